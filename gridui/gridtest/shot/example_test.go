// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot_test

import (
	"fmt"
	"image"
	"log"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
)

func ExampleTake() {
	img, err := shot.Take(new(square).Layout, shot.Options{Size: image.Pt(40, 30), Scale: 2})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(img.Bounds().Size(), img.RGBAAt(0, 0))
	// Output: (80,60) {255 0 0 255}
}

func ExampleOf() {
	h := gridtest.New(image.Pt(40, 30), new(square).Layout)
	h.Move(5, 5) // the square turns blue under the mouse
	img, err := shot.Of(h)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(img.RGBAAt(0, 0))
	// Output: {0 0 255 255}
}
