// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package history

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Synchronize brings everything derived from the options and the rows up to date.
	Synchronize()
	// StepTaken emits the event of a step that was undone or redone.
	StepTaken(ev events.StepUndone, s undo.Step)
}

// Pending reports changes that will become a step.
type Pending interface{ HasChange() bool }

// Sources holds what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Bands    *viewport.Bands
	Requests *viewport.Requests
	Painter  *draw.Painter
	Editing  *edit.Editing
	Focus    *focus.Focus
	// Pending is nil if users cannot change columns.
	Pending Pending
	Grid    Grid
}

// Feature undoes and redoes.
type Feature struct{ Sources }

// A columnStep is a step of whole columns.
type columnStep interface {
	// ColumnIDs returns the ids of all columns that the step changed.
	ColumnIDs() []string
	// Describe describes the step for screen readers.
	Describe() string
}

// CanUndo reports whether there is a step to undo, or a change of columns that will become one.
func (f *Feature) CanUndo() bool {
	return len(f.Editing.State.History.Done) > 0 || f.Pending != nil && f.Pending.HasChange()
}

// Act carries out undo and redo, and reports whether a is such an action.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	if a != option.ActionUndo && a != option.ActionRedo {
		return false
	}
	if f.Editing.KeepsSteps() && !f.Options.Loading.Overlay {
		f.Travel(a == option.ActionRedo)
	}
	return true
}

// Travel undoes the latest step, or redoes the step that was undone last, and requests that its cell is focused.
// It reports whether there was a step.
func (f *Feature) Travel(redo bool) bool {
	f.Grid.Synchronize()
	s, ok := f.Editing.Travel(redo)
	if !ok {
		return false
	}
	row, column := s.Place()
	if row != "" && column == "" {
		column = f.Focus.ColumnID
	}
	ev := events.StepUndone{Redo: redo, RowID: row, ColumnID: column}
	if s, ok := s.(columnStep); ok {
		ev.ColumnIDs = s.ColumnIDs()
	}
	f.Grid.StepTaken(ev, s)
	f.Editing.State.RevealCell(edit.Revealed{RowID: row, ColumnID: column})
	return true
}

// Describe describes a step that was undone or redone for screen readers.
func (f *Feature) Describe(s undo.Step, redo bool) string {
	text := f.Painter.Style.Texts.Undo
	if redo {
		text = f.Painter.Style.Texts.Redo
	}
	if s, ok := s.(columnStep); ok {
		if what := s.Describe(); what != "" {
			text += ": " + what
		}
	}
	return text
}
