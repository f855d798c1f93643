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

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Progress returns the progress of the background job from 0 to 1; ok is false if there is no job.
	Progress() (done float64, ok bool)
	// ClearFilters clears the filters of all columns as if users had done it.
	ClearFilters()
}

// Phrases describes the feature to assistive technology.
type Phrases interface {
	// Progress returns the phrase for the progress of a background job in percent.
	Progress(percent int) string
}

// Sources holds what the feature reads, and what it draws with.
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
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
}

// Feature draws the placeholders of a grid. Its zero value lacks only its Sources.
type Feature struct {
	Sources
	// overlayTag receives the pointer over the overlay.
	overlayTag int
	// action is the button of the state that shows.
	action ui.Button
	words  words
	lines  lines
}

// PaintBody draws what replaces or covers the rows of the body.
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
