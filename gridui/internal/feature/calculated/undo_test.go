// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// undoable returns a stage with editable cells, so that steps are recorded.
func undoable(t *testing.T, columns ...option.CalculatedColumn) *stage {
	return newStage(t, func(s *stage) {
		s.Grid.Editing.Enabled = true
		s.calc.Columns = columns
	})
}

// travel undoes or redoes by key and returns the events.
func (s *stage) travel(keys string) (done []events.StepUndone) {
	s.Grid.FocusCell(0, "city")
	s.Settle()
	s.Click(30, 60)
	s.Events = nil
	s.Keys(keys)
	s.Settle()
	for _, ev := range s.Events {
		if ev, ok := ev.(events.StepUndone); ok {
			done = append(done, ev)
		}
	}
	return done
}

func TestDeletingACalculatedColumnIsUndone(t *testing.T) {
	other := option.CalculatedColumn{ID: "other", Name: "Other", Formula: "1"}
	s := undoable(t, net, other)
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "net", Desc: true}}
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "net", Filter: filter.Greater.Of("1")}}
	s.Settle()
	sorted := s.column("net")
	s.choose(t, "net", "Delete calculated column")
	require.Equal(t, []option.CalculatedColumn{other}, s.calc.Columns)
	require.Empty(t, s.Grid.Sorting.Keys)

	require.Equal(t, []events.StepUndone{{ColumnIDs: []string{"net"}}}, s.travel("Ctrl+Z"))
	require.Equal(t, []option.CalculatedColumn{net, other}, s.calc.Columns, "in its place")
	require.Equal(t, sorted, s.column("net"), "with the order and the filter")
	require.Equal(t, []events.StepUndone{{Redo: true, ColumnIDs: []string{"net"}}}, s.travel("Ctrl+Y"))
	require.Equal(t, []option.CalculatedColumn{other}, s.calc.Columns)
	require.Empty(t, s.Grid.Filtering.Columns)
	require.Empty(t, s.Problems())
}

func TestMakingAndChangingACalculatedColumnIsUndone(t *testing.T) {
	s := undoable(t)
	s.calc.Edit("")
	s.Settle()
	s.Type("One")
	s.Keys("Tab")
	s.Type("1")
	s.press(t, "Save")
	require.Len(t, s.calc.Columns, 1)
	made := s.calc.Columns[0]
	s.calc.Edit(made.ID)
	s.Settle()
	s.Keys("Shift+Tab", "Ctrl+A")
	s.Type("Uno")
	s.press(t, "Save")
	changed := s.calc.Columns[0]
	require.Equal(t, "Uno", changed.Name)

	s.travel("Ctrl+Z")
	require.Equal(t, []option.CalculatedColumn{made}, s.calc.Columns)
	s.travel("Ctrl+Z")
	require.Empty(t, s.calc.Columns)
	require.Empty(t, s.travel("Ctrl+Z"), "there is no step left")
	s.travel("Ctrl+Y")
	s.travel("Ctrl+Y")
	require.Equal(t, []option.CalculatedColumn{changed}, s.calc.Columns)
}

func TestAStepOfAColumnThatTheProgramChangedIsDropped(t *testing.T) {
	s := undoable(t, net)
	s.choose(t, "net", "Delete calculated column")
	mine := net
	mine.Formula = "2"
	s.calc.Columns = []option.CalculatedColumn{mine}
	s.Settle()
	require.Empty(t, s.travel("Ctrl+Z"))
	require.Equal(t, []option.CalculatedColumn{mine}, s.calc.Columns)
}

func TestProposedColumnsAreNoSteps(t *testing.T) {
	s := undoable(t, net)
	s.calc.Controlled = true
	s.choose(t, "net", "Delete calculated column")
	require.Equal(t, []option.CalculatedColumn{net}, s.calc.Columns)
	require.False(t, s.Grid.History().CanUndo())
}
