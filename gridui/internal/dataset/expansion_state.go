// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// openState holds the expansion for jobs and the outline.
type openState struct {
	rows *shownRows
	// filtered is set while a filter is on.
	filtered bool
	// known is a snapshot for jobs, which stays valid while frames change the options.
	known *atomic.Pointer[openSnapshot]
	// shown identifies the expansion that the outline shows.
	shown expansionState
}

// openSnapshot decides which rows are open: a copy of the options for jobs.
type openSnapshot struct{ *option.Expansion }

// shows identifies the expansion.
func (s openSnapshot) shows() expansionState {
	return expansionState{s.Rows.Rev(), s.Closed.Rev(), s.Depth}
}

// opens reports whether a row of a tree is open. held is set if a filter leaves rows below it. id is only called if
// the result depends on it.
func (s openSnapshot) opens(id func() string, depth int, held bool) bool {
	if s.Rows.ExceptionCount() == 0 && (!held || s.Closed.ExceptionCount() == 0) {
		return held || s.IsOpen("", depth)
	}
	of := id()
	return held && !s.Closed.Has(of) || s.IsOpen(of, depth)
}

// prepare allocates the expansion for jobs.
func (op *openState) prepare() {
	if op.known == nil {
		op.known = &atomic.Pointer[openSnapshot]{}
	}
}

// now identifies the present expansion.
func (op *openState) now() expansionState { return op.present().shows() }

// present returns what decides now which rows are open.
func (op *openState) present() openSnapshot { return openSnapshot{&op.rows.Options.Expansion} }

// publish stores a snapshot of the present expansion for jobs and the model.
func (op *openState) publish() {
	if s := op.known.Load(); s == nil || s.shows() != op.now() {
		op.known.Store(&openSnapshot{settings.ExpansionSnapshot(&op.rows.Options.Expansion)})
	}
}

// refilter opens all rows with rows that pass another filter.
func (op *openState) refilter(filtered bool) {
	op.filtered = filtered
	if closed := &op.rows.Options.Expansion.Closed; !closed.IsEmpty() {
		closed.SetAll(false)
	}
}

// expansionState identifies the expansion that the outline shows.
type expansionState struct {
	rows, closed uint64
	depth        int
}

// sync opens and closes rows of the outline after the program changed the expansion.
func (op *openState) sync() {
	o := &op.rows.Order
	want := op.now()
	if op.shown == want || !op.rows.Outlined() {
		return
	}
	op.shown = want
	op.rows.Host.HoldOrder(true)
	if lines := op.rows.grouped.lines(); lines != nil {
		lines.Reopen(coord.NoRecord)
		op.rows.grouped.changed()
		return
	}
	outline := o.Model.Outline()
	held := o.Model.Above()
	if o.Now.Tree == nil {
		held = nil
	}
	present := op.present()
	outline.SetAllOpen(func(it coord.Item, depth int) bool {
		return present.opens(func() string { return op.rows.ItemID(it) }, depth, it >= 0 && held.Has(int(it)))
	})
	op.rows.OrderChanged()
}
