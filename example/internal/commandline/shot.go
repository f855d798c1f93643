// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package commandline

import (
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/gridtest/shot"
)

// Draw draws a widget without a window and writes the picture to o.Shot.
func (o *Options) Draw(w layout.Widget) error {
	img, err := shot.Take(w, shot.Options{Size: o.Size, Scale: o.Scale, Text: o.Text, Frames: 3, Patience: 3 * time.Second})
	if err != nil {
		return err
	}
	return shot.WritePNG(o.Shot, img)
}
