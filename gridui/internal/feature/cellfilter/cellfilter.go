// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellfilter filters by the values of the selected cells, or excludes them. Two items of the cell menu do
// so.
//
// It uses the cells of the ranges if there are several, else the focused cell. Values are the texts that cells
// show, as in the list of values in the filter panel.
package cellfilter

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// MaxCells bounds the number of selected cells whose values are read: reading more would take too long between
// two frames.
const MaxCells = 10_000

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// FilterOf returns the filter of a column, the zero Filter if it has none.
	FilterOf(columnID string) filter.Filter
	// SetFilter changes the filter of a column as if users had done it.
	SetFilter(columnID string, f filter.Filter)
}

// Sources holds what the feature reads.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Filtering
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Focus    *focus.Focus
	Ranges   *cellrange.Ranges
	Grid     Grid
}

// Feature filters by cells. Its zero value lacks only its Sources.
type Feature struct {
	Sources
	// wanted is the action of the next frame.
	wanted action
	rects  []ranges.Rect
}

// An action is a request.
type action uint8

const (
	nothing action = iota
	keep
	exclude
)

// Request filters by the values of the cells in the next frame, or excludes them.
func (f *Feature) Request(excluded bool) {
	f.wanted = keep
	if excluded {
		f.wanted = exclude
	}
}

// Tick carries out the request.
func (f *Feature) Tick(layout.Context) {
	wanted := f.wanted
	if f.wanted = nothing; wanted == nothing || !f.Can() {
		return
	}
	for col, texts := range f.values() {
		if len(texts) > 0 {
			id := f.Columns.Leaves[col].ID
			f.Grid.SetFilter(id, filtered(f.Grid.FilterOf(id), texts, wanted == exclude))
		}
	}
}

// Can reports whether there are cells to filter by: at most MaxCells, with at least one in a column that can be
// filtered.
func (f *Feature) Can() bool {
	if !f.Options.Enabled {
		return false
	}
	cells, filters := 0, false
	for _, r := range f.selected() {
		cells += r.Rows.Len() * r.Cols.Len()
		for col := r.Cols.First; col < r.Cols.End; col++ {
			filters = filters || f.Columns.Leaves[col].Filters
		}
	}
	return filters && cells > 0 && cells <= MaxCells
}

// selected returns the ranges of the cells, which may overlap.
func (f *Feature) selected() []ranges.Rect {
	f.rects = f.rects[:0]
	f.Ranges.FollowFocus()
	if f.Ranges.Several() {
		f.rects = f.Ranges.AppendRects(f.rects)
	} else if c, ok := f.Ranges.Corner(f.Focus.At()); ok {
		f.rects = append(f.rects, ranges.Spanning(c, c))
	}
	return f.rects
}

// values returns the different texts of the cells of each column that can be filtered, by its index.
func (f *Feature) values() [][]string {
	out := make([][]string, len(f.Columns.Leaves))
	for _, r := range f.selected() {
		for col := r.Cols.First; col < r.Cols.End; col++ {
			if !f.Columns.Leaves[col].Filters {
				continue
			}
			for row := r.Rows.First; row < r.Rows.End; row++ {
				out[col] = f.appendTexts(out[col], ranges.Corner{Row: row, Col: col})
			}
		}
	}
	for col := range out {
		slices.Sort(out[col])
		out[col] = slices.Compact(out[col])
	}
	return out
}

// appendTexts appends what a cell shows, or its tags. It appends nothing for rows that are not loaded, for
// group rows and for full rows.
func (f *Feature) appendTexts(dst []string, c ranges.Corner) []string {
	at := f.Ranges.Address(c)
	row, ok := f.Dataset.Row(at.Band, at.Row)
	if !ok || f.Dataset.NoCells(at.Band, at.Row) {
		return dst
	}
	d := f.Columns.Def(c.Col)
	switch {
	case d.Missing != nil && d.Missing(row):
		return append(dst, "")
	case d.Tags != nil && f.Dataset.Analysis().Reads():
		d.Tags.Each(row, func(tag string) { dst = append(dst, tag) })
		return dst
	}
	return append(dst, string(d.AppendText(nil, row)))
}
