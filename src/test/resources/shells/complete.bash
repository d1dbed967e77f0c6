# Prints what bash offers: complete.bash SHARE LINE
. "$1/bash-completion/completions/sudosat"
read -ra COMP_WORDS <<<"$2"
[[ $2 == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_sudosat
((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}"
