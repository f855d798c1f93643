// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mapped is a Source whose rows are of a type of the program.
type mapped[T any] struct {
	*Source
	of       func(Row) T
	id       func(T) string
	branches readBranches
}

var (
	_ rowsource.Source[int]   = (*mapped[int])(nil)
	_ rowsource.Brancher[int] = (*mapped[int])(nil)
)

// Map returns a source with rows of type T. of makes a T from a row. id returns the id of a T, which must be the id
// of the row it was made from. Both must be pure. The source is also a rowsource.Writer, Watcher and Previewer, as s
// is.
func Map[T any](s *Source, of func(Row) T, id func(T) string) rowsource.Source[T] {
	return &mapped[T]{Source: s, of: of, id: id}
}

// ID implements rowsource.Source.
func (m *mapped[T]) ID(row T) string { return m.id(row) }

// Branch implements rowsource.Brancher, for rows that were read lately.
func (m *mapped[T]) Branch(row T) rowsource.Branch { return m.branches.of(m.id(row)) }

// Open implements rowsource.Source.
func (m *mapped[T]) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[T], error) {
	v, err := m.Source.Open(ctx, q)
	if err != nil {
		return nil, err
	}
	return mappedView[T]{v, m, q.Tree && m.builder.table.Children != ""}, nil
}

// mappedView is a result whose rows are of another type.
type mappedView[T any] struct {
	rows
	source *mapped[T]
	// notes is set if the rows have a column of children.
	notes bool
}

type rows = rowsource.Result[Row]

// Read implements rowsource.Result.
func (v mappedView[T]) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[T], error) {
	page, err := v.rows.Read(ctx, at, n)
	out := rowsource.Page[T]{Index: page.Index, Exact: page.Exact, First: page.First, Last: page.Last}
	for _, row := range page.Items {
		out.Items = append(out.Items, v.source.of(row))
		if v.notes {
			v.source.branches.note(v.source.Source.ID(row), v.source.Source.Branch(row))
		}
	}
	return out, err
}

// mostBranches is the number of rows of which a mapped source knows whether they have children.
const mostBranches = 1 << 16

// readBranches holds which rows of a tree have children, by id: rows of another type do not tell. It is safe for
// concurrent use.
type readBranches struct {
	mu   sync.Mutex
	byID map[string]rowsource.Branch
}

func (r *readBranches) of(id string) rowsource.Branch {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.byID[id]
}

// note keeps whether a row has children. It forgets all others when there are too many.
func (r *readBranches) note(id string, b rowsource.Branch) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.byID == nil || len(r.byID) >= mostBranches {
		r.byID = map[string]rowsource.Branch{}
	}
	r.byID[id] = b
}
