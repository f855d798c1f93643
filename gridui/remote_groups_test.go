// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

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
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// groupedByCity groups people by city, and adds up ages.
func groupedByCity(g *gridui.Grid[person]) {
	g.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.Grouping.By = []string{"city"}
}

// Groups are closed until they are opened; a click on the mark, keys and the program open them. A level
// that is read shows skeletons.
func TestRemoteGroupsOpenAndClose(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		require.Equal(t, []string{"City 0 (429)|||19122", "City 1 (429)|||19101"}, cells(r.stage)[:2])
		require.Equal(t, 7, r.grid.Shown())
		r.toggleLine(1)
		require.Equal(t, 7+429, r.grid.Shown(), "the number of rows of a group is known before they are")
		_, ok := r.grid.RowAt(2)
		require.False(t, ok)
		r.pass()
		row, ok := r.grid.RowAt(2)
		require.True(t, ok)
		require.Equal(t, "p1", row.ID)
		require.Equal(t, []string{`__group__:["City 1"]`}, slices.Collect(r.grid.Expansion.Rows.Exceptions()))
		r.Keys("Left") // from the group, which is open
		r.pass()
		require.Equal(t, 7, r.grid.Shown())
		r.grid.ExpandAll()
		r.Frame()
		r.pass()
		require.Equal(t, 7+3000, r.grid.Shown())
		require.Empty(t, r.problems())
	})
}

// A level that cannot be read says so, and is read again on request.
func TestRemoteGroupsThatCannotBeRead(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		r.toggleLine(1)
		r.fail(errors.New("server is gone"))
		r.Frame()
		require.ErrorContains(t, r.remote.Err(), "server is gone")
		require.Equal(t, "City 0 (429)", r.rowTexts()[0], "the rest stays")
		_, ok := r.Find("server is gone")
		require.True(t, ok)
		r.remote.Retry()
		r.Frame()
		r.pass()
		require.NoError(t, r.remote.Err())
		row, _ := r.grid.RowAt(2)
		require.Equal(t, "p1", row.ID)
	})
}

// Nothing on the screen moves when lines above it come and go: here groups above open, and others arrive.
func TestRemoteGroupsHoldTheScreen(t *testing.T) {
	set := func(g *gridui.Grid[person]) {
		groupedByCity(g)
		g.Grouping.By = []string{"name", "city"}
		g.Expansion.Depth = 2
	}
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		rng := rand.New(rand.NewPCG(3, 8))
		for range rounds.Of(40) {
			r.grid.ScrollToRow(rng.IntN(r.grid.Shown()), gridui.ScrollStart)
			r.Frame()
			for range 6 {
				top := r.grid.Viewport()
				was, y := r.lineAtTop()
				synctest.Wait()
				if n := len(r.calls.Waiting()); n > 0 {
					r.calls.Release(rng.IntN(n), nil)
				}
				synctest.Wait()
				if rng.IntN(3) == 0 && was != "" {
					r.grid.Row(`__group__:["Kim"]`).SetExpanded(rng.IntN(2) == 0)
				}
				r.Frame()
				now, at := r.lineAtTop()
				if was != "" && r.has(was) {
					require.Equal(t, was, now, "%+v %+v", top, r.grid.Viewport())
					require.Equal(t, y, at)
				}
			}
			r.pass()
		}
	})
}

// lineAtTop is the first line on the screen that has text, and where it is, in pixels.
func (s *stage[T]) lineAtTop() (text string, y int) {
	for i, row := range s.FindAll("row ") {
		if line := cells(s)[i]; strings.Trim(line, "|") != "" && !strings.Contains(line, "(") {
			return line, row.Bounds.Min.Y
		}
	}
	return "", 0
}

// has reports whether a line is on the screen.
func (s *stage[T]) has(line string) bool { return slices.Contains(cells(s), line) }

func TestSettledRemoteGroupsAllocateNothing(t *testing.T) {
	set := func(g *gridui.Grid[person]) {
		groupedByCity(g)
		g.Expansion.Depth, g.Expansion.Sticky = 1, true
		g.Grouping.Total = option.TotalRowTop
	}
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		r.grid.ScrollToRow(200, gridui.ScrollStart)
		r.Frame()
		r.pass()
		for range 3 {
			r.Frame()
		}
		require.Zero(t, r.Allocs(50, nil))
		require.Contains(t, strings.Join(cells(r.stage), " "), "City 0", "the group sticks")
	})
}

// The row of totals has what the source computes over all rows that pass, without reading them.
func TestRemoteTotals(t *testing.T) {
	overRemotePeople(t, totalAges, func(r *remoteStage[person]) {
		total := func() string { lines := cells(r.stage); return lines[len(lines)-1] }
		require.Contains(t, total(), "133500")
		r.grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less("21")}}
		r.Frame()
		require.Contains(t, total(), "…")
		r.pass()
		require.Contains(t, total(), "1200")
		require.Empty(t, r.problems())
	})
}

// An export has the rows of all groups, closed ones too, with the group that they are in.
func TestRemoteGroupsAreExportedAndCopied(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		var out strings.Builder
		r.grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
		r.pass()
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		require.Len(t, lines, 3001)
		require.Contains(t, lines[1], "City 0")
		require.Contains(t, lines[1], "p0")
		require.Contains(t, lines[3000], "City 6")

		r.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("1", "2998")}
		r.Focus(r.grid.Tag())
		r.Frame()
		r.Clipboard.Clear()
		calls := countCalls(r.fake)
		r.Keys("Shortcut+C")
		r.pass()
		require.Equal(t, 2, calls.take()["Locate"], "of closed groups, too")
		text, _ := r.Clipboard.Text()
		require.Equal(t, [][]string{{"City 1", "p1", "Lee", "21"}, {"City 2", "p2998", "Choi", "68"}}, export.ParseTSV(text))
	})
}

// Which groups are open is saved with a view.
func TestRemoteGroupsComeBackOpen(t *testing.T) {
	store := &storage.Memory{}
	set := func(g *gridui.Grid[person]) {
		groupedByCity(g)
		g.Persist.Key, g.Persist.Store = "people", store
	}
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		r.toggleLine(1)
		r.pass()
		require.NoError(t, r.grid.SaveView())
	})
	overRemotePeople(t, set, func(r *remoteStage[person]) { require.Equal(t, 7+429, r.grid.Shown()) })
}

// A grid over a source shows the groups, the aggregates and the rows that one in memory shows, whatever
// they are grouped, sorted and filtered by, and whichever groups are open.
func TestRemoteGroupsAndGroupsInMemoryAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 3))
	rows := newSamples(rng, 60)
	aggregates := []option.Aggregate{
		option.AggregateNone, option.AggregateSum, option.AggregateMin, option.AggregateMax, option.AggregateAverage,
		option.AggregateCount, option.AggregateFirst, option.AggregateLast, option.AggregateDistinct,
	}
	columns := func(n, f option.Aggregate) []gridui.Column[specimen] {
		cols := sampleColumns()
		cols[3] = gridui.Field("f", "F", func(r specimen) float64 { return r.f }).Aggregate(f)
		cols[0] = gridui.Field("id", "ID", func(r specimen) int { return r.id }).Aggregate(n)
		return cols
	}
	s := newFiltered(rows)
	s.Size.Y = 6000
	remotely(t, func(t *testing.T) {
		r := &remoteStage[specimen]{fake: &sourcetest.Fake[specimen]{Source: sampleSource(t, rows)}}
		r.fake.Before = r.calls.Hold
		r.remote = gridui.NewRemote(r.fake, gridui.RemoteOptions[specimen]{})
		r.stage = newFiltered(nil)
		r.grid.SetSource(r.remote)
		r.Harness = newHarness(s.Size, r.layout)
		defer r.end()
		r.pass()
		lines := 0
		for range rounds.Of(60) {
			o := &s.grid.Options
			o.Sorting.Mode, o.Sorting.Keys, o.Filtering.Columns = option.SortMulti, nil, nil
			o.Grouping.By = [][]string{{"text"}, {"on"}, {"on", "text"}, {"text", "n"}, {"n"}, nil}[rng.IntN(6)]
			o.Grouping.Total = option.TotalRow(rng.IntN(3))
			for _, id := range append(slices.Clone(o.Grouping.By), []string{"id", "f"}[rng.IntN(2)]) {
				o.Sorting.Keys = append(o.Sorting.Keys, option.SortKey{ColumnID: id, Desc: rng.IntN(2) == 0})
			}
			o.Sorting.Keys = keyLast(o.Sorting.Keys)
			n, f := aggregates[rng.IntN(len(aggregates))], aggregates[rng.IntN(len(aggregates))]
			o.Sorting.Missing = []option.MissingOrder{option.MissingLast, option.MissingFirst}[rng.IntN(2)]
			for _, col := range []string{"n", "f"} {
				if c := randomCondition(rng, col); rng.IntN(3) == 0 && c.Op != filter.OpCustom {
					o.Filtering.Columns = append(o.Filtering.Columns, filter.Column{ColumnID: col, Filter: filter.Filter{First: c}})
				}
			}
			o.Expansion = option.Expansion{Depth: rng.IntN(3)}
			s.grid.Columns, r.grid.Columns = columns(n, f), columns(n, f)
			r.grid.Sorting, r.grid.Filtering, r.grid.Grouping, r.grid.Expansion = o.Sorting, o.Filtering, o.Grouping, o.Expansion
			for i := range 3 {
				s.Settle()
				r.Frame()
				r.pass()
				require.NoError(t, r.remote.Err())
				require.Equal(t, s.grid.Shown(), r.grid.Shown())
				require.Equal(t, cells(s), cells(r.stage), "%+v %+v %+v %d %d", o.Grouping, o.Sorting, o.Filtering, n, f)
				lines += s.grid.Shown()
				if at := rng.IntN(max(s.grid.Shown(), 1)); i < 2 && s.grid.Shown() > 0 {
					s.toggleLine(at)
					r.stage.toggleLine(at)
				}
			}
		}
		require.Greater(t, lines, 100)
	})
}

// toggleLine opens or closes the group on a line by a key.
func (s *stage[T]) toggleLine(at int) {
	s.grid.FocusCell(at, gridui.GroupColumn)
	s.Focus(s.grid.Tag())
	s.Frame()
	s.Keys("Enter")
}

// The source orders groups by an aggregate.
func TestRemoteGroupsByAnAggregate(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		for _, desc := range []bool{false, true} {
			r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: desc}}
			r.Frame()
			r.pass()
			var sums []int
			for _, row := range cells(r.stage) {
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

// bigGroups are a hundred million numbers in eight groups of numbers that follow one another.
type bigGroups struct{ sourcetest.Computed[int64] }

const bigGroup = 12_500_000

func (s bigGroups) Features() rowsource.Features {
	f := s.Computed.Features()
	f.Groups = true
	return f
}

func (s bigGroups) Open(ctx context.Context, q rowsource.Query) (rowsource.View[int64], error) {
	of := s.Computed
	if len(q.Path) == 1 {
		k, _ := q.Path[0].AsInt()
		of.N = bigGroup
		of.Row = func(i int64) int64 { return k*bigGroup + i }
	}
	view, err := of.Open(ctx, rowsource.Query{})
	return bigView{view}, err
}

// bigView has the groups at the top.
type bigView struct{ rowsource.View[int64] }

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
	remotely(t, func(t *testing.T) {
		source := bigGroups{sourcetest.Computed[int64]{N: 8 * bigGroup, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}}
		r := newRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{
				gridui.Field("part", "Part", func(i int64) int64 { return i / bigGroup }),
				gridui.Field("index", "Index", func(i int64) int64 { return i }),
			}
			g.Grouping.By = []string{"part"}
			g.Expansion.Depth = 1
			g.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "7"}}
		})
		defer r.end()
		r.pass()
		require.Equal(t, 8+8*bigGroup, r.grid.Shown())
		for _, row := range []int64{99_999_999, 5_000_000, 0, 73_123_456} {
			line := int(row + row/bigGroup + 1)
			r.grid.ScrollToRow(line, gridui.ScrollStart)
			r.Frame()
			r.pass()
			got, ok := r.grid.RowAt(line)
			require.True(t, ok)
			require.Equal(t, row, got)
		}
		require.Empty(t, r.problems())
	})
}

// A source that cannot group leaves rows as they are, and says so.
func TestRemoteSourcesThatCannotGroup(t *testing.T) {
	remotely(t, func(t *testing.T) {
		source := sourcetest.Computed[int64]{N: 1000, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}
		r := newRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{gridui.Field("index", "Index", func(i int64) int64 { return i })}
			g.Grouping.By = []string{"index"}
		})
		defer r.end()
		r.pass()
		require.Equal(t, 1000, r.grid.Shown())
		require.Equal(t, "0", r.rowTexts()[0])
		require.Len(t, r.problems(), 1)
		require.Contains(t, r.problems()[0], "the source cannot group rows")
	})
}

func TestRemoteRowNumbersInGroups(t *testing.T) {
	set := func(g *gridui.Grid[person]) {
		groupedByCity(g)
		g.RowNumbers.Enabled = true
		g.Expansion.Depth = 1
	}
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		var numbers []string
		for _, line := range cells(r.stage)[:3] {
			number, _, _ := strings.Cut(line, "|")
			numbers = append(numbers, number)
		}
		require.Equal(t, []string{"City 0 (429)", "1", "2"}, numbers, "rows count within their group, which has no number")
	})
}
