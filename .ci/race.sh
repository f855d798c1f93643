#!/usr/bin/env bash
# Runs the tests under the race detector, random ones short.
#
#   .ci/race.sh TAGS MODULE...
#
# Tests named for allocations are left out: the race detector makes some of its own. Package gridui takes longer
# than all others together, and its tests run one after the other: two processes share them.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1
shift
export EGL_PLATFORM=surfaceless LIBGL_ALWAYS_SOFTWARE=1
flags=(-vet=off -short -skip Alloc -timeout 30m "-tags=$tags")

for module; do
	echo "race: module $module"
	(cd "$module" && go test -race "${flags[@]}" $(go list -find "-tags=$tags" ./... | grep -vE '/(gridui|gridtest/shot|e2e)$'))
done

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
go test -race -vet=off -c "-tags=$tags" -o "$bin/gridui.test" ./gridui
cd gridui
"$bin/gridui.test" -test.list . | grep -E '^(Test|Example|Fuzz)' >"$bin/names"

# half runs every second test, from the given line on.
half() {
	local names
	names=$(sed -n "$1~2p" "$bin/names" | paste -sd'|')
	"$bin/gridui.test" -test.short -test.skip Alloc -test.timeout 30m -test.run "^($names)\$" >"$bin/$1.log" 2>&1
}

echo "race: package gridui, $(wc -l <"$bin/names") tests in two halves"
half 1 &
first=$!
failed=0
half 2 || failed=1
wait "$first" || failed=1
for log in "$bin"/*.log; do tail -n 100 "$log"; done
exit "$failed"
