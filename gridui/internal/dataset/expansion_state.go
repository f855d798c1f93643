// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// openState holds the expansion for jobs and the outline.
type openState struct {
	rows *shownRows
	// closed holds the rows of a tree that the user closed although the present filter leaves rows below them. Other
	// rows with such rows are open. filtered is set while a filter is on.
	closed   idset.Set
	filtered bool
	// known is a snapshot for jobs, which stays valid while frames change the options.
	known *atomic.Pointer[openSnapshot]
	// shown identifies the expansion that the outline shows.
	shown expansionState
}

// openSnapshot is a copy of what decides which rows are open.
type openSnapshot struct {
	*option.Expansion
	closed idset.Set
}

// shows identifies the expansion of a snapshot.
func (s *openSnapshot) shows() expansionState {
	return expansionState{s.Rows.Rev(), s.closed.Rev(), s.Depth}
}

// opens reports whether a row of a tree is open. held is set if a filter leaves rows below it. id is only called if
// the result depends on it.
func (s *openSnapshot) opens(id func() string, depth int, held bool) bool {
	if s.Rows.ExceptionCount() == 0 && (!held || s.closed.ExceptionCount() == 0) {
		return held || s.IsOpen("", depth)
	}
	of := id()
	return held && !s.closed.Has(of) || s.IsOpen(of, depth)
}

// prepare allocates the expansion for jobs.
func (op *openState) prepare() {
	if op.known == nil {
		op.known = &atomic.Pointer[openSnapshot]{}
	}
}

// now identifies the present expansion.
func (op *openState) now() expansionState {
	e := &op.rows.Options.Expansion
	return expansionState{e.Rows.Rev(), op.closed.Rev(), e.Depth}
}

// publish stores a snapshot of the present expansion for jobs and the model.
func (op *openState) publish() {
	if s := op.known.Load(); s == nil || s.shows() != op.now() {
		op.known.Store(&openSnapshot{settings.ExpansionSnapshot(&op.rows.Options.Expansion), op.closed.Clone()})
	}
}

// refilter opens all rows with rows that pass another filter.
func (op *openState) refilter(filtered bool) {
	op.filtered = filtered
	if !op.closed.IsEmpty() {
		op.closed.SetAll(false)
	}
}

// keep notes which rows of a tree the user opens or closes although a filter leaves rows below them.
func (op *openState) keep(ids []string, open bool) {
	if op.filtered {
		op.closed.SetMany(ids, !open)
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
	present := openSnapshot{&op.rows.Options.Expansion, op.closed}
	outline.SetAllOpen(func(it coord.Item, depth int) bool {
		return present.opens(func() string { return op.rows.ItemID(it) }, depth, it >= 0 && held.Has(int(it)))
	})
	op.rows.OrderChanged()
}
