// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// format determines the display of figures, by the columns of their cells.
type format struct {
	// number is the column of all numbers, nil if they are of several ones; time is the first
	// column of times, or nil.
	number, time *column.Def
	// numeric reports that there are columns of numbers.
	numeric bool
}

// columnKinds counts the kinds of columns with selected cells.
type columnKinds struct {
	format
	numbers, durations int
}

// measures returns the functions that add up the cells of each column, nil for the grid's own columns. It
// also determines the format of the figures.
func (c *counter) measures(f *Feature, cells []ranges.Rect) []column.Measure {
	kinds := f.kinds(cells)
	c.format = kinds.format
	measures := make([]column.Measure, len(f.Columns.Leaves))
	cover := f.Columns.Cover(f.Options.Spans.Mode)
	for _, r := range cells {
		for col := r.Cols.First; col < r.Cols.End; col++ {
			if measures[col] == nil && !f.Columns.Leaves[col].Utility {
				measures[col] = uncovered(kinds.measure(f.Columns.Def(col)), cover, col)
			}
		}
	}
	return measures
}

// kinds returns the kinds of the columns in some rectangles.
func (f *Feature) kinds(rects []ranges.Rect) (k columnKinds) {
	seen := make([]bool, len(f.Columns.Leaves))
	for _, r := range rects {
		for col := r.Cols.First; col < r.Cols.End; col++ {
			if !seen[col] && !f.Columns.Leaves[col].Utility {
				seen[col] = true
				k.note(f.Columns.Def(col))
			}
		}
	}
	k.numeric = k.numbers+k.durations > 0
	if k.numbers > 1 {
		k.number = nil
	}
	return k
}

// note counts a column. Durations share a format if they have no custom one.
func (k *columnKinds) note(d *column.Def) {
	switch d.MeasureKind() {
	case column.MeasureNumber:
		k.numbers++
		k.number = d
	case column.MeasureDuration:
		k.durations++
		if k.numbers == 0 && k.number == nil {
			k.number = d
		}
	case column.MeasureTime:
		if k.time == nil {
			k.time = d
		}
	}
}

// measure returns the function that adds up the cells of a column. Durations are numbers only if no other
// numbers are selected, since a sum of both is meaningless.
func (k *columnKinds) measure(d *column.Def) column.Measure {
	if k.numbers > 0 && d.MeasureKind() == column.MeasureDuration {
		return d.MeasureCount()
	}
	return d.Measure()
}

// uncovered returns a measure of the cells of a column that no cell of another column covers.
func uncovered(measure column.Measure, cover *column.Cover, leaf int) column.Measure {
	if measure == nil || !cover.Reaches(leaf) {
		return measure
	}
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		seen := rowdata.Block{List: make([]coord.Record, 0, at.Len())}
		for r := range at.All() {
			if !cover.Covers(rows.At(int(r)), leaf) {
				seen.List = append(seen.List, r)
			}
		}
		measure(to, rows, seen)
	}
}
