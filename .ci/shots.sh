#!/usr/bin/env bash
# Takes a picture of every page of the gallery in every theme, at every scale and in both directions, and joins those of
# a page into a contact sheet.
#
#   .ci/shots.sh TAGS FOLDER [PAGE …]
#
# The pictures are FOLDER/PAGE-THEME-SCALEx-DIRECTION.png, the sheets FOLDER/sheets/PAGE.png; those of the README,
# smaller, are FOLDER/readme/PAGE.png: example/pictures has copies of them.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1 folder=$2
shift 2
gallery=build/bin/gallery contactsheet=build/bin/contactsheet

mkdir -p "$folder/sheets" "$folder/readme"
go build -C example "-tags=$tags" -o "$PWD/$gallery" ./gallery
go build -C example -o "$PWD/$contactsheet" ./internal/contactsheet
pages=$("$gallery" -list)
[ $# -eq 0 ] || pages=$(printf '%s\n' "$@")
while IFS= read -r page; do
	name=${page//[ \/]/-} pictures=()
	for direction in ltr rtl; do
		for scale in 1 2; do
			for theme in light dark contrast; do
				picture="$folder/$name-$theme-${scale}x-$direction.png"
				"$gallery" -page "$page" -theme "$theme" -scale "$scale" "-rtl=$([ $direction = rtl ] && echo true || echo false)" -size 1280x800 -shot "$picture" </dev/null
				pictures+=("$picture")
			done
		done
	done
	"$contactsheet" -out "$folder/sheets/$name.png" "${pictures[@]}"
	echo "$folder/sheets/$name.png"
done <<<"$pages"

for page in airports flights details places pins tracking menu; do
	picture="$folder/readme/$page.png"
	"$gallery" -page "$page" -theme light -lang en -size 960x520 -shot "$picture" </dev/null
	echo "$picture"
done
