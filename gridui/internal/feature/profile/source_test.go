// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// sliceOf returns a source over orders.
func sliceOf(t *testing.T, rows []order) *rowsource.Slice[order] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[order]{
		Rows: rows, Key: []string{"number"},
		Columns: []rowsource.Column[order]{
			{ID: "number", Value: func(o order) value.Value {
				n, _ := strconv.Atoi(o.ID)
				return value.Int(int64(n))
			}},
			{ID: "amount", Value: func(o order) value.Value { return value.Float(o.Amount) }},
			{ID: "pieces", Value: func(o order) value.Value { return value.Int(int64(o.Pieces)) }},
			{ID: "city", Value: func(o order) value.Value { return value.Text(o.City) }},
			{ID: "paid", Value: func(o order) value.Value { return value.Bool(o.Paid) }},
			{ID: "at", Value: func(o order) value.Value { return value.Time(o.At) }},
		},
	})
	require.NoError(t, err)
	return s
}

// limited is a source with fewer features.
type limited struct {
	rowsource.Source[order]
	without func(f *rowsource.Features)
}

func (l limited) Features() rowsource.Features {
	f := l.Source.Features()
	l.without(&f)
	return f
}

// remoteStage is a stage over a source with calls that wait for the test.
type remoteStage struct {
	*stage
	remote *gridui.Remote[order]
	calls  sourcetest.Scheduler
	fake   *sourcetest.Fake[order]
	asked  []sourcetest.Call
}

// overSource runs a test of profiles over a source.
func overSource(t *testing.T, source rowsource.Source[order], run func(r *remoteStage)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		r := &remoteStage{fake: &sourcetest.Fake[order]{Source: source}}
		r.fake.Before = r.calls.Hold
		r.remote = gridui.NewRemote(r.fake, gridui.RemoteOptions[order]{})
		r.stage = newStage(0, func(s *stage) { s.Grid.SetSource(r.remote) })
		defer func() {
			r.remote.Close()
			r.pass()
			require.Zero(t, r.fake.OpenResults(), "views are left open")
		}()
		r.pass()
		run(r)
	})
}

// pass releases all waiting calls and the calls that follow from them, and records them.
func (r *remoteStage) pass() {
	for range 500 {
		synctest.Wait()
		waiting := r.calls.Waiting()
		for _, call := range waiting {
			r.asked = append(r.asked, call)
			r.calls.Release(0, nil)
		}
		synctest.Wait()
		r.Advance(50 * time.Millisecond)
		r.Frame()
		synctest.Wait()
		if len(waiting) == 0 && len(r.calls.Waiting()) == 0 {
			return
		}
	}
	panic("calls follow from calls without end")
}

// fail fails the waiting calls.
func (r *remoteStage) fail(err error) {
	synctest.Wait()
	for range r.calls.Waiting() {
		r.calls.Release(0, err)
	}
	synctest.Wait()
	r.Advance(50 * time.Millisecond)
	r.Frame()
}

// profiled opens the profile of a column and waits for it.
func (r *remoteStage) profiled(columnID string) []string {
	r.asked = nil
	r.profile.Open(columnID)
	r.Frame()
	r.pass()
	return r.Says()
}

// asks returns the number of calls of a method of the source.
func (r *remoteStage) asks(method string) (n int) {
	for _, call := range r.asked {
		if call.Method == method {
			n++
		}
	}
	return n
}

func TestProfileOverASource(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		for column, want := range map[string][]string{
			"amount": {
				"Type: Number", "Rows: 600", "Missing: 0 (0%)", "Distinct: 100", "Smallest: 0", "Largest: 1,039.5", "Mean: 519.75",
				"Deviation: not by the data source", "Quartiles: not by the data source", "Histogram",
			},
			"pieces": {"Distinct: 4", "Largest: 3", "Mean: 1.5", "1: 150 rows, 25%"},
			"city":   {"Type: Text", "Missing: 100 (17%)", "Distinct: 3", "Smallest: Busan", "Largest: Seoul", "Most frequent", "Seoul: 300 rows, 50%", "Busan: 100 rows, 17%"},
			"paid":   {"Type: True or false", "Missing: 0 (0%)", "True: 120 rows, 20%", "False: 480 rows, 80%"},
			"at":     {"Type: Date", "Distinct: 300", "Earliest: 2024-01-01 12:00", "Latest: 2024-10-26 12:00", "2024-02: 58 rows, 9.7%"},
		} {
			says := r.profiled(column)
			for _, text := range want {
				require.Contains(t, says, text, column)
			}
			require.LessOrEqual(t, r.asks("Aggregate")+r.asks("Groups"), 2+20, "%s: requests are bounded", column)
			require.Zero(t, r.asks("Read")+r.asks("Find"), "%s: no row is read for it", column)
			r.profile.Close()
			r.pass()
		}
		require.Empty(t, r.Problems())
	})
}

// Figures from a source equal the figures that a grid computes over the same rows.
func TestProfilesOverASourceAndInMemoryAgree(t *testing.T) {
	rows := ordersOf(777)
	local := newStage(0, func(s *stage) { s.Grid.SetRows(rows) })
	overSource(t, sliceOf(t, rows), func(r *remoteStage) {
		for _, column := range []string{"amount", "pieces", "city", "paid", "at"} {
			r.profiled(column)
			local.open(column)
			far, ok := r.profile.Figures(column)
			require.True(t, ok && far.Current, column)
			near, _ := local.profile.Figures(column)
			require.Equal(t, []int{near.Rows, near.Missing, near.Distinct}, []int{far.Rows, far.Missing, far.Distinct}, column)
			require.Equal(t, []any{near.MinText, near.MaxText, near.Earliest, near.Latest}, []any{far.MinText, far.MaxText, far.Earliest, far.Latest}, column)
			if column == "amount" || column == "pieces" {
				require.Equal(t, []float64{near.Min, near.Max}, []float64{far.Min, far.Max}, column)
				require.InDelta(t, near.Mean, far.Mean, 1e-9, column)
			}
			require.True(t, math.IsNaN(far.Quartiles[0]))
			require.Equal(t, local.bars(), r.bars(), column)
		}
	})
}

// bars returns the descriptions of the bars of the open card.
func (s *stage) bars() (out []string) {
	s.Key(key.NameEnd, 0)
	s.Settle()
	for _, says := range s.Says() {
		if strings.Contains(says, " row, ") || strings.Contains(says, " rows, ") {
			out = append(out, says)
		}
	}
	return out
}

// Each bar filters: the number of remaining rows is its count.
func TestBarsOverASourceFilter(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		for _, column := range []string{"amount", "pieces", "city", "paid", "at"} {
			r.profiled(column)
			require.Greater(t, r.pickBars(t, column, r.pass), 1, column)
			r.profile.Close()
			r.Grid.ClearFilters()
			r.pass()
		}
	})
}

// Frames do not wait, and closing a card cancels the work of the source.
func TestProfileOverASourceIsCancelled(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		r.profile.Open("city")
		r.Frame()
		r.Frame()
		synctest.Wait()
		require.Contains(t, r.Says(), "Computing…")
		require.Len(t, r.calls.Waiting(), 1)
		_, ok := r.profile.Figures("city")
		require.False(t, ok)
		r.Key(key.NameEscape, 0)
		r.Frame()
		synctest.Wait()
		require.Empty(t, r.calls.Waiting(), "what the source did for it has ended")

		r.profile.Open("city")
		r.Frame()
		r.Frame()
		synctest.Wait()
		r.profile.Open("amount")
		r.Frame()
		r.pass()
		require.Contains(t, r.Says(), "Largest: 1,039.5")
		require.NotContains(t, r.Says(), "Largest: Seoul")
	})
}

// A card shows its figures before the rows of the bars are counted.
func TestFiguresOfASourceComeBeforeItsHistogram(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		r.profile.Open("amount")
		r.Frame()
		for range 4 { // Open and Aggregate, of all rows and of those with a value
			synctest.Wait()
			require.Len(t, r.calls.Waiting(), 1)
			r.calls.Release(0, nil)
			synctest.Wait()
			r.Frame()
		}
		r.Frame()
		require.Contains(t, r.Says(), "Mean: 519.75")
		require.Contains(t, r.Says(), "Histogram: Computing…")
		r.pass()
		require.NotContains(t, r.Says(), "Histogram: Computing…")
		require.Contains(t, r.Says(), "Histogram")
	})
}

func TestProfileOverASourceFails(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		r.profile.Open("city")
		r.Frame()
		r.Frame()
		r.fail(errors.New("the line is dead"))
		r.Frame()
		require.Contains(t, r.Says(), "Could not be computed: the line is dead")
		require.NotContains(t, r.Says(), "Computing…")
		r.pass()
		require.Contains(t, r.Says(), "Could not be computed: the line is dead", "it is not tried again by itself")
		r.ClickOn(t, "Try again")
		r.pass()
		require.Contains(t, r.Says(), "Seoul: 300 rows, 50%")
		require.NotContains(t, r.Says(), "Could not be computed: the line is dead")
		r.Called(t, "Copy profile")
	})
}

// Figures that a source cannot compute are reported, in the language of the grid.
func TestProfilesOverASourceThatCanDoLittle(t *testing.T) {
	for name, texts := range map[string]locale.Texts{"en": locale.For("en"), "ko": locale.For("ko")} {
		t.Run(name, func(t *testing.T) {
			p := texts.Profile
			not := func(label string) string { return label + ": " + p.NotTold }
			little := limited{sliceOf(t, ordersOf(100)), func(f *rowsource.Features) {
				f.Aggregates = []rowsource.AggFunc{rowsource.AggDistinct}
			}}
			overSource(t, little, func(r *remoteStage) {
				r.Style = func(st *gridui.Style) { st.Locale = texts }
				says := r.profiled("amount")
				for _, label := range []string{p.Missing, p.Smallest, p.Largest, p.Mean, p.Deviation, p.Quartiles, p.Histogram} {
					require.Contains(t, says, not(label))
				}
				require.Contains(t, says, p.Distinct+": 100")
				require.Contains(t, r.profiled("city"), not(p.Frequent))
			})
			nothing := limited{sliceOf(t, ordersOf(100)), func(f *rowsource.Features) { f.Aggregates, f.Groups = nil, false }}
			overSource(t, nothing, func(r *remoteStage) {
				r.Style = func(st *gridui.Style) { st.Locale = texts }
				r.Frame()
				r.Grid.Column("amount").OpenMenu()
				r.pass()
				require.True(t, r.Called(t, p.NotSummed).Disabled)
				r.profiled("amount")
				require.Empty(t, r.profile.OpenColumn())
			})
		})
	}
}

// An estimated number of rows is marked as an estimate, and nothing is subtracted from it.
func TestProfileOverASourceThatEstimates(t *testing.T) {
	guesses := limited{sliceOf(t, ordersOf(600)), func(f *rowsource.Features) {
		f.Aggregates = []rowsource.AggFunc{rowsource.AggMin, rowsource.AggMax}
	}}
	overSource(t, guesses, func(r *remoteStage) {
		r.fake.Count = func(rowsource.Query, int64) rowsource.Count { return rowsource.Count{N: 1000} }
		says := r.profiled("amount")
		require.Contains(t, says, "Rows: ≈ 1,000")
		require.Contains(t, says, "Missing: not by the data source")
		require.Contains(t, says, "Largest: 1,039.5")
		require.Contains(t, says, "≈ estimated")
	})
}

// The figures cover all rows, and follow rows that are read again.
func TestProfileOverASourceFollowsTheRows(t *testing.T) {
	slice := sliceOf(t, ordersOf(600))
	overSource(t, slice, func(r *remoteStage) {
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "city", Filter: filter.Equals.Of("Busan")}}
		r.Grid.Sorting.Mode, r.Grid.Sorting.Keys = option.SortMulti, []option.SortKey{{ColumnID: "amount"}}
		r.pass()
		require.Equal(t, 100, r.Grid.Shown())
		require.Contains(t, r.profiled("city"), "Seoul: 300 rows, 50%", "whatever filters leave of them")
		was := len(r.asked)
		r.Advance(time.Minute)
		r.pass()
		require.Len(t, r.asked, was, "rows that stay are asked for once")

		require.NoError(t, slice.SetRows(append(ordersOf(600), order{ID: "1000", City: "Jeju"})))
		r.remote.Reload()
		r.Frame()
		require.Contains(t, r.Says(), "Updating…")
		require.Contains(t, r.Says(), "Seoul: 300 rows, 50%", "the old figures stay")
		for range 20 {
			r.pass()
		}
		require.Contains(t, r.Says(), "Rows: 601")
		require.Contains(t, r.Says(), "Jeju: 1 row, 0.2%")
	})
}

// A strip would request figures from the source for each column that comes onto the screen.
func TestStripOverASourceIsOff(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		r.profile.Strip = true
		r.pass()
		r.Frame() // events come with the next frame
		require.Len(t, r.Problems(), 1)
		require.Contains(t, r.Problems()[0], "the strip of column profiles needs all rows, which only the source has; it is off")
		_, shows := r.findBy(func(n node) bool { return n.Label == "Column profile" })
		require.False(t, shows)
	})
}

func TestSettledProfileOverASourceAllocatesNothing(t *testing.T) {
	overSource(t, sliceOf(t, ordersOf(600)), func(r *remoteStage) {
		r.profiled("amount")
		for range 20 {
			r.pass()
		}
		r.Leave()
		r.pass()
		require.Zero(t, r.Allocs(50, nil))
	})
}
