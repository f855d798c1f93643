#!/usr/bin/env bash
# go vet for every platform the library is made for.
#
#   .ci/vet.sh TAGS
#
# The library needs no C compiler anywhere. The example opens windows: it is vetted here, and
# for windows and the browser, which need no C compiler for that either.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1

# library prints the packages that open no window, as GOOS sees them. -find: what the others
# import need not be there.
library() { go list -find ./... | grep -vE '/(example|gridtest/shot)(/|$)'; }

vet() {
	echo "vet ${GOOS:-$(go env GOOS)}: $1"
	shift
	go vet "$@"
}

# All of it, with the tests that wait behind tags.
vet everything "-tags=$tags,pixels,e2e" ./...

export CGO_ENABLED=0
for target in linux/amd64 darwin/arm64 android/arm64 freebsd/amd64; do
	export GOOS=${target%/*} GOARCH=${target#*/}
	packages=$(library)
	# shellcheck disable=SC2086
	vet library $packages
done
for target in windows/amd64 js/wasm; do
	export GOOS=${target%/*} GOARCH=${target#*/}
	vet "library and example" ./...
done
