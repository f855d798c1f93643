// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot_test

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest/shot"
)

// plain returns a white picture of 20 by 20 pixels, of which the first n have another colour.
func plain(n int, c color.RGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 20, 20))
	for i := range 400 {
		if i < n {
			img.SetRGBA(i%20, i/20, c)
		} else {
			img.SetRGBA(i%20, i/20, color.RGBA{255, 255, 255, 255})
		}
	}
	return img
}

func TestDiff(t *testing.T) {
	base := plain(0, color.RGBA{})
	moved := image.NewNRGBA(image.Rect(5, 5, 25, 25))
	for i := range moved.Pix {
		moved.Pix[i] = 255
	}
	for name, tc := range map[string]struct {
		img   image.Image
		share float64
		max   uint8
	}{
		"same":            {plain(0, color.RGBA{}), 0, 0},
		"other bounds":    {moved, 0, 0},
		"within":          {plain(400, color.RGBA{239, 255, 255, 255}), 0, 16},
		"just off":        {plain(4, color.RGBA{255, 238, 255, 255}), 0.01, 17},
		"alpha":           {plain(100, color.RGBA{}), 0.25, 255},
		"another size":    {image.NewRGBA(image.Rect(0, 0, 20, 21)), 1, 255},
		"nothing against": {image.NewRGBA(image.Rectangle{}), 1, 255},
	} {
		share, most := shot.Diff(base, tc.img)
		assert.Equal(t, tc.share, share, name)
		assert.Equal(t, tc.max, most, name)
		back, _ := shot.Diff(tc.img, base)
		assert.Equal(t, share, back, name)
	}
	share, most := shot.Diff(image.NewRGBA(image.Rectangle{}), image.NewRGBA(image.Rectangle{}))
	assert.Zero(t, share)
	assert.Zero(t, most)
}

func TestWritePNG(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b", "c.png")
	img := plain(7, color.RGBA{1, 2, 3, 255})
	require.NoError(t, shot.WritePNG(path, img))
	require.NoError(t, shot.WritePNG(path, img), "over an old one")
	got, err := readPNG(path)
	require.NoError(t, err)
	_, most := shot.Diff(img, got)
	assert.Zero(t, most)
	assert.Equal(t, []string{"c.png"}, names(t, filepath.Dir(path)), "no temporary file is left")
}

func TestWritePNGFails(t *testing.T) {
	dir := t.TempDir()
	assert.Error(t, shot.WritePNG(filepath.Join(dir, "x.png"), image.NewRGBA(image.Rectangle{})), "PNG has no empty pictures")
	assert.Error(t, shot.WritePNG(dir, plain(0, color.RGBA{})), "a folder is in the way")
	assert.Empty(t, names(t, dir))
	assert.Len(t, names(t, filepath.Dir(dir)), 1, "no temporary file is left")
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// fake collects the failures of a test.
type fake struct {
	testing.TB
	errors []string
}

func (f *fake) Helper()                           {}
func (f *fake) Error(args ...any)                 { f.errors = append(f.errors, fmt.Sprint(args...)) }
func (f *fake) Errorf(format string, args ...any) { f.Error(fmt.Sprintf(format, args...)) }

func TestGolden(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "grid.png")
	check := func(img image.Image, update bool) []string {
		f := &fake{TB: t}
		shot.Golden(f, path, img, update)
		return f.errors
	}
	base := plain(0, color.RGBA{})

	got := check(base, false)
	require.Len(t, got, 1, "no golden yet")
	assert.Contains(t, got[0], "grid.actual.png")
	assert.Equal(t, []string{"grid.actual.png"}, names(t, dir))

	assert.Empty(t, check(base, true))
	assert.Equal(t, []string{"grid.png"}, names(t, dir))
	assert.Empty(t, check(base, false))
	assert.Empty(t, check(plain(2, color.RGBA{A: 255}), false), "half a percent")

	got = check(plain(3, color.RGBA{A: 255}), false)
	require.Len(t, got, 1)
	assert.Contains(t, got[0], "0.75 %")
	assert.Equal(t, []string{"grid.actual.png", "grid.diff.png", "grid.png"}, names(t, dir))
	diff, err := readPNG(filepath.Join(dir, "grid.diff.png"))
	require.NoError(t, err)
	assert.Equal(t, red, at(diff, 2, 0))
	assert.Equal(t, white, at(diff, 3, 0))

	got = check(image.NewRGBA(image.Rect(0, 0, 3, 3)), false)
	require.Len(t, got, 1)
	assert.Contains(t, got[0], "(3,3)")
	assert.Equal(t, []string{"grid.actual.png", "grid.png"}, names(t, dir))

	assert.Empty(t, check(base, false))
	assert.Equal(t, []string{"grid.png"}, names(t, dir), "cleaned up")
}

// readPNG reads a picture from a PNG file.
func readPNG(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}
