#!/usr/bin/env bash
# Type-checks packages and their tests for every platform the library is made for. Tests are left
# out for words of 32 bits, which their numbers do not fit in, and for iOS, where programs need cgo.
#
#   .ci/platforms.sh MODULE...
#
# The library needs no C compiler anywhere. The examples open windows: they are checked for
# windows and the browser, which need no C compiler for that either.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
go vet .ci/typecheck/main.go
go build -o "$bin/typecheck" .ci/typecheck/main.go

# library prints the packages that open no window, as GOOS sees them. -find: what the others
# import need not be there.
library() { go list -find ./... | grep -vE '/(example|gridtest/shot)(/|$)' || true; }

check() {
	local packages
	packages=$(library)
	case $GOOS in windows | js) packages=./... ;; esac
	[ -n "$packages" ] || return 0
	# shellcheck disable=SC2086
	"$bin/typecheck" -tests="$tests" $packages
}

export CGO_ENABLED=0
for target in linux/amd64 linux/386 darwin/arm64 ios/arm64 android/arm64 android/arm freebsd/amd64 windows/amd64 windows/386 js/wasm; do
	export GOOS=${target%/*} GOARCH=${target#*/}
	tests=true
	case $target in */386 | */arm | ios/*) tests=false ;; esac
	for module; do
		echo "type-check $target: module $module"
		(cd "$module" && check)
	done
done
