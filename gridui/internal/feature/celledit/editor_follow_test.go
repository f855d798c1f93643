// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestEditStaysWithItsCell(t *testing.T) {
	tests := map[string]func(s *gridstage.Stage[taskstage.Task]){
		"sorting": func(s *gridstage.Stage[taskstage.Task]) {
			s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "hours", Desc: true}}}
		},
		"new data": func(s *gridstage.Stage[taskstage.Task]) {
			s.Grid.SetRows(slices.Repeat([]taskstage.Task{taskstage.ATask(77), taskstage.ATask(2), taskstage.ATask(5)}, 1))
		},
		"rows more": func(s *gridstage.Stage[taskstage.Task]) {
			require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Add: []taskstage.Task{taskstage.ATask(900)}}))
		},
		"scrolling": func(s *gridstage.Stage[taskstage.Task]) { s.Grid.ScrollToRow(150, option.AlignStart) },
		"filtering it out": func(s *gridstage.Stage[taskstage.Task]) {
			s.Grid.Filtering.Enabled = true
			s.Grid.Column("title").SetFilter(filter.Contains.Of("9"))
		},
		"paging it out": func(s *gridstage.Stage[taskstage.Task]) {
			s.Grid.Paging.Enabled = true
			s.Grid.Paging.Index = 3
		},
		"another order of columns": func(s *gridstage.Stage[taskstage.Task]) { s.Grid.ColumnPinning.Right = []string{"title"} },
	}
	for name, do := range tests {
		t.Run(name, func(t *testing.T) {
			s := taskstage.FocusTask(taskstage.NewTasks(200), 2, "title")
			s.Type("ab")
			do(s)
			s.Settle()
			require.Equal(t, "t2 title", gridstage.EditedCell(s))
			require.True(t, s.Focused(s.Grid.Tag()))
			s.Type("c")
			s.Keys("Enter")
			require.Empty(t, gridstage.EditedCell(s))
			s.Grid.Column("title").SetFilter(filter.Filter{})
			s.Grid.Filtering.Enabled, s.Grid.Paging.Enabled = false, false
			s.Settle()
			require.Equal(t, "abc", taskOf(s, "t2").Title)
			for i := range s.Grid.Len() {
				if row, _ := s.Grid.RowAt(i); row.ID != "t2" {
					require.NotEqual(t, "abc", row.Title)
				}
			}
		})
	}
}

func TestTypingOutOfSightBringsTheCellBack(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(500), 2, "title")
	s.Type("ab")
	s.Wheel(200, 200, 0, 9000)
	require.Equal(t, "(no editor)", taskstage.EditorText(t, s))
	_, y := s.Grid.ScrollOffset()
	require.Equal(t, int64(9000), y)
	s.Advance(1e9)
	_, y = s.Grid.ScrollOffset()
	require.Equal(t, int64(9000), y, "the grid scrolled back by itself")
	s.Type("c")
	require.Equal(t, "abc", taskstage.EditorText(t, s))
	s.Wheel(200, 200, 0, 9000)
	s.Keys("Backspace")
	require.Equal(t, "ab", taskstage.EditorText(t, s))
	s.Wheel(200, 200, 0, 9000)
	s.IME.Compose("ㅎ")
	require.Equal(t, "abㅎ", taskstage.EditorText(t, s))
	_, ok := s.IME.Composing()
	require.True(t, ok)
	s.IME.Commit("ㅎ")
	s.Wheel(200, 200, 0, 9000)
	s.Keys("Enter")
	require.Equal(t, "abㅎ", taskOf(s, "t2").Title, "out of sight")
	require.Equal(t, "t3 title", gridstage.FocusedCell(s))
}

func TestEditorStaysInItsPane(t *testing.T) {
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[taskstage.Task]) {
		g.Columns = taskstage.TaskColumns()
		g.RowID = func(t taskstage.Task) string { return t.ID }
		g.Editing.Enabled = true
		g.ColumnPinning = option.ColumnPinning{Left: []string{"title"}, Right: []string{"note"}}
		g.SetRows([]taskstage.Task{taskstage.ATask(0), taskstage.ATask(1), taskstage.ATask(2)})
	})
	s.Focus(s.Grid.Tag())
	taskstage.FocusTask(s, 1, "title")
	s.Type(strings.Repeat("long ", 30))
	require.Equal(t, image.Rect(0, 76, 100, 111), editorNode(s).Bounds)
	s.Keys("Esc")
	taskstage.FocusTask(s, 1, "hours")
	s.Keys("F2")
	require.True(t, editorNode(s).Bounds.In(image.Rect(100, 40, 200, 300)), "%v", editorNode(s).Bounds)
}

// TestEditsNeverGoToAnotherRow edits at random while the rows are sorted, filtered, scrolled and replaced,
// and tracks the expected result.
func TestEditsNeverGoToAnotherRow(t *testing.T) {
	for seed := range rounds.Seeds(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		s := taskstage.NewTasks(120)
		s.Grid.Filtering.Enabled, s.Grid.Sorting.Mode = true, option.SortSingle
		want := map[string]string{}
		for i := range 120 {
			want[taskstage.ATask(i).ID] = taskstage.ATask(i).Title
		}
		open, text := "", ""
		for step := range 150 {
			switch op := r.IntN(10); {
			case op < 3 && open == "" && s.Grid.Len() > 0:
				if !s.Grid.FocusCell(r.IntN(s.Grid.Len()), "title") {
					break // filtered out
				}
				s.Settle()
				open, text = s.Grid.Focused().RowID, fmt.Sprintf("v%d-%d", seed, step)
				s.Type(text)
			case op == 3 && open != "":
				s.Type("x")
				text += "x"
			case op == 4 && open != "":
				s.Keys([]string{"Enter", "Shift+Enter", "Right", "Down"}[r.IntN(4)])
				want[open], open = text, ""
			case op == 5 && open != "":
				s.Keys("Esc")
				open = ""
			case op == 6:
				s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: []string{"title", "hours", "id"}[r.IntN(3)], Desc: r.IntN(2) == 0}}
			case op == 7:
				s.Grid.Column("id").SetFilter(filter.Contains.Of([]string{"", "1", "2", "t"}[r.IntN(4)]))
			case op == 8:
				s.Wheel(200, 200, 0, float32(r.IntN(2000)-1000))
			case op == 9:
				rows := make([]taskstage.Task, 0, len(want))
				for _, i := range r.Perm(120) {
					row := taskstage.ATask(i)
					row.Title = want[row.ID]
					rows = append(rows, row)
				}
				s.Grid.SetRows(rows)
			}
			s.Settle()
			if open != "" {
				require.Equal(t, open+" title", gridstage.EditedCell(s), "seed %d, step %d", seed, step)
			}
		}
		s.Grid.CancelEdit()
		s.Grid.Column("id").SetFilter(filter.Filter{})
		s.Settle()
		got := map[string]string{}
		for i := range s.Grid.Len() {
			row, _ := s.Grid.RowAt(i)
			got[row.ID] = row.Title
		}
		require.Equal(t, want, got, "seed %d", seed)
	}
}

func TestSettledFramesWithEditingAllocateNothing(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(200), 2, "title")
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

// An open editor allocates only what Gio's editor allocates in a settled frame.
func TestOpenEditorAllocatesLittle(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(200), 2, "title")
	s.Values = map[string]any{gridtest.SemanticsKey: "off"}
	s.Type("some text")
	s.Advance(20e9) // the caret has stopped blinking
	s.Settle()
	require.LessOrEqual(t, s.Allocs(100, nil), 2.0)
}

func TestOpenEditorAsksForNoFrameButTheBlink(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(200), 2, "title")
	_, ok := s.Wakeup()
	require.False(t, ok, "editing on, nothing edited")
	s.Type("x")
	s.Advance(20e9)
	_, ok = s.Wakeup()
	require.False(t, ok, "after the caret has stopped blinking")
	s.Keys("Esc")
	_, ok = s.Wakeup()
	require.False(t, ok)
}
