// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// FullRows tells full rows, which show over all columns, from the others. The zero value knows none. Copies may be
// used on any goroutine.
type FullRows struct {
	// Rev changes with the functions.
	Rev  uint32
	is   func(rowdata.Row) bool
	text func(rowdata.Row) string
}

// SetFull sets which rows are full rows, and their texts. nil: no row is one, or their texts are empty.
func (c *Set) SetFull(is func(rowdata.Row) bool, text func(rowdata.Row) string) {
	f := &c.Full
	if funcid.Of(f.is) != funcid.Of(is) || funcid.Of(f.text) != funcid.Of(text) {
		f.is, f.text = is, text
		f.Rev++
	}
}

// Any reports whether rows can be full rows.
func (f *FullRows) Any() bool { return f.is != nil }

// Has reports whether a row is a full row.
func (f *FullRows) Has(row rowdata.Row) bool { return f.is != nil && f.is(row) }

// Drawn returns as much of the text of a full row as can be drawn.
func (f *FullRows) Drawn(row rowdata.Row) string { return drawn(f.Text(row)) }

// Text returns the text of a full row.
func (f *FullRows) Text(row rowdata.Row) string {
	if f.text == nil {
		return ""
	}
	return f.text(row)
}
