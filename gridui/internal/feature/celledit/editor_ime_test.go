// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
)

var inputMethods = map[string]gridtest.InputMethod{
	"ibus": gridtest.IBus, "browser": gridtest.Browser, "windows": gridtest.Windows,
}

// composed returns a stage with a focused cell that takes text from an input method.
func composed(by gridtest.InputMethod) *gridstage.Stage[taskstage.Task] {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
	s.IME.Method = by
	return s
}

func TestFirstSyllableOnACellGoesOnInTheEditor(t *testing.T) {
	for name, by := range inputMethods {
		t.Run(name, func(t *testing.T) {
			s := composed(by)
			for _, step := range []string{"ㅎ", "하", "한"} {
				s.IME.Compose(step)
				_, ok := s.IME.Composing()
				require.True(t, ok, "the composition broke off at %s", step)
				require.Equal(t, "t2 title", gridstage.EditedCell(s))
				require.Equal(t, step, taskstage.EditorText(t, s))
			}
			s.IME.Commit("한")
			s.IME.Compose("ㄱ", "그", "글")
			require.Equal(t, "한글", taskstage.EditorText(t, s))
			s.IME.Commit("글")
			s.Keys("Enter")
			require.Equal(t, "한글", taskOf(s, "t2").Title)
			require.Equal(t, "t3 title", gridstage.FocusedCell(s))

			// Again on the cell below, after F2 within the text.
			s.Keys("F2", "Left")
			s.IME.Compose("ㅏ", "가")
			s.IME.Commit("가")
			s.Keys("Enter")
			require.Equal(t, "task 가3", taskOf(s, "t3").Title)
		})
	}
}

func TestTextFromKeysAndKanaBeginsAnEdit(t *testing.T) {
	s := composed(gridtest.IBus)
	s.TypeKeys("ab")
	require.Equal(t, "ab", taskstage.EditorText(t, s))
	s.Keys("Esc")
	s.IME.Compose("に", "にほん", "日本")
	s.IME.Commit("日本")
	s.Keys("Tab")
	require.Equal(t, "日本", taskOf(s, "t2").Title)
}

func TestKeysBelongToTheCompositionWhileItLasts(t *testing.T) {
	for _, k := range []string{"Enter", "Shift+Enter", "Esc", "Tab", "Shift+Tab", "Left", "Right", "Up", "Down", "F2", "Backspace"} {
		for name, by := range inputMethods {
			t.Run(k+" "+name, func(t *testing.T) {
				s := composed(by)
				s.IME.Compose("ㅎ", "하")
				s.Keys(k)
				require.Equal(t, "t2 title", gridstage.EditedCell(s))
				require.Equal(t, "하", taskstage.EditorText(t, s))
				_, ok := s.IME.Composing()
				require.True(t, ok)
				s.IME.Compose("한")
				s.IME.Commit("한")
				s.Keys("Enter")
				require.Equal(t, "한", taskOf(s, "t2").Title)
			})
		}
	}
}

func TestEscapeGivesUpTheCompositionFirst(t *testing.T) {
	for name, by := range inputMethods {
		t.Run(name, func(t *testing.T) {
			s := composed(by)
			s.Type("a")
			s.IME.Compose("ㅎ", "하")
			s.Keys("Esc")
			s.IME.Cancel()
			require.Equal(t, "t2 title", gridstage.EditedCell(s))
			require.Equal(t, "a", taskstage.EditorText(t, s))
			s.Keys("Esc")
			require.Empty(t, gridstage.EditedCell(s))
			require.Equal(t, "task 2", taskOf(s, "t2").Title)
		})
	}
}

func TestCompositionOnWhatCannotBeEditedIsDropped(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "id")
	s.IME.Compose("ㅎ")
	_, ok := s.IME.Composing()
	require.False(t, ok)
	require.Empty(t, gridstage.EditedCell(s))
	s.Keys("Right")
	s.IME.Compose("ㄱ", "가")
	require.Equal(t, "가", taskstage.EditorText(t, s))
}

func TestInputMethodKnowsWhereTextGoes(t *testing.T) {
	s := composed(gridtest.IBus)
	cell, ok := s.Find("task 2")
	require.True(t, ok)
	caret := s.IME.Caret().Round()
	require.True(t, caret.In(cell.Bounds), "%v is not in %v", caret, cell.Bounds)
	s.Keys("Down")
	require.Equal(t, cell.Bounds.Dy(), s.IME.Caret().Round().Y-caret.Y)
	s.Type("x")
	below := s.IME.Caret().Round()
	require.Equal(t, caret.Y+cell.Bounds.Dy(), below.Y, "the text moved as the edit began")
	require.Greater(t, below.X, caret.X)
	s.Keys("Esc")
	require.Equal(t, caret.Add(cell.Bounds.Size()).Y, s.IME.Caret().Round().Y)
}

// A tap that only moves between cells does not show the on-screen keyboard.
func TestKeyboardOnTheScreenComesWithTheEditor(t *testing.T) {
	s := taskstage.NewTasks(20)
	s.Focus(nil)
	x, y := taskstage.TaskCell(s, "task 2")
	s.Tap(x, y)
	require.False(t, s.SoftKeyboard())
	for range 2 {
		s.TouchDown(1, x, y)
		s.TouchUp(1, x, y)
	}
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	require.True(t, s.SoftKeyboard())
	s.Queue(key.EditEvent{Range: key.Range{Start: 6, End: 6}, Text: "\n"})
	require.Empty(t, gridstage.EditedCell(s), "the Enter of a keyboard on the screen")
	require.False(t, s.SoftKeyboard())
}

func TestSignsTypeOutsideTheColumnOfATree(t *testing.T) {
	s := taskstage.NewTasks(6)
	s.Grid.Tree = gridui.Tree[taskstage.Task]{Parent: func(t taskstage.Task) string {
		if t.ID == "t0" {
			return ""
		}
		return "t0"
	}}
	s.Grid.Expansion.Rows = idset.All()
	s.Settle()
	taskstage.FocusTask(s, 0, "hours")
	s.TypeKeys("-5")
	require.Equal(t, "-5", taskstage.EditorText(t, s))
	s.Keys("Esc")
	require.True(t, s.Grid.Expansion.Rows.Has("t0"))
	s.Grid.FocusCell(0, "id")
	s.Settle()
	s.TypeKeys("-")
	require.Empty(t, gridstage.EditedCell(s))
	require.False(t, s.Grid.Expansion.Rows.Has("t0"))
}

// A letter with Ctrl types nothing: handling it has no effect on the letter without Ctrl.
func TestHandledShortcutLeavesItsLetterToType(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
	s.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellKeyDown[taskstage.Task]); ok {
			ev.Handle()
		}
	}
	s.Keys("Ctrl+Z")
	s.TypeKeys("z")
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	require.Equal(t, "z", taskstage.EditorText(t, s))
}
