// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"fmt"
	"image"
	"slices"
	"strconv"
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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

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
		{"down", 0, gridstage.RowY(2) + 5, "p1 p2 p0 p3 p4", 2, "p3", option.RowBefore, false},
		{"down, upper half", 0, gridstage.RowY(2) - 5, "p1 p0 p2 p3 p4", 1, "p2", option.RowBefore, false},
		{"up", 3, gridstage.RowY(0) - 5, "p3 p0 p1 p2 p4", 0, "p0", option.RowBefore, false},
		{"to the end", 1, 290, "p0 p2 p3 p4 p1", 4, "p4", option.RowAfter, false},
		{"onto the header is first", 2, 20, "p2 p0 p1 p3 p4", 0, "p0", option.RowBefore, false},
		{"onto itself", 2, gridstage.RowY(2) + 12, "p0 p1 p2 p3 p4", 0, "", 0, true},
		{"before the next", 2, gridstage.RowY(3) - 12, "p0 p1 p2 p3 p4", 0, "", 0, true},
		{"outside", 2, 320, "p0 p1 p2 p3 p4", 0, "", 0, true},
	} {
		s := gridstage.NewDraggable(5, nil)
		s.DragFrom(100, gridstage.RowY(test.from)).To(110, test.to)
		require.Equal(t, test.want, s.IDs(5), test.name)
		require.Empty(t, gridstage.EventsOf[gridui.RowClicked[gridstage.Person]](s.Events), "%s: a drag is no click", test.name)
		moved, ended := gridstage.EventsOf[events.RowsReordered](s.Events), gridstage.EventsOf[events.RowDragEnded](s.Events)
		require.Equal(t, []events.RowDragStarted{{RowID: "p" + strconv.Itoa(test.from), RowIDs: []string{"p" + strconv.Itoa(test.from)}}},
			gridstage.EventsOf[events.RowDragStarted](s.Events), test.name)
		require.Len(t, ended, 1, test.name)
		require.Equal(t, !test.noChange, ended[0].Dropped, test.name)
		if test.noChange {
			require.Empty(t, moved, test.name)
			continue
		}
		require.Equal(t, []events.RowsReordered{{
			RowIDs: []string{"p" + strconv.Itoa(test.from)}, From: test.from, To: test.index, TargetRowID: test.target, Where: test.where,
		}}, moved, test.name)
	}
}

func TestSmallMovesOfRowsAreClicks(t *testing.T) {
	s := gridstage.NewDraggable(5, nil)
	s.DragFrom(100, gridstage.RowY(1)).To(103, gridstage.RowY(1)+4)
	require.Len(t, gridstage.EventsOf[gridui.RowClicked[gridstage.Person]](s.Events), 1)
	require.Empty(t, gridstage.EventsOf[events.RowDragStarted](s.Events))
}

func TestEscapePutsRowsBack(t *testing.T) {
	s := gridstage.NewDraggable(5, nil)
	s.Focus(s.Grid.Tag())
	d := s.DragFrom(100, gridstage.RowY(0)).Via(100, gridstage.RowY(3))
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	s.Keys("Escape")
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	d.To(100, gridstage.RowY(4))
	require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
	require.Equal(t, []events.RowDragEnded{{RowIDs: []string{"p0"}}}, gridstage.EventsOf[events.RowDragEnded](s.Events))
	s.DragFrom(100, gridstage.RowY(0)).Via(100, gridstage.RowY(3))
	s.Cancel()
	require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
}

func TestSelectedRowsAreDraggedTogether(t *testing.T) {
	s := gridstage.NewDraggable(8, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1", "p4", "p2")}
	})
	s.DragFrom(100, gridstage.RowY(2)).To(100, gridstage.RowY(5)+10)
	require.Equal(t, "p0 p3 p5 p1 p2 p4 p6 p7", s.IDs(8))
	require.Equal(t, []events.RowsReordered{{
		RowIDs: []string{"p1", "p2", "p4"}, From: 1, To: 3, TargetRowID: "p6", Where: option.RowBefore,
	}}, gridstage.EventsOf[events.RowsReordered](s.Events))
	require.True(t, s.Grid.Row("p4").IsSelected())
	s.DragFrom(100, gridstage.RowY(0)).To(100, gridstage.RowY(1)+10)
	require.Equal(t, "p3 p0 p5 p1 p2 p4 p6 p7", s.IDs(8), "a row that is not selected goes alone")
	s.DragFrom(100, gridstage.RowY(4)).To(100, gridstage.RowY(5)+10)
	require.Equal(t, "p3 p0 p5 p1 p2 p4 p6 p7", s.IDs(8), "a run dropped inside itself stays")
}

func TestTheCallersRowsAreNotChanged(t *testing.T) {
	rows := gridstage.People(5)
	s := gridstage.NewDraggable(5, func(g *gridui.Grid[gridstage.Person]) { g.SetRows(rows) })
	s.DragFrom(100, gridstage.RowY(0)).To(100, gridstage.RowY(2)+10)
	require.Equal(t, gridstage.People(5), rows)
	s.Grid.FocusCell(0, "id")
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p2"}}))
	s.Settle()
	require.Equal(t, "p1 p0 p3 p4", s.IDs(5))
	s.DragFrom(100, gridstage.RowY(3)).To(100, gridstage.RowY(0)-10)
	require.Equal(t, "p4 p1 p0 p3", s.IDs(5), "a row that was removed comes back")
}

func TestControlledRowsAreOnlyTold(t *testing.T) {
	s := gridstage.NewDraggable(5, func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Controlled = true })
	s.DragFrom(100, gridstage.RowY(0)).To(100, gridstage.RowY(2)+10)
	require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
	ev := gridstage.EventsOf[events.RowsReordered](s.Events)[0]
	s.Grid.SetRows(gridui.RowMove[gridstage.Person]{RowIDs: ev.RowIDs, TargetRowID: ev.TargetRowID, Where: ev.Where, RowID: s.Grid.RowID}.Within(gridstage.People(5)))
	s.Settle()
	require.Equal(t, "p1 p2 p0 p3 p4", s.IDs(5))
}

func TestHandlersHearOfMovedRows(t *testing.T) {
	var got []string
	h := gridui.Handlers{
		gridui.On(func(ev events.RowsReordered) { got = append(got, fmt.Sprint("move ", ev.From, ev.To)) }),
		gridui.On(func(ev events.RowsReordered) { got = append(got, fmt.Sprint("rows ", ev.RowIDs)) }),
		gridui.On(func(ev events.RowDragStarted) { got = append(got, "start "+ev.RowID) }),
	}
	g := gridstage.OrderGrid()
	g.RowDrag.Mode = option.RowDragReorder
	th := gridstage.NewTheme()
	s := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	s.Settle()
	s.DragFrom(40, gridstage.RowY(0)).To(40, gridstage.RowY(1)+10)
	require.Equal(t, []string{"start A-1", "move 0 1", "rows [A-1]"}, got)
}

func TestTheScreenStaysWhenRowsMove(t *testing.T) {
	for _, controlled := range []bool{false, true} {
		s := gridstage.NewDraggable(1000, func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Controlled = controlled })
		s.On = func(ev events.Event) {
			if ev, ok := ev.(events.RowsReordered); ok && controlled {
				s.Grid.SetRows(gridui.RowMove[gridstage.Person]{RowIDs: ev.RowIDs, TargetRowID: ev.TargetRowID, Where: ev.Where, RowID: s.Grid.RowID}.Within(gridstage.People(1000)))
			}
		}
		s.Grid.ScrollToRow(500, option.AlignStart)
		s.Settle()
		s.DragFrom(100, gridstage.RowY(0)).To(100, gridstage.RowY(4)+10) // p500, the row that the screen is at
		require.Equal(t, 499, s.Grid.Viewport().First, "the screen follows the row that moved")
		row, _ := s.Find("p501")
		require.Equal(t, 76, row.Bounds.Min.Y, "rows that did not move do")
		row, _ = s.Find("p500")
		require.Equal(t, 40+36*5, row.Bounds.Min.Y)
	}
}

func TestBarredRowsSayWhy(t *testing.T) {
	en := locale.For("en")
	for reason, set := range map[string]func(*gridui.Grid[gridstage.Person]){
		en.RowsSorted: func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		},
		en.RowsFiltered: func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Enabled = true
			g.Filtering.Quick = "p"
		},
		en.RowsGrouped: func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By = []string{"city"}
			g.Expansion.Rows = idset.All()
		},
	} {
		s := gridstage.NewDraggable(5, func(g *gridui.Grid[gridstage.Person]) {
			set(g)
			g.RowDrag.Handle = true
		})
		s.Style = func(st *gridui.Style) { st.Locale = en }
		s.Settle()
		s.Advance(time.Second)
		s.Events = nil
		handle := s.FindAll(en.MoveRow)[0]
		require.True(t, handle.Disabled, reason)
		x, y := handle.Center()
		s.Move(x, y)
		require.Equal(t, pointer.CursorNotAllowed, s.Cursor(), reason)
		s.Advance(time.Second)
		_, ok := s.Find(reason)
		require.True(t, ok, "%s: no tooltip", reason)
		was := s.IDs(5)
		d := s.DragFrom(x, y).Via(x, y+80)
		require.Equal(t, pointer.CursorNotAllowed, s.Cursor(), reason)
		_, ok = s.Find(reason)
		require.True(t, ok, "%s: a drag does not say it", reason)
		d.To(x, y+80)
		require.Equal(t, was, s.IDs(5), reason)
		require.Empty(t, gridstage.EventsOf[events.RowsReordered](s.Events), reason)
		require.Empty(t, gridstage.EventsOf[events.RowDragStarted](s.Events), reason)
		s.Focus(s.Grid.Tag())
		for _, keys := range []string{"Ctrl+Shift+Down", "Ctrl+Shift+Up", "Ctrl+Shift+Space"} {
			s.Keys("Right")
			_, ok = s.Find(reason)
			require.False(t, ok, "%s: said before %s", reason, keys)
			s.Keys(keys)
			require.Empty(t, gridstage.EventsOf[events.RowsReordered](s.Events), reason)
			_, ok = s.Find(reason)
			require.True(t, ok, "%s: %s does not say it", reason, keys)
		}
	}
}

func TestHandlesAloneDrag(t *testing.T) {
	s := gridstage.NewDraggable(5, func(g *gridui.Grid[gridstage.Person]) {
		g.RowDrag.Handle = true
		g.Selection.Mode = option.SelectMulti
		g.ColumnPinning.Left = []string{"id"}
	})
	box := s.FindAll(locale.For("ko").SelectRow)[0]
	require.Equal(t, 36, box.Bounds.Min.X, "boxes stand after handles")
	s.DragFrom(200, gridstage.RowY(0)).To(200, gridstage.RowY(2)+10)
	require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
	handle := s.FindAll(locale.For("ko").MoveRow)[0]
	require.Equal(t, image.Rect(0, 40, 36, 76), handle.Bounds)
	s.Move(18, gridstage.RowY(0))
	require.Equal(t, pointer.CursorGrab, s.Cursor())
	s.DragFrom(18, gridstage.RowY(0)).To(18, gridstage.RowY(2)+10)
	require.Equal(t, "p1 p2 p0 p3 p4", s.IDs(5))
	s.Click(18, gridstage.RowY(1))
	require.Empty(t, s.Grid.Selection.Rows.ExceptionCount(), "a handle is no check box")
}

func TestRowsScrollUnderAHeldRow(t *testing.T) {
	s := gridstage.NewDraggable(1000, nil)
	d := s.DragFrom(100, gridstage.RowY(1)).Via(100, 295)
	s.Advance(100 * time.Millisecond)
	_, slow := s.Grid.ScrollOffset()
	for range 40 {
		s.Advance(50 * time.Millisecond)
	}
	_, y := s.Grid.ScrollOffset()
	require.Greater(t, y, slow+300, "rows do not scroll while the pointer rests")
	d = d.Via(100, 150)
	_, y = s.Grid.ScrollOffset()
	s.Advance(time.Second)
	_, still := s.Grid.ScrollOffset()
	require.Equal(t, y, still, "rows scroll in the middle")
	require.True(t, s.Settled(), "an idle drag asks for frames")
	d.To(100, 160)
	ev := gridstage.EventsOf[events.RowsReordered](s.Events)[0]
	require.Greater(t, ev.To, 10)
	_, after := s.Grid.ScrollOffset()
	require.InDelta(t, still-36, after, 0.1, "one row above the screen went into it")
}

func TestFingersDragRows(t *testing.T) {
	handle := gridstage.NewDraggable(50, func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Handle = true })
	handle.TouchDown(1, 18, gridstage.RowY(0))
	handle.TouchMove(1, 18, gridstage.RowY(1))
	handle.TouchMove(1, 18, gridstage.RowY(3)+10)
	handle.TouchUp(1, 18, gridstage.RowY(3)+10)
	require.Equal(t, "p1 p2 p3 p0 p4", handle.IDs(5))
	_, y := handle.Grid.ScrollOffset()
	require.Zero(t, y)

	s := gridstage.NewDraggable(50, nil)
	s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 200*time.Millisecond)
	s.Advance(3 * time.Second)
	_, y = s.Grid.ScrollOffset()
	require.Positive(t, y, "a finger that moves at once scrolls")
	require.Empty(t, gridstage.EventsOf[events.RowDragStarted](s.Events))
	s.Grid.ScrollToOffset(0)
	s.Settle()
	s.TouchDown(1, 100, gridstage.RowY(0))
	s.Advance(host.LongPressTime + 100*time.Millisecond)
	require.Len(t, gridstage.EventsOf[events.RowDragStarted](s.Events), 1)
	s.TouchMove(2, 100, gridstage.RowY(5))
	s.TouchMove(1, 100, gridstage.RowY(2))
	s.TouchMove(1, 100, gridstage.RowY(3)+10)
	s.TouchUp(1, 100, gridstage.RowY(3)+10)
	require.Equal(t, "p1 p2 p3 p0 p4", s.IDs(5))

	s.Events = nil
	s.LongPress(100, gridstage.RowY(2))
	require.Len(t, gridstage.EventsOf[gridui.MenuRequested[gridstage.Person]](s.Events), 1, "a finger that only rests asks for the menu")
	require.Empty(t, gridstage.EventsOf[events.RowsReordered](s.Events))
}

func TestKeysMoveRows(t *testing.T) {
	s := gridstage.NewDraggable(20, nil)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "name")
	s.Keys("Ctrl+Shift+Down", "Ctrl+Shift+Down")
	require.Equal(t, "p0 p2 p3 p1 p4", s.IDs(5))
	require.Equal(t, "p1", s.Grid.Focused().RowID)
	s.Keys("Ctrl+Shift+Up", "Ctrl+Shift+Up", "Ctrl+Shift+Up", "Ctrl+Shift+Up")
	require.Equal(t, "p1 p0 p2 p3 p4", s.IDs(5))
	require.Len(t, gridstage.EventsOf[events.RowsReordered](s.Events), 5, "a row at the top goes no further")

	for range 15 {
		s.Keys("Ctrl+Shift+Down")
	}
	require.Equal(t, 15, s.Grid.Focused().Row)
	row, ok := s.Find("p1")
	require.True(t, ok, "the row leaves the screen")
	require.Equal(t, "p1", row.Label)
}

func TestLiftedRowsAreMovedByKeys(t *testing.T) {
	for _, lift := range []string{"Ctrl+Shift+Space", "Space"} {
		s := gridstage.NewDraggable(100, func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Handle = true })
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, gridui.DragColumn)
		s.Keys(lift, "Down", "Down", "Down")
		require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
		moved := gridstage.EventsOf[events.RowDragMoved](s.Events)
		require.Equal(t, events.RowDragMoved{TargetRowID: "p3"}, moved[len(moved)-1])
		require.Equal(t, 0, s.Grid.Focused().Row)
		s.Keys("Enter")
		require.Equal(t, "p1 p2 p0 p3 p4", s.IDs(5), lift)

		s.Keys(lift, "PageDown", "PageDown", "Space")
		at := slices.IndexFunc(gridstage.EventsOf[events.RowsReordered](s.Events), func(ev events.RowsReordered) bool { return ev.To > 8 })
		require.Equal(t, 1, at)
		s.Keys(lift, "Home", "Enter")
		require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
		s.Keys(lift, "End", "Enter")
		row, _ := s.Grid.RowAt(99)
		require.Equal(t, "p0", row.ID)
		s.Events = nil
		s.Keys(lift, "Up", "Escape", "Down")
		require.Empty(t, gridstage.EventsOf[events.RowsReordered](s.Events))
		require.Len(t, gridstage.EventsOf[events.RowDragEnded](s.Events), 1)
	}
}

func TestADragFollowsItsRows(t *testing.T) {
	s := gridstage.NewDraggable(6, nil)
	d := s.DragFrom(100, gridstage.RowY(0)).Via(100, gridstage.RowY(3)+10)
	s.Grid.SetRows(append([]gridstage.Person{{ID: "new"}}, gridstage.People(6)...))
	s.Settle()
	d.To(100, gridstage.RowY(3)+10)
	require.Equal(t, "new p1 p2 p0 p3 p4", s.IDs(6))

	d = s.DragFrom(100, gridstage.RowY(1)).Via(100, gridstage.RowY(4))
	s.Grid.SetRows(gridstage.People(1))
	s.Settle()
	d.To(100, gridstage.RowY(4))
	ended := gridstage.EventsOf[events.RowDragEnded](s.Events)
	require.False(t, ended[len(ended)-1].Dropped, "the dragged row is gone")

	s.Grid.SetRows(gridstage.People(6))
	s.Settle()
	d = s.DragFrom(100, gridstage.RowY(0)).Via(100, gridstage.RowY(3))
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
	s.Settle()
	require.Equal(t, pointer.CursorNotAllowed, s.Cursor())
	was := len(gridstage.EventsOf[events.RowsReordered](s.Events))
	d.To(100, gridstage.RowY(3))
	require.Len(t, gridstage.EventsOf[events.RowsReordered](s.Events), was)

	s.Grid.Sorting.Keys = nil
	s.Settle()
	d = s.DragFrom(100, gridstage.RowY(0)).Via(100, gridstage.RowY(3))
	s.Grid.RowDrag.Mode = option.RowDragOff
	s.Settle()
	d.To(100, gridstage.RowY(3))
	require.Len(t, gridstage.EventsOf[events.RowsReordered](s.Events), was)
}

func TestRowsOfPagesAreMoved(t *testing.T) {
	s := gridstage.NewDraggable(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Paging = option.Paging{Enabled: true, Size: 5}
	})
	s.Grid.SetPage(1)
	s.Settle()
	s.DragFrom(100, gridstage.RowY(0)).To(100, gridstage.RowY(2)+10)
	require.Equal(t, "p6 p7 p5 p8 p9", s.IDs(5))
	ev := gridstage.EventsOf[events.RowsReordered](s.Events)[0]
	require.Equal(t, []int{0, 2}, []int{ev.From, ev.To}, "indexes of the page")
}

func TestABillionRowsAreToldOf(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000_000, 3)
	s.Grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder}
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("500000001", "500000003")}
	s.Grid.ScrollToRow(500_000_000, option.AlignStart)
	s.Settle()
	s.Events = nil
	s.DragFrom(100, gridstage.RowY(1)).To(100, gridstage.RowY(5)+10)
	ev := gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Len(t, ev, 1)
	require.Equal(t, []string{"500000001", "500000003"}, ev[0].RowIDs)
	require.Equal(t, 500_000_004, ev[0].To)
}

func TestDraggableGridsAllocateNothing(t *testing.T) {
	s := gridstage.NewFurnished()
	s.Grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true, Group: new(option.DragGroup)}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))

	s = gridstage.NewFurnished()
	s.Grid.RowDrag.Mode = option.RowDragReorder
	s.Settle()
	s.Move(200, 150)
	s.Press(pointer.ButtonPrimary)
	s.Move(200, 180)
	s.Settle()
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	require.Zero(t, s.Allocs(100, nil), "a frame with a row in the hand allocates")
}

func TestAGridWithoutRowDragLeavesItsKeys(t *testing.T) {
	s := gridstage.NewPeople(5)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "id")
	s.Settle()
	s.Events = nil
	s.Key(key.NameDownArrow, key.ModShortcut|key.ModShift)
	require.Equal(t, "p0 p1 p2 p3 p4", s.IDs(5))
	require.Empty(t, gridstage.EventsOf[events.RowsReordered](s.Events))
	require.Equal(t, 1, s.Grid.Focused().Row)
}
