// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleRowDrag() {
	g := exampleGrid()
	g.RowDrag.Mode = option.RowDragReorder
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.RowsReordered); ok {
			fmt.Println(ev.RowIDs, "from", ev.From, "to", ev.To)
		}
	})
	first, _ := h.Find("A-1")
	last, _ := h.Find("B-7")
	x, y := first.Center()
	_, below := last.Center()
	h.DragFrom(x, y).To(x, below+10)
	for i := range g.Shown() {
		order, _ := g.RowAt(i)
		fmt.Print(order.ID, " ")
	}
	// Output:
	// [A-1] from 0 to 2
	// A-2 B-7 A-1
}

// newDraggable is a grid of people whose rows can be moved.
func newDraggable(n int, set func(*gridui.Grid[person])) *stage[person] {
	s := newPeople(n)
	s.grid.RowDrag.Mode = option.RowDragReorder
	if set != nil {
		set(&s.grid)
	}
	s.Settle()
	s.events = nil
	return s
}

// ids are those of the rows that show, at most n.
func (s *stage[T]) ids(n int) string {
	var out []string
	for i := range min(n, s.grid.Shown()) {
		row, _ := s.grid.RowAt(i)
		out = append(out, s.grid.RowID(row))
	}
	return strings.Join(out, " ")
}

func eventsOf[E events.Event](events []events.Event) (out []E) {
	for _, ev := range events {
		if ev, ok := ev.(E); ok {
			out = append(out, ev)
		}
	}
	return out
}

func TestRowsAreDragged(t *testing.T) {
	for _, test := range []struct {
		name     string
		from     int
		to       float32
		want     string
		index    int
		target   string
		where    option.RowPlace
		noChange bool
	}{
		{"down", 0, rowY(2) + 5, "p1 p2 p0 p3 p4", 2, "p3", option.RowBefore, false},
		{"down, upper half", 0, rowY(2) - 5, "p1 p0 p2 p3 p4", 1, "p2", option.RowBefore, false},
		{"up", 3, rowY(0) - 5, "p3 p0 p1 p2 p4", 0, "p0", option.RowBefore, false},
		{"to the end", 1, 290, "p0 p2 p3 p4 p1", 4, "p4", option.RowAfter, false},
		{"onto the header is first", 2, 20, "p2 p0 p1 p3 p4", 0, "p0", option.RowBefore, false},
		{"onto itself", 2, rowY(2) + 12, "p0 p1 p2 p3 p4", 0, "", 0, true},
		{"before the next", 2, rowY(3) - 12, "p0 p1 p2 p3 p4", 0, "", 0, true},
		{"outside", 2, 320, "p0 p1 p2 p3 p4", 0, "", 0, true},
	} {
		s := newDraggable(5, nil)
		s.DragFrom(100, rowY(test.from)).To(110, test.to)
		require.Equal(t, test.want, s.ids(5), test.name)
		require.Empty(t, eventsOf[gridui.RowClicked[person]](s.events), "%s: a drag is no click", test.name)
		moved, ended := eventsOf[events.RowsReordered](s.events), eventsOf[events.RowDragEnded](s.events)
		require.Equal(t, []events.RowDragStarted{{RowID: "p" + itoa(test.from), RowIDs: []string{"p" + itoa(test.from)}}},
			eventsOf[events.RowDragStarted](s.events), test.name)
		require.Len(t, ended, 1, test.name)
		require.Equal(t, !test.noChange, ended[0].Dropped, test.name)
		if test.noChange {
			require.Empty(t, moved, test.name)
			continue
		}
		require.Equal(t, []events.RowsReordered{{
			RowIDs: []string{"p" + itoa(test.from)}, From: test.from, To: test.index, TargetRowID: test.target, Where: test.where,
		}}, moved, test.name)
	}
}

func TestSmallMovesOfRowsAreClicks(t *testing.T) {
	s := newDraggable(5, nil)
	s.DragFrom(100, rowY(1)).To(103, rowY(1)+4)
	require.Len(t, eventsOf[gridui.RowClicked[person]](s.events), 1)
	require.Empty(t, eventsOf[events.RowDragStarted](s.events))
}

func TestEscapePutsRowsBack(t *testing.T) {
	s := newDraggable(5, nil)
	s.Focus(s.grid.Tag())
	d := s.DragFrom(100, rowY(0)).Via(100, rowY(3))
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	s.Keys("Escape")
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	d.To(100, rowY(4))
	require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
	require.Equal(t, []events.RowDragEnded{{RowIDs: []string{"p0"}}}, eventsOf[events.RowDragEnded](s.events))
	s.DragFrom(100, rowY(0)).Via(100, rowY(3))
	s.Cancel()
	require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
}

func TestSelectedRowsAreDraggedTogether(t *testing.T) {
	s := newDraggable(8, func(g *gridui.Grid[person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1", "p4", "p2")}
	})
	s.DragFrom(100, rowY(2)).To(100, rowY(5)+10)
	require.Equal(t, "p0 p3 p5 p1 p2 p4 p6 p7", s.ids(8))
	require.Equal(t, []events.RowsReordered{{
		RowIDs: []string{"p1", "p2", "p4"}, From: 1, To: 3, TargetRowID: "p6", Where: option.RowBefore,
	}}, eventsOf[events.RowsReordered](s.events))
	require.True(t, s.grid.Row("p4").IsSelected())
	s.DragFrom(100, rowY(0)).To(100, rowY(1)+10)
	require.Equal(t, "p3 p0 p5 p1 p2 p4 p6 p7", s.ids(8), "a row that is not selected goes alone")
	s.DragFrom(100, rowY(4)).To(100, rowY(5)+10)
	require.Equal(t, "p3 p0 p5 p1 p2 p4 p6 p7", s.ids(8), "a run dropped inside itself stays")
}

func TestTheCallersRowsAreNotChanged(t *testing.T) {
	rows := people(5)
	s := newDraggable(5, func(g *gridui.Grid[person]) { g.SetRows(rows) })
	s.DragFrom(100, rowY(0)).To(100, rowY(2)+10)
	require.Equal(t, people(5), rows)
	s.grid.FocusCell(0, "id")
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{"p2"}}))
	s.Settle()
	require.Equal(t, "p1 p0 p3 p4", s.ids(5))
	s.DragFrom(100, rowY(3)).To(100, rowY(0)-10)
	require.Equal(t, "p4 p1 p0 p3", s.ids(5), "a row that was removed comes back")
}

func TestControlledRowsAreOnlyTold(t *testing.T) {
	s := newDraggable(5, func(g *gridui.Grid[person]) { g.RowDrag.Controlled = true })
	s.DragFrom(100, rowY(0)).To(100, rowY(2)+10)
	require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
	ev := eventsOf[events.RowsReordered](s.events)[0]
	s.grid.SetRows(gridui.Reorder[person]{RowIDs: ev.RowIDs, TargetRowID: ev.TargetRowID, Where: ev.Where, RowID: s.grid.RowID}.Of(people(5)))
	s.Settle()
	require.Equal(t, "p1 p2 p0 p3 p4", s.ids(5))
}

func TestHandlersHearOfMovedRows(t *testing.T) {
	var got []string
	h := gridui.Handlers{
		gridui.On(func(ev events.RowsReordered) { got = append(got, fmt.Sprint("move ", ev.From, ev.To)) }),
		gridui.On(func(ev events.RowsReordered) { got = append(got, fmt.Sprint("rows ", ev.RowIDs)) }),
		gridui.On(func(ev events.RowDragStarted) { got = append(got, "start "+ev.RowID) }),
	}
	g := exampleGrid()
	g.RowDrag.Mode = option.RowDragReorder
	th := newTheme()
	s := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	s.Settle()
	s.DragFrom(40, rowY(0)).To(40, rowY(1)+10)
	require.Equal(t, []string{"start A-1", "move 0 1", "rows [A-1]"}, got)
}

func TestTheScreenStaysWhenRowsMove(t *testing.T) {
	for _, controlled := range []bool{false, true} {
		s := newDraggable(1000, func(g *gridui.Grid[person]) { g.RowDrag.Controlled = controlled })
		s.on = func(ev events.Event) {
			if ev, ok := ev.(events.RowsReordered); ok && controlled {
				s.grid.SetRows(gridui.Reorder[person]{RowIDs: ev.RowIDs, TargetRowID: ev.TargetRowID, Where: ev.Where, RowID: s.grid.RowID}.Of(people(1000)))
			}
		}
		s.grid.ScrollToRow(500, gridui.ScrollStart)
		s.Settle()
		s.DragFrom(100, rowY(0)).To(100, rowY(4)+10) // p500, the row that the screen is at
		require.Equal(t, 499, s.grid.Viewport().First, "the screen follows the row that moved")
		row, _ := s.Find("p501")
		require.Equal(t, 76, row.Bounds.Min.Y, "rows that did not move do")
		row, _ = s.Find("p500")
		require.Equal(t, 40+36*5, row.Bounds.Min.Y)
	}
}

func TestBarredRowsSayWhy(t *testing.T) {
	en := locale.English()
	for reason, set := range map[string]func(*gridui.Grid[person]){
		en.RowsSorted: func(g *gridui.Grid[person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		},
		en.RowsFiltered: func(g *gridui.Grid[person]) {
			g.Filtering.Enabled = true
			g.Filtering.Quick = "p"
		},
		en.RowsGrouped: func(g *gridui.Grid[person]) {
			g.Grouping.By = []string{"city"}
			g.Expansion.Rows = idset.All()
		},
	} {
		s := newDraggable(5, func(g *gridui.Grid[person]) {
			set(g)
			g.RowDrag.Handle = true
		})
		s.style = func(st *gridui.Style) { st.Locale = en }
		s.Settle()
		s.Advance(time.Second)
		s.events = nil
		handle := s.FindAll(en.MoveRow)[0]
		require.True(t, handle.Disabled, reason)
		x, y := handle.Center()
		s.Move(x, y)
		require.Equal(t, pointer.CursorNotAllowed, s.Cursor(), reason)
		s.Advance(time.Second)
		_, ok := s.Find(reason)
		require.True(t, ok, "%s: no tooltip", reason)
		was := s.ids(5)
		d := s.DragFrom(x, y).Via(x, y+80)
		require.Equal(t, pointer.CursorNotAllowed, s.Cursor(), reason)
		_, ok = s.Find(reason)
		require.True(t, ok, "%s: a drag does not say it", reason)
		d.To(x, y+80)
		require.Equal(t, was, s.ids(5), reason)
		require.Empty(t, eventsOf[events.RowsReordered](s.events), reason)
		require.Empty(t, eventsOf[events.RowDragStarted](s.events), reason)
		s.Focus(s.grid.Tag())
		for _, keys := range []string{"Ctrl+Shift+Down", "Ctrl+Shift+Up", "Ctrl+Shift+Space"} {
			s.Keys("Right")
			_, ok = s.Find(reason)
			require.False(t, ok, "%s: said before %s", reason, keys)
			s.Keys(keys)
			require.Empty(t, eventsOf[events.RowsReordered](s.events), reason)
			_, ok = s.Find(reason)
			require.True(t, ok, "%s: %s does not say it", reason, keys)
		}
	}
}

func TestHandlesAloneDrag(t *testing.T) {
	s := newDraggable(5, func(g *gridui.Grid[person]) {
		g.RowDrag.Handle = true
		g.Selection.Mode = option.SelectMulti
		g.ColumnPinning.Left = []string{"id"}
	})
	box := s.FindAll(locale.Korean().SelectRow)[0]
	require.Equal(t, 36, box.Bounds.Min.X, "boxes stand after handles")
	s.DragFrom(200, rowY(0)).To(200, rowY(2)+10)
	require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
	handle := s.FindAll(locale.Korean().MoveRow)[0]
	require.Equal(t, image.Rect(0, 40, 36, 76), handle.Bounds)
	s.Move(18, rowY(0))
	require.Equal(t, pointer.CursorGrab, s.Cursor())
	s.DragFrom(18, rowY(0)).To(18, rowY(2)+10)
	require.Equal(t, "p1 p2 p0 p3 p4", s.ids(5))
	s.Click(18, rowY(1))
	require.Empty(t, s.grid.Selection.Rows.ExceptionCount(), "a handle is no check box")
}

func TestRowsScrollUnderAHeldRow(t *testing.T) {
	s := newDraggable(1000, nil)
	d := s.DragFrom(100, rowY(1)).Via(100, 295)
	s.Advance(100 * time.Millisecond)
	_, slow := s.grid.ScrollOffset()
	for range 40 {
		s.Advance(50 * time.Millisecond)
	}
	_, y := s.grid.ScrollOffset()
	require.Greater(t, y, slow+300, "rows do not scroll while the pointer rests")
	d = d.Via(100, 150)
	_, y = s.grid.ScrollOffset()
	s.Advance(time.Second)
	_, still := s.grid.ScrollOffset()
	require.Equal(t, y, still, "rows scroll in the middle")
	require.True(t, s.Settled(), "an idle drag asks for frames")
	d.To(100, 160)
	ev := eventsOf[events.RowsReordered](s.events)[0]
	require.Greater(t, ev.To, 10)
	_, after := s.grid.ScrollOffset()
	require.InDelta(t, still-36, after, 0.1, "one row above the screen went into it")
}

func TestFingersDragRows(t *testing.T) {
	handle := newDraggable(50, func(g *gridui.Grid[person]) { g.RowDrag.Handle = true })
	handle.TouchDown(1, 18, rowY(0))
	handle.TouchMove(1, 18, rowY(1))
	handle.TouchMove(1, 18, rowY(3)+10)
	handle.TouchUp(1, 18, rowY(3)+10)
	require.Equal(t, "p1 p2 p3 p0 p4", handle.ids(5))
	_, y := handle.grid.ScrollOffset()
	require.Zero(t, y)

	s := newDraggable(50, nil)
	s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 200*time.Millisecond)
	s.Advance(3 * time.Second)
	_, y = s.grid.ScrollOffset()
	require.Positive(t, y, "a finger that moves at once scrolls")
	require.Empty(t, eventsOf[events.RowDragStarted](s.events))
	s.grid.ScrollToOffset(0)
	s.Settle()
	s.TouchDown(1, 100, rowY(0))
	s.Advance(gridui.LongPressTime + 100*time.Millisecond)
	require.Len(t, eventsOf[events.RowDragStarted](s.events), 1)
	s.TouchMove(2, 100, rowY(5))
	s.TouchMove(1, 100, rowY(2))
	s.TouchMove(1, 100, rowY(3)+10)
	s.TouchUp(1, 100, rowY(3)+10)
	require.Equal(t, "p1 p2 p3 p0 p4", s.ids(5))

	s.events = nil
	s.LongPress(100, rowY(2))
	require.Len(t, eventsOf[gridui.MenuRequested[person]](s.events), 1, "a finger that only rests asks for the menu")
	require.Empty(t, eventsOf[events.RowsReordered](s.events))
}

func TestKeysMoveRows(t *testing.T) {
	s := newDraggable(20, nil)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(1, "name")
	s.Keys("Ctrl+Shift+Down", "Ctrl+Shift+Down")
	require.Equal(t, "p0 p2 p3 p1 p4", s.ids(5))
	require.Equal(t, "p1", s.grid.Focused().RowID)
	s.Keys("Ctrl+Shift+Up", "Ctrl+Shift+Up", "Ctrl+Shift+Up", "Ctrl+Shift+Up")
	require.Equal(t, "p1 p0 p2 p3 p4", s.ids(5))
	require.Len(t, eventsOf[events.RowsReordered](s.events), 5, "a row at the top goes no further")

	for range 15 {
		s.Keys("Ctrl+Shift+Down")
	}
	require.Equal(t, 15, s.grid.Focused().Row)
	row, ok := s.Find("p1")
	require.True(t, ok, "the row leaves the screen")
	require.Equal(t, "p1", row.Label)
}

func TestLiftedRowsAreMovedByKeys(t *testing.T) {
	for _, lift := range []string{"Ctrl+Shift+Space", "Space"} {
		s := newDraggable(100, func(g *gridui.Grid[person]) { g.RowDrag.Handle = true })
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(0, gridui.DragColumn)
		s.Keys(lift, "Down", "Down", "Down")
		require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
		moved := eventsOf[events.RowDragMoved](s.events)
		require.Equal(t, events.RowDragMoved{TargetRowID: "p3"}, moved[len(moved)-1])
		require.Equal(t, 0, s.grid.Focused().Row)
		s.Keys("Enter")
		require.Equal(t, "p1 p2 p0 p3 p4", s.ids(5), lift)

		s.Keys(lift, "PageDown", "PageDown", "Space")
		at := slices.IndexFunc(eventsOf[events.RowsReordered](s.events), func(ev events.RowsReordered) bool { return ev.To > 8 })
		require.Equal(t, 1, at)
		s.Keys(lift, "Home", "Enter")
		require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
		s.Keys(lift, "End", "Enter")
		row, _ := s.grid.RowAt(99)
		require.Equal(t, "p0", row.ID)
		s.events = nil
		s.Keys(lift, "Up", "Escape", "Down")
		require.Empty(t, eventsOf[events.RowsReordered](s.events))
		require.Len(t, eventsOf[events.RowDragEnded](s.events), 1)
	}
}

func TestADragFollowsItsRows(t *testing.T) {
	s := newDraggable(6, nil)
	d := s.DragFrom(100, rowY(0)).Via(100, rowY(3)+10)
	s.grid.SetRows(append([]person{{ID: "new"}}, people(6)...))
	s.Settle()
	d.To(100, rowY(3)+10)
	require.Equal(t, "new p1 p2 p0 p3 p4", s.ids(6))

	d = s.DragFrom(100, rowY(1)).Via(100, rowY(4))
	s.grid.SetRows(people(1))
	s.Settle()
	d.To(100, rowY(4))
	ended := eventsOf[events.RowDragEnded](s.events)
	require.False(t, ended[len(ended)-1].Dropped, "the dragged row is gone")

	s.grid.SetRows(people(6))
	s.Settle()
	d = s.DragFrom(100, rowY(0)).Via(100, rowY(3))
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
	s.Settle()
	require.Equal(t, pointer.CursorNotAllowed, s.Cursor())
	was := len(eventsOf[events.RowsReordered](s.events))
	d.To(100, rowY(3))
	require.Len(t, eventsOf[events.RowsReordered](s.events), was)

	s.grid.Sorting.Keys = nil
	s.Settle()
	d = s.DragFrom(100, rowY(0)).Via(100, rowY(3))
	s.grid.RowDrag.Mode = option.RowDragOff
	s.Settle()
	d.To(100, rowY(3))
	require.Len(t, eventsOf[events.RowsReordered](s.events), was)
}

func TestRowsOfPagesAreMoved(t *testing.T) {
	s := newDraggable(20, func(g *gridui.Grid[person]) {
		g.Paging = option.Paging{Enabled: true, Size: 5}
	})
	s.grid.SetPage(1)
	s.Settle()
	s.DragFrom(100, rowY(0)).To(100, rowY(2)+10)
	require.Equal(t, "p6 p7 p5 p8 p9", s.ids(5))
	ev := eventsOf[events.RowsReordered](s.events)[0]
	require.Equal(t, []int{5, 7}, []int{ev.From, ev.To})
}

func TestABillionRowsAreToldOf(t *testing.T) {
	s := newNumbers(1_000_000_000, 3)
	s.grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder}
	s.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("500000001", "500000003")}
	s.grid.ScrollToRow(500_000_000, gridui.ScrollStart)
	s.Settle()
	s.events = nil
	s.DragFrom(100, rowY(1)).To(100, rowY(5)+10)
	ev := eventsOf[events.RowsReordered](s.events)
	require.Len(t, ev, 1)
	require.Equal(t, []string{"500000001", "500000003"}, ev[0].RowIDs)
	require.Equal(t, 500_000_004, ev[0].To)
}

func TestDraggableGridsAllocateNothing(t *testing.T) {
	s := furnished()
	s.grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true, Group: new(option.DragGroup)}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))

	s = furnished()
	s.grid.RowDrag.Mode = option.RowDragReorder
	s.Settle()
	s.Move(200, 150)
	s.Press(pointer.ButtonPrimary)
	s.Move(200, 180)
	s.Settle()
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	require.Zero(t, s.Allocs(100, nil), "a frame with a row in the hand allocates")
}

func TestAGridWithoutRowDragLeavesItsKeys(t *testing.T) {
	s := newPeople(5)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(1, "id")
	s.Settle()
	s.events = nil
	s.Key(key.NameDownArrow, key.ModShortcut|key.ModShift)
	require.Equal(t, "p0 p1 p2 p3 p4", s.ids(5))
	require.Empty(t, eventsOf[events.RowsReordered](s.events))
	require.Equal(t, 1, s.grid.Focused().Row)
}
