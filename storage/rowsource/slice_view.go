// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// between is the number of rows between two checks of the context.
const between = 4096

// sliceView is a snapshot of a Slice.
type sliceView[T any] struct {
	source *Slice[T]
	table  table[T]
	rows   []T
	query  Query
	terms  []Order
	order  []entry
	closed atomic.Bool
}

// entry is a row of a result: its index in the slice, and its place.
type entry struct {
	row    int
	cursor Cursor
}

// filter lists the rows that pass and are below the path, with their cursors.
func (v *sliceView[T]) filter(ctx context.Context) error {
	test, err := expr.Compile(v.query.Filter, v.source.order)
	if err != nil {
		return err
	}
	if v.query.Tree {
		return v.filterLevel(ctx, test)
	}
	cells := cells[T]{source: v.source}
	for i, row := range v.rows {
		if i%between == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		cells.row = row
		if v.below(row) && test(&cells) {
			v.order = append(v.order, entry{i, v.cursorOf(row)})
		}
	}
	return nil
}

// below reports whether a row is in the group of the path.
func (v *sliceView[T]) below(row T) bool {
	for i, want := range v.query.Path {
		if v.source.columns[v.query.Group[i]].Value(row) != want {
			return false
		}
	}
	return true
}

func (v *sliceView[T]) cursorOf(row T) Cursor {
	c := make(Cursor, len(v.terms))
	for i, t := range v.terms {
		c[i] = v.source.columns[t.Column].Value(row)
	}
	return c
}

func (v *sliceView[T]) sort() {
	compare := v.comparison()
	slices.SortFunc(v.order, func(a, b entry) int { return compare(a.cursor, b.cursor) })
}

// comparison returns the order of cursors by the terms of the result.
func (v *sliceView[T]) comparison() func(a, b Cursor) int {
	orders := make([]func(a, b value.Value) int, len(v.terms))
	for i, t := range v.terms {
		orders[i] = t.by(v.source.order(t.Column))
	}
	return compareCursors(orders)
}

// by returns the order of values by a term: with its direction and its position of nulls.
func (o Order) by(compare func(a, b value.Value) int) func(a, b value.Value) int {
	nulls := 1
	if o.NullsFirst {
		nulls = -1
	}
	switch {
	case o.Magnitude:
		values := compare
		compare = func(a, b value.Value) int { return values(a.Abs(), b.Abs()) }
	case o.List != nil:
		list := o
		compare = func(a, b value.Value) int { return list.Place(a) - list.Place(b) }
		o.Descending = false // Place has the direction
	}
	return func(a, b value.Value) int {
		switch {
		case a.IsNull() && b.IsNull():
			return 0
		case a.IsNull():
			return nulls
		case b.IsNull():
			return -nulls
		case o.Descending:
			return compare(b, a)
		}
		return compare(a, b)
	}
}

func compareCursors(orders []func(a, b value.Value) int) func(a, b Cursor) int {
	return func(a, b Cursor) int {
		for i, compare := range orders {
			if c := compare(a[i], b[i]); c != 0 {
				return c
			}
		}
		return 0
	}
}

// ready returns the error of a call to a closed result or with an ended context.
func (v *sliceView[T]) ready(ctx context.Context) error {
	if v.closed.Load() {
		return ErrClosed
	}
	return ctx.Err()
}

// Count implements Result.
func (v *sliceView[T]) Count(ctx context.Context) (Count, error) {
	return Count{int64(len(v.order)), true}, v.ready(ctx)
}

// Read implements Result.
func (v *sliceView[T]) Read(ctx context.Context, at Seek, n int) (page Page[T], err error) {
	if err := v.ready(ctx); err != nil {
		return page, err
	}
	lo, hi, err := v.places().span(at, n)
	if err != nil {
		return page, err
	}
	page = Page[T]{Index: int64(lo), Exact: true, Items: make([]T, 0, hi-lo)}
	for _, e := range v.order[lo:hi] {
		page.Items = append(page.Items, v.rows[e.row])
	}
	if lo < hi {
		page.First, page.Last = slices.Clone(v.order[lo].cursor), slices.Clone(v.order[hi-1].cursor)
	}
	return page, nil
}

// places returns the cursors of the result in their order.
func (v *sliceView[T]) places() places {
	return places{len(v.order), len(v.terms), func(i int) Cursor { return v.order[i].cursor }, v.comparison()}
}

// places is an ordered list of cursors, each with as many values as there are terms.
type places struct {
	n, terms int
	at       func(i int) Cursor
	compare  func(a, b Cursor) int
}

// span returns the range of items of a page.
func (p places) span(at Seek, n int) (lo, hi int, err error) {
	place, err := p.find(at)
	n = max(n, 0)
	if at.Before {
		return max(place-n, 0), place, err
	}
	return place, place + min(n, p.n-place), err
}

// find returns the index of the first item after a place.
func (p places) find(at Seek) (int, error) {
	if at.Cursor == nil {
		return int(min(max(at.Index, 0), int64(p.n))), nil
	}
	if len(at.Cursor) != p.terms {
		return 0, ErrCursor
	}
	i, found := search(p, at.Cursor)
	if found && !at.Before {
		i++
	}
	return i, nil
}

// search returns the index of the first item that is not before a place, and whether it is at the place.
func search(p places, c Cursor) (i int, found bool) {
	lo, hi := 0, p.n
	for lo < hi {
		mid := (lo + hi) / 2
		if p.compare(p.at(mid), c) < 0 {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, lo < p.n && p.compare(p.at(lo), c) == 0
}

// Locate implements Result.
func (v *sliceView[T]) Locate(ctx context.Context, id string) (int64, error) {
	if err := v.ready(ctx); err != nil {
		return 0, err
	}
	i := slices.IndexFunc(v.order, func(e entry) bool { return v.source.ID(v.rows[e.row]) == id })
	if i < 0 {
		return 0, fmt.Errorf("%w: %q", ErrNoRow, id)
	}
	return int64(i), nil
}

// Find implements Result.
func (v *sliceView[T]) Find(ctx context.Context, m expr.Match, from Seek, back bool) (Hit, error) {
	if err := v.source.know(m.Columns...); err != nil {
		return Hit{}, err
	}
	matches, err := m.Matcher()
	if err != nil {
		return Hit{}, err
	}
	i, err := v.places().find(from)
	if err != nil {
		return Hit{}, err
	}
	step := 1
	if back {
		step = -1
		i--
	}
	for ; i >= 0 && i < len(v.order); i += step {
		if i%between == 0 {
			if err := v.ready(ctx); err != nil {
				return Hit{}, err
			}
		}
		cells := cells[T]{v.source, v.rows[v.order[i].row]}
		if columns := matching(&cells, m.Columns, matches); len(columns) > 0 {
			return Hit{int64(i), v.source.ID(cells.row), slices.Clone(v.order[i].cursor), columns}, nil
		}
	}
	if err := v.ready(ctx); err != nil {
		return Hit{}, err
	}
	return Hit{}, fmt.Errorf("%w that matches", ErrNoRow)
}

// matching returns the columns whose text matches.
func matching(row expr.Row, columns []string, matches func(string) bool) (hit []string) {
	for _, c := range columns {
		if !row.Value(c).IsNull() && matches(row.Text(c)) {
			hit = append(hit, c)
		}
	}
	return hit
}

// Close implements Result.
func (v *sliceView[T]) Close() error {
	v.closed.Store(true)
	return nil
}
