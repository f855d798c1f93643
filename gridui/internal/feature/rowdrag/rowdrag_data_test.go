// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newcomers returns people that newExchange and newDraggable do not have.
func newcomers(ids ...string) (out []gridstage.Person) {
	for _, id := range ids {
		out = append(out, gridstage.Person{ID: id, Name: id})
	}
	return out
}

func TestTheLineOfLiftedRowsStaysAtItsRow(t *testing.T) {
	s := gridstage.NewDraggable(5, nil)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "id")
	s.Keys("Ctrl+Shift+Space", "Down", "Down", "Down")
	moved := gridstage.EventsOf[events.RowDragMoved](s.Events)
	target := moved[len(moved)-1].TargetRowID
	s.Grid.SetRows(append(newcomers("x", "y"), gridstage.People(5)...))
	s.Settle()
	s.Keys("Enter")
	require.Equal(t, target, gridstage.EventsOf[events.RowsReordered](s.Events)[0].TargetRowID)
	require.Contains(t, s.IDs(7), "p0 "+target)

	s.Keys("Ctrl+Shift+Space", "End")
	s.Grid.SetRows(gridstage.People(3)) // the row that the line was at is gone
	s.Settle()
	s.Keys("Enter")
	require.Equal(t, "p1 p2 p0", s.IDs(5))
}

func TestTheLineOfLiftedRowsStaysAtItsRowOfAnotherGrid(t *testing.T) {
	x := newExchange(nil)
	x.Focus(x.grids[0].Tag())
	x.grids[0].FocusCell(1, "id")
	x.Keys("Ctrl+Shift+Space", "Tab", "Down", "Down")
	x.give(1, append(newcomers("x", "y"), gridstage.People(9)[6:]...))
	x.Keys("Enter")
	require.Equal(t, "x y p6 p7 p1 p8", x.ids(1))
}

func TestRowsMayChangeWhileTheyAreDragged(t *testing.T) {
	x := newExchange(nil)
	d := x.DragFrom(100, leftY(1)).Via(500, rightY(2)-8)
	x.give(0, append(newcomers("x"), gridstage.People(5)...))
	x.give(1, append(newcomers("y"), gridstage.People(9)[6:]...))
	d.To(500, rightY(2)-8)
	require.Equal(t, "x p0 p2 p3 p4", x.ids(0))
	require.Equal(t, "y p6 p1 p7 p8", x.ids(1), "it is dropped where the pointer is")

	d = x.DragFrom(100, leftY(1)).Via(500, rightY(1)-8) // p0
	x.give(0, gridstage.People(5)[2:])
	d.To(500, rightY(1)-8)
	require.Len(t, gridstage.EventsOf[events.RowDropped](x.events[1]), 1, "a row that is gone is dropped")
	ended := gridstage.EventsOf[events.RowDragEnded](x.events[0])
	require.Equal(t, events.RowDragEnded{RowIDs: []string{"p0"}}, ended[len(ended)-1])
}

func TestAGridThatIsGoneTakesNothing(t *testing.T) {
	x := newExchange(nil)
	x.DragFrom(100, leftY(1)).To(500, rightY(2)-8)
	x.Advance(time.Second)
	x.DragFrom(100, leftY(1)).Via(500, rightY(2)-8)
	x.gone[1] = true
	x.Frame()
	x.Release(pointer.ButtonPrimary)
	x.Settle()
	require.Equal(t, "p0 p2 p3 p4", x.ids(0))
	x.gone[1] = false
	x.Settle()
	require.Equal(t, "p6 p7 p1 p8", x.ids(1))
}

func TestRowsAreDroppedBesideOpenDetails(t *testing.T) {
	for _, test := range []struct {
		from, to float32
		want     string
	}{
		{266, 76 + 60, "p0 p3 p1 p2"},                     // above the middle of the row and its detail
		{gridstage.RowY(0), 76 + 130, "p1 p0 p2 p3"},      // below it, on the detail
		{266, 76 + 136 + 10, "p0 p1 p3 p2"},               // on the row after the detail
		{266, 76 + 136 + 30, "p0 p1 p2 p3"},               // before itself
		{gridstage.RowY(0), 76 + 30, "p0 p1 p2 p3"},       // after itself
		{gridstage.RowY(0), 76 + 136 + 30, "p1 p2 p0 p3"}, // after the row after the detail
	} {
		s := gridstage.NewDetails(4)
		s.Grid.RowDrag.Mode = option.RowDragReorder
		s.Click(20, 76+18)
		_, ok := s.Find("detail of p1")
		require.True(t, ok)
		s.DragFrom(100, test.from).To(100, test.to)
		require.Equal(t, test.want, s.IDs(4), "from %v to %v", test.from, test.to)
	}
}

func TestRowsAreDroppedBesideWrappedOnes(t *testing.T) {
	rows := gridstage.People(3)
	rows[1].Name = strings.Repeat("many words ", 9)
	newWrapped := func() *gridstage.Stage[gridstage.Person] {
		return gridstage.NewDraggable(3, func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = []gridui.Column[gridstage.Person]{
				gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(80),
				gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(160).Wrap(),
			}
			g.SetRows(slices.Clone(rows))
		})
	}
	s := newWrapped()
	top, last := float32(gridstage.RowTop(t, s.Harness, "p1")), float32(gridstage.RowTop(t, s.Harness, "p2"))
	require.Greater(t, last-top, float32(72), "nothing wraps")
	s.DragFrom(40, last+18).To(40, (top+last)/2-3)
	require.Equal(t, "p0 p2 p1", s.IDs(3))
	s = newWrapped()
	s.DragFrom(40, gridstage.RowY(0)).To(40, (top+last)/2+3)
	require.Equal(t, "p1 p0 p2", s.IDs(3))
}

func TestTrackedRowsKeepTheirOrder(t *testing.T) {
	reason := locale.For("ko").RowsTracked
	s := stockstage.NewTracked(5, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
	})
	handle := s.FindAll(locale.For("ko").MoveRow)[0]
	require.True(t, handle.Disabled)
	x, y := handle.Center()
	d := s.DragFrom(x, y).Via(x, y+80)
	_, ok := s.Find(reason)
	require.True(t, ok, "a drag does not say why")
	d.To(x, y+80)
	require.Empty(t, gridstage.TakeEvents[events.RowsReordered](&s.Events))
	first, _ := s.Grid.RowAt(0)
	require.Equal(t, "p0", first.ID)

	s.Grid.RowDrag.Controlled = true
	s.Settle()
	s.DragFrom(x, y).To(x, y+80)
	require.Len(t, gridstage.TakeEvents[events.RowsReordered](&s.Events), 1, "its owner may do it")
}

func TestTrackedRowsGoToAnotherGrid(t *testing.T) {
	var space option.DragGroup
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Group: &space, Name: "tracked"}
	})
	other := stockstage.NewStock(0)
	other.Grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Group: &space, Name: "other"}
	tracked := s.Widget
	s.Size = image.Pt(1200, 400)
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints = layout.Exact(image.Pt(600, 400))
		tracked(gtx)
		defer op.Offset(image.Pt(600, 0)).Push(gtx.Ops).Pop()
		return other.Layout(gtx)
	}
	s.Settle()
	s.DragFrom(100, gridstage.RowY(1)).To(700, 200)
	dropped := gridstage.EventsOf[events.RowDropped](other.Events)
	require.Len(t, dropped, 1)
	require.Equal(t, []string{"p1"}, dropped[0].RowIDs)
}
