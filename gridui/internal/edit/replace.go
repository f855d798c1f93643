// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Replacement is an edit of cells on any lines of a snapshot.
type Replacement struct {
	Rows *dataset.Snapshot
	// Parts are the cells that may be written. The first part that contains a cell counts.
	Parts []ReplacedPart
	// Has reports whether a line contains a cell to write; a background job calls it. Lines is the
	// approximate number of such lines.
	Has   func(line int) bool
	Lines int
	// Value returns the value for a cell; ok is false if the cell is skipped.
	Value func(c TargetCell) (v any, ok bool)
	// Made is called with the numbers of changed, uneditable and refusing cells, Failed with the
	// reason why no cell was changed.
	Made   func(done ReplacedCells)
	Failed func(err error)
}

// ReplacedPart is a range of lines in the rows of a Replacement, with columns.
type ReplacedPart struct {
	Lines   ranges.Span
	Columns []*column.Def
}

// ReplacedCells is the outcome of a Replacement.
type ReplacedCells struct {
	Changed, ReadOnly, Refused int
	// Err is the reason of the first refused cell.
	Err error
}

// Replace begins an edit. Cells that refuse their value remain unchanged.
func (ed *Editing) Replace(r Replacement) {
	targets, columns := make([]Target, len(r.Parts)), 0
	for i, part := range r.Parts {
		targets[i] = Target{rows: []ranges.Span{part.Lines}, Columns: part.Columns, Value: r.Value}
		columns = max(columns, len(part.Columns))
	}
	b := ed.newBulk(events.EditReplaced, targets)
	b.Commit.Skip = true
	b.inline = r.Rows.N <= dataset.InlineRows && r.Lines*columns <= inlineCells
	b.made = func() {
		r.Made(ReplacedCells{Changed: len(b.Commit.Cells), ReadOnly: b.Commit.skipped - b.refused, Refused: b.refused, Err: b.Refused})
	}
	b.ended = func(err error) {
		if err != nil {
			r.Failed(err)
		}
	}
	b.finds(r.Rows, func(line int) (in, more bool) { return r.Has(line), true })
	if err := b.Start(); err != nil {
		r.Failed(err)
	}
}

// ReplaceOne writes a value to a cell, as one undo step. It returns the error of a refused value.
func (ed *Editing) ReplaceOne(w Write) error { return ed.Commit([]Write{w}, events.EditReplaced) }
