#!/usr/bin/env bash
# Builds the gallery for the browser.
#
#   .ci/wasm.sh FOLDER
#
# FOLDER is then a site that any web server can serve: the page, its two programs, Go's glue and the
# Hangul font, each beside its gzip, and manifest.json with the sizes for the page's loading bar
# (a browser cannot know them of a compressed download).
set -euo pipefail
cd "$(dirname "$0")/.."
site=$1
loaded=(gallery.wasm gallery-large.wasm NanumSquareR.ttf) # what the bar counts

mkdir -p "$site"
site=$(cd "$site" && pwd)
(
	. .ci/browser.sh
	go build -C example -ldflags='-s -w' -o "$site/gallery.wasm" ./web
	go build -C example -ldflags='-s -w' -o "$site/gallery-large.wasm" ./web/large
)
# -f: a toolchain's own files may be read-only, and so would be their copies. -p: as old as the original,
# so that a gzip is made again only for what changed.
cp -pf "$(go env GOROOT)/lib/wasm/wasm_exec.js" example/web/index.html example/data/fonts/NanumSquareR.ttf "$site/"

for name in "${loaded[@]}" wasm_exec.js; do
	if [ "$site/$name" -nt "$site/$name.gz" ]; then
		gzip -9 -n -k -f "$site/$name"
	fi
done

entries=()
for name in "${loaded[@]}"; do
	entries+=("\"$name\": $(($(wc -c <"$site/$name")))")
done
(IFS=, && printf '{%s}\n' "${entries[*]}") >"$site/manifest.json"
