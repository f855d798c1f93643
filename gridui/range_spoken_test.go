// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"gioui.org/f32"
	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestCellsOfARangeAreDescribedAsSelected(t *testing.T) {
	s := newRanges(20, nil)
	s.style = english
	s.grid.FocusCell(1, "name")
	s.Settle()
	require.Equal(t, []string{"Name, Lee, row 2 of 20, focused"}, spokenSelected(s), "one cell is the focus")
	s.Keys("Shift+Down", "Shift+Right")
	s.Settle()
	require.Equal(t, []string{
		"Name, Lee, row 2 of 20, focused", "Age, 21, row 2 of 20", "Name, Park, row 3 of 20", "Age, 22, row 3 of 20",
	}, spokenSelected(s))
	require.Zero(t, s.FrameAllocs(50, func() {})-framesWithout(t), "a settled frame makes no texts")
	s.Keys("Escape")
	s.Settle()
	require.Len(t, spokenSelected(s), 1)
}

// spokenSelected are the descriptions of what is described as selected.
func spokenSelected(s *stage[person]) (out []string) {
	for _, n := range s.Nodes() {
		if n.Selected {
			out = append(out, n.Description)
		}
	}
	return out
}

// framesWithout is how much a settled frame allocates that has no ranges.
func framesWithout(t *testing.T) float64 {
	s := newRanges(20, nil)
	s.style = english
	s.grid.FocusCell(1, "name")
	s.Settle()
	return s.FrameAllocs(50, func() {})
}

func TestTheTickOfACellInARangeStaysItsState(t *testing.T) {
	s := newFilled(6, func(_ *gridui.Grid[filled], rows []filled) { rows[0].Flag = true })
	s.style = english
	choose(s, "r0", "flag", "r1", "flag")
	ticked, said := []bool{}, []string{}
	for _, n := range s.Nodes() {
		if n.Class == semantic.CheckBox {
			ticked, said = append(ticked, n.Selected), append(said, n.Description)
		}
	}
	require.Equal(t, []bool{true, false}, ticked[:2])
	require.Contains(t, said[1], ", selected")
	require.NotContains(t, said[2], ", selected")
}

// newToldRanges is a grid of people that tells in English which cells are selected.
func newToldRanges() *stage[person] {
	s := newTold()
	s.grid.CellRanges.Enabled = true
	s.grid.RowDrag.Mode = option.RowDragOff
	s.grid.FocusCell(1, "name")
	s.Settle()
	s.events = nil
	return s
}

func TestRangesAreAnnounced(t *testing.T) {
	for name, test := range map[string]struct {
		do   func(s *stage[person])
		want []string
	}{
		"keys": {func(s *stage[person]) { s.Keys("Shift+Down"); s.Keys("Shift+Right") }, []string{
			"2 rows by 1 column selected, from Name, row 2 to Name, row 3.", "2 rows by 2 columns selected, from Name, row 2 to Age, row 3.",
		}},
		"a drag, at its end": {func(s *stage[person]) { s.Drag(personCell(1, "name"), f32.Pt(250, rowY(3)), 12) }, []string{
			"3 rows by 2 columns selected, from Name, row 2 to Age, row 4.",
		}},
		"a drag upward": {func(s *stage[person]) { s.Drag(personCell(3, "name"), personCell(1, "id"), 12) }, []string{
			"3 rows by 2 columns selected, from ID, row 2 to Name, row 4.",
		}},
		"columns": {func(s *stage[person]) { s.Keys("Ctrl+Space"); s.Keys("Shift+Right") }, []string{
			"Column Name selected.", "2 columns selected, from Name to Age.",
		}},
		"rows":           {func(s *stage[person]) { s.Keys("Shift+Space"); s.Keys("Shift+Down") }, []string{"Row 2 selected.", "2 rows selected, from 2 to 3."}},
		"all":            {func(s *stage[person]) { s.Keys("Ctrl+A") }, []string{"All cells selected."}},
		"one cell again": {func(s *stage[person]) { s.Keys("Shift+Down"); s.told(); s.Keys("Escape") }, nil},
		"a pinned row": {func(s *stage[person]) {
			s.grid.RowPins.Enabled, s.grid.RowPins.Top = true, []string{"p0"}
			s.grid.FocusCell(0, "name")
			s.Settle()
			s.told()
			s.Keys("Up", "Shift+Down")
		}, []string{"2 rows by 1 column selected, from Name, pinned top row 1 of 1 to Name, row 1."}},
		"copy":  {func(s *stage[person]) { s.Keys("Shift+Down"); s.told(); s.Keys("Ctrl+C") }, []string{"2 rows by 1 column copied."}},
		"cut":   {func(s *stage[person]) { s.Keys("Shift+Down"); s.told(); s.Keys("Ctrl+X"); s.Settle() }, []string{"2 rows by 1 column copied. 2 cells cleared."}},
		"clear": {func(s *stage[person]) { s.Keys("Shift+Down"); s.told(); s.Keys("Delete"); s.Settle() }, []string{"2 cells cleared."}},
		"fill":  {func(s *stage[person]) { s.Keys("Shift+Down"); s.told(); s.Keys("Ctrl+D"); s.Settle() }, []string{"1 cell filled."}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newToldRanges()
			test.do(s)
			s.Settle()
			var got []string
			for _, ev := range s.told() {
				require.False(t, ev.Assertive)
				got = append(got, ev.Text)
			}
			require.Equal(t, test.want, got)
		})
	}
}

func TestSeveralRangesAreAnnouncedByTheirCells(t *testing.T) {
	s := newToldRanges()
	s.Drag(personCell(1, "name"), f32.Pt(250, rowY(2)), 8)
	s.Settle()
	s.told()
	s.grid.CellRanges.Selected = append([]option.CellRange{{
		Anchor: option.CellID{RowID: "p5", ColumnID: "age"}, Head: option.CellID{RowID: "p7", ColumnID: "age"},
	}}, s.grid.CellRanges.Selected...)
	s.Settle()
	require.Empty(t, s.told(), "the program need not be told of what it does")
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, []events.Announced{{Text: "2 ranges selected, 9 cells."}}, s.told())
	s.Keys("Ctrl+C")
	s.Settle()
	require.Equal(t, []events.Announced{{Text: "9 cells copied."}}, s.told())
}

func TestRangesAreAnnouncedInKorean(t *testing.T) {
	s := newToldRanges()
	s.style = func(st *gridui.Style) { st.Locale = locale.Korean() }
	s.Settle()
	s.told()
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, []events.Announced{{Text: "Name 2번 행부터 Name 3번 행까지 2행 1열을 선택했습니다."}}, s.told())
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, []events.Announced{{Text: "셀 2개를 지웠습니다."}}, s.told())
}

func TestProposedRangesAreNotAnnounced(t *testing.T) {
	s := newToldRanges()
	s.grid.CellRanges.Controlled = true
	s.Keys("Shift+Down")
	s.Settle()
	require.NotEmpty(t, eventsOf[events.RangeChanged](s.events))
	require.Empty(t, s.told())
}
