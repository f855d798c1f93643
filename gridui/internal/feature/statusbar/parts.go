// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// format says how figures are shown. It knows the columns whose cells they are of.
type format struct {
	// number is the column of all numbers, nil if they are of several ones; time is the first
	// column of times, or nil.
	number, time *column.Def
	// numeric says that there are columns of numbers.
	numeric bool
}

// columnKinds says what kinds of columns there are among those with selected cells.
type columnKinds struct {
	format
	numbers, durations int
}

// parts divides the union of rectangles into parts that have no cell in common. Durations are
// numbers only where no other numbers are selected, since a sum of both means nothing.
func (f *Feature) parts(rects []ranges.Rect) ([]part, format) {
	rects = ranges.Cover(nil, rects)
	kinds := f.kinds(rects)
	measures := make([]column.Measure, len(f.Columns.Leaves))
	var parts []part
	for _, r := range rects {
		p := part{first: coord.Nav(r.Rows.First), end: coord.Nav(r.Rows.End)}
		for col := r.Cols.First; col < r.Cols.End; col++ {
			if f.Columns.Leaves[col].Utility {
				continue
			}
			if measures[col] == nil {
				measures[col] = kinds.measure(f.Columns.Def(col))
			}
			p.measures = append(p.measures, measures[col])
		}
		if len(p.measures) > 0 {
			parts = append(parts, p)
		}
	}
	return parts, kinds.format
}

// kinds are those of the columns of some rectangles.
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

// note counts a column in. Durations share a format as far as they have none of their own.
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

// measure is what adds the cells of a column up.
func (k *columnKinds) measure(d *column.Def) column.Measure {
	if k.numbers > 0 && d.MeasureKind() == column.MeasureDuration {
		return d.MeasureCount()
	}
	return d.Measure()
}
