// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Sources holds what the descriptions read.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Focus     *focus.Focus
	Selection *selection.Rows
	Editing   *edit.Editing
	Marks     *headmarks.Marks
	Contents  *contents.Cells
	Features  *feature.List
	RowMarks  RowMarks
	Ranges    CellRanges
	CellMarks CellMarks
}

// Feature describes the grid to assistive technology.
type Feature struct {
	Sources
	// mode is the amount of description in this frame, focused the focused cell.
	mode    option.Semantics
	focused viewport.Address
	phrases
	rows rowCache
	// buf is the buffer in which phrases are composed.
	buf []byte
}

// phrases holds the phrases made so far from the words of a locale.
type phrases struct {
	// words holds the words that all phrases are made of; rev grows when they change.
	words words
	rev   uint32
	heads map[headState]string
	// levels holds the phrases for the depth of rows, by depth.
	levels []string
	grid   gridPhrase
	// own is the number of columns that the program defined, counted when Columns.Rev was ownRev-1.
	own    int
	ownRev uint32
	// editor is the last phrase of the editor of a cell.
	editor string
	// done is the last phrase of background work, percent its percentage.
	percent int
	done    string
}

// words holds the texts of a locale that phrases are made of, without texts that functions return: gridState
// compares the functions.
type words struct {
	texts                  locale.Spoken
	added, edited, deleted string
}

// DescribeRanges makes the descriptions of cells state which are selected.
func (f *Feature) DescribeRanges(cells CellRanges) { f.Ranges = cells }

// Paint describes the grid, below everything that is painted. It is called once a frame, before other parts
// request their phrases.
func (f *Feature) Paint() {
	f.syncWords(&f.Painter.Style.Texts)
	f.mode = settings.Semantics(f.Options.Semantics, f.Painter.Gtx)
	if f.mode == option.SemanticsOff {
		return
	}
	f.focused = f.Focus.At()
	defer clip.Rect{Max: f.Viewport.SheetSize()}.Push(f.Painter.Ops).Pop()
	f.gridNode()
	for pane := range f.Viewport.Sheet.Cols {
		f.headNodes(layoutx.Pane(pane))
	}
	f.bandNodes(layoutx.Top)
	f.stickyNodes()
	f.bandNodes(layoutx.Body)
	f.bandNodes(layoutx.Bottom)
	f.bandNodes(layoutx.Foot)
}

// syncWords discards the phrases of another locale. Rows keep their phrases until they are described again, which
// the new rev causes.
func (f *Feature) syncWords(loc *locale.Texts) {
	if now := (words{loc.Spoken, loc.Added, loc.Edited, loc.Deleted}); now != f.words {
		f.phrases = phrases{words: now, rev: f.rev + 1}
	}
}

// isFocused reports whether a cell or header has the focus.
func (f *Feature) isFocused(at viewport.Address) bool { return f.focused == at }
