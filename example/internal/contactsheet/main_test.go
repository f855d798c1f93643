// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// write writes a picture of one colour.
func write(t *testing.T, name string, w, h int, c color.Color) string {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		img.Set(i%w, i/w, c)
	}
	path := filepath.Join(t.TempDir(), name)
	file, err := os.Create(path)
	require.NoError(t, err)
	require.NoError(t, png.Encode(file, img))
	require.NoError(t, file.Close())
	return path
}

func TestPicturesStandSideBySideAtOneWidth(t *testing.T) {
	red, blue := color.RGBA{R: 255, A: 255}, color.RGBA{B: 255, A: 255}
	files := []string{write(t, "a.png", 40, 20, red), write(t, "b.png", 80, 80, blue), write(t, "c.png", 40, 20, red)}
	out := filepath.Join(t.TempDir(), "sheet.png")
	require.NoError(t, run(out, 2, 20, files))
	img, err := read(out)
	require.NoError(t, err)
	require.Equal(t, image.Pt(8+2*28, 8+28+18), img.Bounds().Size())
	require.Equal(t, color.RGBAModel.Convert(red), color.RGBAModel.Convert(img.At(18, 13)))
	require.Equal(t, color.RGBAModel.Convert(blue), color.RGBAModel.Convert(img.At(46, 18)))
	require.Equal(t, color.RGBAModel.Convert(red), color.RGBAModel.Convert(img.At(18, 41)))
}

func TestBadInputIsRefused(t *testing.T) {
	require.Error(t, run("", 3, 640, nil))
	require.Error(t, run(filepath.Join(t.TempDir(), "x.png"), 3, 640, []string{"missing.png"}))
	text := filepath.Join(t.TempDir(), "text.png")
	require.NoError(t, os.WriteFile(text, []byte("no picture"), 0o644))
	require.ErrorContains(t, run(filepath.Join(t.TempDir(), "x.png"), 3, 640, []string{text}), "text.png")
}
