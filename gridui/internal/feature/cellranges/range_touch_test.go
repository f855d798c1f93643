// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges_test

import (
	"fmt"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/option"
)

// edges holds the left and the right edges of the columns of people.
var edges = map[string][2]float32{"id": {0, 60}, "name": {60, 160}, "age": {160, 240}, "city": {240, 360}}

// topStart and bottomEnd are the corners of a cell at which a range has its handles.
func topStart(row int, column string) f32.Point {
	return f32.Pt(edges[column][0], gridstage.RowY(row)-17)
}

func bottomEnd(row int, column string) f32.Point {
	return f32.Pt(edges[column][1], gridstage.RowY(row)+17)
}

// hold puts a finger down and leaves it until the press is a long one.
func hold(s *gridstage.Stage[gridstage.Person], at f32.Point) {
	s.TouchDown(1, at.X, at.Y)
	s.Advance(host.LongPressTime + 100*time.Millisecond)
}

// finger draws a finger from one place to another in small steps.
func finger(s *gridstage.Stage[gridstage.Person], from, to f32.Point) {
	s.TouchDown(1, from.X, from.Y)
	moveFinger(s, from, to)
	s.TouchUp(1, to.X, to.Y)
	s.Settle()
}

func moveFinger(s *gridstage.Stage[gridstage.Person], from, to f32.Point) {
	const steps = 12
	for i := range steps {
		p := from.Add(to.Sub(from).Mul(float32(i+1) / steps))
		s.TouchMove(1, p.X, p.Y)
	}
}

func TestALongPressBeginsARange(t *testing.T) {
	s := gridstage.NewRanges(100, nil)
	hold(s, gridstage.PersonCell(1, "name"))
	require.Equal(t, "p1", s.Grid.Focused().RowID, "the range begins before the finger moves")
	moveFinger(s, gridstage.PersonCell(1, "name"), gridstage.PersonCell(3, "city"))
	require.Empty(t, gridstage.SelectedRanges(s), "the program hears of a drag at its end")
	s.TouchUp(1, gridstage.ColX["city"], gridstage.RowY(3))
	s.Settle()
	require.Equal(t, "p1:name-p3:city", gridstage.SelectedRanges(s))
	require.Equal(t, "name", s.Grid.Focused().ColumnID, "the focus is at the anchor")
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y, "the finger also scrolled")
	require.Len(t, gridstage.EventsOf[events.RangesChanged](s.Events), 1)
	require.Empty(t, gridstage.EventsOf[gridui.MenuRequested[gridstage.Person]](s.Events), "the finger also asked for the menu")

	s.Tap(gridstage.ColX["age"], gridstage.RowY(2))
	s.Settle()
	require.Empty(t, gridstage.SelectedRanges(s), "a tap leaves one cell")
	require.Equal(t, "p2", s.Grid.Focused().RowID)
}

func TestAFingerThatMovesAtOnceScrolls(t *testing.T) {
	s := gridstage.NewRanges(100, nil)
	s.Swipe(gridstage.PersonCell(5, "name"), gridstage.PersonCell(1, "name"), 200*time.Millisecond)
	s.Advance(3 * time.Second)
	_, y := s.Grid.ScrollOffset()
	require.Positive(t, y)
	require.Empty(t, gridstage.SelectedRanges(s))
	require.False(t, s.Grid.Focused().RowID != "" && s.Grid.Focused().RowID != "p0", "a scroll moves no focus")
}

func TestALongPressWithoutAMoveOpensTheMenuOfTheRange(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	at := gridstage.PersonCell(2, "name")
	s.LongPress(at.X, at.Y)
	require.Len(t, gridstage.EventsOf[gridui.MenuRequested[gridstage.Person]](s.Events), 1)
	require.Equal(t, "p2", s.Grid.Focused().RowID)

	hold(s, gridstage.PersonCell(1, "name"))
	moveFinger(s, gridstage.PersonCell(1, "name"), gridstage.PersonCell(3, "city"))
	s.TouchUp(1, gridstage.ColX["city"], gridstage.RowY(3))
	s.Settle()
	s.Events = nil
	at = gridstage.PersonCell(2, "age")
	s.LongPress(at.X, at.Y)
	s.Settle()
	require.Len(t, gridstage.EventsOf[gridui.MenuRequested[gridstage.Person]](s.Events), 1)
	require.Equal(t, "p1:name-p3:city", gridstage.SelectedRanges(s), "the menu is that of the selected cells")

	hold(s, at)
	moveFinger(s, at, gridstage.PersonCell(4, "city"))
	s.TouchUp(1, gridstage.ColX["city"], gridstage.RowY(4))
	s.Settle()
	require.Equal(t, "p2:age-p4:city", gridstage.SelectedRanges(s), "a move begins another range in the selected cells")
}

func TestTheMenuOfAMouseKeepsTheRange(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Drag(gridstage.PersonCell(1, "name"), gridstage.PersonCell(3, "city"), 8)
	s.RightClick(gridstage.ColX["age"], gridstage.RowY(2))
	s.Settle()
	require.Equal(t, "p1:name-p3:city", gridstage.SelectedRanges(s))
	s.RightClick(gridstage.ColX["age"], gridstage.RowY(5))
	s.Settle()
	require.Empty(t, gridstage.SelectedRanges(s), "outside of it the menu is that of one cell")
}

func TestFingersDragTheCornersOfARange(t *testing.T) {
	for name, test := range map[string]struct {
		from, to f32.Point
		want     string
	}{
		"the last cell outward":           {bottomEnd(3, "age"), bottomEnd(5, "city"), "p2:name-p5:city"},
		"the last cell inward":            {bottomEnd(3, "age"), bottomEnd(2, "name"), ""},
		"the last cell past the first":    {bottomEnd(3, "age"), bottomEnd(0, "id"), "p2:name-p0:id"},
		"the first cell outward":          {topStart(2, "name"), topStart(1, "id"), "p3:age-p1:id"},
		"the first cell inward":           {topStart(2, "name"), topStart(3, "name"), "p3:age-p3:name"},
		"the first cell past the last":    {topStart(2, "name"), topStart(5, "city"), "p3:age-p5:city"},
		"beside the handle, in its reach": {bottomEnd(3, "age").Add(f32.Pt(14, 14)), bottomEnd(4, "age").Add(f32.Pt(14, 14)), "p2:name-p4:age"},
		"not far enough":                  {bottomEnd(3, "age"), bottomEnd(3, "age").Add(f32.Pt(8, 8)), "p2:name-p3:age"},
	} {
		s := touchedRange(t, 2, "name", 3, "age")
		finger(s, test.from, test.to)
		require.Equal(t, test.want, gridstage.SelectedRanges(s), name)
		if test.want != "" {
			anchor := s.Grid.CellRanges.Selected[0].Anchor
			require.Equal(t, anchor, option.CellID{RowID: s.Grid.Focused().RowID, ColumnID: s.Grid.Focused().ColumnID}, "%s: the focus", name)
		}
		_, y := s.Grid.ScrollOffset()
		require.Zero(t, y, name)
	}
}

// touchedRange returns a grid whose range a finger has selected.
func touchedRange(t *testing.T, row int, column string, toRow int, toColumn string) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewRanges(100, nil)
	hold(s, gridstage.PersonCell(row, column))
	moveFinger(s, gridstage.PersonCell(row, column), gridstage.PersonCell(toRow, toColumn))
	s.TouchUp(1, gridstage.ColX[toColumn], gridstage.RowY(toRow))
	s.Settle()
	require.Equal(t, fmt.Sprintf("p%d:%s-p%d:%s", row, column, toRow, toColumn), gridstage.SelectedRanges(s))
	s.Events = nil
	return s
}

func TestHandlesAreThoseOfFingers(t *testing.T) {
	drags := func(s *gridstage.Stage[gridstage.Person]) bool {
		was := gridstage.SelectedRanges(s)
		finger(s, bottomEnd(3, "age"), bottomEnd(5, "city"))
		return gridstage.SelectedRanges(s) == "p2:name-p5:city" && was == "p2:name-p3:age"
	}
	require.True(t, drags(touchedRange(t, 2, "name", 3, "age")))

	for name, last := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"a key":   func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shift+Right", "Shift+Left") },
		"a mouse": func(s *gridstage.Stage[gridstage.Person]) { s.Move(200, 200) },
	} {
		s := touchedRange(t, 2, "name", 3, "age")
		last(s)
		s.Settle()
		require.Equal(t, "p2:name-p3:age", gridstage.SelectedRanges(s), name)
		require.False(t, drags(s), "%s hides the handles", name)
	}
}

func TestCornersOfAFingerScrollAtTheEdge(t *testing.T) {
	s := touchedRange(t, 2, "name", 3, "age")
	from := bottomEnd(3, "age")
	s.TouchDown(1, from.X, from.Y)
	moveFinger(s, from, f32.Pt(from.X, 292))
	for range 60 {
		s.Advance(16 * time.Millisecond)
		s.Frame()
	}
	_, y := s.Grid.ScrollOffset()
	require.Positive(t, y, "rows scroll while the finger rests at the edge")
	s.TouchUp(1, from.X, 292)
	s.Settle()
	head := s.Grid.CellRanges.Selected[0].Head
	require.Equal(t, "age", head.ColumnID)
	require.Equal(t, "p2", s.Grid.CellRanges.Selected[0].Anchor.RowID, "the other corner stays")
	require.Greater(t, number(head.RowID), 8)
}

// number returns the number in the id of a person.
func number(id string) (n int) {
	_, _ = fmt.Sscanf(id, "p%d", &n)
	return n
}

func TestEscapePutsACornerBack(t *testing.T) {
	s := touchedRange(t, 2, "name", 3, "age")
	from := topStart(2, "name")
	s.TouchDown(1, from.X, from.Y)
	moveFinger(s, from, topStart(0, "id"))
	s.Keys("Escape")
	s.TouchUp(1, from.X, from.Y)
	s.Settle()
	require.Equal(t, "p2:name-p3:age", gridstage.SelectedRanges(s))
	require.Equal(t, "p2", s.Grid.Focused().RowID)
	require.Empty(t, gridstage.EventsOf[events.RangesChanged](s.Events))
}

func TestWholeColumnsAndRowsHaveHandlesAtTheirSides(t *testing.T) {
	cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
	for name, test := range map[string]struct {
		kind     option.RangeKind
		from, to f32.Point
		want     string
	}{
		"columns, at the end":    {option.RangeColumns, f32.Pt(240, 170), f32.Pt(330, 170), "columns p0:name-p0:city"},
		"columns, at the start":  {option.RangeColumns, f32.Pt(60, 170), f32.Pt(10, 170), "columns p0:age-p0:id"},
		"rows, at the end":       {option.RangeRows, f32.Pt(200, gridstage.RowY(3)+17), f32.Pt(200, gridstage.RowY(4)+17), "rows p2:id-p4:id"},
		"rows, at the start":     {option.RangeRows, f32.Pt(200, gridstage.RowY(2)-17), f32.Pt(300, gridstage.RowY(0)-17), "rows p3:id-p0:id"},
		"all cells have none":    {option.RangeAll, f32.Pt(240, 170), f32.Pt(330, 170), "all p2:name-p3:age"},
		"rows have no corners":   {option.RangeRows, bottomEnd(3, "city"), bottomEnd(3, "age"), "rows p2:name-p3:age"},
		"columns have no corner": {option.RangeColumns, f32.Pt(240, 290), f32.Pt(330, 290), "columns p2:name-p3:age"},
	} {
		s := gridstage.NewRanges(8, nil)
		s.Tap(gridstage.ColX["name"], gridstage.RowY(2))
		s.Settle()
		s.Grid.CellRanges.Selected = []option.CellRange{{Kind: test.kind, Anchor: cell("p2", "name"), Head: cell("p3", "age")}}
		s.Settle()
		finger(s, test.from, test.to)
		require.Equal(t, test.want, gridstage.SelectedRanges(s), name)
	}
}

func TestHandlesStayInTheirPaneAndBand(t *testing.T) {
	s := touchedRange(t, 0, "id", 6, "city")
	finger(s, f32.Pt(4, gridstage.RowY(0)-13), f32.Pt(104, gridstage.RowY(1)-13))
	require.Equal(t, "p6:city-p1:name", gridstage.SelectedRanges(s), "at the first cell it lies inside the body")
}

func TestTheFillHandleLiesBesideTheHandlesOfFingers(t *testing.T) {
	for _, height := range []int{36, 20} {
		s := gridstage.NewRanges(30, func(g *gridui.Grid[gridstage.Person]) {
			g.Editing.Enabled = true
			g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80).Edit(func(p *gridstage.Person, v int) { p.Age = v })
		})
		y := gridstage.RowY
		if height != 36 {
			s.Style = func(st *gridui.Style) { st.RowHeight = 20 }
			s.Settle()
			y = func(row int) float32 { return gridstage.RowY(0) - 18 + 10 + 20*float32(row) }
		}
		at := f32.Pt(gridstage.ColX["age"], y(2))
		hold(s, at)
		moveFinger(s, at, at.Add(f32.Pt(9, 0)))
		s.TouchUp(1, at.X+9, at.Y)
		s.Settle()
		// One cell: each of the three handles does its own.
		down := float32(2 * height)
		from := f32.Pt(160, y(2)+float32(height)/2)
		finger(s, from, from.Add(f32.Pt(30, down)))
		edits := gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](s.Events)
		require.Len(t, edits, 1, "%d: the fill handle is at the bottom start", height)

		s.Keys("Shortcut+Z")
		hold(s, at)
		moveFinger(s, at, at.Add(f32.Pt(9, 0)))
		s.TouchUp(1, at.X+9, at.Y)
		s.Settle()
		from = f32.Pt(240, y(2)+float32(height)/2)
		finger(s, from, from.Add(f32.Pt(0, down)))
		require.Equal(t, "p2:age-p4:age", gridstage.SelectedRanges(s), "%d", height)
		from = f32.Pt(160, y(2)-float32(height)/2)
		finger(s, from, from.Sub(f32.Pt(0, float32(height))))
		require.Equal(t, "p4:age-p1:age", gridstage.SelectedRanges(s), "%d", height)
	}
}

func TestFingersDragCornersFromRightToLeft(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	mirror := func(p f32.Point) f32.Point { return f32.Pt(400-p.X, p.Y) }
	hold(s, mirror(gridstage.PersonCell(2, "name")))
	moveFinger(s, mirror(gridstage.PersonCell(2, "name")), mirror(gridstage.PersonCell(3, "age")))
	at := mirror(gridstage.PersonCell(3, "age"))
	s.TouchUp(1, at.X, at.Y)
	s.Settle()
	require.Equal(t, "p2:name-p3:age", gridstage.SelectedRanges(s))
	finger(s, mirror(bottomEnd(3, "age")), mirror(bottomEnd(4, "city")))
	require.Equal(t, "p2:name-p4:city", gridstage.SelectedRanges(s))
	finger(s, mirror(topStart(2, "name")), mirror(topStart(1, "id")))
	require.Equal(t, "p4:city-p1:id", gridstage.SelectedRanges(s))
}

func TestAFingerOnARowNumberBeginsRowsOrMovesThem(t *testing.T) {
	s := gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) { g.RowNumbers.Enabled = true })
	hold(s, f32.Pt(10, gridstage.RowY(1)))
	moveFinger(s, f32.Pt(10, gridstage.RowY(1)), f32.Pt(10, gridstage.RowY(3)))
	s.TouchUp(1, 10, gridstage.RowY(3))
	s.Settle()
	require.Equal(t, "rows p1:id-p3:id", gridstage.SelectedRanges(s))

	s = gridstage.NewRanges(20, func(g *gridui.Grid[gridstage.Person]) {
		g.RowNumbers.Enabled, g.RowDrag.Mode = true, option.RowDragReorder
	})
	hold(s, f32.Pt(10, gridstage.RowY(1)))
	require.Len(t, gridstage.EventsOf[events.RowDragStarted](s.Events), 1, "a finger moves rows where keys do")
	s.TouchUp(1, 10, gridstage.RowY(1))
	hold(s, f32.Pt(100, gridstage.RowY(1)))
	require.Len(t, gridstage.EventsOf[events.RowDragStarted](s.Events), 1, "on a cell it begins a range")
	s.TouchUp(1, 100, gridstage.RowY(1))
}

func TestSettledFramesWithHandlesAllocateNothing(t *testing.T) {
	s := touchedRange(t, 2, "name", 3, "age")
	with := s.FrameAllocs(50, func() {})
	s.Mods = key.Modifiers(0)
	s.Keys("Shift+Right", "Shift+Left")
	s.Settle()
	require.LessOrEqual(t, with, s.FrameAllocs(50, func() {}))
}
