#!/usr/bin/env bash
# Checks that a version can be released, and uses it from a program outside the tree:
#
#   .ci/release.sh VERSION
#
# Nested modules have to require each other by VERSION. The modules are packed from what is committed, and served
# from a folder; the program requires them without a replace, is built, and writes a workbook of a grid's rows.
set -euo pipefail
cd "$(dirname "$0")/.."
version=${1:-}
if ! [[ $version =~ ^v[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]]; then
	echo "VERSION is \"$version\", not a version such as v0.1.0: make release VERSION=v0.1.0" >&2
	exit 1
fi
library=github.com/giogrid/giogrid
wrong=()
for folder in storage/export/xlsx example; do
	while read -r path required; do
		[ "$required" = "$version" ] || wrong+=("$folder/go.mod requires $path $required, not $version")
	done < <(sed -nE "s#^(require |\t)($library[^ ]*) (v[^ ]+).*#\2 \3#p" "$folder/go.mod")
done
if [ ${#wrong[@]} -gt 0 ]; then
	printf '%s\n' "${wrong[@]}" >&2
	echo "set them with: make require VERSION=$version" >&2
	exit 1
fi

out=$(mktemp -d)
trap 'chmod -R u+w "$out"; rm -rf "$out"' EXIT

# pack MODULE FOLDER [EXCLUDED...] packs what is committed of a folder as a module proxy serves it.
pack() {
	local module=$1 folder=$2 at
	shift 2
	at=$out/proxy/$module/@v
	mkdir -p "$at"
	git show "HEAD:${folder:+$folder/}go.mod" >"$at/$version.mod"
	printf '{"Version":"%s","Time":"%s"}\n' "$version" "$(git log -1 --format=%cI | sed 's/+00:00$/Z/')" >"$at/$version.info"
	echo "$version" >"$at/list"
	(cd "./$folder" && git archive --format=zip --prefix="$module@$version/" -o "$at/$version.zip" HEAD -- . "$@")
}
pack $library "" ':!example' ':!storage/export/xlsx'
pack $library/storage/export/xlsx storage/export/xlsx

mkdir "$out/program"
cp .ci/release/main.go.txt "$out/program/main.go"
cd "$out/program"
# The modules that the library requires come from where they are already, or from the usual proxy.
cache=$(go env GOMODCACHE)
export GOPROXY="file://$out/proxy,file://$cache/cache/download,$(go env GOPROXY)" GONOSUMDB="$library" GOFLAGS=-mod=mod GOMODCACHE="$out/modules" GOWORK=off
go mod init example.org/program 2>/dev/null
go mod edit -go=1.25.0 -require="$library@$version" -require="$library/storage/export/xlsx@$version"
go mod tidy
go build -tags=nowayland,novulkan -o program .
./program rows.xlsx
grep -q replace go.mod && { echo "go.mod has a replace" >&2; exit 1; }
head -c 2 rows.xlsx | grep -q PK || { echo "rows.xlsx is no workbook" >&2; exit 1; }
echo "release $version: a program outside the tree uses it"
