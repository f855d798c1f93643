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
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
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
	th := newTheme()
	style := func() gridui.Style {
		style := gridui.New(th, c)
		style.Locale.Spoken = locale.English().Spoken
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
	type grid = gridui.TreeGrid[part]
	begin := func() *grid {
		g := new(grid)
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.SetRows(bicycle())
		return g
	}
	open := func(g *grid) { g.GetSubRows = func(p part) []part { return p.Parts }; g.ExpandAll() }
	testFields(t, begin, func(g *grid) looped[part] { return g }, map[string]componentField[grid]{
		"GetSubRows": {set: open, want: shows[grid]("Wheel", "Rim")},
		"GetSubRows, another": {set: func(g *grid) {
			open(g)
			g.GetSubRows = func(p part) []part { return p.Parts[:min(1, len(p.Parts))] }
		}, want: func(t *testing.T, _ *grid, h *gridtest.Harness) {
			require.Contains(t, h.Dump(), "Wheel")
			require.NotContains(t, h.Dump(), "Frame")
		}},
		"GetSubRows, no more": {set: func(g *grid) { open(g); g.GetSubRows = nil }, want: func(t *testing.T, _ *grid, h *gridtest.Harness) {
			require.NotContains(t, h.Dump(), "Wheel")
		}},
		"Expanded": {set: func(g *grid) {
			g.GetSubRows, g.Expanded = func(p part) []part { return p.Parts }, true
		}, want: shows[grid]("Wheel", "Rim"), first: true},
	})
}

func TestFieldsOfAMasterDetailGridInEveryOrder(t *testing.T) {
	type grid = gridui.MasterDetailGrid[person]
	detail := func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 100)}
	}
	begin := func() *grid {
		g := new(grid)
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.SetRows(people(3))
		return g
	}
	testFields(t, begin, func(g *grid) looped[person] { return g }, map[string]componentField[grid]{
		"RenderDetailRow and ExpandedRowKeys": {
			set: func(g *grid) { g.RenderDetailRow, g.ExpandedRowKeys = detail, []string{"p0"} },
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				require.True(t, g.Details.Rows.Has("p0"))
				rows := h.FindAll("row ")
				require.Greater(t, rows[1].Bounds.Min.Y-rows[0].Bounds.Min.Y, 100)
			},
		},
		"RenderDetailRow, no more": {
			set:  func(g *grid) { g.RenderDetailRow = detail; g.Details.Rows = idset.All(); g.RenderDetailRow = nil },
			want: func(t *testing.T, g *grid, _ *gridtest.Harness) { require.Nil(t, g.Detail) },
		},
		"OnExpandChange": {
			set: func(g *grid) {
				g.RenderDetailRow = detail
				g.OnExpandChange = func(ids []string) { g.Label = strings.Join(ids, " ") }
			},
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				g.FocusCell(1, "name")
				h.Focus(g.Tag())
				h.Settle()
				h.Keys("Ctrl+Enter")
				require.Equal(t, "p1", g.Label)
			},
		},
	})
}

func TestFieldsOfAColumnPinGridInEveryOrder(t *testing.T) {
	type grid = gridui.ColumnPinGrid[person]
	begin := func() *grid {
		g := new(grid)
		g.Columns = peopleColumns()
		g.SetRows(people(3))
		return g
	}
	testFields(t, begin, func(g *grid) looped[person] { return g }, map[string]componentField[grid]{
		"PinLeft and PinRight": {
			set: func(g *grid) { g.PinLeft, g.PinRight = []string{"city"}, []string{"name"} },
			want: func(t *testing.T, g *grid, _ *gridtest.Harness) {
				require.Equal(t, []string{"city"}, g.ColumnPinning.Left)
				require.Equal(t, []string{"name"}, g.ColumnPinning.Right)
			},
			first: true,
		},
	})
}

func TestFieldsOfAContextMenuGridInEveryOrder(t *testing.T) {
	type grid = gridui.ContextMenuGrid[person]
	begin := func() *grid {
		g := new(grid)
		g.Columns = peopleColumns()
		g.SetRows(people(3))
		return g
	}
	testFields(t, begin, func(g *grid) looped[person] { return g }, map[string]componentField[grid]{
		"ContextMenuItems": {
			set: func(g *grid) { g.ContextMenuItems = []menus.Item[person]{{Label: "Greet"}} },
			want: func(t *testing.T, g *grid, h *gridtest.Harness) {
				h.RightClick(100, rowY(1))
				require.True(t, g.MenuIsOpen())
				require.Contains(t, h.Dump(), "Greet")
			},
		},
	})
}

func TestFieldsOfAChangeTrackingGridInEveryOrder(t *testing.T) {
	type grid = gridui.ChangeTrackingGrid[person]
	var inits int
	begin := func() *grid {
		g := new(grid)
		g.Columns = peopleColumns()
		g.Data = people(3)
		g.RowKey = func(p person) string { return p.ID }
		return g
	}
	testFields(t, begin, func(g *grid) looped[person] { return g }, map[string]componentField[grid]{
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

func TestTreeThatOnlyLoads(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) {
		g.Tree = gridui.Tree[part]{
			HasChildren: func(p part) bool { return len(p.Parts) > 0 },
			Load:        func(_ context.Context, p part) ([]part, error) { return p.Parts, nil },
		}
		g.SetRows(bicycle())
	})
	s.grid.Expansion.Rows = idset.All()
	waitFor(s, func() bool { return strings.Contains(s.Dump(), "Hub") })
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Hub", "Frame", "Pump"}, names(s))
	require.Empty(t, s.problems())
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Add: []part{{ID: "bell", Name: "Bell"}}, Remove: []string{"frame"}}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Hub", "Pump", "Bell"}, names(s))
	require.NoError(t, s.grid.Close())
}

func TestTreeOfHalfOfWhatLoadsReportsIt(t *testing.T) {
	for name, tree := range map[string]gridui.Tree[part]{
		"HasChildren": {HasChildren: func(part) bool { return true }},
		"Load":        {Load: func(context.Context, part) ([]part, error) { return nil, nil }},
	} {
		t.Run(name, func(t *testing.T) {
			s := newParts(func(g *gridui.Grid[part]) {
				g.Tree = tree
				g.SetRows(bicycle())
			})
			require.Equal(t, []string{"Bicycle", "Pump"}, names(s))
			require.Len(t, s.problems(), 1)
			require.Contains(t, s.problems()[0], "need each other")
		})
	}
}
