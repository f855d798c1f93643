// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Mark is what a row shows of the selection.
type Mark struct {
	// Selected says that the row is selected, Share what its check box shows.
	Selected bool
	Share    rowmodel.Share
	// Box says that the row has a check box, Refused that the box does nothing.
	Box, Refused bool
}

// MarkOf is what a row, by its number, shows.
func (sel *Rows) MarkOf(shown coord.Pos) Mark {
	r := sel.Data.Reader()
	return sel.MarkBy(&r, shown)
}

// MarkBy is MarkOf with a reader of this frame.
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
	if !sel.Spreads() || !sel.Data.Node(shown).Expandable {
		return p
	}
	if share, ok := sel.shareOf(shown); ok {
		p.Selected = p.Selected || !p.Box && share == rowmodel.Every
		p.Share, p.Box, p.Refused = share, true, false
	}
	return p
}
