// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges_test

import (
	"testing"

	"gioui.org/f32"
	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestCellsOfARangeAreDescribedAsSelected(t *testing.T) {
	s := gridstage.NewRanges(20, nil)
	s.Style = gridstage.English
	s.Grid.FocusCell(1, "name")
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

// spokenSelected returns the descriptions of what is described as selected.
func spokenSelected(s *gridstage.Stage[gridstage.Person]) (out []string) {
	for _, n := range s.Nodes() {
		if n.Selected {
			out = append(out, n.Description)
		}
	}
	return out
}

// framesWithout returns how much a settled frame without ranges allocates.
func framesWithout(t *testing.T) float64 {
	s := gridstage.NewRanges(20, nil)
	s.Style = gridstage.English
	s.Grid.FocusCell(1, "name")
	s.Settle()
	return s.FrameAllocs(50, func() {})
}

func TestTheTickOfACellInARangeStaysItsState(t *testing.T) {
	s := fillstage.NewFilled(6, func(_ *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) { rows[0].Flag = true })
	s.Style = gridstage.English
	fillstage.SelectFilled(s, "r0", "flag", "r1", "flag")
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

// newToldRanges returns a grid of people that announces in English which cells are selected.
func newToldRanges() *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewAnnounced()
	s.Grid.CellRanges.Enabled = true
	s.Grid.RowDrag.Mode = option.RowDragOff
	s.Grid.FocusCell(1, "name")
	s.Settle()
	s.Events = nil
	return s
}

func TestRangesAreAnnounced(t *testing.T) {
	for name, test := range map[string]struct {
		do   func(s *gridstage.Stage[gridstage.Person])
		want []string
	}{
		"keys": {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shift+Down"); s.Keys("Shift+Right") }, []string{
			"2 rows by 1 column selected, from Name, row 2 to Name, row 3.", "2 rows by 2 columns selected, from Name, row 2 to Age, row 3.",
		}},
		"a drag, at its end": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Drag(gridstage.PersonCell(1, "name"), f32.Pt(250, gridstage.RowY(3)), 12)
		}, []string{
			"3 rows by 2 columns selected, from Name, row 2 to Age, row 4.",
		}},
		"a drag upward": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Drag(gridstage.PersonCell(3, "name"), gridstage.PersonCell(1, "id"), 12)
		}, []string{
			"3 rows by 2 columns selected, from ID, row 2 to Name, row 4.",
		}},
		"columns": {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+Space"); s.Keys("Shift+Right") }, []string{
			"Column Name selected.", "2 columns selected, from Name to Age.",
		}},
		"rows":           {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shift+Space"); s.Keys("Shift+Down") }, []string{"Row 2 selected.", "2 rows selected, from 2 to 3."}},
		"all":            {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+A") }, []string{"All cells selected."}},
		"one cell again": {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shift+Down"); s.TakeAnnounced(); s.Keys("Escape") }, nil},
		"a pinned row": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.RowPins.Enabled, s.Grid.RowPins.Top = true, []string{"p0"}
			s.Grid.FocusCell(0, "name")
			s.Settle()
			s.TakeAnnounced()
			s.Keys("Up", "Shift+Down")
		}, []string{"2 rows by 1 column selected, from Name, pinned top row 1 of 1 to Name, row 1."}},
		"copy": {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Shift+Down"); s.TakeAnnounced(); s.Keys("Ctrl+C") }, []string{"2 rows by 1 column copied."}},
		"cut": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Keys("Shift+Down")
			s.TakeAnnounced()
			s.Keys("Ctrl+X")
			s.Settle()
		}, []string{"2 rows by 1 column copied. 2 cells cleared."}},
		"clear": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Keys("Shift+Down")
			s.TakeAnnounced()
			s.Keys("Delete")
			s.Settle()
		}, []string{"2 cells cleared."}},
		"fill": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Keys("Shift+Down")
			s.TakeAnnounced()
			s.Keys("Ctrl+D")
			s.Settle()
		}, []string{"1 cell filled."}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newToldRanges()
			test.do(s)
			s.Settle()
			var got []string
			for _, ev := range s.TakeAnnounced() {
				require.False(t, ev.Assertive)
				got = append(got, ev.Text)
			}
			require.Equal(t, test.want, got)
		})
	}
}

func TestSeveralRangesAreAnnouncedByTheirCells(t *testing.T) {
	s := newToldRanges()
	s.Drag(gridstage.PersonCell(1, "name"), f32.Pt(250, gridstage.RowY(2)), 8)
	s.Settle()
	s.TakeAnnounced()
	s.Grid.CellRanges.Selected = append([]option.CellRange{{
		Anchor: option.CellID{RowID: "p5", ColumnID: "age"}, Head: option.CellID{RowID: "p7", ColumnID: "age"},
	}}, s.Grid.CellRanges.Selected...)
	s.Settle()
	require.Empty(t, s.TakeAnnounced(), "the program need not be told of what it does")
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, []events.TextAnnounced{{Text: "2 ranges selected, 9 cells."}}, s.TakeAnnounced())
	s.Keys("Ctrl+C")
	s.Settle()
	require.Equal(t, []events.TextAnnounced{{Text: "9 cells copied."}}, s.TakeAnnounced())
}

func TestRangesAreAnnouncedInKorean(t *testing.T) {
	s := newToldRanges()
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Settle()
	s.TakeAnnounced()
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, []events.TextAnnounced{{Text: "Name 2번 행부터 Name 3번 행까지 2행 1열을 선택했습니다."}}, s.TakeAnnounced())
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, []events.TextAnnounced{{Text: "셀 2개를 지웠습니다."}}, s.TakeAnnounced())
}

func TestProposedRangesAreNotAnnounced(t *testing.T) {
	s := newToldRanges()
	s.Grid.CellRanges.Controlled = true
	s.Keys("Shift+Down")
	s.Settle()
	require.NotEmpty(t, gridstage.EventsOf[events.RangesChanged](s.Events))
	require.Empty(t, s.TakeAnnounced())
}
