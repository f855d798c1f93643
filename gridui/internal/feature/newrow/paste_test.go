// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package newrow_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
)

// paste pastes a text by the key.
func paste(t *testing.T, s *taskStage, text string) {
	t.Helper()
	s.Keys("Shortcut+V")
	require.True(t, s.Paste(text), "the key reads the clipboard")
	s.Frame()
	s.Settle()
}

// added returns the rows from one on.
func added(s *taskStage, from int) (rows []taskstage.Task) {
	for i := from; i < s.Grid.Shown(); i++ {
		row, _ := s.Grid.RowAt(i)
		rows = append(rows, row)
	}
	return rows
}

// TestABlockPastedOnTheUntouchedNewRowAddsRows pastes tables into the open field of the new row, which has no text of
// users yet.
func TestABlockPastedOnTheUntouchedNewRowAddsRows(t *testing.T) {
	row := func(id, title string, hours float64) taskstage.Task {
		return taskstage.Task{ID: id, Title: title, State: "open", Hours: hours}
	}
	for _, c := range []struct {
		name, column, text string
		want               []taskstage.Task
	}{
		{"lines", "Title", "a\nb\r\nc\r\n", []taskstage.Task{row("", "a", 0), row("", "b", 0), row("", "c", 0)}},
		{"cells", "Title", "a\t1\nb\t2", []taskstage.Task{row("", "a", 1), row("", "b", 2)}},
		{"one line of cells", "Title", "a\t1\n", []taskstage.Task{row("", "a", 1)}},
		{"from the column of the field on", "Hours", "1\n2", []taskstage.Task{row("", "", 1), row("", "", 2)}},
		{"quoted line ends", "Title", "\"a\nb\"\t1", []taskstage.Task{row("", "a\nb", 1)}},
	} {
		for _, top := range []bool{false, true} {
			t.Run(c.name, func(t *testing.T) {
				s := newTasks(3, func(g *gridui.Grid[taskstage.Task]) { g.Editing.NewRow.Top = top })
				open(t, s, c.column)
				paste(t, s, c.text)
				require.Empty(t, edited(s), "the block ends the edit")
				got := added(s, 3)
				for i := range got {
					require.NotEmpty(t, got[i].ID)
					got[i].ID = ""
				}
				require.Equal(t, c.want, got)
				require.Equal(t, len(c.want), inserted(s))
				require.True(t, s.Grid.History().Undo())
				s.Settle()
				require.Equal(t, []string{"t0", "t1", "t2"}, ids(s), "one step")
				require.False(t, s.Grid.History().CanUndo())
				require.True(t, s.Shows("New row …"))
			})
		}
	}
}

// TestTextPastedIntoFieldsOfTheNewRowIsKept pastes texts that stay in the open field: a single cell, a block after users
// typed, lines into a field of several lines.
func TestTextPastedIntoFieldsOfTheNewRowIsKept(t *testing.T) {
	for _, c := range []struct{ name, column, typed, pasted, want string }{
		{"one cell", "Title", "", "a\r\n", "a"},
		{"lines after typing", "Title", "x ", "a\nb\r\n", "x a b"},
		{"cells after typing", "Title", "x ", "a\tb", "x a\tb"},
		{"lines of a long text", "Note", "", "a\nb", "a\nb"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newTasks(3)
			open(t, s, c.column)
			if c.typed != "" {
				s.Type(c.typed)
			}
			paste(t, s, c.pasted)
			require.Equal(t, strings.ToLower(c.column), edited(s), "the field stays open")
			s.Keys("Enter")
			s.Settle()
			got := added(s, 3)
			require.Len(t, got, 1)
			require.Equal(t, c.want, got[0].Title+got[0].Note)
			require.True(t, s.Grid.History().Undo())
			s.Settle()
			require.Len(t, ids(s), 3, "one step")
		})
	}
}

// A text for which the field has no room is refused and not cut.
func TestATextTooLongForItsFieldIsRefused(t *testing.T) {
	s := newTasks(3)
	open(t, s, "Title")
	s.Type("kept")
	paste(t, s, strings.Repeat("x", 40_000))
	pasted := gridstage.EventsOf[events.CellsPasted](s.Events)
	require.Len(t, pasted, 1)
	require.ErrorIs(t, pasted[0].Err, edit.ErrTooLong)
	require.Equal(t, "title", edited(s))
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "kept", added(s, 3)[0].Title)
}

// One refused text refuses the block.
func TestABlockWithARefusedTextAddsNothing(t *testing.T) {
	s := newTasks(3)
	open(t, s, "Title")
	paste(t, s, "a\t1\nb\tmany")
	require.Len(t, ids(s), 3)
	pasted := gridstage.EventsOf[events.CellsPasted](s.Events)
	require.Len(t, pasted, 1)
	var cell *events.CellError
	require.ErrorAs(t, pasted[0].Err, &cell)
	require.Equal(t, "hours", cell.ColumnID)
	require.Empty(t, s.Problems())
}

// TestABlockPastedIntoAnEmptyGridAddsRows pastes with the focus on a header, which is the only cell there is.
func TestABlockPastedIntoAnEmptyGridAddsRows(t *testing.T) {
	s := newTasks(0)
	s.Focus(s.Grid.Tag())
	s.Keys("Up", "Right")
	s.Settle()
	paste(t, s, "a\t1\nb\t2\n")
	require.Len(t, ids(s), 2, s.Dump())
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Empty(t, ids(s), "one step")
}
