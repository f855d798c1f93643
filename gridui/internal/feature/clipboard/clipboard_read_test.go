// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
)

// newUnanswered requests a paste into the first text, and the clipboard never answers.
func newUnanswered() *gridstage.Stage[fillstage.Filled] {
	s := fillstage.NewFilled(5, nil)
	s.Grid.Announce = true
	fillstage.SelectFilled(s, "r0", "text", "r0", "text")
	s.Click(fillstage.FilledX("text")-30, gridstage.RowY(0))
	s.Keys("Shortcut+V")
	s.Clipboard.Ignore()
	s.Events = nil
	return s
}

// On X11 an empty clipboard and a text that comes in parts give no event.
func TestPasteThatGetsNoAnswerFails(t *testing.T) {
	s := newUnanswered()
	s.Advance(4 * time.Second)
	require.Empty(t, gridstage.FailedPastes(s.Events), "it waits")
	s.Advance(2 * time.Second)
	require.Equal(t, []gridstage.FailedPaste{{Err: edit.ErrPasteNoAnswer}}, gridstage.FailedPastes(s.Events))
	require.Equal(t, s.Grid.ErrorText(edit.ErrPasteNoAnswer), s.TakeAnnounced()[0].Text)
	s.Events = nil
	s.Advance(time.Hour)
	require.Empty(t, gridstage.FailedPastes(s.Events), "it fails once")
	_, wanted := s.Wakeup()
	require.False(t, wanted, "the grid rests")
}

func TestPasteAfterOneWithoutAnswer(t *testing.T) {
	for name, wait := range map[string]time.Duration{"while it waits": time.Second, "after it failed": time.Minute} {
		t.Run(name, func(t *testing.T) {
			s := newUnanswered()
			s.Advance(wait)
			s.Click(fillstage.FilledX("text")-30, gridstage.RowY(2))
			s.Keys("Shortcut+V")
			require.True(t, s.Paste("second"), "the clipboard is read again")
			s.Settle()
			require.Equal(t, ", , second", fillstage.FilledColumn(s, "text", 0, 2))
		})
	}
}

// newEditedUnanswered requests a paste in the editor of a cell, which the clipboard never answers.
func newEditedUnanswered() *gridstage.Stage[fillstage.Filled] {
	s := fillstage.NewFilled(5, nil)
	s.Click(fillstage.FilledX("text")-30, gridstage.RowY(2))
	s.Keys("F2", "Shortcut+V")
	s.Clipboard.Ignore()
	s.Events = nil
	return s
}

func TestPasteIntoTheEditorThatGetsNoAnswerFails(t *testing.T) {
	s := newEditedUnanswered()
	s.Advance(4 * time.Second)
	require.Empty(t, gridstage.FailedPastes(s.Events), "it waits")
	s.Advance(2 * time.Second)
	failed := gridstage.FailedPastes(s.Events)
	require.Len(t, failed, 1)
	require.ErrorIs(t, failed[0].Err, edit.ErrPasteNoAnswer)
	require.Equal(t, [2]string{"r2", "text"}, [2]string{failed[0].RowID, failed[0].ColumnID})
	_, _, open := s.Grid.EditingCell()
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
			require.Equal(t, ", , second", fillstage.FilledColumn(s, "text", 0, 2))
		})
	}
}

// An edit that has ended ignores later answers.
func TestPasteIntoTheEditorEndsWithTheEdit(t *testing.T) {
	s := newEditedUnanswered()
	s.Keys("Escape")
	s.Advance(time.Minute)
	require.Empty(t, gridstage.FailedPastes(s.Events))
	s.Click(fillstage.FilledX("text")-30, gridstage.RowY(1))
	s.Keys("F2", "Shortcut+V")
	require.True(t, s.Paste("later"))
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, ", later, ", fillstage.FilledColumn(s, "text", 0, 2))
}

// Gio delivers one answer to all widgets with unanswered reads.
func TestPasteThatFailedGetsNoLaterAnswer(t *testing.T) {
	s := newUnanswered()
	s.Advance(time.Minute)
	s.Click(fillstage.FilledX("text")-30, gridstage.RowY(2))
	s.Keys("F2", "Shortcut+V")
	require.True(t, s.Paste("typed"))
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, ", , typed", fillstage.FilledColumn(s, "text", 0, 2))
}
