#!/usr/bin/env bash
# Runs the tests under the race detector, random ones short.
#
#   .ci/race.sh TAGS MODULE...
#
# Tests named for allocations are left out: the race detector makes some of its own. Packages whose tests start no
# goroutine, and would link SQLite for the race detector, are left out too.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1
shift
export EGL_PLATFORM=surfaceless LIBGL_ALWAYS_SOFTWARE=1
flags=(-race -vet=off -short -skip Alloc -timeout 30m "-tags=$tags")
# SQLite and its C library are C, translated: what races there is not ours. Without the detector's calls, tests over
# SQLite take a third of the time. Its driver keeps them: it is given our memory.
flags+=(-gcflags=modernc.org/sqlite/lib=-race=false "-gcflags=modernc.org/libc/...=-race=false")
out='/(gridtest/shot|e2e|sqlview/catalog|sqlview/rowgrid)$'

for module; do
	echo "race: module $module"
	(cd "$module" && go test "${flags[@]}" $(go list -find "-tags=$tags" ./... | grep -vE "$out"))
done
