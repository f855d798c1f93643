// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"encoding/json"
	"errors"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/recordview"
	"github.com/giogrid/giogrid/gridui/option"
)

// View is the record view of one grid. Its fields are its options and its state; the zero value is
// closed. It is listed in Grid.Extensions.
type View struct {
	option.RecordView

	owner   core.Owner
	feature recordview.Feature
	// seen is the state that rev counts.
	seen kept
	rev  uint64
}

// Extend is for the grid that the view is listed in.
func (v *View) Extend(g *core.Grid) {
	if v.owner.Grid() != nil || !v.owner.Take(g, v) {
		return
	}
	v.feature.Wire(recordview.Sources{
		Settings: &v.RecordView, Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Editing: &g.Editing, Focus: &g.Focus, Cells: &g.Contents, Grid: answers{g}, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&v.feature)
	g.Features.Persist.AddKeeper(v)
	g.Surround(&v.feature)
}

// Show opens the form and gives it the keyboard. It shows the row of RowID, or else the focused one.
func (v *View) Show() {
	v.Open = true
	if v.owner.Grid() != nil {
		v.feature.Show()
	}
}

// ShowRow opens the form with a row, by its id, whatever row has the focus; with an empty id that is
// the focused one again. The row need not show in the table.
func (v *View) ShowRow(id string) {
	v.RowID = id
	v.Show()
}

// Next goes on to the next row, Previous to the one before, as the buttons do: it stays where it is at
// the ends, and where what a user has typed is not accepted.
func (v *View) Next() { v.step(1) }

// Previous is Next in the other direction.
func (v *View) Previous() { v.step(-1) }

func (v *View) step(by int) {
	if v.owner.Grid() != nil {
		v.feature.Go(by)
	}
}

// answers is what the form asks of the grid.
type answers struct{ grid *core.Grid }

func (a answers) CommitCell() bool { return a.grid.Features.CellEdit.Commit() }

func (a answers) EditsCell() bool {
	_, _, ok := a.grid.Features.CellEdit.Cell()
	return ok
}

func (a answers) Travel(redo bool) { a.grid.Features.History.Travel(redo) }

// kept is what views keep of the form.
type kept struct {
	Open   bool    `json:"open,omitempty"`
	Width  unit.Dp `json:"width,omitempty"`
	Height unit.Dp `json:"height,omitempty"`
}

// ViewName is for the grid.
func (v *View) ViewName() string { return "recordview" }

// ViewState is for the grid: whether the form shows, and how large users made it.
func (v *View) ViewState() any {
	k := kept{v.Open, v.Width, v.Height}
	if k == (kept{}) {
		return nil
	}
	return k
}

// SetViewState is for the grid.
func (v *View) SetViewState(state json.RawMessage) error {
	var k kept
	if state != nil && json.Unmarshal(state, &k) != nil || !(k.Width >= 0) || !(k.Height >= 0) {
		return errors.New("not the state of a record view")
	}
	v.Open, v.Width, v.Height = k.Open, k.Width, k.Height
	return nil
}

// ViewRev is for the grid.
func (v *View) ViewRev() uint64 {
	if k := (kept{v.Open, v.Width, v.Height}); k != v.seen {
		v.seen = k
		v.rev++
	}
	return v.rev
}
