import { dataFunctions, wordList } from './shell.js';
import type { CompletionTables } from './tables.js';

/** A script for zsh; `compinit` must have run. */
export const zshScript = (tables: CompletionTables): string => `#compdef dicewright
# Completion of dicewright for zsh.

_dicewright_games=${wordList(tables.games.map(({ id }) => id))}
_dicewright_commands=${wordList(tables.commands.map(({ name }) => name))}
${dataFunctions(tables)}
_dicewright() {
  local command=\${words[2]} before=\${words[CURRENT-1]} game= word
  local -a value proposals
  for word in \${words[3,CURRENT-1]}; do
    [[ " $_dicewright_games " == *" $word "* ]] && game=$word && break
  done
  if (( CURRENT == 2 )); then
    compadd -- \${=_dicewright_commands} --help --version
    return
  fi
  if [[ $command == help ]]; then
    compadd -- \${=_dicewright_commands}
    return
  fi
  if [[ $PREFIX == --*=* ]]; then
    before=\${PREFIX%%=*}
    compset -P '--[^=]#='
  elif [[ $PREFIX == -* ]]; then
    compadd -- \${=$(_dicewright_flags $command)}
    return
  fi
  value=(\${=$(_dicewright_value $command $before)})
  case \${value[1]} in
    words) compadd -- \${value[2,-1]} ;;
    game) compadd -- \${=_dicewright_games} ;;
    seats)
      compset -P '*,'
      compadd -- you \${=$(_dicewright_bots $game)}
      ;;
    bots)
      compset -P '*,'
      compadd -- \${=$(_dicewright_bots $game)}
      ;;
    editions) compadd -- \${=$(_dicewright_editions $game)} ;;
    options)
      compset -P '*,'
      proposals=(\${=$(_dicewright_options $game)})
      if [[ $PREFIX == *=* ]]; then
        proposals=(\${(M)proposals:#\${PREFIX%%=*}=*})
        compset -P '*='
        compadd -- \${proposals#*=}
      else
        compadd -S = -- \${(u)proposals%%=*}
      fi
      ;;
    file) _files ;;
  esac
}

# Read as a file of completion it is called at once, else it is made known.
if [[ \${zsh_eval_context[-1]} == loadautofunc ]]; then
  _dicewright "$@"
else
  compdef _dicewright dicewright
fi
`;
