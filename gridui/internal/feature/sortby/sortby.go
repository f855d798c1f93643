// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// SetSort changes the order as a user does.
	SetSort(to []option.SortKey)
	// FirstDescending reports whether the first click on the header of a column sorts descending.
	FirstDescending(d *column.Def) bool
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Marks    *headmarks.Marks
	Grid     Grid
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
}

// Feature changes what rows are ordered by. Wire must be called before its first frame.
type Feature struct {
	Sources
	card card
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.card.f = f
	f.Dataset.BringOrders()
}

// Hint returns the tooltip of a header whose column is not ordered by value.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	if at.Band != layoutx.Head || at == viewport.NoCell || f.Viewport.IsGroup(at) {
		return "", false
	}
	m := f.Marks.Of(at.Col)
	if !m.Sorted || m.By == option.SortByValue {
		return "", false
	}
	words := settings.SortWords(m.By, &f.Painter.Style.Texts.SortBy)
	if own := f.Viewport.Heads.Hint(at); own != "" {
		return own + "\n" + words, true
	}
	return words, true
}

// key returns the key of a column in the order, and false if it has none.
func (f *Feature) key(columnID string) (k option.SortKey, ok bool) {
	s := &f.Options.Sorting
	if at := settings.SortKey(s, columnID); at >= 0 {
		return s.Keys[at], true
	}
	return option.SortKey{ColumnID: columnID}, false
}

// sort orders the rows by something of a column, in the direction that the column has. Other columns keep their place
// in the order if this one has one.
func (f *Feature) sort(d *column.Def, by option.SortBy, list option.ValueList) {
	k, sorted := f.key(d.ID)
	if !sorted && (by == option.SortByValue || by == option.SortByMagnitude) {
		k.Desc = f.Grid.FirstDescending(d)
	}
	k.By, k.List = by, list
	s := &f.Options.Sorting
	f.Grid.SetSort(settings.SortWith(s, k, sorted && len(s.Keys) > 1 || s.Always && !d.SortAlone))
}

// def returns the column with an id, nil if it does not show or does not sort.
func (f *Feature) def(columnID string) *column.Def {
	col := f.Columns.Find(columnID)
	if col < 0 || !f.Columns.Leaves[col].Sorts {
		return nil
	}
	return f.Columns.Def(col)
}
