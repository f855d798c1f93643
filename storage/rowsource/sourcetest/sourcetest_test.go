// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func numbers(n int64) *rowsource.Slice[int64] {
	rows := make([]int64, n)
	for i := range rows {
		rows[i] = int64(i)
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[int64]{
		Rows: rows, Key: []string{"index"},
		Columns: []rowsource.Column[int64]{
			{ID: "index", Value: func(r int64) value.Value { return value.Int(r) }},
			{ID: "digit", Value: func(r int64) value.Value { return value.Int(r % 10) }},
		},
	})
	if err != nil {
		panic(err)
	}
	return s
}

func computed(n int64) sourcetest.Computed[int64] {
	return sourcetest.Computed[int64]{N: n, Row: func(i int64) int64 { return i }, Index: func(r int64) int64 { return r }}
}

func TestComputedConforms(t *testing.T) {
	for _, n := range []int64{0, 1, 100} {
		require.NoError(t, sourcetest.Conformance[int64]{Got: computed(n), Want: numbers(n), Rand: rand.New(rand.NewPCG(1, 2))}.Check(rowsource.Query{}))
	}
	_, err := computed(1).Open(context.Background(), rowsource.Query{Sort: []rowsource.Order{{Column: "index"}}})
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}

// crooked is a source with one defect.
type crooked struct {
	*rowsource.Slice[int64]
	wrong string
}

func (c crooked) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[int64], error) {
	v, err := c.Slice.Open(ctx, q)
	return crookedView{v, c.wrong}, err
}

type crookedView struct {
	rowsource.Result[int64]
	wrong string
}

func (v crookedView) Count(ctx context.Context) (rowsource.Count, error) {
	c, err := v.Result.Count(ctx)
	if v.wrong == "count" {
		c.N++
	}
	return c, err
}

func (v crookedView) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[int64], error) {
	switch {
	case v.wrong == "skip" && at.Cursor != nil && !at.Before:
		return v.Result.Read(ctx, rowsource.Seek{Before: at.Before, Cursor: rowsource.Cursor{value.Int(must(at.Cursor[0].AsInt()) + 1)}}, n)
	case v.wrong == "repeat" && at.Before:
		return v.Result.Read(ctx, rowsource.Seek{Before: at.Before, Cursor: rowsource.Cursor{value.Int(must(at.Cursor[0].AsInt()) + 1)}}, n)
	}
	page, err := v.Result.Read(ctx, at, n)
	switch v.wrong {
	case "index":
		page.Index++
	case "cursor":
		page.First = nil
	}
	return page, err
}

func must(i int64, _ bool) int64 { return i }

func (v crookedView) Locate(ctx context.Context, id string) (int64, error) {
	i, err := v.Result.Locate(ctx, id)
	if v.wrong == "locate" {
		return 7, err
	}
	return i, err
}

func (v crookedView) Find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (rowsource.Hit, error) {
	if v.wrong == "find" && back {
		return rowsource.Hit{}, rowsource.ErrNoRow
	}
	return v.Result.Find(ctx, m, from, back)
}

func (v crookedView) Groups(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[rowsource.Group], error) {
	page, err := v.Result.Groups(ctx, at, n)
	if v.wrong == "groups" && len(page.Items) > 0 {
		page.Items[0].Rows++
	}
	return page, err
}

func (v crookedView) Aggregate(ctx context.Context, of []rowsource.Agg, span rowsource.Span) ([]value.Value, error) {
	if v.wrong == "aggregate" {
		span = rowsource.Span{}
	}
	return v.Result.Aggregate(ctx, of, span)
}

func (v crookedView) Close() error {
	if v.wrong == "close" {
		return nil
	}
	return v.Result.Close()
}

func TestConformanceFindsWhatIsWrong(t *testing.T) {
	q := rowsource.Query{Group: []string{"digit"}, Aggregates: []rowsource.Agg{{Func: rowsource.AggSum, Column: "index"}}}
	for _, wrong := range []string{"", "count", "skip", "repeat", "index", "cursor", "locate", "find", "groups", "aggregate", "close"} {
		err := sourcetest.Conformance[int64]{
			Got: crooked{numbers(60), wrong}, Want: numbers(60), Rand: rand.New(rand.NewPCG(1, 2)),
			Matches: []expr.Match{{Columns: []string{"index"}, Text: "5"}},
		}.Check(q)
		require.Equal(t, wrong != "", err != nil, "%s: %v", wrong, err)
	}
	err := sourcetest.Conformance[int64]{Got: computed(1), Want: numbers(1), Rand: rand.New(rand.NewPCG(1, 2))}.Check(q)
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}

func TestFakeCallsAreHeld(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var calls sourcetest.Scheduler
		fake := &sourcetest.Fake[int64]{Source: numbers(10), Before: calls.Hold}
		results := make(chan error, 1)
		start := func(ctx context.Context, what func(ctx context.Context) error) {
			go func() { results <- what(ctx) }()
			synctest.Wait()
		}
		ctx := t.Context()
		var view rowsource.Result[int64]
		start(ctx, func(ctx context.Context) (err error) { view, err = fake.Open(ctx, rowsource.Query{}); return err })
		require.Equal(t, []sourcetest.Call{{Method: "Open"}}, calls.Waiting())
		calls.Release(0, nil)
		require.NoError(t, <-results)
		require.Equal(t, 1, fake.OpenResults())

		read := func(ctx context.Context) error { _, err := view.Read(ctx, rowsource.Seek{Index: 3}, 2); return err }
		start(ctx, read)
		require.Equal(t, []sourcetest.Call{{Method: "Read", Result: 1, Seek: rowsource.Seek{Index: 3}, N: 2}}, calls.Waiting())
		lost := errors.New("lost")
		calls.Release(0, lost)
		require.ErrorIs(t, <-results, lost)

		cancelled, cancel := context.WithCancel(ctx)
		start(cancelled, read)
		cancel()
		require.ErrorIs(t, <-results, context.Canceled)
		require.Empty(t, calls.Waiting())

		calls.Late = true
		cancelled, cancel = context.WithCancel(ctx)
		start(cancelled, read)
		cancel()
		synctest.Wait()
		require.Len(t, calls.Waiting(), 1)
		calls.Release(0, nil)
		require.ErrorIs(t, <-results, context.Canceled)
		require.NoError(t, view.Close())
		require.NoError(t, view.Close())
		require.Zero(t, fake.OpenResults())
	})
}

func TestFakeConforms(t *testing.T) {
	fake := &sourcetest.Fake[int64]{Source: numbers(50), Count: func(_ rowsource.Query, n int64) rowsource.Count { return rowsource.Count{N: n * 2} }}
	require.False(t, fake.Features().Write)
	require.NoError(t, sourcetest.Conformance[int64]{Got: fake, Want: numbers(50), Rand: rand.New(rand.NewPCG(3, 4))}.Check(rowsource.Query{Group: []string{"digit"}}))
	require.Zero(t, fake.OpenResults())
}
