// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// selectsNone says that no row is selected.
func (g *core) selectsNone() bool {
	return g.Selection.Mode == option.SelectOff || g.Selection.Rows.Empty()
}

// selectsSeveral says that more than one row may be selected.
func (g *core) selectsSeveral() bool {
	return !g.selectsNone() && (g.Selection.Rows.All() || g.Selection.Rows.Len() > 1)
}

// selectForMenu selects the row that the menu opens for, unless it is selected.
func (g *core) selectForMenu(shown int) {
	if g.Selection.Mode != option.SelectOff && !g.selection.SelectedRow(shown) {
		g.selection.SelectOnly(shown)
	}
}

// selectedIn says of the rows held whether they are selected, and whether any of
// those after them may be.
func (g *core) selectedIn(s *dataset.Snapshot) func(row int) (in, more bool) {
	p := &picker{Snapshot: s, ids: g.Selection.Rows.Clone(), selectable: g.data.Funcs.Selectable, spreads: g.selection.Spreads()}
	return p.row
}

// picker finds the selected rows among those that show.
type picker struct {
	*dataset.Snapshot
	ids        idset.Set
	selectable func(rowdata.Row) bool
	// spreads says that groups are selected with the rows below them.
	spreads bool
	// found counts the rows found, to know when there are no more.
	found int
}

func (p *picker) row(row int) (in, more bool) {
	it := p.Item(row)
	if p.Kind(it) != dataset.ItemRow {
		return p.spreads && p.allBelow(it), true
	}
	in = p.may(it) && p.ids.Has(p.ID(it))
	if in {
		p.found++
	}
	return in, p.ids.All() || p.found < p.ids.Len()
}

func (p *picker) may(row int) bool { return p.selectable == nil || p.selectable(p.Rows.At(row)) }

// allBelow says whether all rows below a group or filler that can be are selected.
func (p *picker) allBelow(it int) bool {
	some, all := false, true
	p.RowsBelow(it, func(row int) bool {
		if p.may(row) {
			some, all = true, p.ids.Has(p.ID(row))
		}
		return all
	})
	return some && all
}
