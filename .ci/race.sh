#!/usr/bin/env bash
# Runs the tests of packages that have goroutines under the race detector, random ones short.
#
#   .ci/race.sh TAGS MODULE...
#
# These are packages with a file, of tests or not, that starts a goroutine or shares memory with one, and the random use
# of whole grids. What the other packages do in the background is done by these packages, whose tests run it. Tests
# named for allocations are left out: the race detector makes some of its own. Packages whose tests start no goroutine,
# and would link SQLite for the race detector, are left out too.
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
goroutines='^[[:space:]]*go (func|[[:alpha:]_.]+\()|\.Go\(|<-|\<chan\>|\<synctest\>|\<atomic\.|\<sync\.(Cond|Map|Mutex|Pool|RWMutex|WaitGroup)'

# concurrent prints the packages of a module that have tests and goroutines.
concurrent() {
	local folder package
	go list -find "-tags=$tags" -f '{{if or .TestGoFiles .XTestGoFiles}}{{.Dir}} {{.ImportPath}}{{end}}' ./... |
		grep -vE "$out" | while read -r folder package; do
		if [[ $package == */internal/soak ]] || grep -qE "$goroutines" "$folder"/*.go; then
			echo "$package"
		fi
	done
}

for module; do
	echo "race: module $module"
	(
		cd "$module"
		packages=$(concurrent)
		[ -z "$packages" ] || go test "${flags[@]}" $packages
	)
done
