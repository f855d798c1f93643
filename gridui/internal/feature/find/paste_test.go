// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// pastedLines maps texts of the clipboard, from spreadsheets, Windows and others, to the text that a one-line
// field takes.
var pastedLines = map[string]string{
	"cat": "cat", "cat\r\n": "cat", "cat\n": "cat", "cat\r": "cat", "cat\r\n\r\n": "cat", "a\r\ncat": "a cat", "a\ncat\n": "a cat", "a\rcat": "a cat",
	"a\u2028cat": "a cat", " cat ": " cat ",
}

func TestPasteIntoTheFindBar(t *testing.T) {
	for text, want := range pastedLines {
		s := newStage(pets(), nil)
		s.Grid.Find.Open = false
		s.Settle()
		s.Focus(s.Grid.Tag())
		s.Keys("Shortcut+F", "Shortcut+V")
		require.True(t, s.Paste(text), "the bar reads the clipboard")
		s.Advance(time.Second)
		require.Equal(t, want, s.Grid.Find.Query.Text, "%q", text)
		s.Keys("Shortcut+A", "Shortcut+V")
		require.True(t, s.Paste("dog"))
		s.Advance(time.Second)
		require.Equal(t, "dog", s.Grid.Find.Query.Text)
	}
}

func TestPasteIntoFieldsOfOneLine(t *testing.T) {
	for text, want := range pastedLines {
		s := newStage(pets(), nil)
		s.Grid.Find.Open = false
		s.Grid.Filtering.Enabled, s.Grid.Filtering.Row = true, true
		s.Settle()
		s.Click(s.FilterFieldAt("Name"))
		s.Keys("Shortcut+V")
		require.True(t, s.Paste(text))
		s.Advance(time.Second)
		require.Equal(t, want, s.Grid.Filtering.Columns[0].Filter.First.A, "the filter row: %q", text)

		s.Grid.ClearFilters()
		s.Settle()
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "name")
		s.Settle()
		s.Keys("F2", "Shortcut+A", "Shortcut+V")
		require.NotEmpty(t, gridstage.EditedCell(&s.Stage))
		require.True(t, s.Paste(text))
		s.Keys("Enter")
		s.Settle()
		require.Equal(t, want, s.names()[0], "the editor: %q", text)
	}
}
