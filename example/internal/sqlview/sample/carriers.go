// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sample

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"github.com/giogrid/giogrid/example/data"
)

// carrier is an airline that does not exist.
type carrier struct{ code, name, founded, about string }

var carriers = []carrier{
	{"BL", "Blue Heron Air", "1978-05-02", "Blue Heron Air is made up for this sample. Its turboprops connect small towns."},
	{"CR", "Corral Lines", "1964-11-19", "Corral Lines is made up for this sample. It flies between the plains and the coast."},
	{"HR", "하늘길", "1991-03-01", "하늘길은 이 예제를 위해 지어낸 항공사입니다. 태평양을 건너는 긴 노선을 운항합니다."},
	{"NL", "Northern Lantern", "1985-08-30", "Northern Lantern is made up for this sample. It flies at night."},
	{"XX", "Unknown", "", ""},
}

// carrierOf returns the airline of a flight's route.
func carrierOf(f data.Flight) carrier {
	sum := f.Distance
	for _, b := range []byte(f.Origin + f.Destination) {
		sum += int(b)
	}
	return carriers[sum%len(carriers)]
}

// logoSize is the width and the height of a logo, in pixels.
const logoSize = 48

// logo returns a PNG picture for the i-th airline: a disc on a ground.
func logo(i int) []byte {
	grounds := []color.RGBA{{0x1d, 0x4e, 0x89, 0xff}, {0x8a, 0x3b, 0x12, 0xff}, {0x0b, 0x6e, 0x4f, 0xff}, {0x2b, 0x1b, 0x52, 0xff}}
	m := image.NewRGBA(image.Rect(0, 0, logoSize, logoSize))
	for y := range logoSize {
		for x := range logoSize {
			c := grounds[i%len(grounds)]
			dx, dy := x-logoSize/2, y-logoSize/2
			if dx*dx+dy*dy < logoSize*logoSize/9 {
				c = color.RGBA{0xf4, 0xd3, 0x5e, 0xff}
			}
			m.SetRGBA(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		panic(err) // a buffer accepts everything
	}
	return b.Bytes()
}
