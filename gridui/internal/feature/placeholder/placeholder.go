// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder

import (
	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is what the feature asks the grid.
type Grid interface {
	// Progress is the progress of the background job from 0 to 1; ok is false if there is none.
	Progress() (done float64, ok bool)
	// ClearFilters takes the filters of all columns away as a user does.
	ClearFilters()
}

// Phrases is what describes the feature to assistive technology.
type Phrases interface {
	// Progress is the phrase for the progress of a background job in percent.
	Progress(percent int) string
}

// Sources are what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Phrases  Phrases
	Grid     Grid
	Buttons  *ui.Buttons
	Report   dataset.Report
	// Keyboard is the tag that the cells have the keyboard with.
	Keyboard event.Tag
}

// Feature is the placeholders of a grid. Its zero value lacks only its Sources.
type Feature struct {
	Sources
	// overlayTag receives the pointer over the overlay.
	overlayTag int
	// action is the button of the state that shows.
	action ui.Button
	words  words
	lines  lines
}

// PaintBody draws what stands in the body in place of rows or over them.
func (f *Feature) PaintBody() {
	p, body := f.Painter, f.Viewport.Sheet.Panes.Band(layoutx.Body)
	if body.Empty() {
		return
	}
	switch {
	case f.Viewport.Geometry.Skeleton:
		f.paintSkeleton(body)
		if !f.Options.Loading.Overlay {
			p.Node(body, p.Style.Texts.Loading, "")
		}
	case f.Viewport.Geometry.Empty:
		f.paintState(body)
	}
	if f.Options.Loading.Overlay {
		f.paintOverlay(body)
	}
	if done, ok := f.Grid.Progress(); ok {
		f.paintProgress(body, done)
	}
}
