// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import "github.com/giogrid/giogrid/storage/rowsource"

// place is where rows are read from: a cursor, from which some rows are passed over.
type place struct {
	kind   rowsource.SeekKind
	cursor rowsource.Cursor
	skip   int64
	end    bool // the end of the view, for SeekBefore: there is no cursor
}

func placeOf(at rowsource.Seek) place {
	if at.Kind == rowsource.SeekIndex {
		return place{skip: max(at.Index, 0)}
	}
	return place{kind: at.Kind, cursor: at.Cursor}
}

// seek is the order in which rows are read from a place, and the condition that they are after
// it, nil if there is none.
func (w *writer) seek(terms []term, p place) ([]term, func()) {
	switch {
	case p.kind > rowsource.SeekBefore:
		w.fail(rowsource.ErrCursor)
	case p.kind == rowsource.SeekIndex:
		return terms, nil
	case p.kind == rowsource.SeekBefore:
		terms = reversed(terms)
	}
	if p.end {
		return terms, nil
	}
	return terms, func() { w.after(terms, p.cursor) }
}
