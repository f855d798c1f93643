// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/storage"
)

// storedDir has a folder for each version that stored documents, with a file for each key. Files are never
// rewritten: a later version reads them to the same state, whatever its Go names.
const storedDir = "testdata/stored"

var writeStored = flag.String("write-stored", "", "write the documents of this version into a new `FOLDER` of "+storedDir)

// Keys of the documents.
const (
	wholeViewKey = "whole-view"
	gridKey      = "grid"
	columnsKey   = "columns"
	orderKey     = "order"
	namedKey     = "named-views"
	someOpenKey  = "open-some"
	allOpenKey   = "open-all"
)

func TestDocumentsOfEarlierVersionsAreRead(t *testing.T) {
	if *writeStored != "" {
		writeDocuments(t, filepath.Join(storedDir, *writeStored))
	}
	versions, err := os.ReadDir(storedDir)
	require.NoError(t, err)
	require.NotEmpty(t, versions)
	for _, version := range versions {
		t.Run(version.Name(), func(t *testing.T) {
			store := storedIn(t, filepath.Join(storedDir, version.Name()))
			t.Run("view", func(t *testing.T) {
				text, _, _ := store.Get(wholeViewKey)
				var view option.View
				require.NoError(t, json.Unmarshal([]byte(text), &view))
				want := wholeView(t, version.Name())
				require.True(t, want.Equal(view), "%+v", view)
				written, err := json.Marshal(view)
				require.NoError(t, err)
				require.JSONEq(t, text, string(written), "the names in JSON")
			})
			t.Run("grid", func(t *testing.T) { requireRestored(t, store, version.Name()) })
			t.Run("named views", func(t *testing.T) {
				views := gridui.Views{Key: namedKey, Store: store}
				names, err := views.Names()
				require.NoError(t, err)
				require.Equal(t, []string{"이름", "whole"}, names)
				view, err := views.Load("whole")
				require.NoError(t, err)
				require.True(t, wholeView(t, version.Name()).Equal(view), "%+v", view)
				view, err = views.Load("이름")
				require.NoError(t, err)
				require.Equal(t, option.View{Hidden: []string{"b"}}, view)
			})
			t.Run("open rows", func(t *testing.T) {
				for key, want := range map[string]idset.Set{someOpenKey: idset.Of("a", "__all__", "\xff"), allOpenKey: idset.All("b")} {
					p := gridui.ExpandedPersistence{Key: key, Store: store}
					require.True(t, want.Equal(p.Expanded()), key)
					require.NoError(t, p.Err())
					require.NoError(t, p.Close())
				}
			})
		})
	}
}

// lastOperators holds the last operator of filters that a version knew; others know all.
var lastOperators = map[string]filter.Op{"1": filter.Unique, "2": filter.HasNone, "3": filter.HasNone}

// unzoomed holds the versions whose views have no zoom, and whose formats have no rules of rows.
var unzoomed = map[string]bool{"1": true, "2": true}

// byValue holds the versions whose sort keys are by value.
var byValue = map[string]bool{"1": true, "2": true, "3": true}

// wholeView returns a view with all parts, and each named value of the types in JSON.
func wholeView(t *testing.T, version string) option.View {
	quick, details, selection := "서울", idset.Of("p3", "p4"), idset.All("p5")
	v := option.View{
		Order: []string{"c", "a", "b"}, Shown: []string{"a"}, Hidden: []string{"b", "\xff"}, Widths: map[string]unit.Dp{"a": 120.5},
		PinnedLeft: []string{"c"}, PinnedRight: []string{"a"}, Collapsed: []string{"group"},
		Sorting: []option.SortKey{{ColumnID: "a", Desc: true}, {ColumnID: "b"}}, Quick: &quick, Operands: option.OperandsPlain,
		Page: &option.PageState{Index: 3, Size: 50}, Expanded: &option.Expansion{Rows: idset.All("p7"), Depth: 2}, Details: &details,
		Scroll: &option.ScrollPosition{RowID: "p9", Row: 9, RowOffset: 7, ColumnID: "b", ColumnOffset: 5, X: 105},
		Focus:  &option.CellID{RowID: "p9", ColumnID: "b"}, Selection: &selection,
		PinnedRowsTop: []string{"p1"}, PinnedRowsBottom: []string{"p2"}, RowHeights: map[string]unit.Dp{"p3": 61.5},
		Extensions: map[string]json.RawMessage{"later": json.RawMessage(`{"of":"another program"}`)},
		Grouping:   new(option.Grouping),
	}
	if !byValue[version] {
		for by := option.SortByMagnitude; by <= option.SortByIcon; by++ {
			v.Sorting = append(v.Sorting, option.SortKey{ColumnID: "b" + strconv.Itoa(int(by)), Desc: by%2 == 0, By: by})
		}
		v.Sorting = append(v.Sorting, option.SortKey{ColumnID: "l", By: option.SortByList, List: option.ListOf("월", "", "a, \"b\"")})
	}
	parts := []filter.Expr{}
	last, ok := lastOperators[version]
	for op := filter.Op(0); op.Known() && (!ok || op <= last); op++ {
		c := filter.Condition{Op: op, A: "1.5", B: "2.5"}
		if op.Lists() {
			c = filter.Condition{Op: op, Values: []string{"", "가"}}
		}
		id := "f" + strconv.Itoa(int(op))
		v.Filters = append(v.Filters, filter.Column{ColumnID: id, Filter: filter.Filter{First: c, Second: filter.Condition{Op: filter.Contains, A: "x"}, Any: op%2 == 0}})
		parts = append(parts, filter.Expr{ColumnID: id, Is: c, Not: op%2 == 1})
	}
	v.Expression = &filter.Expr{Parts: parts, Any: true}
	g := v.Grouping
	for interval := option.GroupByValue; interval <= option.GroupByLetter; interval++ {
		id := "g" + strconv.Itoa(int(interval))
		order := option.GroupOrder{By: option.GroupOrderBy(interval) % (option.GroupOrderCount + 1), ColumnID: "a", Desc: interval%2 == 1}
		g.By, g.Levels = append(g.By, id), append(g.Levels, option.GroupLevel{Interval: interval, Step: float64(interval) * 2.5, Order: order})
	}
	for a := option.AggregateNone; a <= option.AggregateDistinct; a++ {
		g.Aggregates = append(g.Aggregates, option.ColumnAggregate{ColumnID: "a" + strconv.Itoa(int(a)), Aggregate: a})
	}
	for of := option.ShareOfNone; of <= option.ShareOfTotal; of++ {
		g.Shares = append(g.Shares, option.ColumnShare{ColumnID: "s" + strconv.Itoa(int(of)), Of: of})
	}
	if unzoomed[version] {
		require.Equal(t, option.ViewAll&^option.ViewZoom, v.Parts())
		return v
	}
	zoom := float32(1.25)
	v.Zoom = &zoom
	require.Equal(t, option.ViewAll, v.Parts())
	return v
}

// extensions holds the extensions with state in views.
type extensions struct {
	formats    formats.Formats
	calculated calculated.Columns
}

// newStored opens a grid that stores everything that a grid can store.
func newStored(store storage.Store) (*gridstage.Stage[gridstage.Person], *extensions) {
	e := new(extensions)
	return gridstage.NewKept(store, func(g *gridui.Grid[gridstage.Person]) {
		g.Paging.Enabled = true
		g.Selection.Mode, g.Selection.InViews = option.SelectMulti, true
		g.Persist.Key = gridKey
		g.Extensions = []gridui.Extension{&e.formats, &e.calculated}
	}), e
}

// rules returns rules of formats of each kind that a version knew.
func rules(version string) (all []rule.Rule) {
	of := func(k rule.Kind, r rule.Rule) {
		r.Columns, r.Kind = []string{"age"}, k
		all = append(all, r)
	}
	of(rule.When, rule.Rule{When: filter.Condition{Op: filter.Greater, A: "40"}, Tints: []tint.Tint{tint.Red}, Stop: true})
	of(rule.Scale, rule.Rule{Tints: []tint.Tint{tint.Orange, tint.Yellow, tint.Green}, Mid: rule.Point{By: rule.Percentile, Value: 50}})
	of(rule.Bars, rule.Rule{Tints: []tint.Tint{tint.Teal}, Min: rule.Point{By: rule.Number, Value: 1.5}, Max: rule.Point{By: rule.Percent, Value: 90}})
	of(rule.Set, rule.Rule{Icons: rule.Steps})
	of(rule.Set, rule.Rule{Icons: rule.Shapes})
	of(rule.Top, rule.Rule{N: 10, Percent: true, Low: true, Tints: []tint.Tint{tint.Blue}})
	of(rule.Mean, rule.Rule{Tints: []tint.Tint{tint.Purple}})
	of(rule.Duplicates, rule.Rule{Tints: []tint.Tint{tint.Grey}})
	if !unzoomed[version] {
		where := filter.All(filter.On("age", filter.Greater.Of("30")), filter.On("city", filter.Contains.Of("울")))
		all = append(all, rule.Rule{Kind: rule.Row, Where: where, Tints: []tint.Tint{tint.Yellow}})
	}
	return all
}

// made returns calculated columns.
func made() []option.CalculatedColumn {
	return []option.CalculatedColumn{
		{ID: "double", Name: "두 배", Formula: "age * 2", Format: "#,##0.0", Aggregate: option.AggregateAverage},
		{ID: "more", Name: "More", Formula: "double + 1"},
	}
}

// requireRestored requires that grids are restored to the state that writeDocuments stored.
func requireRestored(t *testing.T, store storage.Store, version string) {
	s, e := newStored(store)
	view := s.Grid.View()
	require.Equal(t, []string{"city", "id", "age", "name", "double", "more"}, view.Order)
	require.Equal(t, []string{"age"}, view.Hidden)
	require.Equal(t, []string{"id"}, view.PinnedRight)
	require.Equal(t, map[string]unit.Dp{"city": 301.5, "name": 77}, view.Widths)
	require.Equal(t, []option.SortKey{{ColumnID: "age", Desc: true}, {ColumnID: "id"}}, view.Sorting)
	require.Equal(t, []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("60").And(filter.NotEquals.Of("21"))}}, view.Filters)
	require.Equal(t, &option.PageState{Index: 3, Size: 50}, view.Page)
	require.True(t, view.Expanded.Rows.Equal(idset.All("p7")))
	require.Equal(t, 2, view.Expanded.Depth)
	require.True(t, view.Details.Equal(idset.Of("p3", "p900")))
	require.True(t, view.Selection.Equal(idset.Of("p12")))
	require.Equal(t, []string{"who"}, view.Collapsed)
	require.Equal(t, []string{"p8", "later"}, view.PinnedRowsTop)
	require.Equal(t, []string{"p4"}, view.PinnedRowsBottom)
	require.Equal(t, map[string]unit.Dp{"p900": 61.5}, view.RowHeights)
	zoom := float32(1.25)
	if unzoomed[version] {
		zoom = 1
	}
	require.Equal(t, zoom, *view.Zoom)
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, 777, y)
	require.Equal(t, rules(version), e.formats.Rules)
	require.Equal(t, made(), e.calculated.Calculated.Columns)
	require.Empty(t, s.Problems())

	c := gridstage.NewKept(store, keepsColumns)
	require.Equal(t, []string{"city", "id", "age"}, c.Grid.ShownColumns())
	o := gridstage.NewKept(store, keepsOrder)
	require.Equal(t, []string{"name", "id", "age", "city"}, o.Grid.ShownColumns())
}

// keepsColumns makes a grid store only which columns are shown and their order.
func keepsColumns(g *gridui.Grid[gridstage.Person]) {
	g.Persist.Key = ""
	g.ColumnVisibility.Persist = &option.Persistence{Key: columnsKey, Store: g.Persist.Store}
}

// keepsOrder makes a grid store only the order of its columns.
func keepsOrder(g *gridui.Grid[gridstage.Person]) {
	g.Persist.Key = ""
	g.ColumnOrder.Persist = &option.Persistence{Key: orderKey, Store: g.Persist.Store}
}

// storedIn reads the documents of a folder.
func storedIn(t *testing.T, dir string) storage.Store {
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	store := new(storage.Memory)
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(dir, f.Name()))
		require.NoError(t, err)
		require.NoError(t, store.Set(f.Name(), string(text)))
	}
	return store
}

// writeDocuments writes the documents of this version into a new folder.
func writeDocuments(t *testing.T, dir string) {
	require.NoError(t, os.Mkdir(dir, 0o755))
	store := new(storage.Memory)
	text, err := json.Marshal(wholeView(t, filepath.Base(dir)))
	require.NoError(t, err)
	require.NoError(t, store.Set(wholeViewKey, string(text)))

	s, e := newStored(store)
	e.formats.Rules, e.calculated.Calculated.Columns = rules(filepath.Base(dir)), made()
	s.Settle()
	rework(&s.Grid)
	s.Grid.Selection.Rows = idset.Of("p12")
	s.Settle()
	require.NoError(t, s.Grid.Close())
	c := gridstage.NewKept(store, keepsColumns)
	c.Grid.ColumnOrder.IDs = []string{"city", "id", "age", "name"}
	c.Grid.Column("name").Hide()
	c.Settle()
	require.NoError(t, c.Grid.Close())
	o := gridstage.NewKept(store, keepsOrder)
	o.Click(30, 20)
	o.Focus(o.Grid.Tag())
	o.Keys("Shift+Right")
	o.Advance(time.Second)
	require.NoError(t, o.Grid.Close())

	views := gridui.Views{Key: namedKey, Store: store}
	require.NoError(t, views.Save("이름", option.View{Hidden: []string{"b"}}))
	require.NoError(t, views.Save("whole", wholeView(t, filepath.Base(dir))))
	for key, rows := range map[string]idset.Set{someOpenKey: idset.Of("a", "__all__", "\xff"), allOpenKey: idset.All("b")} {
		p := gridui.ExpandedPersistence{Key: key, Store: store}
		p.SetExpanded(rows)
		require.NoError(t, p.Close())
	}
	for _, key := range []string{wholeViewKey, gridKey, columnsKey, orderKey, namedKey, someOpenKey, allOpenKey} {
		text, ok, err := store.Get(key)
		require.NoError(t, err)
		require.True(t, ok, key)
		require.NoError(t, os.WriteFile(filepath.Join(dir, key), []byte(text), 0o600))
	}
}
