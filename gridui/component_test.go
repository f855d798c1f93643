// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"image"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/tracking"
)

// looped is a component as a program's loop sees it.
type looped[T any] interface {
	gridui.Gridder[T]
	Update(gtx layout.Context) (events.Event, bool)
}

// loops are the orders in which a program may call Update, New and Layout.
func loops[T any](c looped[T]) map[string]layout.Widget {
	th := gridstage.NewTheme()
	style := func() gridui.Style {
		style := gridui.New(th, c)
		style.Locale.Spoken = locale.For("en").Spoken
		return style
	}
	drain := func(gtx layout.Context) {
		for {
			if _, ok := c.Update(gtx); !ok {
				return
			}
		}
	}
	var made *gridui.Style
	once := func() gridui.Style {
		if made == nil {
			style := style()
			made = &style
		}
		return *made
	}
	return map[string]layout.Widget{
		"Update, New, Layout": func(gtx layout.Context) layout.Dimensions {
			drain(gtx)
			return style().Layout(gtx)
		},
		"New, Update, Layout": func(gtx layout.Context) layout.Dimensions {
			style := style()
			drain(gtx)
			return style.Layout(gtx)
		},
		"New once, Update, Layout": func(gtx layout.Context) layout.Dimensions {
			style := once()
			drain(gtx)
			return style.Layout(gtx)
		},
		"New once, Layout": func(gtx layout.Context) layout.Dimensions { return once().Layout(gtx) },
	}
}

// componentField is a field of a component: how to set it, and what shows then.
type componentField[C any] struct {
	set  func(*C)
	want func(*testing.T, *C, *gridtest.Harness)
	// first says that only what is set before the first frame counts.
	first bool
}

// testFields sets fields of components before the first frame and between two frames, and
// has each show in whatever order a program calls Update, New and Layout.
func testFields[C, T any](t *testing.T, begin func() *C, as func(*C) looped[T], fields map[string]componentField[C]) {
	for name, field := range fields {
		for loop := range loops(as(begin())) {
			t.Run(name+"/"+loop, func(t *testing.T) {
				c := begin()
				field.set(c)
				h := gridtest.New(image.Pt(400, 400), loops(as(c))[loop])
				h.Settle()
				field.want(t, c, h)
				if field.first {
					return
				}
				c = begin()
				h = gridtest.New(image.Pt(400, 400), loops(as(c))[loop])
				h.Settle()
				field.set(c)
				h.Settle()
				h.Settle()
				field.want(t, c, h)
			})
		}
	}
}

// shows wants texts on the screen.
func shows[C any](texts ...string) func(*testing.T, *C, *gridtest.Harness) {
	return func(t *testing.T, _ *C, h *gridtest.Harness) {
		for _, text := range texts {
			require.Contains(t, h.Dump(), text)
		}
	}
}

func TestFieldsOfATreeGridInEveryOrder(t *testing.T) {
	type grid = gridui.TreeGrid[treestage.Part]
	begin := func() *grid {
		g := new(grid)
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.SetRows(treestage.Bicycle())
		return g
	}
	open := func(g *grid) {
		g.Tree.Children = func(p treestage.Part) []treestage.Part { return p.Parts }
		g.Refresh()
		g.ExpandAll()
	}
	testFields(t, begin, func(g *grid) looped[treestage.Part] { return g }, map[string]componentField[grid]{
		"Tree.Children": {set: open, want: shows[grid]("Wheel", "Rim")},
		"Tree.Children, another": {set: func(g *grid) {
			open(g)
			g.Tree.Children = func(p treestage.Part) []treestage.Part { return p.Parts[:min(1, len(p.Parts))] }
		}, want: func(t *testing.T, _ *grid, h *gridtest.Harness) {
			require.Contains(t, h.Dump(), "Wheel")
			require.NotContains(t, h.Dump(), "Frame")
		}},
		"Tree.Children, no more": {set: func(g *grid) { open(g); g.Tree.Children = nil }, want: func(t *testing.T, _ *grid, h *gridtest.Harness) {
			require.NotContains(t, h.Dump(), "Wheel")
		}},
		"Expansion.Rows": {set: func(g *grid) {
			g.Tree.Children, g.Expansion.Rows = func(p treestage.Part) []treestage.Part { return p.Parts }, idset.All()
			g.Refresh()
		}, want: shows[grid]("Wheel", "Rim")},
	})
}

func TestFieldsOfAMasterDetailGridInEveryOrder(t *testing.T) {
	type grid = gridui.MasterDetailGrid[gridstage.Person]
	detail := func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 100)}
	}
	begin := func() *grid {
		g := new(grid)
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.SetRows(gridstage.People(3))
		return g
	}
	testFields(t, begin, func(g *grid) looped[gridstage.Person] { return g }, map[string]componentField[grid]{
		"Detail and Details.Rows": {
			set: func(g *grid) { g.Detail, g.Details.Rows = detail, idset.Of("p0") },
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				require.True(t, g.Details.Rows.Has("p0"))
				rows := h.FindAll("row ")
				require.Greater(t, rows[1].Bounds.Min.Y-rows[0].Bounds.Min.Y, 100)
			},
		},
	})
}

func TestFieldsOfAColumnPinGridInEveryOrder(t *testing.T) {
	type grid = gridui.ColumnPinGrid[gridstage.Person]
	begin := func() *grid {
		g := new(grid)
		g.Columns = gridstage.PeopleColumns()
		g.SetRows(gridstage.People(3))
		return g
	}
	testFields(t, begin, func(g *grid) looped[gridstage.Person] { return g }, map[string]componentField[grid]{
		"ColumnPinning": {
			set: func(g *grid) { g.ColumnPinning.Left, g.ColumnPinning.Right = []string{"city"}, []string{"name"} },
			want: func(t *testing.T, g *grid, _ *gridtest.Harness) {
				require.Equal(t, []string{"city", "id", "age", "name"}, g.ShownColumns())
			},
		},
	})
}

func TestFieldsOfAContextMenuGridInEveryOrder(t *testing.T) {
	type grid = gridui.ContextMenuGrid[gridstage.Person]
	begin := func() *grid {
		g := new(grid)
		g.Columns = gridstage.PeopleColumns()
		g.SetRows(gridstage.People(3))
		return g
	}
	testFields(t, begin, func(g *grid) looped[gridstage.Person] { return g }, map[string]componentField[grid]{
		"Menu.Items": {
			set: func(g *grid) { g.Menu.Items = []menus.Item[gridstage.Person]{{Label: "Greet"}} },
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				h.RightClick(100, gridstage.RowY(1))
				require.True(t, g.MenuIsOpen())
				require.Contains(t, h.Dump(), "Greet")
			},
		},
	})
}

func TestFieldsOfAChangeTrackingGridInEveryOrder(t *testing.T) {
	type grid = gridui.ChangeTrackingGrid[gridstage.Person]
	var inits int
	begin := func() *grid {
		g := new(grid)
		g.Columns = gridstage.PeopleColumns()
		g.Data = gridstage.People(3)
		g.RowKey = func(p gridstage.Person) string { return p.ID }
		return g
	}
	testFields(t, begin, func(g *grid) looped[gridstage.Person] { return g }, map[string]componentField[grid]{
		"Data and RowKey": {
			set: func(g *grid) { inits = 0; g.OnSnapshotInit = func() { inits++ } },
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				require.Equal(t, 1, inits)
				require.Equal(t, 3, g.Shown())
				require.True(t, g.DeleteRow("p1"))
				require.Equal(t, tracking.Deleted, g.Status("p1"))
			},
			first: true,
		},
		"StatusStyles": {
			set: func(g *grid) { g.StatusStyles.Deleted.Bold = true; g.DeleteRow("p1") },
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				require.Equal(t, tracking.Deleted, g.Status("p1"))
			},
		},
	})
}

// Whatever method is called first, fields that are set before the grid is laid out take effect; those that are
// set later are reported.
func TestFieldsOfAChangeTrackingGridAfterTheFirstMethod(t *testing.T) {
	type grid = gridui.ChangeTrackingGrid[gridstage.Person]
	show := func(g *grid) *gridtest.Harness {
		return gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
			for {
				if _, ok := g.Update(gtx); !ok {
					break
				}
			}
			return gridui.New(gridstage.NewTheme(), g).Layout(gtx)
		})
	}
	for name, first := range map[string]func(g *grid){
		"nothing":    func(*grid) {},
		"items":      func(g *grid) { g.Menu.Items = gridui.CellItems(g, locale.For("en")) },
		"view":       func(g *grid) { g.SetView(option.View{}) },
		"handle":     func(g *grid) { g.Column("age").SetFilter(filter.Filter{}) },
		"rows":       func(g *grid) { g.SetRows(gridstage.People(5)) },
		"data alone": func(g *grid) { g.Data = gridstage.People(2); require.Equal(t, 0, g.SelectedCount()) },
		"key alone":  func(g *grid) { g.RowKey = func(p gridstage.Person) string { return p.Name }; g.Refresh() },
		"both so far": func(g *grid) {
			g.Data, g.RowKey = gridstage.People(2), func(p gridstage.Person) string { return p.ID }
			g.Refresh()
		},
	} {
		t.Run(name, func(t *testing.T) {
			var warned []string
			g := new(grid)
			g.Columns = gridstage.PeopleColumns()
			first(g)
			rows := 3
			if name == "rows" {
				rows = 5 // the rows that were given
			} else {
				g.Data = gridstage.People(rows)
			}
			g.RowKey = func(p gridstage.Person) string { return p.ID }
			g.EditedCells = true
			g.AddAt = tracking.Place{Top: true}
			h := show(g)
			h.Settle()
			require.Equal(t, rows, g.Shown())
			key, err := g.AddRow(&gridstage.Person{ID: "new"})
			require.NoError(t, err)
			require.Equal(t, "new", key)
			h.Settle()
			row, _ := g.RowAt(0)
			require.Equal(t, "new", row.ID, "AddAt")
			require.Equal(t, tracking.Added, g.Status("new"))
			require.Empty(t, warned)
			told := 0
			g.Data = gridstage.People(9)
			h.Widget = func(gtx layout.Context) layout.Dimensions {
				for {
					ev, ok := g.Update(gtx)
					if !ok {
						break
					}
					if p, is := ev.(events.ProblemFound); is {
						told++
						require.ErrorContains(t, p.Err, "Data and RowKey, were set after")
					}
				}
				return gridui.New(gridstage.NewTheme(), g).Layout(gtx)
			}
			h.Settle()
			h.Settle()
			require.Equal(t, 1, told)
			require.Equal(t, rows+1, g.Shown())
		})
	}
}

func TestTreeThatOnlyLoads(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Tree = gridui.Tree[treestage.Part]{
			HasChildren: func(p treestage.Part) bool { return len(p.Parts) > 0 },
			Load:        func(_ context.Context, p treestage.Part) ([]treestage.Part, error) { return p.Parts, nil },
		}
		g.SetRows(treestage.Bicycle())
	})
	s.Grid.Expansion.Rows = idset.All()
	s.Until(func() bool { return strings.Contains(s.Dump(), "Hub") })
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Hub", "Frame", "Pump"}, gridstage.FirstColumn(s))
	require.Empty(t, s.Problems())
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Add: []treestage.Part{{ID: "bell", Name: "Bell"}}, Remove: []string{"frame"}}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Hub", "Pump", "Bell"}, gridstage.FirstColumn(s))
	require.NoError(t, s.Grid.Close())
}

func TestTreeOfHalfOfWhatLoadsReportsIt(t *testing.T) {
	for name, tree := range map[string]gridui.Tree[treestage.Part]{
		"HasChildren": {HasChildren: func(treestage.Part) bool { return true }},
		"Load":        {Load: func(context.Context, treestage.Part) ([]treestage.Part, error) { return nil, nil }},
	} {
		t.Run(name, func(t *testing.T) {
			s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
				g.Tree = tree
				g.SetRows(treestage.Bicycle())
			})
			require.Equal(t, []string{"Bicycle", "Pump"}, gridstage.FirstColumn(s))
			require.Len(t, s.Problems(), 1)
			require.Contains(t, s.Problems()[0], "need each other")
		})
	}
}

// component is a component that embeds a grid, with what all of them take.
type component struct {
	*gridtest.Harness
	style   gridui.Style
	clicked []string
}

func newComponent(g gridui.Gridder[gridstage.Person]) *component {
	c := new(component)
	th := gridstage.NewTheme()
	h := gridui.Handlers{gridui.On(func(ev gridui.RowClicked[gridstage.Person]) {
		c.clicked = append(c.clicked, ev.Cell.RowID)
	})}
	c.Harness = gridtest.New(image.Pt(500, 300), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		c.style = gridui.New(th, g)
		c.style.Locale.Spoken = locale.For("en").Spoken
		c.style.EmptyText, c.style.Density = "nobody here", theme.DensityCompact
		return c.style.Layout(gtx)
	})
	c.Settle()
	return c
}

// takesLoadingAndClicks looks at what all components do alike.
func (c *component) takesLoadingAndClicks(t *testing.T, loading *option.Loading, setRows func([]gridstage.Person)) {
	t.Helper()
	_, ok := c.Find("nobody here")
	require.True(t, ok)
	setRows(gridstage.People(5))
	loading.Skeleton = true
	c.Settle()
	require.Empty(t, c.FindAll("row "))
	loading.Skeleton = false
	c.Settle()
	row, ok := c.Find("row 2 of")
	require.True(t, ok)
	require.Equal(t, 28, row.Bounds.Dy(), "the style has no effect")
	c.Click(row.Center())
	require.Equal(t, []string{"p1"}, c.clicked)
}

func TestTreeGrid(t *testing.T) {
	var g gridui.TreeGrid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.Tree.Children = func(p gridstage.Person) []gridstage.Person {
		if p.ID == "p0" {
			return []gridstage.Person{{ID: "below", Name: "Below"}}
		}
		return nil
	}
	c := newComponent(&g)
	c.takesLoadingAndClicks(t, &g.Loading, g.SetRows)
	require.Equal(t, 5, g.Shown(), "closed unless Expansion opens rows")
	g.Row("p0").SetExpanded(true)
	c.Settle()
	_, ok := c.Find("Below")
	require.True(t, ok)
}

func TestColumnPinGrid(t *testing.T) {
	var none gridui.ColumnPinGrid[gridstage.Person]
	none.Columns = gridstage.PeopleColumns()
	newComponent(&none)
	require.Empty(t, none.ColumnPinning.Left)
	require.Empty(t, none.ColumnPinning.Right)

	var g gridui.ColumnPinGrid[gridstage.Person]
	g.ColumnPinning.Left, g.ColumnPinning.Right = []string{"city"}, []string{"id"}
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.Paging = option.Paging{Enabled: true, Size: 3}
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	c := newComponent(&g)
	require.Equal(t, []string{"city", "name", "age", "id"}, g.ShownColumns())
	city, _ := c.Find("City")
	require.Equal(t, 44, city.Bounds.Min.X, "beside the boxes")
	id, _ := c.Find("ID")
	require.Equal(t, 500, id.Bounds.Max.X)
	c.takesLoadingAndClicks(t, &g.Loading, g.SetRows)
	require.Equal(t, 3, g.Shown())
	require.True(t, g.Row("p1").IsSelected())
	// What users make of the pins stays.
	g.Column("city").Pin(option.ColumnPinNone)
	c.Settle()
	require.Empty(t, g.ColumnPinning.Left)
	require.Equal(t, "id", g.ShownColumns()[3])
}
