// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot

import (
	"errors"
	"image"
	"io/fs"
	"os"
	"strings"
	"testing"
)

// maxShare is the part of the pixels that may differ between renderers.
const maxShare = 0.005

// Golden compares a picture with the PNG file at path. It fails the test if more than 0.5 % of the pixels differ by
// more than 16 of 255, as [Diff] counts them. On failure it writes the picture to <name>.actual.png and a map of the
// differences to <name>.diff.png in the same folder. On success it removes these files.
//
// If update is true, it writes the picture to path and does not compare.
func Golden(t testing.TB, path string, img image.Image, update bool) {
	t.Helper()
	name := strings.TrimSuffix(path, ".png")
	actual, diff := name+".actual.png", name+".diff.png"
	if update {
		write(t, path, img)
		clean(t, actual, diff)
		return
	}
	want, err := readPNG(path)
	if err != nil {
		write(t, actual, img)
		t.Errorf("%v; the picture is in %s", err, actual)
		return
	}
	share, maxDiff := Diff(want, img)
	if share <= maxShare {
		clean(t, actual, diff)
		return
	}
	write(t, actual, img)
	if ws, is := want.Bounds().Size(), img.Bounds().Size(); ws != is {
		clean(t, diff)
		t.Errorf("%s is %v, the picture %v; see %s", path, ws, is, actual)
		return
	}
	write(t, diff, diffImage(want, img))
	t.Errorf("%s: %.2f %% of the pixels differ, by up to %d; see %s and %s", path, 100*share, maxDiff, actual, diff)
}

func write(t testing.TB, path string, img image.Image) {
	t.Helper()
	if err := WritePNG(path, img); err != nil {
		t.Error(err)
	}
}

func clean(t testing.TB, paths ...string) {
	t.Helper()
	for _, p := range paths {
		if err := os.Remove(p); err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Error(err)
		}
	}
}
