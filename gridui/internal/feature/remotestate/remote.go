// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Feature draws the state of remote rows over the cells.
type Feature struct {
	Dataset  *dataset.Set
	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
}

// veil is the alpha, up to 255, of the background colour that is drawn over rows that will be replaced.
const veil = 0x90

// PaintSheet draws the veil.
func (f *Feature) PaintSheet() {
	if !f.Dataset.Access().Status().Pending || f.Dataset.ShownCount() == 0 {
		return
	}
	body := f.Viewport.Sheet.Panes.Band(layoutx.Body)
	f.Painter.Fill(body, faint(f.Painter.Style.Theme.Bg))
	f.Painter.Node(body, f.Painter.Style.Texts.Loading, "")
}

// faint returns a background colour with the alpha of the veil.
func faint(c color.NRGBA) color.NRGBA {
	c.A = veil
	return c
}
