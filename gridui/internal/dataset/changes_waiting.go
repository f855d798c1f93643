// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// changes is the queue of changes that are applied when no job reads the rows.
type changes struct {
	rows *shownRows
	// Waiting holds the changes in the order of application.
	Waiting []Change
}

// Errors of changes of rows.
var (
	ErrNoRowID   = errors.New("gridui: changes by id need Grid.RowID")
	ErrNotASlice = errors.New("gridui: changes need rows given by SetRows")
	ErrRowGone   = errors.New("the row is not there any more")
)

// Apply queues a change by id. It is applied when no job reads the rows.
func (cs *changes) Apply(c Change) error {
	if cs.rows.Funcs.RowID == nil {
		return ErrNoRowID
	}
	if cs.rows.source == nil {
		cs.rows.Give(cs.rows.Kind.List(0))
	}
	rows, ok := cs.rows.source.(rowdata.Slice)
	if !ok {
		return ErrNotASlice
	}
	if n := rows.Len() + rowdata.Len(c.Add); n > MaxOrdered {
		return fmt.Errorf("gridui: changes make %d rows, the limit being %d", n, MaxOrdered)
	}
	cs.Queue(c)
	return nil
}

// Queue appends a change to the queue.
func (cs *changes) Queue(c Change) { cs.Waiting = append(cs.Waiting, c) }

// Store marks the rows as kept by a store instead of the slice of SetRows.
func (cs *changes) Store() { cs.rows.Stored = true }

// GiveStored replaces the source by the rows of the store, which contain all queued changes. made
// holds the ids of records whose row has none.
func (cs *changes) GiveStored(rows rowdata.Slice, made map[coord.Record]string) {
	cs.rows.Made, cs.Waiting = made, nil
	cs.rows.Give(rows)
}

// LayOver replaces the unanswered edits that show over the rows, by row id.
func (cs *changes) LayOver(edits map[string]Overlaid) { cs.rows.Overlaid = edits }

// Settled reports whether the visible rows are up to date: no change, sort or filter is pending.
func (cs *changes) Settled() bool {
	return len(cs.Waiting) == 0 && !cs.rows.Order.Pending() && !cs.rows.StaleRows
}

// Overlay returns the row with an id together with its unanswered edits: see Overlaid. base is the
// row without them.
func (cs *changes) Overlay(id string, base rowdata.Row) (row rowdata.Row, ok bool) {
	return overlay(cs.rows, id, base)
}

// RowsTaken reports whether the ordering has taken over the rows of the last Give, so that their
// ids can be found.
func (cs *changes) RowsTaken() bool {
	o := &cs.rows.Order
	return o.Records != nil && o.given == cs.rows.Told
}

// removeFirst queues removals ahead of the queued changes.
func (cs *changes) removeFirst(ids []string) {
	if len(ids) > 0 {
		cs.Waiting = append([]Change{{Remove: ids}}, cs.Waiting...)
	}
}

// dropNameless drops changes that need RowID if it is nil now.
func (cs *changes) dropNameless() {
	if cs.rows.Funcs.RowID != nil {
		return
	}
	cs.Waiting = slices.DeleteFunc(cs.Waiting, func(c Change) bool {
		if !c.namesRows() {
			return false
		}
		cs.rows.Report.Problem("nameless", "there is no RowID any more; changes that were to be made by it are left out")
		if c.Made != nil {
			c.Made()
		}
		return true
	})
}

// dropSourced drops changes if the rows now belong to a source, which changes its rows itself.
func (cs *changes) dropSourced() {
	if _, slice := cs.rows.source.(rowdata.Slice); slice || len(cs.Waiting) == 0 {
		return
	}
	cs.Waiting = slices.DeleteFunc(cs.Waiting, func(c Change) bool {
		if cs.writesThrough(&c) {
			return false
		}
		cs.rows.Report.Problem("sourced", "the rows are a source's now; changes that waited are left out: %w", ErrNotASlice)
		if c.At != nil {
			for _, id := range c.IDs {
				cs.Refuse(id, ErrNotASlice)
			}
		}
		if c.Made != nil {
			c.Made()
		}
		return true
	})
}

// writesThrough reports whether a change is an edit that only writes through pointers to rows of
// the present source.
func (cs *changes) writesThrough(c *Change) bool {
	present := cs.rows.Order.gives == cs.rows.gives
	return present && c.At != nil && !cs.rows.Stored && c.Given == cs.rows.RecordsGiven() && !cs.byPath()
}

// byPath reports whether the rows are a tree by Path.
func (cs *changes) byPath() bool {
	return cs.rows.Order.Tree != nil && cs.rows.Funcs.Tree.ByPath()
}

// WaitingRow is a row after the queued changes. Gone is set if they remove it.
type WaitingRow struct {
	Row  rowdata.Row
	Gone bool
}

// RowOf returns a row after the queued changes. found is false if none of them concerns it.
func (cs *changes) RowOf(id string) (row WaitingRow, found bool) {
	for i := len(cs.Waiting) - 1; i >= 0; i-- {
		c := &cs.Waiting[i]
		if slices.Contains(c.Remove, id) {
			return WaitingRow{Gone: true}, true
		}
		for k := rowdata.Len(c.Update) - 1; k >= 0; k-- {
			if c.updatedID(k, cs.rows.Funcs.RowID) == id {
				return WaitingRow{Row: c.Update.At(k)}, true
			}
		}
		for k := rowdata.Len(c.Add) - 1; k >= 0; k-- {
			if c.addedID(k, cs.rows.Funcs.RowID) == id {
				return WaitingRow{Row: c.Add.At(k)}, true
			}
		}
	}
	return row, false
}

// Rows returns the rows of the queued changes by id. It clears Made, because the caller keeps the
// rows.
func (cs *changes) Rows() map[string]WaitingRow {
	cs.dropNameless()
	cs.dropSourced()
	if len(cs.Waiting) == 0 {
		return nil
	}
	rows := map[string]WaitingRow{}
	for i := range cs.Waiting {
		c := &cs.Waiting[i]
		c.Made = nil
		for i := range rowdata.Len(c.Add) {
			rows[c.addedID(i, cs.rows.Funcs.RowID)] = WaitingRow{Row: c.Add.At(i)}
		}
		for i := range rowdata.Len(c.Update) {
			rows[c.updatedID(i, cs.rows.Funcs.RowID)] = WaitingRow{Row: c.Update.At(i)}
		}
		for _, id := range c.Remove {
			rows[id] = WaitingRow{Gone: true}
		}
	}
	return rows
}

// looksForRows reports whether a queued change identifies a row only by its id.
func (cs *changes) looksForRows() bool {
	now := cs.rows.RecordsGiven()
	for i := range cs.Waiting {
		c := &cs.Waiting[i]
		if c.At == nil || rowdata.Len(c.Add)+len(c.Remove) > 0 || cs.rows.Funcs.RowID != nil && c.Given != now {
			return true
		}
		for _, at := range c.At {
			if at < 0 {
				return true
			}
		}
	}
	return false
}

// Refuse notifies the program that an edit of a row was not applied.
func (cs *changes) Refuse(id string, err error) {
	err = fmt.Errorf("gridui: row %s: %w", strconv.Quote(id), err)
	cs.rows.Report.Emit(events.EditRefused{RowID: id, Err: err})
}

// RecordRow returns the row of a record, valid while a change of it is applied.
func (cs *changes) RecordRow(record coord.Record) rowdata.Row {
	row := cs.rows.Order.Records.At(int(record))
	if _, held := cs.rows.Given().(rowdata.Slice); !held {
		row = cs.rows.Kind.Clone(row)
	}
	return row
}
