// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Pairs holds the values of cells of one column before and after a change, numbered from 0.
// It stores values of the column's type without boxing, because a paste has millions.
type Pairs interface {
	// Grow reserves memory for n more pairs.
	Grow(n int)
	// Before records the value of a cell that is about to change and returns its number.
	Before(row rowdata.Row) (i int)
	// After records the new value of cell i and reports whether it differs from the old one.
	After(i int, row rowdata.Row) (changed bool)
	// Write parses and stores the texts from texts.I on and records the old values. It stops
	// at the first text that is refused and returns the error.
	Write(texts *TextRun) error
	// Settle calls After for all cells that Write has written.
	Settle(texts *TextRun)
	// ReadAhead passes the values that read has parsed in the background to later calls of
	// Write.
	ReadAhead(read TextReader)
	// Both returns the raw values of cell i before and after, nil for a missing value. The
	// results may share memory with Pairs: nothing may be recorded after the first call.
	Both(i int) (old, now any)
	// HadNone reports whether cell i had no value before.
	HadNone(i int) bool
	// Lacking reports whether any recorded value was missing.
	Lacking() bool
}

// TextReader parses texts for a column in the background, before they are pasted.
type TextReader interface {
	// Take parses the text of a line of the table. Lines must be taken in order from 0: after
	// a gap, Take ignores all further lines.
	Take(line int, text string)
	// ReadNumbers sets the signs of the grid. It must be called before Take.
	ReadNumbers(numbers locale.Numbers)
}
