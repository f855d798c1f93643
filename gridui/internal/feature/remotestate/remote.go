// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image/color"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Feature shows the state of remote rows.
type Feature struct {
	Dataset  *dataset.Set
	Columns  *column.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Buttons  *ui.Buttons

	line failureLine
}

// veil is how opaque, of 255, the ground is that lies over rows that will be replaced.
const veil = 0x90

// PaintSheet draws the veil, and the line below it.
func (f *Feature) PaintSheet() {
	f.line.shown = false
	status, ok := f.Dataset.Remote.Status()
	if !ok {
		return
	}
	body := f.Viewport.Sheet.Panes.Band(layoutx.Body)
	if status.Pending && f.Dataset.ShownCount() > 0 {
		f.Painter.Fill(body, faint(f.Painter.Style.Theme.Bg))
		f.Painter.Node(body, f.Painter.Style.Texts.Loading, "")
	}
	f.paintLine(body, &status)
}

// faint is a ground as a veil.
func faint(c color.NRGBA) color.NRGBA {
	c.A = veil
	return c
}

// Update reads a click of the button that tries again.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.line.retry.ClickedIf(gtx, f.line.shown) {
		return false
	}
	f.Dataset.Remote.Retry()
	return true
}

// AppendControls adds the button to those that take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if f.line.shown {
		dst = append(dst, &f.line.retry.Clickable)
	}
	return dst
}
