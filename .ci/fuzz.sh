#!/usr/bin/env bash
# Runs each fuzz target in turn.
#
#   .ci/fuzz.sh TAGS TIME [NAME]
#
# NAME is a part of the names of those to run. What one finds is a file below
# testdata/fuzz of its package, which `go test` then runs as a test: keep it with
# what mends it.
#
# An input that reaches new code is not made shorter: what events reach depends on
# goroutines too, and the tries took the time in which ten others are found.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1 time=$2 name=${3:-}
failed=0 ran=0
while IFS=: read -r file _ line; do
	target=$(sed -E 's/^func (Fuzz[A-Za-z0-9_]*).*/\1/' <<<"$line")
	package=$(dirname "$file")
	case $package.$target in *"$name"*) ;; *) continue ;; esac
	ran=$((ran + 1))
	echo "== $package $target"
	go test -C "$package" -tags="$tags" -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 1x . || failed=$((failed + 1))
done < <(grep -rnE --include='*_test.go' '^func Fuzz' * | sort)
[ "$ran" -gt 0 ] || { echo "no fuzz target has \"$name\" in its name"; exit 1; }
[ "$failed" -eq 0 ] || { echo "$failed of $ran fuzz targets found something"; exit 1; }
