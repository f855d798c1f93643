// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv

import (
	"iter"
	"strings"
)

// cellBlock is the number of cells that Each allocates at a time.
const cellBlock = 1024

// Each returns an iterator over the rows of a text from the clipboard, as ParseTSV of package export describes them. It
// reads a row when it is asked for it. A row remains valid after the next is read.
func Each(text string) iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		rest, room := text, []string(nil)
		for rest != "" {
			row := room[:0]
			row, rest = parseRow(row, rest)
			if !yield(row[:len(row):len(row)]) {
				return
			}
			// Allocate room for a row of the same length, so that few rows move in memory while they grow.
			if room = row[len(row):]; cap(room) < len(row) {
				room = make([]string, 0, max(cellBlock, len(row)))
			}
		}
	}
}

// parseRow appends the cells of the first row of text to cells, and returns the rest of text.
func parseRow(cells []string, text string) ([]string, string) {
	for {
		cell, n := parseCell(text)
		cells = append(cells, cell)
		text = text[n:]
		switch {
		case text == "":
			return cells, ""
		case text[0] == '\t':
			text = text[1:]
		case strings.HasPrefix(text, "\r\n"):
			return cells, text[2:]
		default:
			return cells, text[1:]
		}
	}
}

// parseCell returns the first cell of text and its length in bytes.
func parseCell(text string) (cell string, n int) {
	if text != "" && text[0] == '"' {
		if n, doubled := quotedLen(text); n > 0 {
			cell = text[1 : n-1]
			if doubled {
				cell = strings.ReplaceAll(cell, `""`, `"`)
			}
			return cell, n
		}
	}
	for n < len(text) && !endsCell(text[n]) {
		n++
	}
	return text[:n], n
}

// quotedLen returns the length in bytes of the quoted cell at the beginning of text, including its quotes. n is 0 if
// the cell is not quoted after all. doubled reports whether the cell contains doubled quotes.
//
// Its total time is linear. For parseCell to reach another cell that begins with a quote, quotedLen must have stopped
// there if the number of quotes is odd. A cell that begins with an even number of quotes ends after them.
func quotedLen(text string) (n int, doubled bool) {
	for n = 1; ; n += 2 {
		i := strings.IndexByte(text[n:], '"')
		if i < 0 {
			return 0, false
		}
		n += i
		switch {
		case n+1 == len(text) || endsCell(text[n+1]):
			return n + 1, doubled
		case text[n+1] != '"':
			return 0, false
		}
		doubled = true
	}
}

// endsCell reports whether c ends a cell. Most bytes need only one comparison.
func endsCell(c byte) bool { return c <= '\r' && (c == '\t' || c == '\n' || c == '\r') }
