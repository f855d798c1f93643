// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the functions of the grid that the panel calls.
type Grid interface {
	// CommitCell stores the text typed into a cell, and reports whether no cell is being edited afterwards.
	CommitCell() bool
	// Travel undoes the last step, or redoes it.
	Travel(redo bool)
}

// Sources holds the state and the services that the panel uses.
type Sources struct {
	_ nocmp.Struct

	Settings *option.ValueView
	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Editing  *edit.Editing
	Focus    *focus.Focus
	Cells    *contents.Cells
	Grid     Grid
	// Read returns the value of a row in a column; ok is false if the column's own value shows. nil: that always shows.
	Read func(row rowdata.Row, columnID string) (v Value, ok bool)
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Value is a whole value.
type Value struct {
	// Missing is the absence of a value. Loading is set while a source reads the value.
	Missing, Loading bool
	// JSON is set for values of a column that contains JSON.
	JSON bool
	// IsBytes is set if Bytes is the value, else Text is.
	IsBytes bool
	Text    string
	Bytes   []byte
}
