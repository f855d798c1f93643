// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"gioui.org/io/input"
	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// typedThen returns a text typed into a cell that is not edited, and the press of a key after it.
func typedThen(text string, name key.Name, mods key.Modifiers) (letter key.EditEvent, after key.Event) {
	return key.EditEvent{Text: text}, key.Event{Name: name, Modifiers: mods, State: key.Press}
}

func TestEscapeAfterTheLetterInOneFrameClosesTheEditor(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
	s.Events = nil
	letter, escape := typedThen("x", key.NameEscape, 0)
	s.Queue(letter, escape)
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))
	ended := gridstage.EventsOf[events.EditEnded](s.Events)
	require.Len(t, ended, 1)
	require.Equal(t, events.EditCanceled, ended[0].Reason)
	require.Equal(t, "task 2", taskOf(s, "t2").Title)

	s.Events = nil
	s.Keys("Escape")
	require.Empty(t, gridstage.EventsOf[events.EditStarted](s.Events))
	told := gridstage.EventsOf[gridui.CellKeyDown[taskstage.Task]](s.Events)
	require.Len(t, told, 1, "an Escape without an editor is the caller's")
	require.Equal(t, key.NameEscape, told[0].Key.Name)
}

// A typed space belongs to the text, even in slow frames.
func TestSpacesAfterTheLetterInOneFrameSelectNoRow(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
	s.Grid.Selection.Mode = option.SelectMulti
	s.Settle()
	s.InOneFrame(func() { s.TypeKeys("to do, soon"); s.Keys("Enter") })
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, "to do, soon", taskOf(s, "t2").Title)
	require.Zero(t, s.Grid.SelectedCount())
	s.Keys("Space")
	require.Equal(t, 1, s.Grid.SelectedCount(), "a space that begins no text")
}

func TestTabAfterTheLetterInOneFrameGoesToTheNextCell(t *testing.T) {
	for _, test := range []struct {
		mods  key.Modifiers
		edits string
	}{{0, "t2 hours"}, {key.ModShift, "t1 note"}} {
		s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
		s.Grid.Keys.TabCells = true
		s.Settle()
		letter, tab := typedThen("x", key.NameTab, test.mods)
		s.Queue(letter, input.SystemEvent{Event: tab})
		s.Settle()
		require.Equal(t, test.edits, gridstage.EditedCell(s))
		require.Equal(t, "x", taskOf(s, "t2").Title)
	}
}
