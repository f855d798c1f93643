// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// pick is what a row shows of the selection.
type pick struct {
	// selected says that the row is, share what its box shows.
	selected bool
	share    rowmodel.Share
	// box says that the row has a box, refused that it does nothing.
	box, refused bool
}

// pick is what a row of the body shows.
func (sel *rowSelection) pick(shown int) pick {
	r := sel.data.Reader()
	return sel.pickBy(&r, shown)
}

// pickBy is pick with a reader of this frame.
func (sel *rowSelection) pickBy(r *dataset.Reader, shown int) pick {
	if !sel.data.HasRow(shown) {
		return pick{}
	}
	it := sel.data.SourceOf(shown)
	p := pick{refused: !r.Selectable(it)}
	p.box = it >= 0 && !r.Tree.IsFiller(it)
	if p.selected = !p.refused && sel.selectedRecord(r, it); p.selected {
		p.share = rowmodel.Every
	}
	if !sel.spreads() || !sel.data.Item(shown).Expandable {
		return p
	}
	if share, ok := sel.shareOf(shown); ok {
		p.selected = p.selected || !p.box && share == rowmodel.Every
		p.share, p.box, p.refused = share, true, false
	}
	return p
}
