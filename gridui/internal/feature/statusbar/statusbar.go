// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Ranges    *cellrange.Ranges
	Selection *selection.Rows
	Report    dataset.Report
}

// Feature is the status bar of a grid.
type Feature struct {
	Sources
	counter counter
	texts   texts
	plan    plan
	// height is the height of the bar in this frame, 0 without one; below is the distance of its top from the
	// top of all bars.
	height, below int
}

// barLeast is the least height of the bar, barPad the gap above and below its text.
const (
	barLeast = unit.Dp(24)
	barPad   = unit.Dp(4)
)

// BarHeight returns the height of the bar, 0 without one.
func (f *Feature) BarHeight(gtx layout.Context, below int) int {
	f.height, f.below = 0, below
	if o := &f.Options.StatusBar; o.Enabled && !o.BarDisabled {
		m := f.Painter.Cache.Metrics(f.Painter.Style.Face)
		f.height = max(gtx.Dp(barLeast), m.Ascent+m.Descent+2*gtx.Dp(barPad))
	}
	return f.height
}

// Arranged updates the figures.
func (f *Feature) Arranged(gtx layout.Context) {
	o := &f.Options.StatusBar
	if !o.Enabled {
		if f.counter.used {
			f.counter.cancel()
			f.counter = counter{}
			o.Figures = option.StatusFigures{}
		}
		return
	}
	if f.counter.sync(f, gtx) {
		o.Figures = f.counter.figures()
	}
}

// Close cancels the job that adds up cells.
func (f *Feature) Close() error {
	f.counter.cancel()
	return nil
}
