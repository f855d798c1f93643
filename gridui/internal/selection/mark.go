// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
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
