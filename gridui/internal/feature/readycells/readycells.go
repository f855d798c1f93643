// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/readycells"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Overlaid reports whether an overlay keeps input from the cells.
	Overlaid() bool
}

// Sources holds what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Text     *celltext.Layer
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Editing  *edit.Editing
	Cells    *contents.Cells
	Report   dataset.Report
	Grid     Grid
}

// Feature draws and operates ready cells.
type Feature struct {
	Sources

	look   readycells.Look
	blocks blocks
	scales scales
	// pictures holds the pictures of the grid, nil without columns of them.
	pictures readycells.Pictures
	entered  entered
	spoken   spoken
	hover    hover
	// language is a word of the user's language, which changes with it.
	language string
	// probe is the canvas on which single cells are drawn to find their targets.
	probe readycells.Canvas
	buf   []byte
}

// cellOf returns the ready cell of a column, nil if it has none.
func (f *Feature) cellOf(col int) readycells.Cell {
	if col < 0 || col >= len(f.Columns.Leaves) || !f.Columns.Leaves[col].Ready {
		return nil
	}
	cell, _ := f.Columns.Def(col).Ready.Cell.(readycells.Cell)
	return cell
}

// Arranged begins a frame: it follows the style, the values of all rows, and pictures that come.
func (f *Feature) Arranged(gtx layout.Context) {
	if f.look.Sync(&f.Painter.Style) {
		f.blocks.look++
	}
	if words := f.Painter.Style.Texts.Ready.Picture; words != f.language {
		f.language = words
		f.blocks.look++
		f.blocks.ticks++
	}
	f.blocks.begin()
	if !f.Columns.AnyReady {
		return
	}
	f.scales.sync(f, gtx)
	f.syncPictures(gtx)
	f.syncEntered()
}

// Close ends loading of pictures.
func (f *Feature) Close() error {
	if f.pictures != nil {
		f.pictures.Close()
	}
	return nil
}
