"""Archives whose bytes depend on nothing but what is in them."""

import gzip
import hashlib
import json
import shutil
import tarfile
import zipfile

OLDEST = (1980, 1, 1, 0, 0, 0)  # No entry of a zip can be older.


def platform_name(triples):
    """`linux-x86_64`, or `macos-universal`: package managers pick a file by such words."""
    system = "macos" if "apple" in triples[0] else "linux"
    return f"{system}-{triples[0].split('-')[0] if len(triples) == 1 else 'universal'}"


def checksum(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def write_tar(archive, members):
    with open(archive, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as compressed:
        with tarfile.open(fileobj=compressed, mode="w") as tar:
            for name, source in members.items():
                info = tarfile.TarInfo(name)
                info.size = source.stat().st_size
                info.mode = 0o755 if name == "mvvmgen" else 0o644
                with open(source, "rb") as content:
                    tar.addfile(info, content)


def make_bundle(output, version, binaries, license_file):
    """The bundle's folder, and it as a zip."""
    folder = output / "mvvmgen.artifactbundle"
    folder.mkdir()
    variants = []
    for triples, file in binaries.items():
        path = f"{platform_name(triples)}/mvvmgen"
        (folder / path).parent.mkdir()
        shutil.copyfile(file, folder / path)
        (folder / path).chmod(0o755)
        variants.append({"path": path, "supportedTriples": list(triples)})
    artifact = {"version": version, "type": "executable", "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"mvvmgen": artifact}}
    (folder / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    shutil.copyfile(license_file, folder / "LICENSE")
    archive = output / f"{folder.name}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder)}", OLDEST)
            entry.external_attr = (0o100755 if path.name == "mvvmgen" else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, path.read_bytes())
    return archive
