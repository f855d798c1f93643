// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv

import (
	"encoding/binary"
	"slices"
	"unsafe"

	"github.com/giogrid/giogrid/storage/export/internal/quoted"
)

// Builder builds the text that spreadsheets exchange over the clipboard, cell by cell: rows of cells separated by
// tabs. The zero value is empty and ready to use.
//
// A cell that contains a tab or a line break, or begins with a quote, is quoted, and quotes within it are doubled.
// All other cells are written unchanged. Formulas are not guarded: the text is exactly the text of the cells. Rows
// are separated by "\r\n". There is no "\r\n" after the last row, so that a single cell is pasted as its text only.
// The exception is a last row with a single empty cell, which would be lost otherwise.
type Builder struct {
	buf   []byte
	start int  // index of the row in buf
	cells int  // number of cells in the row
	ended bool // the row is complete
}

// Cell appends a cell to the row. It starts a new row after EndRow.
func (b *Builder) Cell(text string) {
	buf := b.buf
	if b.ended {
		buf = append(buf, rowBreak...)
		b.start, b.cells, b.ended = len(buf), 0, false
	} else if b.cells > 0 {
		buf = append(buf, '\t')
	}
	b.cells++
	start := len(buf)
	buf = append(buf, text...)
	if mustQuote(buf[start:]) {
		buf = quoted.Append(buf[:start], text)
	}
	b.buf = buf
}

// Bytes appends a cell to the row, like Cell. It does not retain text.
func (b *Builder) Bytes(text []byte) { b.Cell(unsafe.String(unsafe.SliceData(text), len(text))) }

// EndRow ends the row. A row without cells gets a single empty cell. EndRow is optional after the last row.
func (b *Builder) EndRow() {
	if b.ended || b.cells == 0 {
		b.Cell("")
	}
	b.ended = true
}

// Grow allocates memory for n more bytes, which avoids copies while a long text is built. It panics if n is negative.
func (b *Builder) Grow(n int) { b.buf = slices.Grow(b.buf, n) }

// Text returns the text built so far. The result is valid until the next call of a method.
func (b *Builder) Text() []byte {
	if b.cells == 1 && b.start == len(b.buf) {
		return append(b.buf, rowBreak...)
	}
	return b.buf
}

// String returns the text built so far.
func (b *Builder) String() string { return string(b.Text()) }

const rowBreak = "\r\n"

func mustQuote(text []byte) bool {
	if len(text) > 0 && text[0] == '"' {
		return true
	}
	return hasBelow14(text) && slices.ContainsFunc(text, endsCell)
}

// hasBelow14 reports whether text contains a byte below 14. The bytes that end cells are below 14, and few others
// are. The function tests eight bytes at a time.
func hasBelow14(text []byte) bool {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	for ; len(text) >= 8; text = text[8:] {
		if x := binary.LittleEndian.Uint64(text); (x-14*ones)&^x&tops != 0 {
			return true
		}
	}
	for _, c := range text {
		if c < 14 {
			return true
		}
	}
	return false
}
