/** Stands for all files, which a shell finds better. */
export const FILES = ':file';

/**
 * What each shell needs: it asks `dicewright completion words`, which gives one word per line, with a description after a
 * tab.
 */
export const completionScripts: Readonly<Record<string, string>> = {
  // Bash breaks words at = and :, so the line is taken apart anew; and it only puts in what follows the last break.
  bash: `# Completion of dicewright for bash.
_dicewright() {
  local line=\${COMP_LINE:0:COMP_POINT} IFS=$' \\t\\n'
  local -a words
  read -ra words <<< "$line"
  case $line in *[[:space:]]) words+=('') ;; esac
  local current=\${words[\${#words[@]}-1]}
  IFS=$'\\n'
  COMPREPLY=($(dicewright completion words -- "\${words[@]:1}" 2> /dev/null | cut -f 1))
  if [ "\${COMPREPLY[0]}" = ${FILES} ]; then
    case $current in --*=*) current=\${current#*=} ;; esac
    COMPREPLY=($(compgen -f -- "$current"))
    compopt -o filenames 2> /dev/null
    return
  fi
  case "\${COMPREPLY[0]}" in *=) compopt -o nospace 2> /dev/null ;; esac
  local tail=\${current##*[=:]}
  local head=\${current%"$tail"}
  case $COMP_WORDBREAKS in *=*) COMPREPLY=("\${COMPREPLY[@]#"$head"}") ;; esac
}
complete -F _dicewright dicewright
`,
  zsh: `#compdef dicewright
# Completion of dicewright for zsh.
_dicewright() {
  local -a found
  found=("\${(@f)$(dicewright completion words -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2> /dev/null | cut -f 1)}")
  case $found[1] in
    '') ;;
    ${FILES})
      compset -P '--[^=]#='
      _files
      ;;
    *=) compadd -S '' -- $found ;;
    *) compadd -- $found ;;
  esac
}
# Read as a file of completion it is called at once, else it is made known.
if [[ \${zsh_eval_context[-1]} == loadautofunc ]]; then
  _dicewright "$@"
else
  compdef _dicewright dicewright
fi
`,
  fish: `# Completion of dicewright for fish.
function __dicewright_words
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l found (dicewright completion words -- $words[2..] "$current" 2> /dev/null)
  if test "$found[1]" = ${FILES}
    __fish_complete_path (string replace -r '^--[^=]*=' '' -- "$current")
  else if set -q found[1]
    printf '%s\\n' $found
  end
end
complete -c dicewright -e
complete -c dicewright -f -a '(__dicewright_words)'
`,
};
