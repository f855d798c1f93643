// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mapped is a Source whose rows are of a type of the program.
type mapped[T any] struct {
	*Source
	of func(Row) T
	id func(T) string
}

var _ rowsource.Source[int] = (*mapped[int])(nil)

// Map returns a source with rows of type T. of makes a T from a row. id returns the id of a T, which must be the id
// of the row it was made from. Both must be pure. The source is also a rowsource.Writer, Watcher and Previewer, as s
// is.
func Map[T any](s *Source, of func(Row) T, id func(T) string) rowsource.Source[T] {
	return &mapped[T]{s, of, id}
}

// ID implements rowsource.Source.
func (m *mapped[T]) ID(row T) string { return m.id(row) }

// Open implements rowsource.Source.
func (m *mapped[T]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[T], error) {
	v, err := m.Source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	return mappedView[T]{v, m.of}, nil
}

// mappedView is a result whose rows are of another type.
type mappedView[T any] struct {
	rows
	of func(Row) T
}

type rows = rowsource.Result[Row]

// Read implements rowsource.Result.
func (v mappedView[T]) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[T], error) {
	page, err := v.rows.Read(ctx, at, n)
	out := rowsource.Page[T]{Index: page.Index, Exact: page.Exact, First: page.First, Last: page.Last}
	for _, row := range page.Items {
		out.Items = append(out.Items, v.of(row))
	}
	return out, err
}
