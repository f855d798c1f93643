// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// An open calendar adds nothing to what the open field allocates in a settled frame.
func TestAnOpenCalendarCostsASettledFrameNothing(t *testing.T) {
	for _, nodes := range []string{"off", "rows"} {
		for _, language := range []string{"en", "ko"} {
			s := taskstage.FocusTask(taskstage.NewTasks(200), 2, "due")
			s.Values = map[string]any{gridtest.SemanticsKey: nodes}
			s.Style = func(st *gridui.Style) { st.Locale = locale.For(language) }
			s.Keys("F2")
			s.Advance(20e9) // the caret has stopped blinking
			s.Settle()
			closed := s.Allocs(100, nil)
			s.Keys("Alt+Down")
			s.Advance(20e9)
			s.Settle()
			require.True(t, s.Shows(locale.For(language).Editing.Today))
			require.Equal(t, closed, s.Allocs(100, nil), language)
		}
	}
}

// The texts of an open calendar follow the month and the language.
func TestTextsOfAnOpenCalendarFollowMonthAndLanguage(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "due")
	language := "en"
	s.Style = func(st *gridui.Style) { st.Locale = locale.For(language) }
	s.Keys("F2", "Shortcut+A")
	s.Type("2024-02-28")
	s.Keys("Alt+Down")
	s.Settle()
	require.True(t, s.Shows("February 2024"), s.Dump())
	require.True(t, s.Shows("2024-02-29"))
	s.Keys("Right", "Right")
	s.Settle()
	require.True(t, s.Shows("March 2024"), s.Dump())
	require.True(t, s.Shows("2024-03-31"))
	language = "ko"
	s.Frame()
	require.True(t, s.Shows("2024년 3월"), s.Dump())
	require.False(t, s.Shows("March 2024"))
}
