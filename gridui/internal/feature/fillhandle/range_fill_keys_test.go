// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle_test

import (
	"strconv"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
)

func TestFillByKeys(t *testing.T) {
	for name, test := range map[string]struct{ ranges, key, want string }{
		"down":                        {"r1:a-r3:b", "Shortcut+D", "a2=a1 b2=b1 a3=a1 b3=b1"},
		"one row, from above":         {"r2:a-r2:b", "Shortcut+D", "a2=a1 b2=b1"},
		"the first row":               {"r0:a-r0:b", "Shortcut+D", ""},
		"one cell, from above":        {"r2:a-r2:a", "Shortcut+D", "a2=a1"},
		"several ranges":              {"r0:a-r1:a r3:d-r4:e", "Shortcut+D", "a1=a0 d4=d3 e4=e3"},
		"read-only cells":             {"r0:b-r1:d", "Shortcut+D", "b1=b0 d1=d0"},
		"right":                       {"r1:a-r2:b", "Shortcut+R", "b1=a1 b2=a2"},
		"right, from one that is not": {"r1:c-r1:e", "Shortcut+R", "d1=c1 e1=c1"},
		"one column, from the left":   {"r1:e-r2:e", "Shortcut+R", "e1=d1 e2=d2"},
		"the first column":            {"r1:a-r2:a", "Shortcut+R", ""},
		"whole columns":               {"columns r0:d-r0:d", "Shortcut+D", "d1=d0 d2=d0 d3=d0 d4=d0 d5=d0"},
		"the focused value":           {"r1:a-r2:b r4:e-r4:e", "Shortcut+Enter", "a1=e4 b1=e4 a2=e4 b2=e4"},
	} {
		s := letterstage.NewLetters(6, nil)
		gridstage.SelectRanges(t, s, test.ranges)
		was := gridstage.RangesOf(s)
		s.Keys(test.key)
		s.Settle()
		require.Equal(t, test.want, letterstage.ChangedLetters(s), name)
		require.Empty(t, gridstage.EventsOf[events.EditRefused](s.Events), name)
		if name != "one cell, from above" {
			require.Equal(t, was, gridstage.RangesOf(s), name)
		}
		edited := gridstage.EventsOf[gridui.CellsEdited[letterstage.Letters]](s.Events)
		if test.want == "" {
			require.Empty(t, edited, name)
			continue
		}
		require.Len(t, edited, 1, name)
		require.Equal(t, events.EditFilled, edited[0].By, name)
		require.True(t, s.Grid.History().Undo(), name)
		s.Settle()
		require.Empty(t, letterstage.ChangedLetters(s), name)
		require.False(t, s.Grid.History().CanUndo(), name)
	}
}

// Values go by their text, which the column that gets them reads.
func TestFillsReadTheTextOfTheSource(t *testing.T) {
	s := gridstage.NewRangeEdits(4, nil)
	gridstage.SelectRanges(t, s, "p1:age-p1:city")
	s.Keys("Shortcut+R")
	s.Settle()
	require.Equal(t, "Lee 21 21", gridstage.PeopleCells(s, 2)[len("Kim 20 City 0, "):])
	gridstage.SelectRanges(t, s, "p2:name-p2:age")
	s.Keys("Shortcut+R")
	s.Settle()
	refused := gridstage.EventsOf[events.EditRefused](s.Events)
	require.Len(t, refused, 1, "Park is no number")
	require.Equal(t, "age", refused[0].ColumnID)
	require.Equal(t, "p2", refused[0].RowID)

	// A column that copies what it shows is filled with what its editor begins with.
	s = gridstage.NewRangeEdits(4, func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80).
			Edit(func(p *gridstage.Person, v int) { p.Age = v }).Format(func(v int) string { return strconv.Itoa(v) + " years" }).CopyText()
	})
	gridstage.SelectRanges(t, s, "p1:age-p2:age")
	s.Keys("Shortcut+D")
	s.Settle()
	require.Empty(t, gridstage.EventsOf[events.EditRefused](s.Events))
	require.Equal(t, "Kim 20 City 0, Lee 21 City 1, Park 21 City 2", gridstage.PeopleCells(s, 3))
}

func TestTheEditorFillsAllRanges(t *testing.T) {
	s := letterstage.NewLetters(6, nil)
	gridstage.SelectRanges(t, s, "r3:c-r4:d r1:a-r2:b")
	s.Keys("F2", "Ctrl+A")
	s.Type("x")
	s.Keys("Ctrl+Enter")
	s.Settle()
	require.Equal(t, "a1=x b1=x a2=x b2=x d3=x d4=x", letterstage.ChangedLetters(s))
	edited := gridstage.EventsOf[gridui.CellsEdited[letterstage.Letters]](s.Events)
	require.Len(t, edited, 1)
	require.Equal(t, events.EditTyped, edited[0].By)
	require.Equal(t, "r3:c-r4:d r1:a-r2:b", gridstage.RangesOf(s))
	_, _, open := s.Grid.EditingCell()
	require.False(t, open)
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Empty(t, letterstage.ChangedLetters(s))
	require.False(t, s.Grid.History().CanUndo())
}

func TestCtrlEnterWithOneCellOpensDetails(t *testing.T) {
	s := letterstage.NewLetters(6, func(g *gridui.Grid[letterstage.Letters]) {
		g.Detail = func(layout.Context, gridui.DetailContext[letterstage.Letters]) layout.Dimensions {
			return layout.Dimensions{}
		}
	})
	s.Grid.FocusCell(1, "a")
	s.Settle()
	s.Keys("Shortcut+Enter")
	s.Settle()
	require.Empty(t, letterstage.ChangedLetters(s))
	require.True(t, s.Grid.Details.Rows.Has("r1"))
}

func TestFillKeysAreLeftToOthersWithoutRanges(t *testing.T) {
	s := letterstage.NewLetters(6, func(g *gridui.Grid[letterstage.Letters]) { g.CellRanges.Enabled = false })
	s.Grid.FocusCell(1, "a")
	s.Settle()
	s.Keys("Shortcut+D", "Shortcut+R", "Shortcut+Enter")
	s.Settle()
	require.Empty(t, letterstage.ChangedLetters(s))
}

func TestTheLoadingOverlayKeepsRangesFromChanging(t *testing.T) {
	s := letterstage.NewLetters(6, nil)
	gridstage.SelectRanges(t, s, "r1:a-r2:b")
	s.Grid.Loading.Overlay = true
	s.Keys("Shortcut+D", "Shortcut+Enter", "Delete", "Shortcut+X")
	s.Settle()
	require.Empty(t, letterstage.ChangedLetters(s))
}
