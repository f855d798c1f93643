// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/export"
)

const (
	// PasteMost is the most text that is pasted, in bytes.
	PasteMost = 64 << 20
	// pasteInline is how much text is read within a frame, in bytes: about 1 ms.
	pasteInline = 256 << 10
	// pasteCheckLines is the number of lines that are read between two checks whether the
	// paste was canceled.
	pasteCheckLines = 1024
)

// pasting is a paste under way: where it begins, and the table that is being read.
type pasting struct {
	Asked           bool
	rowID, columnID string
	// plan says where the table goes; nil: to the cell and beyond.
	plan func(table ranges.Size) (*PastePlan, error)
	// then is told of the cells that a table without a plan went into; nil: nobody is.
	then  func(cells ranges.Rect)
	Job   *rowmodel.Job
	Table *pasteTable
}

// pasteTable is what a paste holds.
type pasteTable struct {
	lines [][]string
	ahead *pasteAhead
	// copied are the values of the cells if the text is that of the last copy, else nil.
	copied *CopiedValues
}

// job reads a table.
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
		for line := range export.EachTSV(text) {
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
