"""Texts by which package managers find a release."""

import re
import shutil

PACKAGE = """\
// swift-tools-version: 6.2

// The runtime and the plugins of mvvmgen, with the tool built already.
import PackageDescription

let package = Package(
  name: "mvvmgen",
  platforms: {platforms},
  products: [
    .library(name: "GeneratedRuntime", targets: ["GeneratedRuntime"]),
    .library(name: "GeneratedRuntimeTesting", targets: ["GeneratedRuntimeTesting"]),
    .plugin(name: "MvvmgenCommand", targets: ["MvvmgenCommand"]),
    .plugin(name: "MvvmgenCheck", targets: ["MvvmgenCheck"]),
  ],
  targets: [
    .target(name: "GeneratedRuntime", swiftSettings: [{settings}]),
    .target(
      name: "GeneratedRuntimeTesting", dependencies: ["GeneratedRuntime"],
      swiftSettings: [{settings}]),
    .binaryTarget(name: "mvvmgen", {binary}),
{plugins}
  ]
)
"""


def make_package(root, output, bundle, address, checksum):
    """A package with this one's products: what an app says of it is the same."""
    folder = output / "mvvmgen-package"
    for module in ["GeneratedRuntime", "GeneratedRuntimeTesting"]:
        shutil.copytree(root / "Sources" / module, folder / "Sources" / module)
    shutil.copytree(root / "Plugins", folder / "Plugins")
    shutil.copyfile(root / "LICENSE", folder / "LICENSE")
    manifest = (root / "Package.swift").read_text()
    platforms = re.search(r"platforms: (\[[^\n]*\]),\n", manifest)[1]
    plugins = re.search(r"  package\.targets \+= \[\n(.*?)\n  \]", manifest, re.DOTALL)[1]
    settings = re.search(r"swiftSettings = \[\n(.*?),\n  \]", manifest, re.DOTALL)[1]
    settings = ", ".join(line.strip().rstrip(",") for line in settings.splitlines())
    binary = f'url: "{address}", checksum: "{checksum}"'
    if not address:
        shutil.copytree(output / "mvvmgen.artifactbundle", folder / "mvvmgen.artifactbundle")
        binary = 'path: "mvvmgen.artifactbundle"'
    (folder / "Package.swift").write_text(
        PACKAGE.format(platforms=platforms, settings=settings, binary=binary, plugins=plugins))


def formula(version, repository, address, sums):
    def source(name, indent):
        return f'{indent}url "{address}/{name}"\n{indent}sha256 "{sums[name]}"\n'

    systems = ""
    for name in sorted(sums):
        if "-macos-" in name:
            systems += f"  on_macos do\n{source(name, '    ')}  end\n"
        elif "-linux-" in name:
            processor = "intel" if "x86_64" in name else "arm"
            systems += f"  on_linux do\n    on_{processor} do\n{source(name, '      ')}    end\n  end\n"
    return f"""\
class Mvvmgen < Formula
  desc "Generate Swift for MVVM and coordinators from JSON specs"
  homepage "https://github.com/{repository}"
  version "{version}"
  license "MIT"

{systems}
  def install
    bin.install "mvvmgen"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/mvvmgen --version")
  end
end
"""


def advice(version, repository, output, files):
    names = "".join(f"    {file}\n" for file in files)
    if not repository:
        return f"""
Made of mvvmgen {version}:
{names}    {output / 'mvvmgen-package'}

No file says where to download these: give --repository OWNER/mvvmgen to make what is published."""
    return f"""
To be uploaded with the release {version} of {repository}:
{names}
To be committed and tagged {version} in the repository of the prebuilt package:
    {output / 'mvvmgen-package'}
To be committed in a tap, as Formula/mvvmgen.rb:
    {output / 'mvvmgen.rb'}

Then this works:
    brew install OWNER/TAP/mvvmgen
    mise use "github:{repository}@{version}"
    mint install {repository}@{version}"""
