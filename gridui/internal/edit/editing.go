// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/option"
)

// Editing changes the rows of a dataset.
type Editing struct {
	Cols      *column.Set
	Data      *dataset.Set
	Options   *option.Options
	Report    dataset.Report
	Selection *selection.Rows

	State State
}

// State is what a grid keeps of the changes of its cells.
type State struct {
	// Store keeps the rows in place of the slice of SetRows; nil: none does.
	Store Store
	// pending are changes that the caller has not answered, in order.
	pending []*Pending
	// Refused are why cells did not get their last values, by row and column.
	Refused map[string]map[string]error
	// Refusals counts the changes of Refused.
	Refusals uint64
	// Edits counts the edits that changed cells.
	Edits   uint64
	History undo.History
	Reveal  Revealed
	Paste   pasting
	// Bulk is an edit of many rows that is under way.
	Bulk *Bulk
	// Rows adds and deletes rows; nil: the owner of the rows does.
	Rows rowKeeper
	// commit is the commit that a server has yet to answer, nil for none.
	commit committing
	// Status says what became of rows; nil: nothing is known of that.
	Status rowStatuses
}

// Close ends what runs in the background.
func (e *State) Close() {
	if e.Paste.job != nil {
		e.Paste.job.Cancel()
	}
	if e.Bulk != nil {
		e.Bulk.close()
	}
	if e.commit != nil {
		e.commit.Close()
	}
}

// RevealCell brings a cell into view once the rows are where they belong, in place of any other one.
func (e *State) RevealCell(r Revealed) { e.Reveal = r }

// Rename moves what is kept of a row to its new id.
func (e *State) Rename(r Rename) {
	if e.Reveal.RowID == r.From {
		e.Reveal.RowID = r.To
	}
	if cells, ok := e.Refused[r.From]; ok {
		delete(e.Refused, r.From)
		e.Refused[r.To] = cells
	}
}

// committing is a commit that a server has yet to answer.
type committing interface {
	// Update ends it if there is an answer, and reports whether there was one.
	Update(gtx layout.Context) bool
	Close()
}

// rowKeeper adds and deletes rows.
type rowKeeper interface {
	AddByKey()
	DeleteByKey(focused string)
	// blank is a new row, AddMany adds such rows and returns how many.
	Blank() rowdata.Row
	AddMany(rows rowdata.Slice) (int, error)
}

// Keeper keeps rows in place of the slice of SetRows, adds and deletes them, and knows what became of
// them.
type Keeper interface {
	Store
	rowKeeper
	rowStatuses
}

// KeepRows makes a keeper keep the rows from now on.
func (e *State) KeepRows(k Keeper) { e.Store, e.Rows, e.Status = k, k, k }

// BeginCommit notes a commit that a server has yet to answer, EndCommit that it is answered.
func (e *State) BeginCommit(c committing) { e.commit = c }

func (e *State) EndCommit() { e.commit = nil }

// Writable says why a row cannot be edited.
func (ed *Editing) Writable(id string) error {
	if ed.State.Store != nil {
		return ed.State.Store.Writable(id)
	}
	return nil
}

// writeRows puts edited rows in the places of those that they were made from, as
// Apply does, and tells which rows have other ids then.
func (ed *Editing) writeRows(rows Rows) (Renames, error) {
	c := dataset.Change{At: rows.records, IDs: rows.Ids, Update: rows.Rows, Given: ed.Data.RecordsGiven()}
	if s := ed.State.Store; s != nil {
		stored, renamed, err := s.Write(rows)
		if err != nil || len(renamed.List) > 0 || stored == nil {
			return renamed, err
		}
		c.Update = stored
	}
	ed.Data.Changes.Queue(c)
	return Renames{}, nil
}

// UpdateCommit ends the commit if it is answered, and reports whether it was.
func (ed *Editing) UpdateCommit(gtx layout.Context) bool {
	return ed.State.commit != nil && ed.State.commit.Update(gtx)
}

// KeepsSteps reports whether steps are kept to be undone.
func (ed *Editing) KeepsSteps() bool { return ed.Options.Editing.Enabled || ed.State.Rows != nil }

// Travel undoes the latest step, or redoes the one that was undone last, and returns it; ok is
// false if there is none. Steps whose rows are gone are dropped, and the program is told of each.
func (ed *Editing) Travel(redo bool) (s undo.Step, ok bool) {
	return ed.State.History.Travel(redo, func(s undo.Step, err error) {
		row, _ := s.Place()
		ed.Data.Changes.Refuse(row, err)
	})
}

// PushStep adds a step to those that can be undone.
func (ed *Editing) PushStep(s undo.Step) {
	if ed.KeepsSteps() {
		ed.State.History.Push(s, ed.Options.Editing.History)
	}
}
