// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// What the editor of a cell asks, answered with the caller's row type.

// editMode says whether cells are edited at all; editable whether this one can be.
func (g *core) editMode() editMode {
	return editMode{on: g.Editing.Enabled, reverts: g.Editing.Invalid == option.InvalidEditRevert}
}

// editor is how a cell is edited and what it holds, choices are the texts that it can
// be given, nil where it can be given any.
func (g *core) editor(at viewport.Address) editorOf {
	d := g.engine.cols.Def(at.Col)
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok {
		return editorOf{}
	}
	of := editorOf{kind: d.EditorKind(), layout: d.TimeLayout}
	if of.kind == column.EditorTruth {
		of.truth, _ = d.Boolean(row)
		of.text = strconv.FormatBool(of.truth)
		return of
	}
	if d.EditText != nil {
		of.text = string(d.EditText(nil, row))
	}
	return of
}

// truth is the truth value of a cell, if it has one.
func (g *core) truth(at viewport.Address) (on, known bool) {
	row, ok := g.data.Row(at.Band, at.Row)
	if d := g.engine.cols.Def(at.Col); ok && d.Boolean != nil && !g.isBranchSum(at) {
		return d.Boolean(row)
	}
	return false, false
}

func (g *core) choices(at viewport.Address) []string {
	d := g.engine.cols.Def(at.Col)
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok || d.Choices == nil {
		return nil
	}
	var texts []string
	_ = column.Contained(func() error { // a panic is the caller's, and leaves nothing to choose from
		for _, c := range d.Choices(row) {
			texts = append(texts, c.Text)
		}
		return nil
	})
	return texts
}

func (g *core) keepsRow(id string) bool { return g.data.RecordByID(id) >= 0 }

// commitCell writes what was typed. An empty text clears the cell, but where the text
// is the value.
func (g *core) commitCell(in typedValue, all bool) error {
	d := column.Find(g.data.CallerColumns(), in.columnID)
	if d == nil {
		return ErrNoColumn
	}
	var v any = column.TypedText(in.text)
	switch {
	case in.kind == column.EditorTruth:
		v = in.truth
	case in.text == "" && (d.Kind != option.KindText || in.kind == column.EditorChoice && in.choice < 0):
		v = nil
	}
	typed := edit.Write{RowID: in.rowID, ColumnID: in.columnID, Value: v}
	if all {
		return g.editing.FillSelected(typed, d)
	}
	return g.commitEdits([]edit.Write{typed}, events.EditTyped)
}

// prepareIdle brings rows and columns up to date between frames.
func (g *core) prepareIdle() { g.prepare(layout.Context{}) }

// isEditing says whether a cell is the one being edited.
func (g *core) isEditing(at viewport.Address) bool {
	return g.engine.edits(at)
}
