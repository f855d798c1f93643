// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
)

// In a window of a language written from right to left, numbers and Latin are edited from left to right, and Hebrew from
// right to left: the caret moves to the side of the arrow, and stands behind what was typed.
func TestTheCaretFollowsTheDirectionOfTheText(t *testing.T) {
	for _, column := range []string{"title", "note"} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			for _, text := range []string{"-55555", "abc", "שלום"} {
				s := taskstage.NewTasks(10)
				s.Locale = system.Locale{Language: "he", Direction: system.RTL}
				s.Style = func(st *gridui.Style) { st.Direction = dir }
				s.Settle()
				taskstage.FocusTask(s, 4, column)
				s.Keys("F2", "Ctrl+A")
				s.Type(text)
				end := s.IME.Caret()
				s.Keys("Left")
				left := s.IME.Caret()
				if text == "שלום" {
					require.Equal(t, end.X, left.X, "%s %v %q: the caret is at the left end", column, dir, text)
					continue
				}
				require.Less(t, left.X, end.X, "%s %v %q", column, dir, text)
				s.Keys("Right")
				require.Equal(t, end, s.IME.Caret(), "%s %v %q", column, dir, text)
				require.True(t, end.Round().In(fieldBounds(t, s)), "%s %v %q", column, dir, text)
			}
		}
	}
}
