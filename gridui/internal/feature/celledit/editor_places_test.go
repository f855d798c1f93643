// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

// openEditor returns the node of the open editor of a cell.
func openEditor[T any](s *gridstage.Stage[T]) (gridtest.Node, bool) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			return n, true
		}
	}
	return gridtest.Node{}, false
}

func TestFieldsStandWhereTheTextOfHighRowsStands(t *testing.T) {
	for _, wraps := range []bool{true, false} {
		s := taskstage.NewTasks(5)
		if wraps {
			cols := taskstage.TaskColumns()
			cols[6] = gridui.Field("note", "Note", func(t taskstage.Task) string { return t.Note }).Width(100).Wrap().
				Edit(func(t *taskstage.Task, v string) { t.Note = v }).LongText()
			s.Grid.Columns = cols
			high := taskstage.ATask(1)
			high.Note = strings.Repeat("many words ", 10)
			require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Update: []taskstage.Task{high}}))
		} else {
			s.Grid.RowSizing.Heights = map[string]unit.Dp{"t1": 150}
		}
		s.Settle()
		row, ok := s.Find("row 2 of 5")
		require.True(t, ok)
		require.Greater(t, row.Bounds.Dy(), 100)
		// The button of a field is no wider than in a row of one line.
		s.Grid.StartEditing("t1", "due")
		s.Settle()
		button, ok := s.Find("Calendar")
		require.True(t, ok)
		require.LessOrEqual(t, button.Bounds.Dx(), 36)
		if wraps {
			require.LessOrEqual(t, button.Bounds.Max.Y, row.Bounds.Min.Y+36, "it stands in the first line")
		}
		s.Keys("Esc", "Esc")
		s.Grid.StartEditing("t1", "note")
		s.Settle()
		field, ok := openEditor(s)
		require.True(t, ok)
		require.Equal(t, row.Bounds.Min.Y, field.Bounds.Min.Y)
		require.GreaterOrEqual(t, field.Bounds.Max.Y, row.Bounds.Max.Y-1)
		require.True(t, field.Bounds.In(image.Rect(0, 0, 700, 400)), field.Bounds)
	}
}

// newStuck returns a tree with sticky parents and editable names.
func newStuck() *gridstage.Stage[treestage.Part] {
	var kids []treestage.Part
	for i := range 30 {
		kids = append(kids, treestage.Part{ID: "kid" + strconv.Itoa(i), Name: "Kid " + strconv.Itoa(i)})
	}
	return gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = []gridui.Column[treestage.Part]{
			gridui.Field("name", "Name", func(p treestage.Part) string { return p.Name }).Width(200).
				Edit(func(p *treestage.Part, v string) { p.Name = v }),
		}
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Tree = gridui.Tree[treestage.Part]{Children: func(p treestage.Part) []treestage.Part { return p.Parts }}
		g.Expansion.Sticky = true
		g.Editing.Enabled = true
		g.ExpandAll()
		g.SetRows([]treestage.Part{{ID: "top", Name: "Top", Parts: kids}})
	})
}

func TestEditorsGoUnderRowsThatStick(t *testing.T) {
	s := newStuck()
	s.Focus(s.Grid.Tag())
	s.Grid.StartEditing("kid2", "name")
	s.Settle()
	n, ok := openEditor(s)
	require.True(t, ok)
	require.Equal(t, 40+3*36, n.Bounds.Min.Y)
	s.Grid.ScrollToOffset(3*36 - 18)
	s.Settle()
	n, ok = openEditor(s)
	require.True(t, ok)
	require.Equal(t, 40+36, n.Bounds.Min.Y, "it lies over the row that sticks")
	s.Grid.ScrollToOffset(3 * 36)
	s.Settle()
	_, ok = openEditor(s)
	require.False(t, ok, "it shows where its row is covered")
	require.Equal(t, "kid2 name", gridstage.EditedCell(s))
	s.Type("x")
	n, ok = openEditor(s)
	require.True(t, ok, "typing brings it back")
	require.Equal(t, n.Bounds, n.Visible)
	s.Keys("Esc")
	s.Grid.ScrollToOffset(300)
	s.Settle()
	s.DoubleClick(100, 58) // on the sticky row
	require.Equal(t, "top name", gridstage.EditedCell(s))
	n, ok = openEditor(s)
	require.True(t, ok)
	require.Equal(t, 40, n.Visible.Min.Y)
}

func TestRowsAreNotDroppedUnderThoseThatStick(t *testing.T) {
	s := newStuck()
	s.Grid.RowDrag.Mode = option.RowDragReorder
	s.Grid.ScrollToOffset(36 * 4)
	s.Settle()
	s.Events = nil
	s.DragFrom(100, 40+36*5+18).To(100, 40+10)
	moved := gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Len(t, moved, 1)
	require.Equal(t, "kid4", moved[0].TargetRowID, "the first row that shows below them")
}
