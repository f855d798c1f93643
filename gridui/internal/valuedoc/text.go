// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import (
	"sort"
	"strings"
)

// MaxSize is the number of bytes of a value that documents show.
const MaxSize = 1<<31 - 1

// Text is a text as rows. The zero value is an empty text without rows.
type Text struct {
	source string
	// rows holds the places at which rows begin, lines the rows at which lines begin.
	rows, lines []uint32
	at          int
}

// NewText returns the document of a text, none of which has been read.
func NewText(s string) *Text { return &Text{source: s[:min(len(s), MaxSize)]} }

// Source returns the text.
func (t *Text) Source() string { return t.source }

// Done reports whether the whole text has been read.
func (t *Text) Done() bool { return t.at >= len(t.source) }

// Work reads on, over about budget bytes. It reports whether there is more to read.
func (t *Text) Work(budget int) bool {
	begins := t.at == 0 || t.source[t.at-1] == '\n'
	for budget > 0 && !t.Done() {
		if begins {
			t.lines = append(t.lines, uint32(len(t.rows)))
		}
		t.rows = append(t.rows, uint32(t.at))
		// One byte more than a piece, so that a line break directly behind it does not make an empty row.
		near := t.source[t.at:min(t.at+pieceSize+2, len(t.source))]
		next := len(t.source)
		if i := strings.IndexByte(near, '\n'); i >= 0 {
			next, begins = t.at+i+1, true
		} else {
			next, begins = pieceEnd(t.source, t.at, next), false
		}
		budget -= next - t.at + rowCost
		t.at = next
	}
	return !t.Done()
}

// rowCost is the cost of a row in addition to its bytes.
const rowCost = 16

// Len returns the number of rows read so far.
func (t *Text) Len() int { return len(t.rows) }

// Lines returns the number of lines read so far. A line break at the end of the text begins no line.
func (t *Text) Lines() int { return len(t.lines) }

// Row returns the row at an index.
func (t *Text) Row(i int) Row {
	from, to := int(t.rows[i]), t.at
	if i+1 < len(t.rows) {
		to = int(t.rows[i+1])
	}
	text := strings.TrimSuffix(t.source[from:to], "\n")
	return Row{Number: t.number(i), Text: strings.TrimSuffix(text, "\r"), From: from}
}

// number returns the number of the line that begins at a row, 0 if none does.
func (t *Text) number(row int) int {
	if len(t.lines) == len(t.rows) {
		return row + 1
	}
	line := sort.Search(len(t.lines), func(i int) bool { return int(t.lines[i]) >= row })
	if line < len(t.lines) && int(t.lines[line]) == row {
		return line + 1
	}
	return 0
}

// Find returns the index of the row that contains a place of the source.
func (t *Text) Find(at int) (index int, ok bool) {
	if at < 0 || at >= t.at {
		return 0, false
	}
	return sort.Search(len(t.rows), func(i int) bool { return int(t.rows[i]) > at }) - 1, true
}
