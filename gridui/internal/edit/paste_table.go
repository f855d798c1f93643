// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"hash/maphash"
	"strings"
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/export/tsv"
)

const (
	// PasteMost is the maximum size of a pasted text, in bytes.
	PasteMost = 64 << 20
	// pasteInline is the maximum size of a text read within a frame, in bytes: about 1 ms.
	pasteInline = 256 << 10
	// pasteCheckLines is the number of lines read between two checks whether the paste was
	// cancelled.
	pasteCheckLines = 1024
)

// pasting is the state of a paste: its target cell, and the table being read.
type pasting struct {
	Asked           bool
	rowID, columnID string
	// rows reports that all lines become new rows.
	rows bool
	// plan determines the target of the table; nil selects the target cell.
	plan func(table ranges.Size) (*PastePlan, error)
	// then is called with the cells of a table without a plan, unless it is nil.
	then  func(cells ranges.Rect)
	job   *rowmodel.Job
	table *pasteTable
}

// pasteTable holds the contents of a paste.
type pasteTable struct {
	lines [][]string
	ahead *pasteAhead
	// copied holds the values of the cells if the text comes from the last copy, else nil.
	copied *CopiedValues
}

// job returns a job that reads a table.
func (t *pasteTable) job(text string) *rowmodel.Job {
	return rowmodel.NewJob(1, func(check func(int)) error {
		switch {
		case text == "":
			return ErrPasteEmpty
		case len(text) > PasteMost:
			return ErrPasteLarge
		}
		cells, lines := 0, strings.Count(text, "\n")+1
		if lines > mostCells {
			return ErrPasteLarge
		}
		t.lines = make([][]string, 0, lines)
		for line := range tsv.Each(text) {
			if cells += len(line); cells > mostCells {
				return ErrPasteLarge
			}
			if len(t.lines)%pasteCheckLines == 0 {
				check(0)
			}
			t.ahead.take(len(t.lines), line)
			t.lines = append(t.lines, line)
		}
		return nil
	})
}

// single reports whether the table is one text.
func (t *pasteTable) single() bool { return len(t.lines) == 1 && len(t.lines[0]) == 1 }

// mostCopiedValues is the maximum number of cells whose values a copy keeps: about 20 MB. A larger
// copy is pasted as text.
const mostCopiedValues = 500_000

// CopiedValues holds the values of the cells of a copied text, line by line. A paste of that text
// writes these values instead of parsing the text.
type CopiedValues struct {
	lines []copiedLine
	cells int
	large bool
	sum   uint64
	// write is the number of the clipboard write.
	write uint64
}

// copiedLine holds the values of a line, nil for cells without one. A line of headers has none.
type copiedLine struct {
	columns []*column.Def
	values  []any
}

// AddLine adds a line of the text. Both slices have an element for each cell; AddLine keeps them.
func (c *CopiedValues) AddLine(columns []*column.Def, values []any) {
	if c.cells += len(values); c.cells > mostCopiedValues {
		c.large, c.lines = true, nil
	}
	if !c.large {
		c.lines = append(c.lines, copiedLine{columns, values})
	}
}

// Large reports whether the copy has too many cells to keep their values.
func (c *CopiedValues) Large() bool { return c.large }

// lastCopied holds the values of the last copy, in any grid of the process.
var lastCopied atomic.Pointer[CopiedValues]

var copiedSeed = maphash.MakeSeed()

// textSum returns a hash of a text that does not depend on the kind of line ends, which clipboards
// convert.
func textSum(text string) uint64 {
	var h maphash.Hash
	h.SetSeed(copiedSeed)
	for line, rest, more := strings.Cut(text, "\r\n"); ; line, rest, more = strings.Cut(rest, "\r\n") {
		_, _ = h.WriteString(line)
		if !more {
			return h.Sum64()
		}
		_ = h.WriteByte('\n')
	}
}

// NoteCopied notes that a text is put on the clipboard, with its values; nil if these are unknown.
func NoteCopied(text string, values *CopiedValues) {
	write := clipread.NoteWrite()
	if values == nil || values.large {
		lastCopied.Store(nil)
		return
	}
	values.sum, values.write = textSum(text), write
	lastCopied.Store(values)
}

// copiedAs returns the values of a text if it was copied last, else nil.
func copiedAs(text string) *CopiedValues {
	if c := lastCopied.Load(); c != nil && clipread.IsLast(c.write) && c.sum == textSum(text) {
		return c
	}
	return nil
}

// pastedCell returns the value to write for a cell of a table.
func (ed *Editing) pastedCell(t *pasteTable, line, field int) any {
	text := t.lines[line][field]
	if t.copied == nil || line >= len(t.copied.lines) {
		return ed.Pasted(text)
	}
	of := &t.copied.lines[line]
	if field >= len(of.values) || of.values[field] == nil {
		return ed.Pasted(text)
	}
	return column.Carrier{Def: of.columns[field]}.CarryCopied(of.values[field], text, ed.Cols.Numbers)
}
