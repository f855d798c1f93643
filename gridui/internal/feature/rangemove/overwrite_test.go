// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove_test

import (
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Unless the program decides, a menu asks the user before values in cells are overwritten.
func TestTheUserIsAskedBeforeValuesAreOverwritten(t *testing.T) {
	ask := func() *gridstage.Stage[fillstage.Filled] {
		s := newMoved(func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) { g.CellRanges.MoveSilent = false })
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		fillstage.SelectFilled(s, "r1", "text", "r2", "text")
		s.Events = nil
		moveTo(s, 1, "text", fillstage.FilledCell(4, "text"), 0)
		require.Equal(t, "a, b, c, d, e, f", fillstage.FilledColumn(s, "text", 0, 5))
		require.Len(t, requested(s), 1)
		require.Equal(t, 2, requested(s)[0].Overwrites)
		require.True(t, s.Shows("Overwrite 2 cells"))
		return s
	}
	const before, moved = "a, b, c, d, e, f", "a, , , d, b, c"
	for name, answer := range map[string]struct {
		do   func(s *gridstage.Stage[fillstage.Filled])
		want string
	}{
		"Enter":             {func(s *gridstage.Stage[fillstage.Filled]) { s.Keys("Enter") }, moved},
		"a click":           {func(s *gridstage.Stage[fillstage.Filled]) { s.ClickOn(t, "Overwrite 2 cells") }, moved},
		"Escape":            {func(s *gridstage.Stage[fillstage.Filled]) { s.Keys("Escape") }, before},
		"Cancel":            {func(s *gridstage.Stage[fillstage.Filled]) { s.Keys("Down", "Enter") }, before},
		"a click elsewhere": {func(s *gridstage.Stage[fillstage.Filled]) { s.Click(30, gridstage.RowY(0)) }, before},
		"the program":       {func(s *gridstage.Stage[fillstage.Filled]) { requested(s)[0].Accept() }, moved},
	} {
		s := ask()
		answer.do(s)
		s.Settle()
		require.Equal(t, answer.want, fillstage.FilledColumn(s, "text", 0, 5), name)
		require.False(t, s.Shows("Overwrite 2 cells"), name)
	}
}

// requested returns the requests whether cells may be overwritten.
func requested(s *gridstage.Stage[fillstage.Filled]) (list []events.RangeMoveRequested) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.RangeMoveRequested); ok {
			list = append(list, ev)
		}
	}
	return list
}

func TestTheProgramIsAskedBeforeValuesAreOverwritten(t *testing.T) {
	ask := func() *gridstage.Stage[fillstage.Filled] {
		s := newMoved(func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
			g.CellRanges.MoveConfirm = true
			rows[4].Text, rows[5].Text, rows[6].Text = "", "", ""
		})
		fillstage.SelectFilled(s, "r2", "text", "r3", "text")
		s.Events = nil
		return s
	}
	s := ask()
	moveTo(s, 2, "text", fillstage.FilledCell(4, "text"), 0)
	require.Empty(t, requested(s), "blank cells")
	require.Equal(t, ", , c, d, ", fillstage.FilledColumn(s, "text", 2, 6))

	s = ask()
	moveTo(s, 2, "text", fillstage.FilledCell(3, "text"), 0)
	require.Empty(t, requested(s), "its own cells do not count")

	s = ask()
	moveTo(s, 2, "text", fillstage.FilledCell(6, "text"), key.ModShortcutAlt)
	require.Len(t, requested(s), 1)
	ev := requested(s)[0]
	require.Empty(t, fillstage.FilledEdits(s))
	require.Equal(t, 1, ev.Overwrites)
	require.True(t, ev.Copy)
	require.Equal(t, option.CellRange{Anchor: option.CellID{RowID: "r2", ColumnID: "text"}, Head: option.CellID{RowID: "r3", ColumnID: "text"}}, ev.From)
	require.Equal(t, option.CellRange{Anchor: option.CellID{RowID: "r6", ColumnID: "text"}, Head: option.CellID{RowID: "r7", ColumnID: "text"}}, ev.To)
	require.Equal(t, "c, d, , , , h", fillstage.FilledColumn(s, "text", 2, 7), "nothing yet")
	ev.Accept()
	ev.Accept()
	s.Settle()
	require.Equal(t, "c, d, , , c, d", fillstage.FilledColumn(s, "text", 2, 7))
	require.Len(t, fillstage.FilledEdits(s), 1, "once")
	require.Equal(t, "r6:text-r7:text", selected(s))

	s = ask()
	moveTo(s, 2, "text", fillstage.FilledCell(7, "text"), 0)
	require.NoError(t, s.Grid.Apply(gridui.Changes[fillstage.Filled]{Remove: []string{"r0"}}))
	fillstage.SelectFilled(s, "r9", "int", "r10", "int")
	requested(s)[0].Accept()
	s.Settle()
	require.Equal(t, "c, d", fillstage.FilledColumn(s, "text", 6, 7), "the rows are found where they are")
	require.Equal(t, "b, , ", fillstage.FilledColumn(s, "text", 0, 2))
	require.Equal(t, "r9:int-r10:int", selected(s), "what was selected since stays")

	s = ask()
	moveTo(s, 2, "text", fillstage.FilledCell(7, "text"), 0)
	require.NoError(t, s.Grid.Apply(gridui.Changes[fillstage.Filled]{Remove: []string{"r8"}}))
	s.Settle()
	requested(s)[0].Accept()
	s.Settle()
	require.Contains(t, s.TakeKinds(), "events.EditRefused", "a row is gone")
	require.Equal(t, "c, d, , , , h", fillstage.FilledColumn(s, "text", 2, 7))
	events.RangeMoveRequested{}.Accept()
}

func TestManyTargetCellsCountAsValues(t *testing.T) {
	const n = 60_000
	s := fillstage.NewFilled(n, func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) { g.CellRanges.MoveConfirm = true })
	s.Grid.FocusCell(0, "int")
	s.Keys("Ctrl+Shift+Down")
	s.Grid.ScrollToRow(0, option.AlignStart)
	s.Settle()
	s.Events = nil
	moveTo(s, 0, "int", fillstage.FilledCell(0, "int2"), key.ModShortcutAlt)
	require.Len(t, requested(s), 1)
	require.Equal(t, n, requested(s)[0].Overwrites)
}
