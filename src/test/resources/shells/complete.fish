# Prints what fish offers: complete.fish SHARE LINE
source $argv[1]/fish/vendor_completions.d/sudosat.fish
complete -C $argv[2]
