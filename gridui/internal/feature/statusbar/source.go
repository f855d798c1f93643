// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
)

// sourceWork is selected cells that the source of the rows adds up, because they are not all loaded.
type sourceWork struct {
	cells   []remote.Cells
	figures *remote.Figures
}

// loaded reports whether all rows of some rectangles are loaded, where these are those of a source.
func (f *Feature) loaded(rects []ranges.Rect) bool {
	if !f.Dataset.Remote.StreamsLines() || f.Dataset.Scans() {
		return false
	}
	for _, r := range rects {
		first, end, ok := f.body(r.Rows)
		if !ok || !f.Dataset.Remote.AllLoaded(first, end) {
			return false
		}
	}
	return true
}

// body are the rows of the body that a span is, which has no others.
func (f *Feature) body(rows ranges.Span) (first, end coord.Pos, ok bool) {
	top := int(f.Dataset.NavIndex(0))
	first, end = coord.Pos(rows.First-top), coord.Pos(rows.End-top)
	return first, end, first >= 0 && end <= coord.Pos(f.Dataset.ShownCount()) && len(f.Dataset.Pinned.Records) == 0
}

// beginBySource has the source add up some rectangles, and reports whether it can: it is to know the
// rows by number, and the columns have to be others than texts, of which it counts the empty ones.
func (c *counter) beginBySource(f *Feature, rects []ranges.Rect) bool {
	rows := f.Dataset.Remote.Rows()
	if rows == nil || !f.Dataset.Remote.StreamsLines() || !rows.Can().Spans || f.loaded(rects) {
		return false
	}
	rects = ranges.Cover(nil, rects)
	w, kinds := &sourceWork{}, f.kinds(rects)
	for _, r := range rects {
		first, end, ok := f.body(r.Rows)
		if !ok || !f.countable(r) || !sums(rows.Can()) {
			return false
		}
		at := f.Dataset.Order.Lo
		w.add(f, r, at+coord.Index(first), at+coord.Index(end))
	}
	c.format, c.bySource, c.large, c.finished = kinds.format, w, true, false
	w.figures = rows.Jobs().Figures(w.cells)
	c.job = w.figures.Job
	f.Dataset.Jobs.LaunchWaiting(c.job)
	c.of = f.stamp()
	return true
}

// sums reports whether a source computes what figures are made of.
func sums(can remote.Can) bool {
	for _, a := range [...]option.Aggregate{option.AggregateCount, option.AggregateSum, option.AggregateMin, option.AggregateMax} {
		if !can.Does(remote.Aggregate{Function: a}) {
			return false
		}
	}
	return true
}

// countable reports whether a source counts the cells of a rectangle as the bar does.
func (f *Feature) countable(r ranges.Rect) bool {
	for col := r.Cols.First; col < r.Cols.End; col++ {
		d := f.Columns.Def(col)
		plain := d.MeasureKind() == column.MeasureNumber || d.MeasureKind() == column.MeasureTime || d.Boolean != nil
		if !f.Columns.Leaves[col].Utility && !plain {
			return false
		}
	}
	return true
}

// add adds the cells of a rectangle in the rows from one to another.
func (w *sourceWork) add(f *Feature, r ranges.Rect, from, to coord.Index) {
	for col := r.Cols.First; col < r.Cols.End; col++ {
		if f.Columns.Leaves[col].Utility {
			continue
		}
		d := f.Columns.Def(col)
		kind := d.MeasureKind()
		w.cells = append(w.cells, remote.Cells{
			ColumnID: d.ID, From: from, To: to, Numbers: kind == column.MeasureNumber, Times: kind == column.MeasureTime,
		})
	}
}

// sum are the figures of all cells, and how many these are.
func (w *sourceWork) sum() (s rangestats.Stats, cells int) {
	for i, figures := range w.figures.Of {
		of := w.cells[i]
		cells += int(of.To - of.From)
		first, isTime := figures.Min.(time.Time)
		last, _ := figures.Max.(time.Time)
		switch {
		case of.Numbers:
			s.AddGiven(figures.Count, number(figures.Sum), number(figures.Min), number(figures.Max))
		case of.Times && isTime:
			s.AddTime(first)
			s.AddTime(last)
			s.Count += figures.Count - 2
			s.Times += figures.Count - 2
		default:
			s.Count += figures.Count
		}
	}
	return s, cells
}

// number returns a number of the source, NaN for what is none.
func number(v any) exact.Number {
	n, _ := column.GivenNumber(v)
	return n
}
