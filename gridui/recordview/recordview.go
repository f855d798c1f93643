// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"encoding/json"
	"errors"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature/recordview"
	"github.com/giogrid/giogrid/gridui/option"
)

// Form is the record view of a grid. Its fields hold the options and the state. The zero value is closed. List the
// form in Grid.Extensions.
type Form struct {
	option.RecordView

	owner   core.Owner
	feature recordview.Feature
	// seen is the state at the last change of rev.
	seen kept
	rev  uint64
}

// Extend connects the form to a grid. Only the grid calls it.
func (v *Form) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if v.owner.Grid() != nil || !v.owner.Take(g, v) {
		return
	}
	v.feature.Wire(recordview.Sources{
		Settings: &v.RecordView, Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Editing: &g.Editing, Focus: &g.Focus, Cells: &g.Contents, Grid: answers{g}, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&v.feature)
	g.Views().AddKeeper(v)
	g.Surround(&v.feature)
}

// Show opens the form and gives it the keyboard focus. The form shows the row of RowID, or the focused row
// if RowID is empty.
func (v *Form) Show() {
	v.Open = true
	if v.owner.Grid() != nil {
		v.feature.Show()
	}
}

// ShowRow sets RowID and opens the form with this row, even if another row has the focus or if the table does not
// show the row. If id is empty, the form follows the focused row again.
func (v *Form) ShowRow(id string) {
	v.RowID = id
	v.Show()
}

// Next shows the next row, as the button of the form does. It does nothing at the last row, or if the text that the
// user typed is invalid.
func (v *Form) Next() { v.step(1) }

// Previous shows the previous row, as the button of the form does. It does nothing at the first row, or if the text
// that the user typed is invalid.
func (v *Form) Previous() { v.step(-1) }

func (v *Form) step(by int) {
	if v.owner.Grid() != nil {
		v.feature.Go(by)
	}
}

// answers provides the functions of the grid that the form calls.
type answers struct{ grid *core.Grid }

func (a answers) CommitCell() bool { return a.grid.Features.CellEdit.Commit() }

func (a answers) EditsCell() bool {
	_, _, ok := a.grid.Features.CellEdit.Cell()
	return ok
}

func (a answers) Travel(redo bool) { a.grid.Features.History.Travel(redo) }

// kept is the state of the form that views contain.
type kept struct {
	Open   bool    `json:"open,omitempty"`
	Width  unit.Dp `json:"width,omitempty"`
	Height unit.Dp `json:"height,omitempty"`
}

// ViewName returns the name of the form's state in views. Only the grid calls it.
func (v *Form) ViewName() string { return "recordview" }

// ViewState returns the state for views: whether the form is open, and its size. It returns nil for the zero state.
// Only the grid calls it.
func (v *Form) ViewState() any {
	k := kept{v.Open, v.Width, v.Height}
	if k == (kept{}) {
		return nil
	}
	return k
}

// SetViewState sets the state from a view; nil sets the zero state. If it returns an error, the state is
// unchanged. Only the grid calls it.
func (v *Form) SetViewState(state json.RawMessage) error {
	var k kept
	if state != nil && json.Unmarshal(state, &k) != nil || !(k.Width >= 0) || !(k.Height >= 0) {
		return errors.New("not the state of a record view")
	}
	v.Open, v.Width, v.Height = k.Open, k.Width, k.Height
	return nil
}

// ViewRev returns a number that increases when the state for views changes. Only the grid calls it.
func (v *Form) ViewRev() uint64 {
	if k := (kept{v.Open, v.Width, v.Height}); k != v.seen {
		v.seen = k
		v.rev++
	}
	return v.rev
}
