// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"cmp"
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// request is a request to edit a cell. It waits until the row is shown, or is refused by an event.
type request struct {
	// columnID is empty for the first editable column of the row, or for prefer if that is editable.
	rowID, columnID, prefer string
	on, byTouch             bool
	// whole selects the text of the cell, so that typing replaces it.
	whole bool
	// point is the place of the click from the top left corner of the cell, if pointed is set.
	point   image.Point
	pointed bool
	// begun reports that a previous edit was ended, sought that its row is being scrolled into view.
	begun, sought bool
}

// Requests holds the requests to open the editor of a cell, one at a time, with the input typed meanwhile.
type Requests struct {
	_ nocmp.Struct

	f     *Feature
	asked request
	hold  hold
}

// Ask opens the editor of a cell as soon as its row is shown.
func (r *Requests) Ask(rowID, columnID string) { r.ask(request{rowID: rowID, columnID: columnID}) }

// AskNew opens the editor of a new row as soon as the row is shown. An empty columnID selects prefer, or else
// the first editable column. Typing replaces the content of the cell. If no cell can be edited, the row is
// scrolled into view.
func (r *Requests) AskNew(rowID, columnID, prefer string) {
	if !r.f.Options.Editing.Enabled {
		r.f.Editing.State.RevealCell(edit.Revealed{RowID: rowID, ColumnID: cmp.Or(columnID, prefer), Opens: true})
		return
	}
	r.ask(request{rowID: rowID, columnID: columnID, prefer: prefer, whole: true})
}

// ask replaces the waiting request, unless that is for the same cell.
func (r *Requests) ask(to request) {
	if was := &r.asked; was.on && was.rowID == to.rowID && was.columnID == to.columnID {
		return
	}
	r.giveUp()
	to.on = true
	r.asked = to
}

// rename follows a change of a row's id.
func (r *Requests) rename(from, to string) {
	if r.asked.on && r.asked.rowID == from {
		r.asked.rowID = to
	}
}

// ForgetRequest drops a request, and the input typed for it.
func (r *Requests) ForgetRequest() {
	r.asked = request{}
	r.dropHeld()
}

// giveUp refuses the waiting request, since the user or the program did something else.
func (r *Requests) giveUp() {
	if r.asked.on {
		r.refuseRequest(edit.ErrEditStopped)
	}
	r.dropHeld()
}

// refuseRequest ends a request with an event. It drops the input typed for it, and that typed shortly after.
func (r *Requests) refuseRequest(err error) {
	ask := r.asked
	r.asked = request{}
	r.f.Report.Emit(events.EditRefused{RowID: ask.rowID, ColumnID: cmp.Or(ask.columnID, ask.prefer), Err: err})
	r.hold.refused(r.f)
}

// serveRequest opens the requested editor if its row is shown, or refuses the request.
func (r *Requests) serveRequest(gtx layout.Context) {
	if ask := &r.asked; !ask.begun {
		ask.begun = true
		if r.f.cell.open && !r.f.movesTo(ask.rowID) && !r.f.commit(false) {
			r.refuseRequest(edit.ErrEditOpen)
			return
		}
	}
	at, found, err := r.requested()
	switch {
	case err != nil:
		r.refuseRequest(err)
	case found:
		r.openRequested(gtx, at)
	default:
		r.wait(gtx)
	}
}

// requested returns the address of the requested cell. found is false while its row may still appear.
func (r *Requests) requested() (at viewport.Address, found bool, err error) {
	ask, d := &r.asked, r.f.Dataset
	col := 0
	if ask.columnID != "" {
		if col = r.f.Columns.Find(ask.columnID); col < 0 {
			return at, false, edit.ErrNoColumn
		}
	}
	row, ok := d.FindShown(ask.rowID, r.f.Focus.At().Row.BodyPos())
	switch {
	case ok:
		at = r.f.Viewport.AddressOf(row, col)
		if ask.columnID == "" {
			at.Col = r.columnToType(at)
		}
		return at, true, r.notEditable(at)
	case !d.Changes.Settled() || ask.sought && r.f.Editing.State.Reveal.RowID == ask.rowID:
		return at, false, nil
	}
	if err = d.Access().Missing(ask.rowID); err == nil && ask.sought {
		err = dataset.ErrRowHidden
	}
	if err != nil {
		return at, false, err
	}
	ask.sought = true
	r.f.Editing.State.RevealCell(edit.Revealed{RowID: ask.rowID, ColumnID: ask.columnID, Opens: true})
	return at, false, nil
}

// columnToType returns the column in which the edit of a new row begins, -1 for none.
func (r *Requests) columnToType(at viewport.Address) int {
	if at.Col = r.f.Columns.Find(r.asked.prefer); at.Col >= 0 && (totals{&r.f.Sources}).editable(at) {
		return at.Col
	}
	for at.Col = range r.f.Columns.Leaves {
		if (totals{&r.f.Sources}).editable(at) {
			return at.Col
		}
	}
	return -1
}

// notEditable returns why a cell cannot be edited, nil if it can be.
func (r *Requests) notEditable(at viewport.Address) error {
	if at.Col >= 0 && r.f.Viewport.IsRow(at) && (totals{&r.f.Sources}).editable(at) {
		return nil
	}
	if err := r.f.Editing.Writable(r.asked.rowID); err != nil {
		return err
	}
	return column.ErrNotEditable
}

// openRequested opens the requested editor, with the input typed meanwhile.
func (r *Requests) openRequested(gtx layout.Context, at viewport.Address) {
	ask := r.asked
	r.asked = request{}
	held := r.hold.take(r.f)
	if r.f.start(gtx, at, start{byTouch: ask.byTouch, whole: ask.whole, point: ask.point, pointed: ask.pointed}) && r.f.cell.open {
		r.hold.replay(gtx, r.f, held)
		return
	}
	r.hold.refused(r.f) // start has emitted the reason, or turned a boolean over
}

// wait takes the keyboard focus for the request, so that typed input goes to no other cell.
func (r *Requests) wait(gtx layout.Context) {
	if !r.hold.on {
		r.hold.begin(r.f)
		r.f.kind, r.f.enter = column.EditorNumber, false
		r.f.drop.Begin(r.f.kind, "", "")
		gtx.Execute(key.FocusCmd{Tag: r.f.Input.Tag()})
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
	if r.f.Dataset.Changes.Settled() {
		gtx.Execute(op.InvalidateCmd{}) // the next frame turns the page or opens the groups
	}
}
