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
	// known is a snapshot of the expansion for jobs, which stays valid while frames change the
	// options.
	known *atomic.Pointer[option.Expansion]
	// shown identifies the expansion that the outline shows.
	shown expansionState
}

// prepare allocates the expansion for jobs.
func (op *openState) prepare() {
	if op.known == nil {
		op.known = &atomic.Pointer[option.Expansion]{}
	}
}

// now identifies the present expansion.
func (op *openState) now() expansionState {
	e := &op.rows.Options.Expansion
	return expansionState{e.Rows.Rev(), e.Depth}
}

// publish stores a snapshot of the present expansion for jobs and the model.
func (op *openState) publish() {
	e := op.known.Load()
	if e == nil || e.Rows.Rev() != op.rows.Options.Expansion.Rows.Rev() || e.Depth != op.rows.Options.Expansion.Depth {
		op.known.Store(settings.ExpansionSnapshot(&op.rows.Options.Expansion))
	}
}

// expansionState identifies the expansion that the outline shows.
type expansionState struct {
	rows  uint64
	depth int
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
	filtered := op.heldOpen()
	outline.SetAllOpen(func(it coord.Item, depth int) bool {
		return filtered != nil && filtered(it) || op.rows.Options.Expansion.IsOpen(op.rows.ItemID(it), depth)
	})
	op.rows.OrderChanged()
}

// heldOpen returns a function that reports whether a filter holds a row of a tree open; nil means
// that none is.
func (op *openState) heldOpen() func(it coord.Item) bool {
	if op.rows.Order.Now.Tree == nil {
		return nil
	}
	above := op.rows.Order.Model.Above()
	if above == nil {
		return nil
	}
	return func(it coord.Item) bool { return it >= 0 && above.Has(int(it)) }
}
