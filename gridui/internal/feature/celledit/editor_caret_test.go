// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"image"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
)

// TestInputMethodKnowsWhereTheCaretIs types into cells at many places and scales. The caret reported in the
// frame of the text must equal the caret reported after it has moved away and back, and be inside the field.
func TestInputMethodKnowsWhereTheCaretIs(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			for _, column := range []string{"title", "hours", "note"} {
				for _, pinned := range []bool{false, true} {
					s := taskstage.NewTasks(60)
					s.Size = image.Pt(int(360*scale), int(400*scale))
					s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
					s.Style = func(st *gridui.Style) { st.Direction = dir }
					if pinned {
						s.Grid.ColumnPinning.Left = []string{column}
					}
					s.Settle()
					taskstage.FocusTask(s, 40, column)
					s.Type("5")
					s.Keys("F2") // from now on arrows move the caret
					for _, text := range []string{"", "5", "55555555555555555"} {
						s.Type(text)
						caret := s.IME.Caret()
						field := fieldBounds(t, s)
						require.True(t, caret.Round().In(field), "%v %v %s %v: %v is not in %v", scale, dir, column, pinned, caret, field)
						s.Keys("Left", "Right")
						require.Equal(t, caret, s.IME.Caret(), "%v %v %s %v %q", scale, dir, column, pinned, text)
					}
				}
			}
		}
	}
}

// fieldBounds returns the place of the open editor.
func fieldBounds(t *testing.T, s *gridstage.Stage[taskstage.Task]) image.Rectangle {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Class.String() == "Editor" && n.Description != "" {
			return n.Bounds
		}
	}
	t.Fatal("no editor")
	return image.Rectangle{}
}

// TestInputMethodKnowsWhereTheCompositionIs composes in a scrolled grid.
func TestInputMethodKnowsWhereTheCompositionIs(t *testing.T) {
	for name, by := range inputMethods {
		s := composed(by)
		s.IME.Method = by
		s.Type("ab")
		require.Zero(t, s.IME.Bounds())
		s.IME.Compose("ㅎ", "하")
		at := s.IME.Bounds()
		require.True(t, at.In(fieldBounds(t, s)), "%s: %v", name, at)
		require.InDelta(t, float64(at.Max.X), float64(s.IME.Caret().X), 1, name)
		require.Less(t, at.Min.X, at.Max.X)
		s.IME.Commit("한")
		require.Zero(t, s.IME.Bounds())
	}
}
