// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"image"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
)

// windowSize is the size of the gallery in pixels on each stage, at a scale of 1.
var windowSize = image.Pt(1280, 800)

// opening is the initial state of a gallery.
type opening struct {
	page   string
	scheme look.Scheme
	lang   look.Lang
}

// stage is a place where the gallery runs and is driven. Points are in pixels of its picture.
type stage interface {
	// open ends a running gallery and starts another.
	open(o opening) error
	// state returns the gallery's state in its last frame.
	state() (pages.State, error)
	picture() (*image.NRGBA, error)

	move(to image.Point) error
	click(at image.Point) error
	doubleClick(at image.Point) error
	// wheel turns the wheel by notches; positive values scroll towards the end of the rows.
	wheel(at image.Point, notches int) error
	// hold presses the button at a point and drags to another, with a key such as "Ctrl" down, or with "". release
	// releases both.
	hold(from, to image.Point, key string) error
	release(at image.Point, key string) error
	// press presses keys, named as gridtest does: "Ctrl+End".
	press(key string) error
	write(text string) error
	// clipboard returns the text on the clipboard.
	clipboard() (string, error)

	// notch returns the scroll distance of a notch of the wheel, in pixels.
	notch() int
}
