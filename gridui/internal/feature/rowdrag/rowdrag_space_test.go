// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// give gives a grid of an exchange other rows.
func (x *exchange) give(i int, rows []gridstage.Person) {
	x.rows[i] = rows
	x.grids[i].SetRows(rows)
	x.Settle()
}

// An exchange is two grids of people side by side, 400 pixels wide each. The right one is in a clip, scrolled by
// 72 pixels.
type exchange struct {
	*gridtest.Harness
	space  option.DragGroup
	grids  [2]gridui.Grid[gridstage.Person]
	rows   [2][]gridstage.Person
	events [2][]events.Event
	gone   [2]bool
	// swapped lays the right grid out first.
	swapped bool
}

func newExchange(set func(x *exchange)) *exchange {
	x := poseExchange(set)
	x.Settle()
	x.events = [2][]events.Event{}
	return x
}

// poseExchange returns an exchange before its first frame.
func poseExchange(set func(x *exchange)) *exchange {
	x := &exchange{}
	x.rows[0], x.rows[1] = gridstage.People(5), gridstage.People(9)[6:]
	for i, name := range [...]string{"left", "right"} {
		g := &x.grids[i]
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Group: &x.space, Name: name}
		g.SetRows(x.rows[i])
	}
	if set != nil {
		set(x)
	}
	th := gridstage.NewTheme()
	x.Harness = gridtest.New(image.Pt(800, 400), func(gtx layout.Context) layout.Dimensions {
		order := [2]int{0, 1}
		if x.swapped {
			order = [2]int{1, 0}
		}
		for _, i := range order {
			if !x.gone[i] {
				x.lay(gtx, th, i)
			}
		}
		return layout.Dimensions{Size: gtx.Constraints.Max}
	})
	return x
}

// lay reads the events of a grid and lays it out. As in most programs the grid has no style when its events are read
// for the first time.
func (x *exchange) lay(gtx layout.Context, th *material.Theme, i int) {
	for {
		ev, ok := x.grids[i].Update(gtx)
		if !ok {
			break
		}
		x.events[i] = append(x.events[i], ev)
		if ev, ok := ev.(events.RowDropped); ok {
			x.dropped(i, ev)
		}
	}
	gtx.Constraints = layout.Exact(image.Pt(400, 300))
	scroll := image.Point{}
	if i == 1 {
		scroll = image.Pt(0, 72)
	}
	defer op.Offset(image.Pt(400*i, 50)).Push(gtx.Ops).Pop()
	defer clip.Rect{Max: image.Pt(400, 300)}.Push(gtx.Ops).Pop()
	defer op.Offset(image.Point{}.Sub(scroll)).Push(gtx.Ops).Pop()
	gridui.New(th, &x.grids[i]).Layout(gtx)
}

func (x *exchange) dropped(i int, ev events.RowDropped) {
	id, from := x.grids[i].RowID, 1-i
	if ev.Copy {
		x.rows[i] = gridui.RowMove[gridstage.Person]{RowIDs: ev.RowIDs, RowID: id, TargetRowID: ev.TargetRowID, Where: ev.Where}.Copy(x.rows[from], x.rows[i])
	} else {
		x.rows[from], x.rows[i] = gridui.RowMove[gridstage.Person]{RowIDs: ev.RowIDs, RowID: id, TargetRowID: ev.TargetRowID, Where: ev.Where}.Between(x.rows[from], x.rows[i])
	}
	x.grids[0].SetRows(x.rows[0])
	x.grids[1].SetRows(x.rows[1])
}

func (x *exchange) ids(i int) string {
	var out []string
	for _, p := range x.rows[i] {
		out = append(out, p.ID)
	}
	return strings.Join(out, " ")
}

// leftY and rightY are the middles of rows in the window.
func leftY(row int) float32 { return 50 + gridstage.RowY(row) }

func rightY(row int) float32 { return 50 - 72 + gridstage.RowY(row) }

func TestRowsGoToAnotherGrid(t *testing.T) {
	for _, swapped := range []bool{false, true} {
		x := newExchange(func(x *exchange) { x.swapped = swapped })
		d := x.DragFrom(100, leftY(1)).Via(500, rightY(2)-8)
		require.Equal(t, pointer.CursorGrabbing, x.Cursor())
		d.To(500, rightY(2)-8)
		require.Equal(t, "p0 p2 p3 p4", x.ids(0))
		require.Equal(t, "p6 p7 p1 p8", x.ids(1))
		require.Equal(t, []events.RowDropped{{Source: "left", RowIDs: []string{"p1"}, TargetRowID: "p8"}},
			gridstage.EventsOf[events.RowDropped](x.events[1]))
		require.Equal(t, []events.RowDragEnded{{RowIDs: []string{"p1"}, Dropped: true, Grid: "right"}},
			gridstage.EventsOf[events.RowDragEnded](x.events[0]))
		require.Empty(t, gridstage.EventsOf[events.RowsReordered](x.events[0]))

		x.Mods = key.ModShortcut
		x.DragFrom(500, rightY(3)).To(100, 340) // below the rows of the left grid
		x.Mods = 0
		require.Equal(t, "p0 p2 p3 p4 p8", x.ids(0))
		require.Equal(t, "p6 p7 p1 p8", x.ids(1), "a copy is taken away")
		x.DragFrom(100, leftY(0)).To(100, leftY(1)+10)
		require.Len(t, gridstage.EventsOf[events.RowsReordered](x.events[0]), 1, "rows of a space move in their own grid too")
	}
}

func TestRowsAreDroppedOnlyWhereAGridIsSeen(t *testing.T) {
	x := newExchange(nil)
	// The grid on the right reaches up to -22, but its clip begins at 50.
	x.DragFrom(100, leftY(1)).To(500, 30)
	x.DragFrom(100, leftY(1)).To(790, 399)
	require.Equal(t, "p0 p1 p2 p3 p4", x.ids(0))
	require.Empty(t, gridstage.EventsOf[events.RowDropped](x.events[1]))
	for _, ev := range gridstage.EventsOf[events.RowDragEnded](x.events[0]) {
		require.False(t, ev.Dropped)
	}
}

func TestGridsWithAnOrderTakeRowsAnywhere(t *testing.T) {
	x := newExchange(func(x *exchange) {
		for i := range x.grids {
			x.grids[i].Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		}
	})
	x.DragFrom(100, leftY(0)).To(500, rightY(2))
	require.Equal(t, []events.RowDropped{{Source: "left", RowIDs: []string{"p3"}, Where: option.RowEnd}},
		gridstage.EventsOf[events.RowDropped](x.events[1]))
	require.Equal(t, "p6 p7 p8 p3", x.ids(1))
	d := x.DragFrom(100, leftY(0)).Via(100, leftY(2))
	require.Equal(t, pointer.CursorNotAllowed, x.Cursor())
	d.To(100, leftY(2))
	require.Empty(t, gridstage.EventsOf[events.RowsReordered](x.events[0]))

	x.grids[1].SetRows(nil)
	x.grids[1].Sorting.Keys = nil
	x.rows[1] = nil
	x.Settle()
	x.DragFrom(100, leftY(0)).To(500, 200)
	last := gridstage.EventsOf[events.RowDropped](x.events[1])[1]
	require.Equal(t, option.RowEnd, last.Where)
}

// The end of a page is not the end of the rows.
func TestRowsGoNextToARowOfTheOtherGrid(t *testing.T) {
	for name, test := range map[string]struct {
		set   func(g *gridui.Grid[gridstage.Person])
		y     float32
		event events.RowDropped
		want  string
	}{
		"the end of a page": {
			func(g *gridui.Grid[gridstage.Person]) {
				g.Paging = option.Paging{Enabled: true, Size: 2, BarDisabled: true}
			}, 240,
			events.RowDropped{TargetRowID: "p7", Where: option.RowAfter}, "p6 p7 p1 p8",
		},
		"the last page": {
			func(g *gridui.Grid[gridstage.Person]) {
				g.Paging = option.Paging{Enabled: true, Index: 1, Size: 2, BarDisabled: true}
			}, 240,
			events.RowDropped{TargetRowID: "p8", Where: option.RowAfter}, "p6 p7 p8 p1",
		},
	} {
		x := newExchange(func(x *exchange) { test.set(&x.grids[1]) })
		x.DragFrom(100, leftY(1)).To(500, test.y)
		test.event.Source, test.event.RowIDs = "left", []string{"p1"}
		require.Equal(t, []events.RowDropped{test.event}, gridstage.EventsOf[events.RowDropped](x.events[1]), name)
		var rows []string
		for _, p := range x.rows[1] {
			rows = append(rows, p.ID)
		}
		require.Equal(t, test.want, strings.Join(rows, " "), name)
	}
}

func TestFingersCarryRowsToAnotherGrid(t *testing.T) {
	x := newExchange(func(x *exchange) { x.grids[0].RowDrag.Handle = true })
	x.TouchDown(1, 18, leftY(1))
	x.TouchMove(1, 200, leftY(2))
	x.TouchMove(1, 500, rightY(2)-8)
	x.TouchUp(1, 500, rightY(2)-8)
	require.Equal(t, "p6 p7 p1 p8", x.ids(1))
}

func TestKeysCarryRowsToAnotherGrid(t *testing.T) {
	x := newExchange(nil)
	x.Focus(x.grids[0].Tag())
	x.grids[0].FocusCell(1, "id")
	x.Keys("Ctrl+Shift+Space", "Tab", "Down", "Down", "Enter")
	require.Equal(t, "p6 p7 p1 p8", x.ids(1))
	moved := gridstage.EventsOf[events.RowDragMoved](x.events[0])
	require.Equal(t, events.RowDragMoved{Grid: "right", TargetRowID: "p8"}, moved[len(moved)-1])
	x.Keys("Ctrl+Shift+Space", "Tab", "Tab", "Enter")
	require.Len(t, gridstage.EventsOf[events.RowsReordered](x.events[0]), 1, "Tab goes round")
	x.Keys("Ctrl+Shift+Space", "Tab", "Ctrl+Enter")
	require.True(t, gridstage.EventsOf[events.RowDropped](x.events[1])[1].Copy)
	x.Keys("Ctrl+Shift+Space", "Tab")
	x.Focus(nil)
	require.Len(t, gridstage.EventsOf[events.RowDropped](x.events[1]), 2)
	x.Keys("Enter")
	ended := gridstage.EventsOf[events.RowDragEnded](x.events[0])
	require.False(t, ended[len(ended)-1].Dropped, "rows stay lifted without the keyboard")
}

func TestAGridMayGoWhileRowsAreDragged(t *testing.T) {
	for gone := range 2 {
		x := newExchange(nil)
		d := x.DragFrom(100, leftY(1)).Via(500, rightY(2))
		x.gone[gone] = true
		x.Settle()
		for i := range 12 {
			d = d.Via(500, rightY(2)+float32(i%2))
		}
		d.To(500, rightY(2))
		x.Settle()
		require.Equal(t, "p0 p1 p2 p3 p4", x.ids(0))
		x.gone[gone] = false
		x.Settle()
		x.Advance(time.Second)
		x.DragFrom(100, leftY(1)).To(500, rightY(2)-8)
		require.Equal(t, "p6 p7 p1 p8", x.ids(1), "the space is of no use any more")
	}
}

func TestOnlyExchange(t *testing.T) {
	x := newExchange(func(x *exchange) { x.grids[0].RowDrag.Mode = option.RowDragExchange })
	x.DragFrom(100, leftY(1)).To(100, leftY(3))
	require.Empty(t, gridstage.EventsOf[events.RowsReordered](x.events[0]))
	x.DragFrom(100, leftY(1)).To(500, rightY(2)-8)
	require.Equal(t, "p6 p7 p1 p8", x.ids(1))
	s := gridstage.NewDraggable(5, func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Mode = option.RowDragExchange })
	s.DragFrom(100, gridstage.RowY(0)).To(100, gridstage.RowY(3))
	require.Empty(t, gridstage.EventsOf[events.RowDragStarted](s.Events), "there is nowhere to go")
}
