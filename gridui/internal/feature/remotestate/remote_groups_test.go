// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Groups are closed until they are opened; a click on the mark, keys and the program open them. A level
// that is read shows skeletons.
func TestRemoteGroupsOpenAndClose(t *testing.T) {
	remotestage.OverRemotePeople(t, remotestage.GroupedByCity, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Equal(t, []string{"City 0 (429)|||19122", "City 1 (429)|||19101"}, gridstage.RowCells(r.Stage)[:2])
		require.Equal(t, 7, r.Grid.Shown())
		r.ToggleLine(1)
		require.Equal(t, 7+429, r.Grid.Shown(), "the number of rows of a group is known before they are")
		_, ok := r.Grid.RowAt(2)
		require.False(t, ok)
		r.Pass()
		row, ok := r.Grid.RowAt(2)
		require.True(t, ok)
		require.Equal(t, "p1", row.ID)
		require.Equal(t, []string{`__group__:["City 1"]`}, slices.Collect(r.Grid.Expansion.Rows.Exceptions()))
		r.Keys("Left") // from the group, which is open
		r.Pass()
		require.Equal(t, 7, r.Grid.Shown())
		r.Grid.ExpandAll()
		r.Frame()
		r.Pass()
		require.Equal(t, 7+3000, r.Grid.Shown())
		require.Empty(t, r.Problems())
	})
}

// A level that cannot be read shows so, and is read again on request.
func TestRemoteGroupsThatCannotBeRead(t *testing.T) {
	remotestage.OverRemotePeople(t, remotestage.GroupedByCity, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.ToggleLine(1)
		r.Fail(errors.New("server is gone"))
		r.Frame()
		require.ErrorContains(t, r.Remote.Err(), "server is gone")
		require.Equal(t, "City 0 (429)", r.RowTexts()[0], "the rest stays")
		_, ok := r.Find("server is gone")
		require.True(t, ok)
		r.Remote.Retry()
		r.Frame()
		r.Pass()
		require.NoError(t, r.Remote.Err())
		row, _ := r.Grid.RowAt(2)
		require.Equal(t, "p1", row.ID)
	})
}

// Nothing on the screen moves when lines above it come and go: here groups above open, and others arrive.
func TestRemoteGroupsHoldTheScreen(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) {
		remotestage.GroupedByCity(g)
		g.Grouping.By = []string{"name", "city"}
		g.Expansion.Depth = 2
	}
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		rng := rand.New(rand.NewPCG(3, 8))
		for range rounds.Of(40) {
			r.Grid.ScrollToRow(rng.IntN(r.Grid.Shown()), option.AlignStart)
			r.Frame()
			for range 6 {
				top := r.Grid.Viewport()
				was, y := lineAtTop(r.Stage)
				synctest.Wait()
				if n := len(r.Calls.Waiting()); n > 0 {
					r.Calls.Release(rng.IntN(n), nil)
				}
				synctest.Wait()
				if rng.IntN(3) == 0 && was != "" {
					r.Grid.Row(`__group__:["Kim"]`).SetExpanded(rng.IntN(2) == 0)
				}
				r.Frame()
				now, at := lineAtTop(r.Stage)
				if was != "" && has(r.Stage, was) {
					require.Equal(t, was, now, "%+v %+v", top, r.Grid.Viewport())
					require.Equal(t, y, at)
				}
			}
			r.Pass()
		}
	})
}

// lineAtTop returns the first line on the screen that has text, and its position in pixels.
func lineAtTop[T any](s *gridstage.Stage[T]) (text string, y int) {
	for i, row := range s.FindAll("row ") {
		if line := gridstage.RowCells(s)[i]; strings.Trim(line, "|") != "" && !strings.Contains(line, "(") {
			return line, row.Bounds.Min.Y
		}
	}
	return "", 0
}

// has reports whether a line is on the screen.
func has[T any](s *gridstage.Stage[T], line string) bool {
	return slices.Contains(gridstage.RowCells(s), line)
}

func TestSettledRemoteGroupsAllocateNothing(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) {
		remotestage.GroupedByCity(g)
		g.Expansion.Depth, g.Expansion.Sticky = 1, true
		g.Grouping.Total = option.TotalRowTop
	}
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.ScrollToRow(200, option.AlignStart)
		r.Frame()
		r.Pass()
		for range 3 {
			r.Frame()
		}
		require.Zero(t, r.Allocs(50, nil))
		require.Contains(t, strings.Join(gridstage.RowCells(r.Stage), " "), "City 0", "the group sticks")
	})
}

// The row of totals has what the source computes over all rows that pass, without reading them.
func TestRemoteTotals(t *testing.T) {
	remotestage.OverRemotePeople(t, remotestage.TotalAges, func(r *remotestage.RemoteStage[gridstage.Person]) {
		total := func() string { lines := gridstage.RowCells(r.Stage); return lines[len(lines)-1] }
		require.Contains(t, total(), "133500")
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("21")}}
		r.Frame()
		require.Contains(t, total(), "…")
		r.Pass()
		require.Contains(t, total(), "1200")
		require.Empty(t, r.Problems())
	})
}

// An export has the rows of all groups, closed ones too, with their groups.
func TestRemoteGroupsAreExportedAndCopied(t *testing.T) {
	remotestage.OverRemotePeople(t, remotestage.GroupedByCity, func(r *remotestage.RemoteStage[gridstage.Person]) {
		var out strings.Builder
		r.Grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
		r.Pass()
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		require.Len(t, lines, 3001)
		require.Contains(t, lines[1], "City 0")
		require.Contains(t, lines[1], "p0")
		require.Contains(t, lines[3000], "City 6")

		r.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("1", "2998")}
		r.Focus(r.Grid.Tag())
		r.Frame()
		r.Pass() // the groups of the rows are found, for their marks
		r.Clipboard.Clear()
		calls := remotestage.CountCalls(r.Fake)
		r.Keys("Shortcut+C")
		r.Pass()
		require.Equal(t, 2, calls.Take()["Locate"], "of closed groups, too")
		text, _ := r.Clipboard.Text()
		require.Equal(t, [][]string{{"City 1", "p1", "Lee", "21"}, {"City 2", "p2998", "Choi", "68"}}, export.ParseTSV(text))
	})
}

// Which groups are open is saved with a view.
func TestRemoteGroupsComeBackOpen(t *testing.T) {
	store := &storage.Memory{}
	set := func(g *gridui.Grid[gridstage.Person]) {
		remotestage.GroupedByCity(g)
		g.Persist.Key, g.Persist.Store = "people", store
	}
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.ToggleLine(1)
		r.Pass()
		require.NoError(t, r.Grid.SaveView())
	})
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) { require.Equal(t, 7+429, r.Grid.Shown()) })
}

// A grid over a source shows the groups, the aggregates and the rows that one in memory shows, whatever
// they are grouped, sorted and filtered by, and whichever groups are open.
func TestRemoteGroupsAndGroupsInMemoryAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 3))
	rows := samplestage.NewSamples(rng, 60)
	aggregates := []option.Aggregate{
		option.AggregateNone, option.AggregateSum, option.AggregateMin, option.AggregateMax, option.AggregateAverage,
		option.AggregateCount, option.AggregateFirst, option.AggregateLast, option.AggregateDistinct,
	}
	columns := func(n, f option.Aggregate) []gridui.Column[samplestage.Specimen] {
		cols := samplestage.SampleColumns()
		cols[3] = gridui.Field("f", "F", func(r samplestage.Specimen) float64 { return r.F }).Aggregate(f)
		cols[0] = gridui.Field("id", "ID", func(r samplestage.Specimen) int { return r.Id }).Aggregate(n)
		return cols
	}
	s := samplestage.NewFiltered(rows)
	s.Size.Y = 6000
	synctest.Test(t, func(t *testing.T) {
		r := &remotestage.RemoteStage[samplestage.Specimen]{Fake: &sourcetest.Fake[samplestage.Specimen]{Source: samplestage.SampleSource(t, rows)}}
		r.Fake.Before = r.Calls.Hold
		r.Remote = gridui.NewRemote(r.Fake, gridui.RemoteOptions[samplestage.Specimen]{})
		r.Stage = samplestage.NewFiltered(nil)
		r.Grid.SetSource(r.Remote)
		r.Harness = gridtest.New(s.Size, r.Layout)
		defer r.Close()
		r.Pass()
		lines := 0
		for range rounds.Of(60) {
			o := &s.Grid.Options
			o.Sorting.Mode, o.Sorting.Keys, o.Filtering.Columns = option.SortMulti, nil, nil
			o.Grouping.By = [][]string{{"text"}, {"on"}, {"on", "text"}, {"text", "n"}, {"n"}, nil}[rng.IntN(6)]
			o.Grouping.Total = option.TotalRow(rng.IntN(3))
			for _, id := range append(slices.Clone(o.Grouping.By), []string{"id", "f"}[rng.IntN(2)]) {
				o.Sorting.Keys = append(o.Sorting.Keys, option.SortKey{ColumnID: id, Desc: rng.IntN(2) == 0})
			}
			o.Sorting.Keys = samplestage.KeyLast(o.Sorting.Keys)
			n, f := aggregates[rng.IntN(len(aggregates))], aggregates[rng.IntN(len(aggregates))]
			o.Sorting.Missing = []option.MissingOrder{option.MissingLast, option.MissingFirst}[rng.IntN(2)]
			for _, col := range []string{"n", "f"} {
				if c := samplestage.RandomCondition(rng, col); rng.IntN(3) == 0 && c.Op != filter.Custom {
					o.Filtering.Columns = append(o.Filtering.Columns, filter.Column{ColumnID: col, Filter: filter.Filter{First: c}})
				}
			}
			o.Expansion = option.Expansion{Depth: rng.IntN(3)}
			s.Grid.Columns, r.Grid.Columns = columns(n, f), columns(n, f)
			r.Grid.Sorting, r.Grid.Filtering, r.Grid.Grouping, r.Grid.Expansion = o.Sorting, o.Filtering, o.Grouping, o.Expansion
			for i := range 3 {
				s.Settle()
				r.Frame()
				r.Pass()
				require.NoError(t, r.Remote.Err())
				require.Equal(t, s.Grid.Shown(), r.Grid.Shown())
				require.Equal(t, gridstage.RowCells(s), gridstage.RowCells(r.Stage), "%+v %+v %+v %d %d", o.Grouping, o.Sorting, o.Filtering, n, f)
				lines += s.Grid.Shown()
				if at := rng.IntN(max(s.Grid.Shown(), 1)); i < 2 && s.Grid.Shown() > 0 {
					s.ToggleLine(at)
					r.Stage.ToggleLine(at)
				}
			}
		}
		require.Greater(t, lines, 100)
	})
}

// The source orders groups by an aggregate.
func TestRemoteGroupsByAnAggregate(t *testing.T) {
	remotestage.OverRemotePeople(t, remotestage.GroupedByCity, func(r *remotestage.RemoteStage[gridstage.Person]) {
		for _, desc := range []bool{false, true} {
			r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: desc}}
			r.Frame()
			r.Pass()
			var sums []int
			for _, row := range gridstage.RowCells(r.Stage) {
				sum, err := strconv.Atoi(strings.Split(row, "|")[3])
				require.NoError(t, err)
				sums = append(sums, sum)
			}
			require.Len(t, sums, 7)
			if desc {
				slices.Reverse(sums)
			}
			require.IsIncreasing(t, sums)
		}
	})
}

// bigGroups is a source of a hundred million numbers in eight groups of consecutive numbers.
type bigGroups struct{ sourcetest.Computed[int64] }

const bigGroup = 12_500_000

func (s bigGroups) Features() rowsource.Features {
	f := s.Computed.Features()
	f.Groups = true
	return f
}

func (s bigGroups) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[int64], error) {
	of := s.Computed
	if len(q.Path) == 1 {
		k, _ := q.Path[0].AsInt()
		of.N = bigGroup
		of.Row = func(i int64) int64 { return k*bigGroup + i }
	}
	view, err := of.Open(ctx, rowsource.Query{})
	return bigView{view}, err
}

// A bigView returns the groups at the top.
type bigView struct{ rowsource.Result[int64] }

func (bigView) CountGroups(context.Context) (rowsource.Count, error) {
	return rowsource.Count{N: 8, Exact: true}, nil
}

func (bigView) Groups(_ context.Context, at rowsource.Seek, n int) (page rowsource.Page[rowsource.Group], err error) {
	for k := at.Index; k < min(at.Index+int64(n), 8); k++ {
		page.Items = append(page.Items, rowsource.Group{Path: rowsource.Path{value.Int(k)}, Rows: bigGroup})
	}
	return page, nil
}

// A hundred million rows in a few groups are opened and scrolled to as ten are.
func TestAHundredMillionRemoteRowsInGroups(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		source := bigGroups{sourcetest.Computed[int64]{N: 8 * bigGroup, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}}
		r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{
				gridui.Field("part", "Part", func(i int64) int64 { return i / bigGroup }),
				gridui.Field("index", "Index", func(i int64) int64 { return i }),
			}
			g.Grouping.By = []string{"part"}
			g.Expansion.Depth = 1
			g.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "7"}}
		})
		defer r.Close()
		r.Pass()
		require.Equal(t, 8+8*bigGroup, r.Grid.Shown())
		for _, row := range []int64{99_999_999, 5_000_000, 0, 73_123_456} {
			line := int(row + row/bigGroup + 1)
			r.Grid.ScrollToRow(line, option.AlignStart)
			r.Frame()
			r.Pass()
			got, ok := r.Grid.RowAt(line)
			require.True(t, ok)
			require.Equal(t, row, got)
		}
		require.Empty(t, r.Problems())
	})
}

// A source that cannot group leaves rows as they are, and the grid reports that.
func TestRemoteSourcesThatCannotGroup(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		source := sourcetest.Computed[int64]{N: 1000, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}
		r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{gridui.Field("index", "Index", func(i int64) int64 { return i })}
			g.Grouping.By = []string{"index"}
		})
		defer r.Close()
		r.Pass()
		require.Equal(t, 1000, r.Grid.Shown())
		require.Equal(t, "0", r.RowTexts()[0])
		require.Len(t, r.Problems(), 1)
		require.Contains(t, r.Problems()[0], "the source cannot group rows")
	})
}

func TestRemoteRowNumbersInGroups(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) {
		remotestage.GroupedByCity(g)
		g.RowNumbers.Enabled = true
		g.Expansion.Depth = 1
	}
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		var numbers []string
		for _, line := range gridstage.RowCells(r.Stage)[:3] {
			number, _, _ := strings.Cut(line, "|")
			numbers = append(numbers, number)
		}
		require.Equal(t, []string{"City 0 (429)", "1", "2"}, numbers, "rows count within their group, which has no number")
	})
}
