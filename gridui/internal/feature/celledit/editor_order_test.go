// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// play performs steps on a stage: keys, and text after a quote.
func play(s *gridstage.Stage[taskstage.Task], steps []string) {
	for _, step := range steps {
		if text, ok := strings.CutPrefix(step, "'"); ok {
			s.TypeKeys(text)
		} else {
			s.Keys(step)
		}
	}
}

// written describes all effects of keys and text on a stage. It types a text to show the place of the caret.
func written(t *testing.T, s *gridstage.Stage[taskstage.Task]) string {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "focus %s, edits %q", gridstage.FocusedCell(s), gridstage.EditedCell(s))
	if strings.HasSuffix(gridstage.EditedCell(s), "title") || strings.HasSuffix(gridstage.EditedCell(s), "note") {
		s.Type("|")
		fmt.Fprintf(&b, " as %q", taskstage.EditorText(t, s))
	}
	for i := range 6 {
		row, _ := s.Grid.RowAt(i)
		fmt.Fprintf(&b, "\n%s %q %v %s %q", row.ID, row.Title, row.Hours, row.State, row.Note)
	}
	return b.String()
}

// requireOrder compares steps in a frame each with the same steps in a single frame.
func requireOrder(t *testing.T, column string, before, steps []string) {
	t.Helper()
	fast, slow := taskstage.FocusTask(taskstage.NewTasks(20), 2, column), taskstage.FocusTask(taskstage.NewTasks(20), 2, column)
	for _, s := range []*gridstage.Stage[taskstage.Task]{fast, slow} {
		s.Grid.Keys.TabCells = true
		s.Settle()
		play(s, before)
	}
	play(fast, steps)
	slow.InOneFrame(func() { play(slow, steps) })
	require.Equal(t, written(t, fast), written(t, slow), "%s: %q, then in one frame %q", column, before, steps)
}

func TestKeysAndTextInOneFrameKeepTheirOrder(t *testing.T) {
	for _, test := range []struct{ before, steps string }{
		{"", "'x Enter"},
		{"", "'x Tab"},
		{"", "'xy Tab 'z"},
		{"", "F2 'x"},
		{"", "'x Home 'y"},
		{"", "Enter Home 'y Enter"},
		{"F2", "Home 'x"},
		{"F2", "'x Left 'y"},
		{"F2 Left Left", "'a Backspace 'b"},
		{"F2", "Shift+Home Backspace"},
		{"F2", "Shift+Home 'x"},
		{"F2", "Shift+Home 'x Enter"},
		{"F2", "Home Enter"},
		{"F2", "Ctrl+Backspace 'x Enter 'y"},
		{"F2", "Ctrl+A 'x Escape"},
		{"F2", "Tab '5 Tab Home 'c"},
		{"F2", "'x Ctrl+Z 'y"},
		{"'abc Enter", "Shift+Enter Down 'q"},
	} {
		requireOrder(t, "title", strings.Fields(test.before), strings.Fields(test.steps))
	}
}

// Up and Down are excluded: lines are known only after a field has been laid out.
func TestKeysAndTextInOneFrameKeepTheirOrderAtRandom(t *testing.T) {
	keys := []string{
		"'a", "'b", "'cd", "'7", "Left", "Right", "Home", "End", "Shift+Left", "Shift+Home", "Ctrl+Left", "Ctrl+Right",
		"Shift+Ctrl+Left", "Backspace", "Delete", "Ctrl+Backspace", "Ctrl+A", "Ctrl+Z", "Enter", "Tab", "Shift+Tab", "Escape", "F2",
	}
	starts := []string{"F2", "'qr", "F2 Left Left", "F2 Home", "F2 Shift+Home"}
	for seed := range rounds.Seeds(300) {
		rnd := rand.New(rand.NewPCG(8, seed))
		var steps []string
		for range 2 + rnd.IntN(5) {
			steps = append(steps, keys[rnd.IntN(len(keys))])
		}
		column := []string{"title", "title", "note"}[rnd.IntN(3)]
		requireOrder(t, column, strings.Fields(starts[rnd.IntN(len(starts))]), steps)
	}
}

// A syllable composed after a key that moves the caret is inserted at the caret.
func TestCompositionAfterAKeyInOneFrame(t *testing.T) {
	for name, by := range inputMethods {
		s := composed(by)
		s.Keys("F2")
		s.InOneFrame(func() {
			s.Keys("Home")
			s.IME.Compose("ㅎ", "하")
			s.IME.Commit("한")
			s.Type("x")
		})
		require.Equal(t, "한xtask 2", taskstage.EditorText(t, s), name)
		s.InOneFrame(func() {
			s.Keys("End", "Tab")
			s.IME.Commit("4")
			s.Keys("Enter")
		})
		require.Equal(t, "한xtask 2", taskOf(s, "t2").Title)
		require.InDelta(t, 4, taskOf(s, "t2").Hours, 0)
	}
}
