import { dataFunctions, wordList } from './shell.js';
import type { CompletionTables } from './tables.js';

/** A script for bash from version 3.2 on. */
export const bashScript = (tables: CompletionTables): string => `# Completion of dicewright for bash.

_dicewright_games=${wordList(tables.games.map(({ id }) => id))}
_dicewright_commands=${wordList(tables.commands.map(({ name }) => name))}
${dataFunctions(tables)}
# What of a list between commas can follow what is written of it.
_dicewright_list() {
  local head=\${1%"\${1##*,}"} pair
  shift
  for pair in "$@"; do printf '%s ' "$head$pair"; done
}

_dicewright() {
  # Bash breaks words at = and :, so the line is taken apart anew.
  local line=\${COMP_LINE:0:COMP_POINT} proposals= kind= game= word
  local -a words
  read -ra words <<< "$line"
  case $line in *[[:space:]]) words+=('') ;; esac
  local count=\${#words[@]}
  local current=\${words[count-1]} before=\${words[count-2]} command=\${words[1]}
  case $current in
    --*=*)
      before=\${current%%=*}
      current=\${current#*=}
      ;;
  esac
  for word in "\${words[@]:2}"; do
    case " $_dicewright_games " in *" $word "*) game=$word && break ;; esac
  done
  COMPREPLY=()
  if [ "$count" -le 2 ]; then
    proposals="$_dicewright_commands --help --version"
  elif [ "$command" = help ]; then
    proposals=$_dicewright_commands
  else
    case $current in
      -*) proposals=$(_dicewright_flags "$command") ;;
      *)
        set -- $(_dicewright_value "$command" "$before")
        kind=$1
        [ $# -gt 0 ] && shift
        case $kind in
          words) proposals="$*" ;;
          game) proposals=$_dicewright_games ;;
          seats) proposals=$(_dicewright_list "$current" you $(_dicewright_bots "$game")) ;;
          bots) proposals=$(_dicewright_list "$current" $(_dicewright_bots "$game")) ;;
          editions) proposals=$(_dicewright_editions "$game") ;;
          options)
            case \${current##*,} in
              *=*) proposals=$(_dicewright_list "$current" $(_dicewright_options "$game")) ;;
              *)
                set -- $(_dicewright_options "$game")
                proposals=$(_dicewright_list "$current" $(printf '%s\\n' "\${@%%=*}" | sort -u | sed 's/..*/&=/'))
                compopt -o nospace 2> /dev/null
                ;;
            esac
            ;;
          file)
            COMPREPLY=($(compgen -f -- "$current"))
            compopt -o filenames 2> /dev/null
            return
            ;;
        esac
        ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$proposals" -- "$current"))
  # Of what is proposed only what stands behind the last break is put in.
  local tail=\${current##*[=:]}
  local head=\${current%"$tail"}
  case $COMP_WORDBREAKS in *=*) COMPREPLY=("\${COMPREPLY[@]#"$head"}") ;; esac
}

complete -F _dicewright dicewright
`;
