// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command contactsheet puts pictures side by side into one, so that they are compared at a glance.
//
//	contactsheet -out SHEET.png [-columns 3] [-width 640] PICTURE.png …
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"

	"golang.org/x/image/draw"
)

func main() {
	out := flag.String("out", "", "`file` to write")
	columns := flag.Int("columns", 3, "number of pictures side by side")
	width := flag.Int("width", 640, "width of each picture on the sheet in `pixels`")
	flag.Parse()
	if err := run(*out, *columns, *width, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "contactsheet:", err)
		os.Exit(1)
	}
}

// run writes a sheet of the pictures in the files.
func run(out string, columns, width int, files []string) error {
	if out == "" || len(files) == 0 || columns < 1 || width < 1 {
		return errors.New("-out, at least one picture, and positive -columns and -width are required")
	}
	pictures := make([]image.Image, len(files))
	for i, name := range files {
		var err error
		if pictures[i], err = read(name); err != nil {
			return err
		}
	}
	file, err := os.Create(out)
	if err != nil {
		return err
	}
	err = png.Encode(file, sheet(pictures, columns, width))
	return errors.Join(err, file.Close())
}

func read(name string) (image.Image, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return picture, nil
}

// gap is the distance between pictures in pixels.
const gap = 8

// sheet returns the pictures in rows, all scaled to a width.
func sheet(pictures []image.Image, columns, width int) *image.RGBA {
	columns = min(columns, len(pictures))
	var places []image.Rectangle
	y := gap
	for first := 0; first < len(pictures); first += columns {
		tallest := 0
		for i, p := range pictures[first:min(first+columns, len(pictures))] {
			height := max(p.Bounds().Dy()*width/max(p.Bounds().Dx(), 1), 1)
			at := image.Pt(gap+i*(width+gap), y)
			places = append(places, image.Rectangle{Min: at, Max: at.Add(image.Pt(width, height))})
			tallest = max(tallest, height)
		}
		y += tallest + gap
	}
	out := image.NewRGBA(image.Rect(0, 0, gap+columns*(width+gap), y))
	draw.Draw(out, out.Bounds(), image.NewUniform(color.Gray{Y: 128}), image.Point{}, draw.Src)
	for i, p := range pictures {
		draw.CatmullRom.Scale(out, places[i], p, p.Bounds(), draw.Over, nil)
	}
	return out
}
