// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/option"
)

// openState is the expansion as jobs and the outline know it.
type openState struct {
	rows *shownRows
	// known is the expansion as jobs know it: those that run read it.
	known *atomic.Pointer[option.Expansion]
	// shown is what the outline shows of the expansion.
	shown expansionState
}

// publish lets jobs, and the model as it makes changes, know of the expansion.
func (op *openState) publish() {
	e := op.known.Load()
	if e == nil || e.Rows.Rev() != op.rows.Options.Expansion.Rows.Rev() || e.Depth != op.rows.Options.Expansion.Depth {
		op.known.Store(op.rows.Options.Expansion.Snapshot())
	}
}

// expansionState is what of the expansion the outline shows.
type expansionState struct {
	rows  uint64
	depth int
}

// sync opens and closes in the outline what the caller changed.
func (op *openState) sync() {
	o := &op.rows.Order
	want := expansionState{op.rows.Options.Expansion.Rows.Rev(), op.rows.Options.Expansion.Depth}
	if op.shown == want || !op.rows.Outlined() {
		return
	}
	op.shown = want
	op.rows.Host.HoldOrder(true)
	outline := o.Model.Outline()
	filtered := op.heldOpen()
	outline.SetAllOpen(func(it int32, depth int) bool {
		return filtered != nil && filtered(int(it)) || op.rows.Options.Expansion.IsOpen(op.rows.ItemID(int(it)), depth)
	})
	op.rows.OrderChanged()
}

// heldOpen tells which rows of a tree a filter holds open, nil if none.
func (op *openState) heldOpen() func(it int) bool {
	if op.rows.Order.Now.Tree == nil {
		return nil
	}
	above := op.rows.Order.Model.Above()
	if above == nil {
		return nil
	}
	return func(it int) bool { return it >= 0 && above.Has(it) }
}
