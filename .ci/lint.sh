#!/usr/bin/env bash
# Runs staticcheck for this platform and for the browser: .ci/lint.sh STATICCHECK TAGS MODULE...
#
# STATICCHECK is the program as `go install` names it. For the browser it looks at the packages that have other
# files there, tests included; what it would say of the others it has said.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=$1 tags=$2
shift 2
bin=$PWD/build/bin
GOBIN=$bin go install "$tool"

for module; do
	echo "staticcheck: module $module"
	(cd "$module" && "$bin/staticcheck" "-tags=$tags" ./...)
done

# files prints each package with the names of its files, as GOOS sees them. -find: what they import need not be there.
files() {
	go list -find "$@" -f '{{.ImportPath}} {{.GoFiles}} {{.CgoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}' ./... | sort
}

# for_browser runs staticcheck in the folder of a module.
for_browser() {
	local native packages
	native=$(files "-tags=$tags")
	. "$root/.ci/browser.sh"
	packages=$(comm -13 <(echo "$native") <(files) | cut -d ' ' -f 1)
	[ -z "$packages" ] || "$bin/staticcheck" $packages
}

root=$PWD
for module; do
	echo "staticcheck for the browser: module $module"
	(cd "$module" && for_browser)
done
