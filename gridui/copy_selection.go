// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// selectsNone says that no row is selected.
func (g *Grid[T]) selectsNone() bool { return g.Selection.Rows.Empty() }

// selectForMenu selects the row that the menu opens for, where that is asked for.
func (g *Grid[T]) selectForMenu(id string) {
	if g.Menu.SelectRow && !g.Selection.Rows.Has(id) {
		g.Selection.Rows = IDs(id)
	}
}

// selectedIn says of the rows held whether they are selected, and whether any of
// those after them may be.
func (g *Grid[T]) selectedIn(s *shownCells[T]) func(row int) (in, more bool) {
	p := &pick[T]{shownCells: s, ids: g.Selection.Rows.Clone(), selectable: g.Selectable}
	return p.row
}

// pick finds the selected rows among those that show.
type pick[T any] struct {
	*shownCells[T]
	ids        IDSet
	selectable func(T) bool
	// found counts the rows found, to know when there are no more.
	found int
}

func (p *pick[T]) row(row int) (in, more bool) {
	it := p.item(row)
	if p.kind(it) != itemRow {
		return p.allBelow(it), true
	}
	in = p.may(it) && p.ids.Has(p.id(it))
	if in {
		p.found++
	}
	return in, p.ids.All() || p.found < p.ids.Len()
}

func (p *pick[T]) may(row int) bool { return p.selectable == nil || p.selectable(p.rows.At(row)) }

// allBelow says whether all rows below a group or filler that can be are selected.
func (p *pick[T]) allBelow(it int) bool {
	some, all := false, true
	p.rowsBelow(it, func(row int) bool {
		if p.may(row) {
			some, all = true, p.ids.Has(p.id(row))
		}
		return all
	})
	return some && all
}
