#!/usr/bin/env bash
# go vet for every platform the library is made for.
#
#   .ci/platforms.sh MODULE...
#
# The library needs no C compiler anywhere. The examples open windows: they are vetted
# for windows and the browser, which need no C compiler for that either.
set -euo pipefail
cd "$(dirname "$0")/.."

# library prints the packages that open no window, as GOOS sees them. -find: what the others
# import need not be there.
library() { go list -find ./... | grep -vE '/(example|gridtest/shot)(/|$)' || true; }

vet() {
	local packages
	packages=$(library)
	case $GOOS in windows | js) packages=./... ;; esac
	[ -n "$packages" ] || return 0
	# shellcheck disable=SC2086
	go vet $packages
}

export CGO_ENABLED=0
for target in linux/amd64 darwin/arm64 android/arm64 freebsd/amd64 windows/amd64 js/wasm; do
	export GOOS=${target%/*} GOARCH=${target#*/}
	for module; do
		echo "vet $target: module $module"
		(cd "$module" && vet)
	done
done
