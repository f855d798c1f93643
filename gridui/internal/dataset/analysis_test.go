// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"cmp"
	"fmt"
	"image"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// fact is a row whose values may be missing: one bit for each.
type fact struct {
	ID      int
	Name    string
	Amount  float64
	Count   int64
	Paid    bool
	At      time.Time
	Missing uint
}

const (
	noName uint = 1 << iota
	noAmount
	noCount
	noPaid
	noAt
)

// facts returns duplicates, extremes and texts of many scripts, combined with missing values.
func facts(n int) []fact {
	names := []string{
		"Kim", "kim", "KIM minsu", "김민수", "김 민수", "ßtraße", "STRASSE", "İstanbul", "istanbul", "e\u0301t\u00e9", "\u00e9te\u0301", "🙂 smile",
		"zebra 10", "zebra 9", "zebra 009", "", "a,b\tc", "שלום", "x",
	}
	amounts := []float64{0, -0.5, 0.1, 0.2, 0.3, 1e6, -1e6, 123456.789, 0.000001, 42}
	counts := []int64{0, 1, -1, 7, 7, 1 << 53, -(1 << 53), math.MaxInt64, math.MinInt64}
	times := []time.Time{
		time.Date(1850, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(1969, 12, 31, 23, 59, 0, 0, time.UTC), time.Unix(0, 0).UTC(),
		time.Date(2024, 2, 29, 12, 0, 0, 0, time.UTC), time.Date(2024, 2, 29, 12, 1, 0, 0, time.UTC), time.Date(2199, 12, 31, 0, 0, 0, 0, time.UTC),
	}
	out := make([]fact, n)
	for i := range out {
		out[i] = fact{
			ID: i, Name: names[i%len(names)], Amount: amounts[i/3%len(amounts)], Count: counts[i/5%len(counts)], Paid: i%7 < 3, At: times[i/2%len(times)],
		}
		if i%11 == 0 {
			out[i].Missing = uint(i/11) % 32
		}
	}
	return out
}

func factColumns() []gridui.Column[fact] {
	return []gridui.Column[fact]{
		gridui.Field("number", "Number", func(f fact) int { return f.ID }),
		gridui.Func("name", "Name", func(f fact) (string, bool) { return f.Name, f.Missing&noName == 0 }),
		gridui.Func("amount", "Amount", func(f fact) (float64, bool) { return f.Amount, f.Missing&noAmount == 0 }),
		gridui.Func("count", "Count", func(f fact) (int64, bool) { return f.Count, f.Missing&noCount == 0 }),
		gridui.Func("paid", "Paid", func(f fact) (bool, bool) { return f.Paid, f.Missing&noPaid == 0 }),
		gridui.Func("at", "At", func(f fact) (time.Time, bool) { return f.At, f.Missing&noAt == 0 }),
	}
}

// factSource returns the same rows behind a source.
func factSource(t *testing.T, rows []fact) *rowsource.Slice[fact] {
	column := func(id string, missing uint, of func(f fact) value.Value) rowsource.Column[fact] {
		return rowsource.Column[fact]{ID: id, Value: func(f fact) value.Value {
			if f.Missing&missing != 0 {
				return value.Value{}
			}
			return of(f)
		}}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[fact]{
		Rows: rows, Key: []string{"number"},
		Columns: []rowsource.Column[fact]{
			column("number", 0, func(f fact) value.Value { return value.Int(int64(f.ID)) }),
			column("name", noName, func(f fact) value.Value { return value.Text(f.Name) }),
			column("amount", noAmount, func(f fact) value.Value { return value.Float(f.Amount) }),
			column("count", noCount, func(f fact) value.Value { return value.Int(f.Count) }),
			column("paid", noPaid, func(f fact) value.Value { return value.Bool(f.Paid) }),
			column("at", noAt, func(f fact) value.Value { return value.Time(f.At) }),
		},
	})
	require.NoError(t, err)
	return s
}

// asked is a grid whose test calls Analysis. It is an extension that passes the parts to its test.
type asked struct {
	*gridstage.Stage[fact]
	core     *core.Grid
	profiler profiling.Profiler
}

func (a *asked) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if a.core == nil {
		a.core = g
		a.profiler.AskSource()
		a.profiler.Wire(&g.Columns, &g.Data, &g.Report)
	}
}

func newAsked(give func(g *gridui.Grid[fact])) *asked {
	a := &asked{}
	a.Stage = gridstage.New(image.Pt(700, 400), func(g *gridui.Grid[fact]) {
		g.Columns, g.RowID = factColumns(), func(f fact) string { return strconv.Itoa(f.ID) }
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.Find = option.Find{Enabled: true, BarDisabled: true}
		g.Extensions = []gridui.Extension{a}
		give(g)
	})
	a.wait()
	return a
}

// wait waits for jobs and requests.
func (a *asked) wait() {
	for range 6 {
		synctest.Wait()
		a.Advance(60 * time.Millisecond)
		a.Frame()
	}
	synctest.Wait()
}

// finished waits for a job.
func (a *asked) finished(t *testing.T, job *rowmodel.Job) {
	t.Helper()
	a.wait()
	require.True(t, job.Finished())
	require.NoError(t, job.Err())
}

func (a *asked) analysis() dataset.Analysis { return a.core.Data.Analysis() }

// number returns the number of a row from its id: the key of the source is written as JSON.
func number(t *testing.T, id string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.Trim(id, `[]"`))
	require.NoError(t, err, id)
	return n
}

// rows returns the numbers of all rows in their order.
func (a *asked) rows(t *testing.T) (out []int) {
	t.Helper()
	a.wait()
	s := a.core.Data.Snapshots.Streamed(a.core.Data.Snapshots.Page())
	for i := range s.N {
		out = append(out, rowdata.Ptr[fact](s.Rows.At(int(s.Item(i).Record()))).ID)
	}
	return out
}

// sums returns the figures of a column over all rows.
func (a *asked) sums(t *testing.T, columnID string) (out []string) {
	t.Helper()
	col := a.core.Columns.Find(columnID)
	of := dataset.SumOf{
		Rects: []ranges.Rect{{Rows: ranges.Span{End: a.core.Data.NavCount()}, Cols: ranges.Span{First: col, End: col + 1}}},
		Measures: func([]ranges.Rect) []column.Measure {
			out := make([]column.Measure, len(a.core.Columns.Leaves))
			out[col] = a.core.Columns.Def(col).Measure()
			return out
		},
	}
	sum := a.analysis().Sum(of, nil)
	a.finished(t, sum.Job)
	require.False(t, sum.Cut)
	require.Equal(t, !a.analysis().Reads(), sum.Large, "the source adds up what is not loaded")
	s, cells := sum.SoFar()
	out = append(out, fmt.Sprint(cells), fmt.Sprint(s.Count, s.Numbers, s.Times), fmt.Sprint(s.Earliest, s.Latest))
	for _, n := range []exact.Number{s.Sum(), s.Min(), s.Max(), s.Average()} {
		out = append(out, n.Digits(6))
	}
	return out
}

// distinct returns the values of a column with their numbers of rows.
func (a *asked) distinct(t *testing.T, columnID string, by dataset.FilterState) []rowmodel.Value {
	t.Helper()
	v := a.analysis().Distinct(a.core.Columns.Def(a.core.Columns.Find(columnID)), by)
	a.finished(t, v.Job)
	require.False(t, v.More)
	for i, of := range v.List { // a source formats times differently
		if at, err := time.Parse(time.RFC3339, of.Text); err == nil {
			v.List[i].Text = at.Format("2006-01-02 15:04")
		}
	}
	slices.SortFunc(v.List, func(x, y rowmodel.Value) int { return cmp.Compare(x.Text, y.Text) })
	return v.List
}

// profile returns the figures of a column that a source provides too.
func (a *asked) profile(t *testing.T, columnID string) (out []string) {
	t.Helper()
	for range 8 {
		a.profiler.Want(columnID, profiling.Needs{})
		a.profiler.Sync(layout.Context{Ops: new(op.Ops), Now: time.Now()})
		a.wait()
	}
	f, state := a.profiler.Of(columnID)
	require.NoError(t, a.profiler.Err(columnID))
	require.Equal(t, profiling.Current, state)
	for _, part := range []profiling.Part{profiling.Missing, profiling.Distinct, profiling.Bars} {
		require.True(t, f.Knows(part), part)
	}
	out = append(out, fmt.Sprint(f.Kind, f.Whole, f.Total, f.TotalExact, f.Missing, f.Values, f.Distinct, f.DistinctExact))
	if f.Kind != profile.Bools {
		for _, bound := range []any{f.Least, f.Greatest} {
			if n, ok := bound.(exact.Number); ok {
				bound = n.Float
			}
			out = append(out, fmt.Sprint(bound))
		}
	}
	if f.Kind == profile.Numbers {
		out = append(out, fmt.Sprintf("%.9g", f.Average.Float))
	}
	for _, bar := range f.Histogram(profiling.MostBars) {
		out = append(out, fmt.Sprint(bar))
	}
	var frequent []string
	for _, v := range f.Frequent {
		if f.Kind == profile.Texts || f.Kind == profile.Bools {
			if f.Kind == profile.Bools {
				v.Text = ""
			}
			frequent = append(frequent, fmt.Sprint(v))
		}
	}
	slices.Sort(frequent)
	return append(out, frequent...)
}

// hits returns the cells that a search visits in a number of steps forward, and some back.
func (a *asked) hits(t *testing.T, q option.FindQuery) (out []string) {
	t.Helper()
	a.Grid.Find.Open, a.Grid.Find.Query = false, option.FindQuery{}
	a.wait()
	a.Events = nil
	a.Grid.Find.Open, a.Grid.Find.Query = true, q
	a.wait()
	for i := range 24 {
		a.Grid.Find.Do = option.FindNext
		if i > 15 {
			a.Grid.Find.Do = option.FindPrevious
		}
		a.wait()
	}
	found := gridstage.EventsOf[events.HitFound](a.Events)
	require.Equal(t, q.Text == "nowhere", len(found) == 0)
	for _, hit := range found {
		out = append(out, fmt.Sprint(number(t, hit.RowID), " ", hit.ColumnID, " ", hit.Wrapped))
	}
	return append(out, fmt.Sprint(a.Grid.Find.Result.Err))
}

// Rows in memory and the same rows behind a source have the same results in everything that
// concerns all rows.
func TestAnalysisInMemoryAndBySourceAgree(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		rows := facts(1500)
		far := gridui.NewRemote(factSource(t, rows), gridui.RemoteOptions[fact]{})
		defer func() {
			far.Close()
			synctest.Wait()
		}()
		near := newAsked(func(g *gridui.Grid[fact]) { g.SetRows(rows) })
		remote := newAsked(func(g *gridui.Grid[fact]) { g.SetSource(far) })
		require.True(t, near.analysis().Reads())
		require.False(t, remote.analysis().Reads())
		both := func(ask func(a *asked) any, about string) {
			t.Helper()
			require.Equal(t, ask(near), ask(remote), about)
		}
		columns := []string{"name", "amount", "count", "paid", "at"}
		for _, id := range columns {
			both(func(a *asked) any { return a.profile(t, id) }, "profile of "+id)
			both(func(a *asked) any { return a.distinct(t, id, dataset.FilterState{}) }, "values of "+id)
			if id != "name" {
				both(func(a *asked) any { return a.sums(t, id) }, "sums of "+id)
			}
			for _, desc := range []bool{false, true} {
				both(func(a *asked) any {
					a.Grid.Sorting.Keys = []option.SortKey{{ColumnID: id, Desc: desc}, {ColumnID: "number"}} // a source orders equal rows by its key
					return a.rows(t)
				}, fmt.Sprint("rows by ", id, desc))
			}
		}
		for _, f := range []filter.Column{
			{ColumnID: "name", Filter: filter.Contains.Of("kim")}, {ColumnID: "name", Filter: filter.OneOf.Of("", "김민수")},
			{ColumnID: "amount", Filter: filter.Less.Of("0.2")}, {ColumnID: "count", Filter: filter.Equals.Of("7")}, {ColumnID: "paid", Filter: filter.True.Of()},
		} {
			by := dataset.FilterState{Columns: []filter.Column{f}}
			both(func(a *asked) any { return a.distinct(t, "at", by) }, fmt.Sprint("values filtered by ", f))
			both(func(a *asked) any {
				a.Grid.Filtering.Columns = by.Columns
				return a.rows(t)
			}, fmt.Sprint("rows filtered by ", f))
		}
		for _, a := range []*asked{near, remote} {
			a.Grid.Filtering.Columns, a.Grid.Sorting.Keys = nil, nil
			a.wait()
		}
		both(func(a *asked) any { return gridstage.RowCells(a.Stage) }, "cells on the screen")
		for _, q := range []option.FindQuery{
			{Text: "kim"}, {Text: "Kim", MatchCase: true}, {Text: "kim", WholeCell: true}, {Text: "김"}, {Text: "ㄱㅁㅅ", Initials: true},
			{Text: "strasse"}, {Text: "ist"}, {Text: "\u00e9"}, {Text: "🙂"}, {Text: "zebra 0"}, {Text: "לו"}, {Text: "nowhere"},
		} {
			both(func(a *asked) any { return a.hits(t, q) }, fmt.Sprintf("hits of %+v", q))
		}
		require.Empty(t, near.Problems())
		require.Empty(t, remote.Problems())
	})
}
