// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package typeahead

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/pace"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// mostSearched bounds the number of rows that a search looks at.
const mostSearched = 1_000_000

// search is a search for the next row whose cell begins with a text. It looks at a part of the rows in each frame.
type search struct {
	finder findtext.Finder
	// next is the row to look at next, left the number of rows that are left; 0: there is no search.
	next coord.Pos
	left int
	// col is the searched column. rows and columns are the revisions of the rows and columns when the search began.
	col           int
	rows, columns uint32
	buf           []byte
	spans         []findtext.Span
}

// begin starts a search from the row of an address, or from the next one.
func (f *Feature) begin(text string, at viewport.Address, after bool) {
	s := &f.search
	s.finder = findtext.Finder{Matcher: findtext.New(findtext.Query{Text: text, Initials: true})}
	s.next, s.col, s.left = coord.Pos(at.Row), at.Col, min(f.Viewport.Count, mostSearched)
	if after {
		s.next++
	}
	s.rows, s.columns = f.Dataset.RowsRev, f.Columns.Rev
}

// next searches the next part of the rows. It returns the row that begins with the text; ok is false if there is none
// in this part.
func (f *Feature) next() (row coord.Pos, ok bool) {
	s := &f.search
	if s.rows != f.Dataset.RowsRev || s.columns != f.Columns.Rev {
		s.left = 0
		return 0, false
	}
	for part := min(s.left, pace.RestSlice); part > 0; part-- {
		if s.next >= coord.Pos(f.Viewport.Count) {
			s.next = 0
		}
		row, s.next, s.left = s.next, s.next+1, s.left-1
		if f.begins(row) {
			s.left = 0
			return row, true
		}
	}
	return 0, false
}

// begins reports whether the cell of a row begins with the text.
func (f *Feature) begins(row coord.Pos) bool {
	s := &f.search
	if f.Dataset.Access().State(row) != remote.Loaded {
		return false
	}
	s.buf = f.Cells.AppendText(s.buf[:0], viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: s.col})
	s.spans = s.finder.Spans(s.spans[:0], unsafe.String(unsafe.SliceData(s.buf), len(s.buf)))
	return len(s.spans) > 0 && s.spans[0].From == 0
}
