// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"
	"time"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// withCalendar returns a stage with a calendar below a cell, which shows January of 2025.
func withCalendar(rtl bool) *gridstage.Stage[taskstage.Task] {
	s := taskstage.NewTasks(20)
	s.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en")
		if rtl {
			st.Direction = gridui.DirectionRTL
		}
	}
	s.Settle()
	taskstage.FocusTask(s, 2, "due")
	s.Keys("F2", "Alt+Down")
	return s
}

// TestDaysActAsTheyAreReleased presses a day and releases there, or elsewhere.
func TestDaysActAsTheyAreReleased(t *testing.T) {
	was, picked := time.Date(2025, 1, 3, 0, 0, 0, 0, time.UTC), time.Date(2025, 1, 20, 0, 0, 0, 0, time.UTC)
	for _, rtl := range []bool{false, true} {
		for name, test := range map[string]struct {
			off  [2]float32
			want time.Time
		}{
			"there": {[2]float32{6, 3}, picked}, "another day": {[2]float32{40, 0}, was}, "beside the calendar": {[2]float32{-400, 0}, was},
		} {
			for by, gesture := range map[string]func(s *gridstage.Stage[taskstage.Task], x, y, toX, toY float32){
				"mouse": func(s *gridstage.Stage[taskstage.Task], x, y, toX, toY float32) {
					s.Move(x, y)
					s.Press(pointer.ButtonPrimary)
					require.NotEmpty(t, gridstage.EditedCell(s), "it acted as it was pressed")
					s.Move(toX, toY)
					s.Release(pointer.ButtonPrimary)
				},
				"finger": func(s *gridstage.Stage[taskstage.Task], x, y, toX, toY float32) {
					s.TouchDown(1, x, y)
					require.NotEmpty(t, gridstage.EditedCell(s), "it acted as it was touched")
					s.TouchMove(1, (x+toX)/2, (y+toY)/2)
					s.TouchMove(1, toX, toY)
					s.TouchUp(1, toX, toY)
				},
			} {
				s := withCalendar(rtl)
				x, y := buttonAt(s, "2025-01-20")
				gesture(s, x, y, x+test.off[0], y+test.off[1])
				require.Equal(t, test.want, taskOf(s, "t2").Due, "%s, %s, %v", name, by, rtl)
				if test.want != picked {
					require.NotEmpty(t, gridstage.EditedCell(s), "%s, %s: it is edited on", name, by)
				}
			}
		}
	}
}

func TestButtonsOfTheCalendarActAsTheyAreReleased(t *testing.T) {
	shows := func(s *gridstage.Stage[taskstage.Task], day string) bool { return len(s.FindAll(day)) > 0 }
	s := withCalendar(false)
	x, y := buttonAt(s, "Next month")
	s.TouchDown(1, x, y)
	require.False(t, shows(s, "2025-02-20"))
	s.TouchUp(1, x, y)
	require.True(t, shows(s, "2025-02-20"))
	s.TouchDown(1, x, y)
	s.TouchMove(1, x, y+40)
	s.TouchUp(1, x, y+40)
	require.True(t, shows(s, "2025-02-20"), "a finger went off it")
	s.TouchDown(1, x, y)
	s.Cancel()
	s.TouchUp(1, x, y)
	require.True(t, shows(s, "2025-02-20"), "a touch was taken away")
	s.ClickButton(x, y, pointer.ButtonSecondary)
	require.True(t, shows(s, "2025-02-20"))
	s.Click(x, y)
	require.True(t, shows(s, "2025-03-20"))
}

// TestAnotherMonthUnderAPressPicksNothing changes the month by key while a day is pressed.
func TestAnotherMonthUnderAPressPicksNothing(t *testing.T) {
	s := withCalendar(false)
	x, y := buttonAt(s, "2025-01-20")
	s.Move(x, y)
	s.Press(pointer.ButtonPrimary)
	s.Keys("PageDown")
	s.Release(pointer.ButtonPrimary)
	require.NotEmpty(t, gridstage.EditedCell(s))
	require.Equal(t, time.Date(2025, 1, 3, 0, 0, 0, 0, time.UTC), taskOf(s, "t2").Due)
}

// TestButtonsOfEditorsActAsTheyAreReleased presses the button that opens a calendar, and the check box of a
// boolean.
func TestButtonsOfEditorsActAsTheyAreReleased(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "due")
	s.Keys("F2")
	open := func() bool { return len(s.FindAll("Next month")) > 0 }
	x, y := buttonAt(s, "Calendar")
	s.Move(x, y)
	s.Press(pointer.ButtonPrimary)
	require.False(t, open())
	s.Move(x-60, y)
	s.Release(pointer.ButtonPrimary)
	require.False(t, open(), "it went up beside it")
	s.Tap(x, y)
	require.True(t, open())
	s.Click(x, y)
	require.False(t, open(), "again: closed")
}
