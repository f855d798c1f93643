// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest

import (
	"context"
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Computed is a source of any number of rows that are computed when they are read. It supports only the zero
// query, without groups and Find.
type Computed[R any] struct {
	// N is the number of rows. Row returns the i-th row.
	N   int64
	Row func(i int64) R
	// Index returns the index of a row; the id of the row is its decimal digits.
	Index func(row R) int64
}

// Features implements rowsource.Source.
func (c Computed[R]) Features() rowsource.Features {
	return rowsource.Features{Key: []string{"index"}, Index: true, Snapshot: true}
}

// ID implements rowsource.Source.
func (c Computed[R]) ID(row R) string { return fmt.Sprint(c.Index(row)) }

// Open implements rowsource.Source.
func (c Computed[R]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[R], error) {
	if !q.Equal(rowsource.Query{}) {
		return nil, rowsource.ErrUnsupported
	}
	return &computedResult[R]{of: c}, ctx.Err()
}

type computedResult[R any] struct {
	rowsource.Base
	of Computed[R]
}

func (v *computedResult[R]) Count(ctx context.Context) (rowsource.Count, error) {
	return rowsource.Count{N: v.of.N, Exact: true}, v.Ready(ctx)
}

func (v *computedResult[R]) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[R], err error) {
	place, err := v.place(at)
	if err == nil {
		err = v.Ready(ctx)
	}
	if err != nil {
		return page, err
	}
	from, to := place, min(place+int64(max(n, 0)), v.of.N)
	if at.Before {
		from, to = max(place-int64(max(n, 0)), 0), place
	}
	page = rowsource.Page[R]{Index: from, Exact: true, Items: make([]R, 0, to-from)}
	for i := from; i < to; i++ {
		page.Items = append(page.Items, v.of.Row(i))
	}
	if from < to {
		page.First, page.Last = rowsource.Cursor{value.Int(from)}, rowsource.Cursor{value.Int(to - 1)}
	}
	return page, nil
}

func (v *computedResult[R]) place(at rowsource.Seek) (int64, error) {
	if at.Cursor == nil {
		return min(max(at.Index, 0), v.of.N), nil
	}
	if len(at.Cursor) != 1 {
		return 0, rowsource.ErrCursor
	}
	i, ok := at.Cursor[0].AsInt()
	if !ok {
		return 0, rowsource.ErrCursor
	}
	if !at.Before {
		i++
	}
	return min(max(i, 0), v.of.N), nil
}

func (v *computedResult[R]) Locate(ctx context.Context, id string) (int64, error) {
	var i int64
	if _, err := fmt.Sscan(id, &i); err != nil || i < 0 || i >= v.of.N || fmt.Sprint(i) != id {
		return 0, fmt.Errorf("%w: %q", rowsource.ErrNoRow, id)
	}
	return i, v.Ready(ctx)
}
