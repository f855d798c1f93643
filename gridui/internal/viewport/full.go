// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/gridui/internal/coord"

// A full row shows over all columns, across all panes. Its cells do not show: they count as one merged cell of all
// columns. Its widget is laid out as details are, and is the row itself in place of a part below it.

// FullRows lays out full rows.
type FullRows interface {
	Below
	// HasWidget reports whether full rows are widgets of the program.
	HasWidget() bool
}

// fullRows holds the full rows of a grid. The zero value has none.
type fullRows struct {
	from FullRows
	// laid holds the widgets laid out in the present frame, and the heights of those seen before.
	laid *Details
}

// each calls do with the widgets of full rows, if there can be any.
func (r *fullRows) each(do func(d *Details)) {
	if r != nil && r.laid != nil {
		do(r.laid)
	}
}

// has reports whether a row is a full row.
func (r *fullRows) has(row coord.Pos) bool {
	at := r.laid.addresses.AddressOf(row, 0)
	return r.laid.data.IsFull(at.Band, at.Row)
}

// height returns the height in pixels that its widget gives to a full row, ok false if it has none. Without measure it
// may be an estimate.
func (r *fullRows) height(row coord.Pos, measure bool) (px int, ok bool) {
	switch {
	case !r.from.HasWidget():
		return 0, false
	case measure:
		return r.laid.height(row), true
	}
	return r.laid.expected(row), true
}
