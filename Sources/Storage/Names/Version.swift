/// Belongs to one value and its copies: two values with the same version are equal, and needn't be compared.
package final class Version: Sendable {
  package init() {}
}
