#!/usr/bin/env bash
# Runs the tests of the packages that have some for the browser alone, as WebAssembly under Node:
# what they want of a page, such as its localStorage, the tests bring along.
set -euo pipefail
cd "$(dirname "$0")/.."
packages=$(find . -name '*_js_test.go' -exec dirname {} + | sort -u)
[ -n "$packages" ] || exit 0

# Go's glue has 8 KiB for all that a program is given, and an environment may be larger.
run="env -i 'PATH=$PATH' 'TMPDIR=${TMPDIR:-/tmp}' bash '$(go env GOROOT)/lib/wasm/go_js_wasm_exec'"
. .ci/browser.sh
for package in $packages; do
	(cd "$package" && go test -timeout 10m -exec "$run" .)
done
