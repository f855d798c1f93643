#!/usr/bin/env bash
# Takes a picture of every page of the gallery, at every scale and in every theme.
#
#   .ci/shots.sh TAGS FOLDER
#
# The pictures are FOLDER/PAGE-THEME-SCALEx.png; those of the README, smaller, are FOLDER/readme/PAGE.png:
# example/pictures has copies of them.
set -euo pipefail
cd "$(dirname "$0")/.."
tags=$1 folder=$2
gallery=build/bin/gallery

mkdir -p "$folder"
go build -C example "-tags=$tags" -o "$PWD/$gallery" ./gallery
pages=$("$gallery" -list)
while IFS= read -r page; do
	for theme in light dark contrast; do
		for scale in 1 2; do
			picture="$folder/${page//[ \/]/-}-$theme-${scale}x.png"
			"$gallery" -page "$page" -theme "$theme" -scale "$scale" -size 1280x800 -shot "$picture" </dev/null
			echo "$picture"
		done
	done
done <<<"$pages"

mkdir -p "$folder/readme"
for page in airports flights details places pins tracking menu; do
	picture="$folder/readme/$page.png"
	"$gallery" -page "$page" -theme light -lang en -size 960x520 -shot "$picture" </dev/null
	echo "$picture"
done
