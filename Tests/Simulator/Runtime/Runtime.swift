// Nothing: a package's scheme in Xcode comes with a product, which needs a target.
