// Recorded from Documentation/Reference/CommandLine.md. Change the page, then run
// RECORD_GOLDENS=1 swift test --filter GoldenTests
// swift-format-ignore-file

extension Handbook {
  static let commandLine = #"""
# The commands

`mvvmgen` is the executable of this package. [Installing](../Guide/Installing.md) says how to get it and run
it from SwiftPM, Xcode, a shell, CI or a pre-commit hook.

| command | |
| --- | --- |
| `mvvmgen init` | sets up a project, with an example that builds |
| `mvvmgen new-screen NAME` | writes a screen's spec, generates its files, and lets a flow show it |
| `mvvmgen coordinator NAME` | writes a coordinator's spec, generates its files, and lets another flow start it |
| `mvvmgen service NAME` | writes a service's spec, and generates its protocol |
| `mvvmgen add KIND NAME DECLARATION` | adds a `state`, `field`, `derived`, `action`, `event`, `input`, `service` or `private` to a spec, or a `member` to a service's |
| `mvvmgen generate [path …]` | brings every generated file up to date |
| `mvvmgen check [path …]` | changes nothing; fails when a file doesn't match its spec |
| `mvvmgen lint [path …]` | checks only the specs; with `--fix`, applies the fix-its |
| `mvvmgen format [path …]` | formats specs |
| `mvvmgen list KIND` | lists `screens`, `flows`, `services` or `launch` points |
| `mvvmgen graph [FLOW …]` | draws the app's navigation, as a picture or a page to click through |
| `mvvmgen show NAME` | describes a screen, a flow or a service, the flows that show it, and its output |
| `mvvmgen rename KIND [OWNER] OLD NEW` | renames a `screen`, `coordinator` or `service`, or a member of one, in all specs, generates, renames your own files that are named after it, and lists the lines in them that use an old name |
| `mvvmgen remove KIND [OWNER] NAME` | removes one; refused while other specs refer to it. Your own files are listed, not deleted |
| `mvvmgen schema [KIND]` | prints the JSON Schema of `screen`, `coordinator`, `service` or `config`, for editors; with `--write`, writes all of them beside the specs |
| `mvvmgen explain [CODE]` | explains a diagnostic, with an example that causes it and one that doesn't |
| `mvvmgen docs` | prints [the spec language](SpecLanguage.md) and this page as one text; with `--man`, a page for `man` |
| `mvvmgen completions SHELL` | prints completions for `bash`, `zsh` or `fish` |

`mvvmgen --help` and `mvvmgen COMMAND --help` print every option on this page; `mvvmgen help COMMAND`
does the same.

## init

    mvvmgen init

inspects the folder and writes `mvvmgen.json`, `.gitattributes` (so that reviews collapse generated
files), the schemas and `.vscode/settings.json` for [editors](../Guide/Installing.md#editors), and the specs of
an example with their output. In a package, the files go into the folder of its first target; next to an
`.xcodeproj`, into the folder with the project's name. If the sources import only SwiftUI, it draws the
screens, unless the app supports an iOS before 17: then the configuration says so in `platforms`.
`GeneratedRuntime` needs iOS 15. Existing files are kept, and listed. In a folder of a project that has
an `mvvmgen.json`, it completes that project, unless the folder has a package or an Xcode project of its
own. If the app doesn't use `GeneratedRuntime` yet, it prints the lines that `Package.swift` needs, or
what to add in Xcode.

| option | |
| --- | --- |
| `--example sign-in`, `tabs`, `none` | the example to begin with; `sign-in` if there are no specs yet |
| `--package MVVMGEN` | write a `Package.swift`, a `.gitignore` and a test of the example's flow, too; MVVMGEN is the path or the URL of mvvmgen. Where there is a package or an Xcode project, neither is changed, and what it needs is printed |
| `--ui uikit`, `swiftui`, `none` | what draws the screens; a new package for SwiftUI supports iOS 17 and macOS 14, which have Observation |
| `--agents` | write an `AGENTS.md` for coding assistants |
| `--dry-run` | print the files as a diff; change nothing |

## new-screen, coordinator, service and add

    mvvmgen new-screen Login --service AuthService --state 'isSigningIn: Bool' \
      --action 'signIn(email: String, password: String) async' \
      --flow 'didSignIn(session: Session)'
    mvvmgen coordinator Auth --start Login --root
    mvvmgen service AuthService --member 'logIn(email: String, password: String) async throws'

`--input`, `--service`, `--state`, `--field`, `--derived`, `--action`, `--flow` and `--private` are
written as in a spec, and may be repeated; so are `coordinator`'s `--flow` and `service`'s `--member`.
`--title`, `--list` and `--view` are a screen's; all take `--summary`, and work in an empty folder. The
coordinator answers each event of its first screen, and of those that this one embeds, with `"stay"`:
change its spec to what should happen. It has the inputs that these screens need. A service needs a
spec only if its protocol is to be generated: where one of a new screen has none, the last line says how
to write one. An existing spec is never replaced (exit 2). If any spec has an error, the new one isn't
written.

    mvvmgen new-screen Filter --from Places.filterTapped --present --with selected=filter
    mvvmgen coordinator Auth --start Login --from Welcome.signInTapped --present

also write the answer to that event into the flow that shows the screen, with `--push` (the default),
`--present` or `--replace`. If several flows show the screen, `--in` says which one answers. `--with`
binds an input to data, as `with` does in a spec: `--with 'isNew== true'` passes the value `true`. A
missing event is created, with an action that sends it and with the data that the new screen needs and
nothing binds; other flows that show the screen answer it with `"stay"`. An existing answer, be it
under `"*"`, is replaced only if it is `"stay"`.

    mvvmgen add state Login 'isBusy: Bool'
    mvvmgen add event Login 'cancelTapped()'
    mvvmgen add input Login 'password: String' --secret

edit the spec with that name (write `Login.screen` or `Login.coordinator` if both exist). Flows that
show it answer a new event with `"stay"`. A new event of a button (`…Tapped`) gets an action that
sends it, if the screen has actions. With `--secret`, a value is
[printed nowhere](SpecLanguage.md#secrets). A warning says where a view that is written already lacks the
button of a new action.

Where several flows show the screen, where a screen and a coordinator share the name, or where
`coordinator` isn't told its first screen, a terminal offers the names by number. In a pipe and in CI
(where `CI` is set) it is an error that says what to add.

All of them keep the formatting of the specs that they edit (what is on one line is broken over several
where it gets too long), and generate. With `--dry-run` they only
print a diff. A mistake in an option is shown where it was typed:

    mvvmgen: error: an action can't throw: put errors into state [MG354]
      --action 'register(email: String, password: String) async throws'
                                                                ^~~~~~

and one in a line that only the command would write, with that line.

## generate

Reads all specs and writes every file whose content differs. If any spec has an error, or any file
would lose something, it writes nothing at all. A file that is up to date isn't touched, and each
file is replaced in one step. Paths of specs, generated files or folders limit which files are
written, not what is checked.

| option | |
| --- | --- |
| `--dry-run` | print what would happen, file by file; change nothing |
| `--watch` | generate again each time that specs are saved, until Ctrl-C |
| `--force` | replace or delete generated files that were edited by hand |
| `--strict` | treat warnings as errors |

`--watch` says in one line what was saved and what was written, or prints the errors. At a terminal
the screen is cleared first. It waits for a file that is only half saved, and for a configuration that is
gone. If you press Ctrl-C while it writes, it finishes writing first; the exit code is 0.

## check

Lists each file that isn't up to date, with a unified diff that `git apply` and `patch -p1` accept;
the last line is the command that fixes it.

| it says | because |
| --- | --- |
| `missing` | the file isn't there |
| `stale` | its spec has changed, or it has conflict markers, or it was written in an older output format |
| `edited by hand` | it has changed since mvvmgen wrote it |
| `orphaned` | no spec generates it any more |
| `in the way` | something that mvvmgen didn't write has the file's name |
| `written by a newer mvvmgen` | it is in a newer output format: update mvvmgen |
| `scaffold missing` | a file of yours was never created, or was removed |

Line endings that a checkout has changed to CRLF make no difference.

| option | |
| --- | --- |
| `--strict` | treat warnings as errors |
| `--stamp FILE` | write FILE when the check passes, for build systems that compare dates; an existing file that isn't a stamp is refused |

## lint

| option | |
| --- | --- |
| `--strict` | treat warnings as errors |
| `--fix` | apply all fix-its, in several rounds until none is left, and report the rest |
| `--only CODE` | fix only findings with this code; may be repeated |
| `--dry-run` | with `--fix`: print a diff; change nothing |

Paths of specs or folders limit what is reported and fixed. Nothing is generated. Only `lint` also reads
your own files: it warns of an action `load…`, or a button's (`…Tapped`, `…Pressed`, without
parameters), that none of those of its screen calls ([MG506](Diagnostics/MG506.md)), and
of a view that its screen doesn't have any more ([MG508](Diagnostics/MG508.md)).

## format

Formats specs and `mvvmgen.json`: with two spaces of indentation, and with each object or list on
one line that fits in 100 columns, nests at most two levels and contains at most one other object or
list. The order of keys, numbers, escapes and CRLF stay as they are, so the spec's meaning doesn't change.
With `--check` it changes nothing, prints a diff, and exits with 1 if a spec isn't formatted.
`new-screen`, `coordinator` and `init` write formatted specs.

## list and show

    mvvmgen list flows --format json
    mvvmgen show Login

`list` reads specs with errors, too. With `--format json`, it prints one object per line: `kind`,
`name`, `path`, `line`, `column`, `summary`, for flows `isRoot`, for launch points `starts`. A
service without a spec has no path. `show` prints one object for each spec with that name.

## graph

    mvvmgen graph --output app.svg
    mvvmgen graph --output app.html

draws flows as areas, screens as phones, and an arrow for each event that shows something: a line for
`push`, a dashed one for `present`, a double one for `replace` and for `restart`, which leads back to
the flow's start. On the arrow to a tab is its title. The reports and the end of a flow are shown at the
bottom of the screen. A flow is drawn inside the flow that starts it; where another one starts it too, a
label with `↗` refers to it. A screen whose events lead nowhere has a dashed frame; so do screens and
flows that can't be reached from the root. The same specs give the same picture on every machine.

The `html` is one file that works offline: search (`/`), zoom (`+`, `-`, `0` for all, the wheel), fold
flows (`f`), and choose a screen or a flow to read its spec, its generated protocol, and what leads to
it. Everything works with the keyboard, and the list on the left with a screen reader.

| option | |
| --- | --- |
| `--format svg`, `html`, `mermaid`, `dot`, `json` | `svg` by default. GitHub draws `mermaid`, Graphviz draws `dot`, with the same areas and arrows |
| `--output FILE` | write to FILE instead of standard output. Its ending says the format: `svg`, `html`, `mmd`, `dot` or `json`; another one, or one that contradicts `--format`, is refused |
| `--highlight NAME` | highlight all paths to a screen or a flow; may be repeated |
| `--against REF` | show the differences from the specs at a commit: added, removed and changed, in colors; for pull requests |
| `--theme auto`, `light`, `dark` | the colors; by default those of the viewer |

`FLOW …` limits it to some flows and those inside them. `json` has all links, even those that show
nothing new, such as `back`, `alert` and `stay`.

## rename

    mvvmgen rename screen Login SignIn

changes the spec and its file's name, and every spec that refers to the screen or to a type
generated for it (also in `launch` values); for a service also the types listed under `modules`. It
moves your files in `Screens/Login`, and scaffolds wherever you moved them: files whose names begin
with the word `Login` get the new name (`LoginView.swift`, not `Loginfo.swift`), unless they begin with the
name of another spec. For a coordinator,
only files whose names begin with its name are moved. Then it generates, and lists the places in
your files that use an old name: types, the methods of `choose` and `custom`, the property of a
service.

    Screens/SignIn/SignInViewController.swift:5:15: note: 'LoginViewController' is 'SignInViewController' now

With `--edit`, names of types and methods are changed where they are unambiguous, and only the other places
are listed. A property, as that of a service (`authService`) or of an embedded screen (`noteView`), may be
another one of that name: such words are listed with their lines, and the compiler's errors say which of
them to change.

    App/Services.swift:12:7: note: 'authService' may be 'sessionService' now: let authService: any SessionService

With `--format json`, each place has the old and the new word (`old`, `new`, `isCertain`); with `sarif`, it is
a result with a fix. Running the same command again completes an interrupted rename, and lists what is
left to change; once nothing is, nothing has the old name any more, which is an error. A rename that
couldn't be undone is refused: where a file with the new name exists, where the folder of the new name
has files already that would belong to the screen or the coordinator, where a file would get into the
folder of a coordinator with the new name, or where a `custom` list names a screen and a coordinator that
have the same name. Taken back, it leaves the files as they were before. If you have written the new name
into the spec already, with or without renaming its file, the same command does the rest.

### Members

    mvvmgen rename event Login signUpTapped registerTapped
    mvvmgen remove state Login isBusy

    mvvmgen rename role Main Content:about info

rename or remove a `state`, a `field`, a `derived`, an `action`, an `event`, an `input`, a `private` or
an `alert` of a screen, an `event`, an `input` or a `state` of a coordinator, or a `member` of a service. A
`role` is renamed only: it is gone when nothing shows the screen in it.
Where a screen and a flow with the same name both have the member, write `Login.screen` or
`Login.coordinator`. The role in which a coordinator shows a screen is renamed in the flows below, too,
that go back to it. An event is renamed together with the action that only forwards it, and in the
answers of all flows, in `tell` and in `onSwipe`, also one from outside; an input in each `with`, and
where a state starts from it. Removing an event also removes its answers; where something else still
needs a member, such as `onSwipe` or `set`, nothing is removed. A rename is refused if an input that is
bound only by its name would be bound to something else, or if `"*"` answers the event for other screens,
too. What is [secret](SpecLanguage.md#secrets) stays so under its new name. `--dry-run` shows the specs as a
diff. If the specs have the new name already, in place of the old one, the same command does the rest, here,
too.

In your own files, mvvmgen lists each word of the old name, with its line; comments and strings are left
out. Only the compiler knows which of them mean the member: build the app, and where it finds an error,
change the name. The names that follow a member's are listed, too: `isBusyProperty` of a state,
`onSignUpTapped` where closures report events, and `onSignIn` of a service's doubles. `--edit` changes only
what is named after an event and can mean nothing else, such as the method of a `choose`.

You can leave out the kind of a screen, a coordinator or a service if only one of them has the name.

## completions and docs

    mvvmgen completions bash > ~/.local/share/bash-completion/completions/mvvmgen
    mvvmgen completions zsh > ~/.zfunc/_mvvmgen
    mvvmgen completions fish > ~/.config/fish/completions/mvvmgen.fish

complete commands, options, their values, and the names of the project's screens, flows and services. For zsh,
`~/.zfunc` stands for a folder of `$fpath`.

    mvvmgen docs --man > /usr/local/share/man/man1/mvvmgen.1

## Which files mvvmgen changes

- In the folders `generated` and `doubles`, files that end in `.generated.swift` and begin with
  mvvmgen's header are the tool's. Other files there are left alone.
- A generated file that was edited by hand, even only in its header, is refused (MG501, MG502) until
  you undo the edit or discard it with `--force`. A file with conflict markers is simply written
  again.
- A generated file in a newer output format than this mvvmgen writes is refused (MG507) until you update
  mvvmgen, or write the older format with `--force`.
- A file that is rewritten or renamed keeps its permissions, and its owner if mvvmgen may set it.
- A file of yours with the name of a generated file is refused (MG503), even with `--force`: move it
  away. So are symbolic links in these folders.
- Where there is no spec at all, `generate`, `check`, `lint` and `format` refuse: it may be the wrong
  folder, where nothing must be deleted and a check must not pass.
- Scaffolds are created when missing, and never changed or deleted. If you delete or rename a screen
  by hand, its scaffolds stay: they are yours. `mvvmgen rename` moves them. You can move them within
  the project: a scaffold that is found in another folder isn't created again. A file of that name in
  another package, or in the folder of another target that `Package.swift` names (`Sources/Other`,
  `Tests/OtherTests`), is another file.
- If you change `generated` in the configuration, the files in the old folder stay. Delete that
  folder yourself.
- Folders elsewhere in the project that can't be read, names that aren't UTF-8, and what is fetched
  into folders at its top (`Pods`, `Carthage`, `SourcePackages`, `DerivedData`, `node_modules`) are
  skipped.

When mvvmgen refuses, it writes nothing and exits with 2.

If a command fails halfway, its last line says so, with the command that completes it.

Only one command writes to a project at a time. Others print that they are waiting; so do `check`,
`lint` and `--dry-run`, so that they never read specs in the middle of a rename.

## Options of every command

| option | |
| --- | --- |
| `--directory DIR` | look for the project from DIR instead of the working directory |
| `--config FILE` | use this `mvvmgen.json`; its folder is the project |
| `--format text`, `json`, `github`, `sarif`, `xcode` | how to report, see below |
| `--paths relative`, `absolute` | print paths from the working directory, or from the root of the file system; with `xcode`, from the root. `github` and `sarif` have no `../`: files that aren't in the working directory are printed from the root |
| `--color auto`, `always`, `never` | `auto` depends on the terminal, `NO_COLOR` and `TERM=dumb` |
| `--quiet` | print errors only |
| `--verbose` | print each file that is written or deleted |
| `--help`, `-h` | |
| `--version` | print the version, and the number of the output format, which is in the header of every generated file |

Without `mvvmgen.json` the working directory is the project, so a run in a subfolder doesn't find
the specs above it. An `mvvmgen.json` that contains only `{}` is enough for it to find them.

## What is printed

Results (from `check`, from `--dry-run`, and the specs that were created) go to standard output;
findings, summaries and next steps go to standard error:

    Specs/Auth.coordinator.json:3:13: error: unknown screen `Logn`; did you mean `Login`? [MG401]
    Specs/Auth.coordinator.json:3:13: fix-it: replace 'Logn' with 'Login'

Lines and columns count from 1, columns in UTF-8 bytes. With `--format json` or `github`, findings
go to standard output too: `json` prints one object per line, with `"kind": "diagnostic"` or
`"file"` (the latter with a `diff` in `check`); `github` prints workflow commands, which GitHub
shows at the spec's line, without diffs; `sarif` prints one SARIF 2.1.0 document; `xcode` prints
lines in the format of compilers, which Xcode and other build systems can read, without diffs. A run
that couldn't do it (exit code 2) says why on standard error, and to programs too: as `"kind":
"failure"` with a `message`, as a workflow command, or as a notification in SARIF's `invocations`.

| exit code | meaning |
| --- | --- |
| 0 | done, nothing to report |
| 1 | findings: files out of date, errors in specs, warnings under `--strict` |
| 2 | couldn't do it: an invalid configuration, a failure to read or write (standard output included), a refusal, a version that doesn't match |
| 64 | the command line is wrong |
| 70 | a bug in mvvmgen |

"""#
}
