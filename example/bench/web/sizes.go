// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/gomediumitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/gofont/gomonobolditalic"
	"golang.org/x/image/font/gofont/gomonoitalic"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/gofont/gosmallcaps"
	"golang.org/x/image/font/gofont/gosmallcapsitalic"
)

const megabyte = 1e6

// The maximum sizes of programs in gzip without fonts, in bytes: their sizes when the bounds were last renewed, and
// 2 %. That of the program with one grid is to fall to 3.8 MB; the gallery's is not to rise above 6.5 MB.
const (
	sheetMost   = 4.65 * megabyte
	galleryMost = 6.4 * megabyte
	largeMost   = 9.9 * megabyte
)

// sizes reports the sizes of the programs in gzip, without fonts.
func sizes(ctx context.Context, t *table, gallery, sheet string) error {
	fonts, err := fontsInGzip(ctx)
	if err != nil {
		return err
	}
	t.add(value("size/fonts", float64(fonts)/megabyte, "MB"))
	for _, p := range []struct {
		name, file string
		most       float64
	}{
		{"sheet", filepath.Join(sheet, "program.wasm.gz"), sheetMost},
		{"gallery", filepath.Join(gallery, "gallery.wasm.gz"), galleryMost},
		{"gallery-large", filepath.Join(gallery, "gallery-large.wasm.gz"), largeMost},
	} {
		info, err := os.Stat(p.file)
		if err != nil {
			return err
		}
		t.add(value("size/"+p.name, float64(info.Size())/megabyte, "MB"))
		t.add(value("size/"+p.name+"/font-apart", float64(info.Size()-fonts)/megabyte, "MB").atMost(p.most / megabyte))
	}
	return nil
}

// goFonts lists the fonts of package gofont, which both programs contain.
var goFonts = [][]byte{
	goregular.TTF, goitalic.TTF, gobold.TTF, gobolditalic.TTF, gomedium.TTF, gomediumitalic.TTF,
	gomono.TTF, gomonobold.TTF, gomonobolditalic.TTF, gomonoitalic.TTF, gosmallcaps.TTF, gosmallcapsitalic.TTF,
}

// fontsInGzip returns the size of the fonts in bytes, each compressed separately.
func fontsInGzip(ctx context.Context) (n int64, err error) {
	for _, f := range goFonts {
		var packed counter
		cmd := gzip(ctx, &packed)
		cmd.Stdin = bytes.NewReader(f)
		if err := cmd.Run(); err != nil {
			return 0, err
		}
		n += int64(packed)
	}
	return n, nil
}

// counter counts the bytes written to it.
type counter int64

func (c *counter) Write(b []byte) (int, error) {
	*c += counter(len(b))
	return len(b), nil
}
