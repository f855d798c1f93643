// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// squares is a source of n rows, the numbers from 0 on: all that a source needs.
type squares struct{ n int64 }

// Features says what the source can do: its rows have a key, and nothing else.
func (s squares) Features() rowsource.Features { return rowsource.Features{Key: []string{"number"}} }

// ID returns the id of a row.
func (s squares) ID(row int64) string { return strconv.FormatInt(row, 10) }

// Open accepts all rows in the order of the key, and no other query.
func (s squares) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[int64], error) {
	if len(q.Sort) > 0 || q.Filter != nil {
		return nil, rowsource.ErrUnsupported
	}
	return &squaresResult{n: s.n}, s.Features().Supports(q)
}

// squaresResult is what Open returns. Base answers all calls but Count and Read.
type squaresResult struct {
	rowsource.Base
	n int64
}

// Count returns the number of rows.
func (r *squaresResult) Count(ctx context.Context) (rowsource.Count, error) {
	return rowsource.Count{N: r.n, Exact: true}, r.Ready(ctx)
}

// Read returns up to n rows at an index, or next to a row.
func (r *squaresResult) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[int64], err error) {
	from := at.Index
	if len(at.Cursor) == 1 {
		from, _ = at.Cursor[0].AsInt()
		if at.Before {
			from, n = max(from-int64(n), 0), int(min(from, int64(n)))
		} else {
			from++
		}
	}
	page = rowsource.Page[int64]{Index: min(from, r.n), Exact: true}
	for i := from; i < min(from+int64(n), r.n); i++ {
		page.Items = append(page.Items, i)
		page.Last = rowsource.Cursor{value.Int(i)}
	}
	if len(page.Items) > 0 {
		page.First = rowsource.Cursor{value.Int(from)}
	}
	return page, r.Ready(ctx)
}

// A source implements Features, ID and Open, and its result Count and Read; Base answers the rest. A grid shows it
// with SetSource, and offers neither groups nor a search.
func ExampleBase() {
	ctx := context.Background()
	result, err := squares{1_000_000}.Open(ctx, rowsource.Query{})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer result.Close()
	page, _ := result.Read(ctx, rowsource.Seek{Index: 7}, 3)
	fmt.Println(page.Items)
	_, err = result.Find(ctx, expr.Match{}, rowsource.Seek{}, false)
	fmt.Println(err)
	// Output:
	// [7 8 9]
	// rowsource: not supported by the source: find
}

func TestBaseAnswersTheRest(t *testing.T) {
	for _, n := range []int64{0, 1, 100} {
		want, err := rowsource.NewSlice(rowsource.SliceOptions[int64]{
			Key:     []string{"number"},
			Columns: []rowsource.Column[int64]{{ID: "number", Value: value.Int}},
		})
		require.NoError(t, err)
		var rows []int64
		for i := range n {
			rows = append(rows, i)
		}
		require.NoError(t, want.SetRows(rows))
		require.NoError(t, sourcetest.Conformance[int64]{Got: squares{n}, Want: want, Rand: rand.New(rand.NewPCG(1, 2))}.Check(rowsource.Query{}))
	}
	var b rowsource.Base
	calls := map[string]func(context.Context) error{
		"locate": func(ctx context.Context) error { _, err := b.Locate(ctx, "1"); return err },
		"aggregate": func(ctx context.Context) error {
			_, err := b.Aggregate(ctx, []rowsource.Agg{{}}, rowsource.Span{})
			return err
		},
		"find": func(ctx context.Context) error {
			_, err := b.Find(ctx, expr.Match{}, rowsource.Seek{}, true)
			return err
		},
	}
	ended, end := context.WithCancel(t.Context())
	end()
	for name, call := range calls {
		require.ErrorIs(t, call(t.Context()), rowsource.ErrUnsupported, name)
		require.ErrorIs(t, call(ended), context.Canceled, name)
	}
	_, err := b.CountGroups(t.Context())
	require.ErrorIs(t, err, rowsource.ErrNoGroups)
	values, err := b.Aggregate(t.Context(), nil, rowsource.Span{})
	require.NoError(t, err)
	require.Empty(t, values)
	require.NoError(t, b.Close())
	for name, call := range calls {
		require.ErrorIs(t, call(t.Context()), rowsource.ErrClosed, name)
	}
}
