/// `mvvmgen completions`: for each shell, a function that asks `mvvmgen complete`.
enum Completions {
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word) else {
      throw .unknown("shell", word, among: Shell.allCases.map(\.rawValue))
    }
    console.output.write(text(for: shell))
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let bash = #"""
    # Completions of mvvmgen for bash: source this, or save it as
    # ~/.local/share/bash-completion/completions/mvvmgen
    _mvvmgen() {
      local word=${COMP_WORDS[COMP_CWORD]} found
      COMPREPLY=()
      while IFS=$'\t' read -r found _; do
        if [ "$found" = :files ]; then
          while IFS= read -r found; do COMPREPLY+=("$found"); done < <(compgen -f -- "$word")
          compopt -o filenames 2> /dev/null
        else
          COMPREPLY+=("$(printf %q "$found")")
        fi
      done < <(mvvmgen complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
    }
    complete -F _mvvmgen mvvmgen

    """#

  private static let zsh = #"""
    #compdef mvvmgen
    # Completions of mvvmgen for zsh: save this as _mvvmgen in a folder of $fpath.
    _mvvmgen() {
      local -a found
      found=(${(f)"$(mvvmgen complete -- "${(@)words[2,CURRENT]}" 2> /dev/null)"})
      if [[ $found = :files ]]; then
        _files
      else
        found=(${found//:/\\:})
        found=(${found//$'\t'/:})
        _describe mvvmgen found
      fi
    }
    if [ "$funcstack[1]" = _mvvmgen ]; then _mvvmgen "$@"; else compdef _mvvmgen mvvmgen; fi

    """#

  private static let fish = #"""
    # Completions of mvvmgen for fish: save this as ~/.config/fish/completions/mvvmgen.fish
    function __mvvmgen_complete
      set -l before (commandline -opc)
      set -l word (commandline -ct)
      set -l found (mvvmgen complete -- $before[2..] "$word" 2> /dev/null)
      if test "$found" = :files
        __fish_complete_path "$word"
      else
        string join \n -- $found
      end
    end
    complete -c mvvmgen -f -a '(__mvvmgen_complete)'

    """#
}
