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

	// merged provides the merged cells, nil without them.
	merged Merged
	covers covers
}

// State is a grid's state of the changes of its cells.
type State struct {
	// Store keeps the rows instead of the slice of SetRows; nil if none does.
	Store Store
	// pending holds changes that the program has not answered, in order.
	pending []*Pending
	// Refused holds the reasons why cells refused their last values, by row and column.
	Refused map[string]map[string]error
	// Refusals counts the changes of Refused.
	Refusals uint64
	// Edits counts the edits that changed cells.
	Edits   uint64
	History undo.History
	Reveal  Revealed
	Paste   pasting
	// Bulk is the running edit of many rows, nil if there is none.
	Bulk *Bulk
	// Rows adds and deletes rows; nil if only the owner of the rows does.
	Rows RowKeeper
	// newRows adds rows to the slice of SetRows, nil without the feature for new rows.
	newRows NewRows
	// commit is the commit that a server has not answered yet, nil for none.
	commit committing
	// Status provides the status of rows; nil if it is not tracked.
	Status rowStatuses
}

// Close cancels background work.
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

// RevealCell brings a cell into view when the rows are in order. It replaces an earlier request.
func (e *State) RevealCell(r Revealed) { e.Reveal = r }

// Rename moves the state of a row to its new id.
func (e *State) Rename(r Rename) {
	if e.Reveal.RowID == r.From {
		e.Reveal.RowID = r.To
	}
	if cells, ok := e.Refused[r.From]; ok {
		delete(e.Refused, r.From)
		e.Refused[r.To] = cells
	}
}

// committing is a commit that a server has not answered yet.
type committing interface {
	// Update ends the commit if it was answered, and reports whether it was.
	Update(gtx layout.Context) bool
	Close()
}

// RowKeeper adds and deletes rows.
type RowKeeper interface {
	AddByKey()
	DeleteByKey(focused string)
	// Blank returns a new row. AddMany adds rows and returns their ids.
	Blank() rowdata.Row
	AddMany(rows rowdata.Slice) (ids []string, err error)
	// Insert adds rows as one step, each before the row with an id, at the end if it is empty, and
	// beside another row: see dataset.Set.Beside. It returns the ids of the rows. Next returns the id of
	// the row after a row, empty at the end. Delete deletes rows and returns their number.
	Insert(rows rowdata.Slice, before, beside []string) (ids []string, err error)
	Next(id string) string
	Delete(ids []string) int
	// SaveAll requests that the changes are saved. Reset takes them back.
	SaveAll()
	Reset()
	HasChanges() bool
}

// Keeper keeps rows instead of the slice of SetRows, adds and deletes them, and provides their
// status.
type Keeper interface {
	Store
	RowKeeper
	rowStatuses
}

// NewRows makes and adds rows at the end of the rows.
type NewRows interface {
	// Blank returns a new row, or why there cannot be one. AppendMany adds rows as one step.
	Blank() (rowdata.Row, error)
	AppendMany(rows rowdata.Slice) error
}

// UseNewRows sets what adds rows where no keeper does.
func (e *State) UseNewRows(n NewRows) { e.newRows = n }

// KeepRows sets the keeper of the rows.
func (e *State) KeepRows(k Keeper) { e.Store, e.Rows, e.Status = k, k, k }

// BeginCommit notes a commit that a server must answer, EndCommit its answer.
func (e *State) BeginCommit(c committing) { e.commit = c }

func (e *State) EndCommit() { e.commit = nil }

// IsCommitting reports whether a server has not answered a commit yet.
func (e *State) IsCommitting() bool { return e.commit != nil }

// Writable returns an error if a row cannot be edited.
func (ed *Editing) Writable(id string) error {
	if ed.State.Store != nil {
		return ed.State.Store.Writable(id)
	}
	return nil
}

// writeRows replaces rows by their edited copies, and returns the rows whose id changed.
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

// UpdateCommit ends the commit if it was answered, and reports whether it was.
func (ed *Editing) UpdateCommit(gtx layout.Context) bool {
	return ed.State.commit != nil && ed.State.commit.Update(gtx)
}

// KeepsSteps reports whether undo steps are kept.
func (ed *Editing) KeepsSteps() bool {
	return ed.Options.Editing.Enabled || ed.State.Rows != nil || ed.Options.RowDrag.Regroup
}

// Travel undoes the latest step, or redoes the step undone last, and returns it; ok is false if
// there is none. It drops steps whose rows are gone, and notifies the program of each.
func (ed *Editing) Travel(redo bool) (s undo.Step, ok bool) {
	return ed.State.History.Travel(redo, func(s undo.Step, err error) {
		row, _ := s.Place()
		ed.Data.Changes.Refuse(row, err)
	})
}

// PushStep adds an undo step.
func (ed *Editing) PushStep(s undo.Step) {
	if ed.KeepsSteps() {
		ed.State.History.Push(s, ed.Options.Editing.History)
	}
}
