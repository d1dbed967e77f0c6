# Prints what zsh offers: complete.zsh SHARE LINE
zmodload zsh/zpty
zpty child zsh -f -i
zpty -w child "stty -onlcr -echo; PS1= PS2= TERM=dumb; unsetopt prompt_cr prompt_sp zle_bracketed_paste 2>/dev/null"
zpty -w child "autoload -Uz compinit && compinit -u -D && source ${(q)1}/zsh/site-functions/_sudosat"
zpty -w child 'compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return $?; fi
  local -a offered; builtin compadd -O offered "$@"; local word
  for word in $offered; do print -r -- "<<$word>>"; done
  builtin compadd "$@"
}
finish() { print -r -- "<<""END>>"; exit }
list() { comppostfuncs=(finish); _main_complete; }
zle -C list complete-word list; bindkey "^I" list; print "<<""READY>>"'
local text='' line
while zpty -r child line; do [[ $line == *'<<READY>>'* ]] && break; done
zpty -w -n child "$2"$'\t'
while zpty -r child line; do
  text+=$line
  [[ $line == *'<<END>>'* ]] && break
done
print -l -- ${(f)text} | sed -n 's/.*<<\(.*\)>>.*/\1/p' | grep -v '^END$' | sort -u
