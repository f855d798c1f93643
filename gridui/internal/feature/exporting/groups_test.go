// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting_test

import (
	"cmp"
	"image"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// sale is a row of the tests.
type sale struct {
	id     int
	city   string
	size   string
	amount int
	when   time.Time
}

// sales returns six rows of two cities, with groups of both sizes.
func sales() []sale {
	day := time.Date(2024, 1, 30, 0, 0, 0, 0, time.UTC)
	var rows []sale
	for i := range 6 {
		rows = append(rows, sale{i + 1, []string{"Seoul", "Busan"}[i%2], []string{"big", "big", "small"}[i%3], 10 * (i + 1), day.AddDate(0, 0, i)})
	}
	return rows
}

func saleColumns() []gridui.Column[sale] {
	return []gridui.Column[sale]{
		gridui.Field("id", "ID", func(s sale) int { return s.id }),
		gridui.Group("what", "What",
			gridui.Field("city", "City", func(s sale) string { return s.city }),
			gridui.Field("size", "Size", func(s sale) string { return s.size }),
		),
		gridui.Field("amount", "Amount", func(s sale) int { return s.amount }).Aggregate(option.AggregateSum),
		gridui.Time("when", "When", func(s sale) time.Time { return s.when }).Layout("2006-01-02").Hidden(),
	}
}

// shop is a grid of sales on a screen.
type shop struct {
	gridstage.Stage[sale]
	*gridtest.Harness
}

func newShop(set func(g *gridui.Grid[sale])) *shop {
	s := new(shop)
	s.Grid.Columns = saleColumns()
	s.Grid.Filtering.Enabled = true
	s.Grid.RowID = func(s sale) string { return strconv.Itoa(s.id) }
	s.Grid.SetRows(sales())
	if set != nil {
		set(&s.Grid)
	}
	s.Harness = s.Show(image.Pt(900, 500))
	s.Settle()
	return s
}

// written returns the lines of an export of a scope, with bars between the cells.
func written(t *testing.T, g *gridui.Grid[sale], scope option.ExportScope) []string {
	t.Helper()
	var out strings.Builder
	o := export.Options{BOM: export.MarkNone, Newline: "\n", Delimiter: '|'}
	require.NoError(t, export.CSV.Export(t.Context(), &out, g.ExportSource(scope), o))
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

func byCity(g *gridui.Grid[sale]) { g.Grouping.By = []string{"city"} }

func byCityAndSize(g *gridui.Grid[sale]) { g.Grouping.By = []string{"city", "size"} }

func open(ids ...string) func(g *gridui.Grid[sale]) {
	return func(g *gridui.Grid[sale]) { g.Expansion.Rows = idset.Of(ids...) }
}

// Exports have the rows of closed groups, the values of groups, totals and the headers of column groups.
func TestExportsOfGroups(t *testing.T) {
	shown, all := option.ExportRowsShown, option.ExportRowsAll
	for name, c := range map[string]struct {
		set   func(g *gridui.Grid[sale])
		scope option.ExportScope
		want  string
	}{
		"no groups": {nil, option.ExportScope{},
			"|What|What|;ID|City|Size|Amount;1|Seoul|big|10;2|Busan|big|20;3|Seoul|small|30;4|Busan|big|40;5|Seoul|big|50;6|Busan|small|60"},
		"closed": {byCity, option.ExportScope{},
			"What||What|;City|ID|Size|Amount;Seoul|1|big|10;Seoul|3|small|30;Seoul|5|big|50;Busan|2|big|20;Busan|4|big|40;Busan|6|small|60"},
		"levels": {byCityAndSize, option.ExportScope{},
			"What|What||;City|Size|ID|Amount;Seoul|big|1|10;Seoul|big|5|50;Seoul|small|3|30;Busan|big|2|20;Busan|big|4|40;Busan|small|6|60"},
		"columns that stay": {func(g *gridui.Grid[sale]) { byCity(g); g.Grouping.ShowColumns = true }, option.ExportScope{},
			"|What|What|;ID|City|Size|Amount;1|Seoul|big|10;3|Seoul|small|30;5|Seoul|big|50;2|Busan|big|20;4|Busan|big|40;6|Busan|small|60"},
		"closed outline": {byCity, option.ExportScope{Outline: true},
			"||What|;City|ID|Size|Amount;Seoul|||90;|1|big|10;|3|small|30;|5|big|50;Busan|||120;|2|big|20;|4|big|40;|6|small|60"},
		"what shows of closed groups": {byCity, option.ExportScope{Rows: shown}, "What||What|;City|ID|Size|Amount"},
		"what shows of an open group": {func(g *gridui.Grid[sale]) { byCity(g); open("__group__:[\"Busan\"]")(g) }, option.ExportScope{Rows: shown},
			"What||What|;City|ID|Size|Amount;Busan|2|big|20;Busan|4|big|40;Busan|6|small|60"},
		"outline of what shows": {func(g *gridui.Grid[sale]) { byCity(g); open("__group__:[\"Busan\"]")(g) }, option.ExportScope{Rows: shown, Outline: true},
			"||What|;City|ID|Size|Amount;Seoul|||90;Busan|||120;|2|big|20;|4|big|40;|6|small|60"},
		"footers": {func(g *gridui.Grid[sale]) { byCity(g); g.Grouping.Footers = true }, option.ExportScope{},
			"What||What|;City|ID|Size|Amount;Seoul|1|big|10;Seoul|3|small|30;Seoul|5|big|50;Busan|2|big|20;Busan|4|big|40;Busan|6|small|60"},
		"total below": {func(g *gridui.Grid[sale]) { byCity(g); g.Grouping.Total = option.TotalRowBottom }, option.ExportScope{Outline: true},
			"||What|;City|ID|Size|Amount;Seoul|||90;|1|big|10;|3|small|30;|5|big|50;Busan|||120;|2|big|20;|4|big|40;|6|small|60;Total|||210"},
		"total above": {func(g *gridui.Grid[sale]) { g.Grouping.Total = option.TotalRowTop }, option.ExportScope{},
			"|What|What|;ID|City|Size|Amount;Total|||210;1|Seoul|big|10;2|Busan|big|20;3|Seoul|small|30;4|Busan|big|40;5|Seoul|big|50;6|Busan|small|60"},
		"total that scrolls": {func(g *gridui.Grid[sale]) { byCity(g); g.Grouping.Total = option.TotalRowLast }, option.ExportScope{},
			"What||What|;City|ID|Size|Amount;Seoul|1|big|10;Seoul|3|small|30;Seoul|5|big|50;Busan|2|big|20;Busan|4|big|40;Busan|6|small|60;Total|||210"},
		"total that scrolls, outline": {func(g *gridui.Grid[sale]) { byCity(g); g.Grouping.Total = option.TotalRowFirst }, option.ExportScope{Outline: true},
			"||What|;City|ID|Size|Amount;Total|||210;Seoul|||90;|1|big|10;|3|small|30;|5|big|50;Busan|||120;|2|big|20;|4|big|40;|6|small|60"},
		"no total": {func(g *gridui.Grid[sale]) { byCity(g); g.Grouping.Total = option.TotalRowBottom }, option.ExportScope{TotalDisabled: true, Rows: shown}, "What||What|;City|ID|Size|Amount"},
		"filtered": {func(g *gridui.Grid[sale]) {
			byCity(g)
			g.Grouping.Total = option.TotalRowBottom
			g.Filtering.Columns = []filter.Column{{ColumnID: "size", Filter: filter.Equals.Of("small")}}
		}, option.ExportScope{}, "What||What|;City|ID|Size|Amount;Seoul|3|small|30;Busan|6|small|60;Total|||90"},
		"all": {func(g *gridui.Grid[sale]) {
			byCity(g)
			g.Grouping.Total = option.TotalRowBottom
			g.Sorting.Keys = []option.SortKey{{ColumnID: "id", Desc: true}}
			g.Filtering.Columns = []filter.Column{{ColumnID: "size", Filter: filter.Equals.Of("small")}}
		}, option.ExportScope{Rows: all}, "What||What|;City|ID|Size|Amount;Seoul|1|big|10;Busan|2|big|20;Seoul|3|small|30;Busan|4|big|40;Seoul|5|big|50;Busan|6|small|60"},
		"all columns": {func(g *gridui.Grid[sale]) { g.Columns[0].(*gridui.Typed[sale, int]).Hidden() }, option.ExportScope{HiddenColumns: true},
			"|What|What||;ID|City|Size|Amount|When;1|Seoul|big|10|2024-01-30;2|Busan|big|20|2024-01-31;3|Seoul|small|30|2024-02-01;4|Busan|big|40|2024-02-02;5|Seoul|big|50|2024-02-03;6|Busan|small|60|2024-02-04"},
		"intervals": {func(g *gridui.Grid[sale]) {
			g.Grouping = option.Grouping{By: []string{"when", "when"}, Levels: []option.GroupLevel{{Interval: option.GroupByYear}, {Interval: option.GroupByMonth}}}
		}, option.ExportScope{},
			"||||What|What|;When: Year|When: Month|When|ID|City|Size|Amount;2024|January 2024|2024-01-30|1|Seoul|big|10;2024|January 2024|2024-01-31|2|Busan|big|20;2024|February 2024|2024-02-01|3|Seoul|small|30;2024|February 2024|2024-02-02|4|Busan|big|40;2024|February 2024|2024-02-03|5|Seoul|big|50;2024|February 2024|2024-02-04|6|Busan|small|60"},
		"pages": {func(g *gridui.Grid[sale]) { byCity(g); g.Paging = option.Paging{Enabled: true, Size: 1, Index: 1} }, option.ExportScope{},
			"What||What|;City|ID|Size|Amount;Seoul|1|big|10;Seoul|3|small|30;Seoul|5|big|50;Busan|2|big|20;Busan|4|big|40;Busan|6|small|60"},
		"pinned rows": {func(g *gridui.Grid[sale]) {
			byCity(g)
			g.RowPins.Top, g.RowPins.Bottom, g.Expansion.Rows = []string{"4"}, []string{"1"}, idset.All()
		}, option.ExportScope{},
			"What||What|;City|ID|Size|Amount;Busan|4|big|40;Seoul|3|small|30;Seoul|5|big|50;Busan|2|big|20;Busan|6|small|60;Seoul|1|big|10"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(c.set)
			require.Equal(t, strings.Split(c.want, ";"), written(t, &s.Grid, c.scope))
			require.Empty(t, s.Problems())
		})
	}
}

// Rows of closed branches are exported with the rows of open ones.
func TestExportsOfTrees(t *testing.T) {
	tree := func(g *gridui.Grid[sale]) {
		rows := sales()
		g.Tree.Children = func(s sale) []sale {
			if s.id == 2 {
				return rows[2:4]
			}
			return nil
		}
		g.SetRows(append(rows[:2:2], rows[4:]...))
	}
	all := "|What|What|;ID|City|Size|Amount;1|Seoul|big|10;2|Busan|big|20;3|Seoul|small|30;4|Busan|big|40;5|Seoul|big|50;6|Busan|small|60"
	shown := "|What|What|;ID|City|Size|Amount;1|Seoul|big|10;2|Busan|big|20;5|Seoul|big|50;6|Busan|small|60"
	for name, c := range map[string]struct {
		scope option.ExportScope
		want  string
	}{
		"passing": {option.ExportScope{}, all},
		"outline": {option.ExportScope{Outline: true}, all},
		"all":     {option.ExportScope{Rows: option.ExportRowsAll}, "|What|What|;ID|City|Size|Amount;1|Seoul|big|10;2|Busan|big|20;5|Seoul|big|50;6|Busan|small|60;3|Seoul|small|30;4|Busan|big|40"},
		"shown":   {option.ExportScope{Rows: option.ExportRowsShown}, shown},
	} {
		require.Equal(t, strings.Split(c.want, ";"), written(t, &newShop(tree).Grid, c.scope), name)
	}
	total := newShop(func(g *gridui.Grid[sale]) { tree(g); g.Grouping.Total = option.TotalRowFirst })
	require.Equal(t, "Total|||190", written(t, &total.Grid, option.ExportScope{})[2])
}

// Selected rows are exported from closed groups too, without a total.
func TestExportOfSelectedRowsInClosedGroups(t *testing.T) {
	s := newShop(func(g *gridui.Grid[sale]) {
		byCity(g)
		g.Grouping.Total = option.TotalRowBottom
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("2", "5")}
	})
	require.Equal(t, []string{"What||What|", "City|ID|Size|Amount", "Seoul|5|big|50", "Busan|2|big|20"}, s.exportedBy(t, gridui.ExportOptions{Selected: true, Scope: option.ExportScope{}}))
}

// exportedBy returns the lines that Export writes.
func (s *shop) exportedBy(t *testing.T, o gridui.ExportOptions) []string {
	t.Helper()
	var out strings.Builder
	o.To, o.Options = export.Stream(&out), export.Options{BOM: export.MarkNone, Newline: "\n", Delimiter: '|'}
	s.Events = nil
	s.Grid.Export(o)
	await.Until(func() bool {
		s.Advance(50 * time.Millisecond)
		s.Frame()
		return len(gridstage.Told[events.RowsExported](&s.Stage)) > 0
	})
	require.NoError(t, gridstage.Told[events.RowsExported](&s.Stage)[0].Err)
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// saleSource is sales behind a source.
func saleSource(t *testing.T, rows []sale) rowsource.Source[sale] {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[sale]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[sale]{
			{ID: "id", Value: func(s sale) value.Value { return value.Int(int64(s.id)) }},
			{ID: "city", Value: func(s sale) value.Value { return value.Text(s.city) }},
			{ID: "size", Value: func(s sale) value.Value { return value.Text(s.size) }},
			{ID: "amount", Value: func(s sale) value.Value { return value.Int(int64(s.amount)) }},
			{ID: "when", Value: func(s sale) value.Value { return value.Time(s.when) }},
		},
	})
	require.NoError(t, err)
	return source
}

// A grid over a source writes the same rows and columns as a grid in memory, with any grouping, filter and query.
func TestExportsOfASourceAndInMemoryAgree(t *testing.T) {
	rows := sales()
	slices.SortFunc(rows, func(a, b sale) int { // groups of a source are in the order of their values
		return cmp.Or(cmp.Compare(a.city, b.city), cmp.Compare(a.size, b.size), cmp.Compare(a.id, b.id))
	})
	cases := 0
	synctest.Test(t, func(t *testing.T) {
		for _, by := range [][]string{nil, {"city"}, {"city", "size"}} {
			for _, total := range []option.TotalRow{option.TotalRowNone, option.TotalRowTop, option.TotalRowBottom, option.TotalRowFirst, option.TotalRowLast} {
				for _, pass := range []string{"", "Seoul", "none"} {
					for _, hidden := range []bool{false, true} {
						set := func(g *gridui.Grid[sale]) {
							g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "city"}, {ColumnID: "size"}, {ColumnID: "id"}}}
							g.Grouping.By, g.Grouping.Total = by, total
							if pass != "" {
								g.Filtering.Columns = []filter.Column{{ColumnID: "city", Filter: filter.Equals.Of(pass)}}
							}
							if hidden {
								g.Columns[2].(*gridui.Typed[sale, int]).Hidden()
							}
						}
						memory := newShop(func(g *gridui.Grid[sale]) { g.SetRows(rows); set(g) })
						remote := gridui.NewRemote(&sourcetest.Fake[sale]{Source: saleSource(t, rows)}, gridui.RemoteOptions[sale]{})
						source := newShop(func(g *gridui.Grid[sale]) { g.SetSource(remote); set(g) })
						for range 20 {
							synctest.Wait()
							source.Advance(50 * time.Millisecond)
							source.Frame()
						}
						for _, which := range []bool{false, true} {
							for _, noTotal := range []bool{false, true} {
								scope := option.ExportScope{HiddenColumns: which, TotalDisabled: noTotal}
								require.Equal(t, written(t, &memory.Grid, scope), written(t, &source.Grid, scope), "%v %v %q %+v", by, total, pass, scope)
								cases++
							}
						}
						scope := option.ExportScope{Rows: option.ExportRowsAll}
						require.ElementsMatch(t, written(t, &memory.Grid, scope), written(t, &source.Grid, scope), "%v %v %q all", by, total, pass)
						remote.Close()
						synctest.Wait()
					}
				}
			}
		}
	})
	require.Equal(t, 360, cases)
}

// While a source has only estimated how many rows there are, an export has all of them.
func TestExportWhileRowsAreCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, estimate := range []int64{1, 4, 6, 9, 100_000} {
			fake := &sourcetest.Fake[sale]{Source: saleSource(t, sales()), Count: func(rowsource.Query, int64) rowsource.Count {
				return rowsource.Count{N: estimate}
			}}
			remote := gridui.NewRemote(fake, gridui.RemoteOptions[sale]{})
			s := newShop(func(g *gridui.Grid[sale]) { g.SetSource(remote) })
			for range 5 {
				synctest.Wait()
				s.Advance(50 * time.Millisecond)
				s.Frame()
			}
			require.Len(t, written(t, &s.Grid, option.ExportScope{}), 2+6, "of about %d", estimate)
			remote.Close()
			synctest.Wait()
		}
	})
}
