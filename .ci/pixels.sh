#!/usr/bin/env bash
# Runs the tests that compare pictures with their goldens: .ci/pixels.sh TAGS
set -euo pipefail
cd "$(dirname "$0")/.."
packages=$(grep -rlE --include='*_test.go' '^//go:build .*pixels' . | xargs -r dirname | sort -u)
[ -n "$packages" ] || { echo "no test has the tag pixels"; exit 1; }
for package in $packages; do
	(cd "$package" && go test -vet=off -count=1 "-tags=$1,pixels" .)
done
