"""Generates each target of an app apart, from nothing but the specs that it sees.

See Documentation/Guide/Modules.md of mvvmgen.
"""

MvvmgenInfo = provider(
    doc = "What a target's files are generated from.",
    fields = {
        "config": "The app's mvvmgen.json.",
        "specs": "The specs of the target and of those that it uses, directly or by way of others.",
    },
)

def _generate(ctx):
    specs = depset(ctx.files.specs, transitive = [use[MvvmgenInfo].specs for use in ctx.attr.uses])
    folder = ctx.actions.declare_directory(ctx.label.name + ".mvvmgen")
    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add("--config", ctx.file.config)
    arguments.add("--target", ctx.attr.target or ctx.label.name)
    arguments.add("--into", folder.path)
    arguments.add("--quiet")
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = depset([ctx.file.config], transitive = [specs]),
        outputs = [folder],
        mnemonic = "Mvvmgen",
        progress_message = "Generating %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset([folder])),
        MvvmgenInfo(config = ctx.file.config, specs = specs),
    ]

mvvmgen_generate = rule(
    implementation = _generate,
    doc = "A folder with a target's generated files, each under its path in the project.",
    attrs = {
        "config": attr.label(mandatory = True, allow_single_file = [".json"]),
        "specs": attr.label_list(mandatory = True, allow_files = [".json"]),
        "target": attr.string(doc = "The target in mvvmgen.json; by default, the rule's name."),
        "tool": attr.label(default = "//bazel:mvvmgen", executable = True, allow_files = True, cfg = "exec"),
        "uses": attr.label_list(providers = [MvvmgenInfo]),
    },
)

_COMPARISON = """#!/bin/sh
status=0
find -L '{generated}' -type f > "$TEST_TMPDIR/files"
while read -r file; do
    diff -uN "{project}${{file#'{generated}/'}}" "$file" || status=1
done < "$TEST_TMPDIR/files"
while read -r file; do
    [ -e '{generated}'/"${{file#'{project}'}}" ] || {{ echo "no spec generates $file"; status=1; }}
done << 'END'
{committed}
END
[ $status = 0 ] || echo "run 'mvvmgen generate', and commit the result"
exit $status
"""

def _test(ctx):
    folder = ctx.file.generated
    config = ctx.attr.generated[MvvmgenInfo].config
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, is_executable = True, content = _COMPARISON.format(
        committed = "\n".join([file.short_path for file in ctx.files.committed]),
        generated = folder.short_path,
        project = config.short_path[:-len(config.basename)],
    ))
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = [folder] + ctx.files.committed),
    )]

mvvmgen_test = rule(
    implementation = _test,
    doc = "Fails where the files in the repository aren't those that the target generates.",
    test = True,
    attrs = {
        "committed": attr.label_list(allow_files = [".swift"]),
        "generated": attr.label(mandatory = True, allow_single_file = True, providers = [MvvmgenInfo]),
    },
)
