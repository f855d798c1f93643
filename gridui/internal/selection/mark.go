// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Mark describes how a row shows the selection.
type Mark struct {
	// Selected is set if the row is selected. Share is the state of its check box.
	Selected bool
	Share    rowmodel.Share
	// Box is set if the row has a check box, Refused if the box is disabled.
	Box, Refused bool
	// Reading is set while the rows below are read to be selected.
	Reading bool
}

// MarkOf returns the mark of a row at a position.
func (sel *Rows) MarkOf(shown coord.Pos) Mark {
	r := sel.Data.Reader()
	return sel.MarkBy(&r, shown)
}

// MarkBy returns the mark of a row with a reader of this frame.
func (sel *Rows) MarkBy(r *dataset.Reader, shown coord.Pos) Mark {
	if !sel.Data.HasRow(shown) {
		return Mark{}
	}
	it := sel.Data.SourceOf(shown)
	p := Mark{Refused: !r.Selectable(it.Record())}
	p.Box = it >= 0 && !r.Tree.IsFiller(it.Record())
	if p.Selected = !p.Refused && sel.SelectedRecord(r, it); p.Selected {
		p.Share = rowmodel.Every
	}
	if id, rows, ok := sel.familyAt(shown); ok {
		return sel.markFamily(p, id, rows)
	}
	p.Reading, _ = sel.Unready(shown)
	if !sel.Spreads() || !sel.Data.Node(shown).Expandable {
		return p
	}
	if share, ok := sel.shareOf(shown); ok {
		p.Selected = p.Selected || !p.Box && share == rowmodel.Every
		p.Share, p.Box, p.Refused = share, true, false
	}
	return p
}

// MarksKey identifies a state of the rows and of their selection. While it stays the same, the row at a position keeps its
// mark. The key of a state with rows is not zero.
type MarksKey struct {
	set            uint64
	counted, walks uint32
	given          dataset.RowsKey
	rows           uint32
	lo, hi         coord.Index
	named          bool // by RowID
	mode           option.SelectMode
	propagate      option.Propagate
}

// MarksKey returns the key of the present state. It returns false if the key does not determine the marks: the grid has not
// followed a change of the rows yet, rows are still to be read, or the program decides which rows can be selected.
func (sel *Rows) MarksKey(r *dataset.Reader) (k MarksKey, ok bool) {
	if sel.Data.StaleRows || r.Unread || r.Able != nil || r.Full.Any() || sel.Waits() {
		return k, false
	}
	k.set, k.counted = sel.Rev()
	k.walks, k.given, k.rows = sel.State.tally.walks, sel.Data.RowsKey(r), sel.Data.RowsRev
	k.lo, k.hi, k.named = sel.Data.Order.Lo, sel.Data.Order.Hi, r.RowID != nil
	k.mode, k.propagate = sel.Options.Selection.Mode, sel.Options.Selection.Propagate
	return k, true
}
