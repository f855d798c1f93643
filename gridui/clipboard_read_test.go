// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
)

// newUnanswered asks for a paste into the first text, and the clipboard never answers.
func newUnanswered() *stage[filled] {
	s := newFilled(5, nil)
	s.grid.Announce = true
	choose(s, "r0", "text", "r0", "text")
	s.Click(filledX("text")-30, rowY(0))
	s.Keys("Shortcut+V")
	s.Clipboard.Ignore()
	s.events = nil
	return s
}

// On X11 an empty clipboard and a text that comes in parts give no event.
func TestPasteThatGetsNoAnswerFails(t *testing.T) {
	s := newUnanswered()
	s.Advance(4 * time.Second)
	require.Empty(t, eventsOf[events.PasteFailed](s.events), "it waits")
	s.Advance(2 * time.Second)
	require.Equal(t, []events.PasteFailed{{Err: gridui.ErrPasteNoAnswer}}, eventsOf[events.PasteFailed](s.events))
	require.Equal(t, s.grid.ErrorText(gridui.ErrPasteNoAnswer), s.told()[0].Text)
	s.events = nil
	s.Advance(time.Hour)
	require.Empty(t, eventsOf[events.PasteFailed](s.events), "it fails once")
	_, wanted := s.Wakeup()
	require.False(t, wanted, "the grid rests")
}

func TestPasteAfterOneWithoutAnswer(t *testing.T) {
	for name, wait := range map[string]time.Duration{"while it waits": time.Second, "after it failed": time.Minute} {
		t.Run(name, func(t *testing.T) {
			s := newUnanswered()
			s.Advance(wait)
			s.Click(filledX("text")-30, rowY(2))
			s.Keys("Shortcut+V")
			require.True(t, s.Paste("second"), "the clipboard is read again")
			s.Settle()
			require.Equal(t, ", , second", column(s, "text", 0, 2))
		})
	}
}

// newEditedUnanswered has the editor of a cell ask for a paste, which the clipboard never answers.
func newEditedUnanswered() *stage[filled] {
	s := newFilled(5, nil)
	s.Click(filledX("text")-30, rowY(2))
	s.Keys("F2", "Shortcut+V")
	s.Clipboard.Ignore()
	s.events = nil
	return s
}

func TestPasteIntoTheEditorThatGetsNoAnswerFails(t *testing.T) {
	s := newEditedUnanswered()
	s.Advance(4 * time.Second)
	require.Empty(t, eventsOf[events.PasteFailed](s.events), "it waits")
	s.Advance(2 * time.Second)
	failed := eventsOf[events.PasteFailed](s.events)
	require.Len(t, failed, 1)
	require.ErrorIs(t, failed[0].Err, gridui.ErrPasteNoAnswer)
	require.Equal(t, [2]string{"r2", "text"}, [2]string{failed[0].RowID, failed[0].ColumnID})
	_, _, open := s.grid.EditingCell()
	require.True(t, open, "the editor stays open")
}

func TestPasteIntoTheEditorAfterOneWithoutAnswer(t *testing.T) {
	for name, wait := range map[string]time.Duration{"while it waits": time.Second, "after it failed": time.Minute} {
		t.Run(name, func(t *testing.T) {
			s := newEditedUnanswered()
			s.Advance(wait)
			s.Keys("Shortcut+V")
			require.True(t, s.Paste("second"), "the clipboard is read again")
			s.Keys("Enter")
			s.Settle()
			require.Equal(t, ", , second", column(s, "text", 0, 2))
		})
	}
}

// An edit that has ended takes nothing that comes later.
func TestPasteIntoTheEditorEndsWithTheEdit(t *testing.T) {
	s := newEditedUnanswered()
	s.Keys("Escape")
	s.Advance(time.Minute)
	require.Empty(t, eventsOf[events.PasteFailed](s.events))
	s.Click(filledX("text")-30, rowY(1))
	s.Keys("F2", "Shortcut+V")
	require.True(t, s.Paste("later"))
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, ", later, ", column(s, "text", 0, 2))
}

// Gio gives what one widget reads to all whose reads are unanswered.
func TestPasteThatFailedGetsNoLaterAnswer(t *testing.T) {
	s := newUnanswered()
	s.Advance(time.Minute)
	s.Click(filledX("text")-30, rowY(2))
	s.Keys("F2", "Shortcut+V")
	require.True(t, s.Paste("typed"))
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, ", , typed", column(s, "text", 0, 2))
}
