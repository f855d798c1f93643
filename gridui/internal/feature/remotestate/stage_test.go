// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"context"
	"fmt"
	"image"
	"strconv"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// item is a row.
type item struct {
	ID, Up, Kind string
	N            int
}

func itemID(r item) string { return r.ID }

// items returns n rows, numbered from first on. Rows from the fourth on are below one of the first three rows.
func items(first, n int) []item {
	rows := make([]item, n)
	for i := range rows {
		rows[i] = itemAt(first + i)
		if i >= 3 {
			rows[i].Up = rows[i%3].ID
		}
	}
	return rows
}

func itemAt(i int) item {
	return item{ID: "r" + strconv.Itoa(i), Kind: string(rune('a' + i%4)), N: i * 7 % 10}
}

func itemColumns() []gridui.Column[item] {
	return []gridui.Column[item]{
		gridui.Field("kind", "Kind", func(r item) string { return r.Kind }).Width(120).Edit(func(r *item, v string) { r.Kind = v }),
		gridui.Field("n", "N", func(r item) int { return r.N }).Width(60).Aggregate(option.AggregateSum),
		gridui.Field("id", "ID", itemID).Width(120),
	}
}

func sliceOf(t testing.TB, rows []item) *rowsource.Slice[item] {
	t.Helper()
	s, err := rowsource.NewSlice(rowsource.SliceOptions[item]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[item]{
			{ID: "id", Value: func(r item) value.Value { return value.Text(r.ID) }},
			{ID: "kind", Value: func(r item) value.Value { return value.Text(r.Kind) }},
			{ID: "n", Value: func(r item) value.Value { return value.Int(int64(r.N)) }},
		},
	})
	require.NoError(t, err)
	return s
}

// stage is a grid of items on a screen, with the Remotes that it was given.
type stage struct {
	gridstage.Stage[item]
	*gridtest.Harness
	remotes []*gridui.Remote[item]
}

// newStage shows a grid. It is called inside of a bubble of testing/synctest.
func newStage(set func(g *gridui.Grid[item])) *stage {
	s := &stage{}
	s.Grid.Columns, s.Grid.RowID = itemColumns(), itemID
	set(&s.Grid)
	s.Harness = s.Show(image.Pt(420, 420))
	return s
}

// remote gives the grid the rows of a source.
func (s *stage) remote(source rowsource.Source[item]) {
	r := gridui.NewRemote(source, gridui.RemoteOptions[item]{})
	s.remotes = append(s.remotes, r)
	s.Grid.SetSource(r)
}

// pass draws frames until all that runs in the background has ended.
func (s *stage) pass() { s.rounds(12) }

// rounds draws frames some times, each time when all that ran in the background has ended.
func (s *stage) rounds(n int) {
	for range n {
		synctest.Wait()
		s.Settle()
	}
}

func (s *stage) close(t testing.TB) {
	t.Helper()
	require.NoError(t, s.Grid.Close())
	for _, r := range s.remotes {
		r.Close()
	}
}

// counted is a number of rows without a slice: there may be any number of them.
type counted struct{ first, n int }

func (c counted) Len() int { return c.n }

func (c counted) At(i int) item { return itemAt(c.first + i) }

// endless is a source of more rows than any memory holds.
type endless struct{ rowsource.Source[item] }

func (e endless) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[item], error) {
	v, err := e.Source.Open(ctx, q)
	return endlessView{v}, err
}

type endlessView struct{ rowsource.Result[item] }

const endlessRows = 1<<31 + 5

func (endlessView) Count(context.Context) (rowsource.Count, error) {
	return rowsource.Count{N: endlessRows, Exact: true}, nil
}

func (endlessView) Read(_ context.Context, at rowsource.Seek, n int) (rowsource.Page[item], error) {
	from := at.Index
	switch {
	case at.Cursor == nil:
	case !at.Before:
		from = placeOf(at.Cursor) + 1
	default:
		from = max(placeOf(at.Cursor)-int64(n), 0)
	}
	p := rowsource.Page[item]{Index: from, Exact: true}
	for i := range n {
		p.Items = append(p.Items, itemAt(int(from)+i))
	}
	p.First, p.Last = rowsource.Cursor{value.Int(from)}, rowsource.Cursor{value.Int(from + int64(n) - 1)}
	return p, nil
}

func placeOf(c rowsource.Cursor) int64 {
	i, _ := c[0].AsInt()
	return i
}

func (endlessView) Locate(_ context.Context, id string) (int64, error) {
	var i int64
	if _, err := fmt.Sscanf(id, "r%d", &i); err != nil {
		return 0, rowsource.ErrNoRow
	}
	return i, nil
}

func (endlessView) Find(context.Context, expr.Match, rowsource.Seek, bool) (rowsource.Hit, error) {
	return rowsource.Hit{}, rowsource.ErrNoRow
}
