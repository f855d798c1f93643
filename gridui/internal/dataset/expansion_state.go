// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
)

// openState is the expansion as jobs and the outline know it.
type openState struct {
	rows *shownRows
	// known is the expansion that jobs read, also while frames change the options.
	known *atomic.Pointer[option.Expansion]
	// shown is what the outline shows of the expansion.
	shown expansionState
}

// prepare makes room for the expansion that jobs read.
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

// publish makes the present expansion known to jobs and to the model.
func (op *openState) publish() {
	e := op.known.Load()
	if e == nil || e.Rows.Rev() != op.rows.Options.Expansion.Rows.Rev() || e.Depth != op.rows.Options.Expansion.Depth {
		op.known.Store(op.rows.Options.Expansion.Snapshot())
	}
}

// expansionState identifies the expansion that the outline shows.
type expansionState struct {
	rows  uint64
	depth int
}

// sync opens and closes rows of the outline after the caller changed the expansion.
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

// heldOpen returns which rows of a tree a filter holds open; nil means none.
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
