// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Replacement is an edit of cells in any lines of a snapshot.
type Replacement struct {
	Rows *dataset.Snapshot
	// Parts are where cells may be written to. The first one that has a cell counts.
	Parts []ReplacedPart
	// Has reports whether a line has a cell to write to; a background job asks. Lines is about how
	// many of them there are.
	Has   func(line int) bool
	Lines int
	// Value is what a cell gets; ok is false where it is not written to.
	Value func(c TargetCell) (v any, ok bool)
	// Made is told how many cells were changed, how many could not be edited and how many refused
	// their value, Failed why no cell was changed.
	Made   func(done ReplacedCells)
	Failed func(err error)
}

// ReplacedPart is lines of the rows of a Replacement, and columns.
type ReplacedPart struct {
	Lines   ranges.Span
	Columns []*column.Def
}

// ReplacedCells is the outcome of a Replacement.
type ReplacedCells struct {
	Changed, ReadOnly, Refused int
	// Err is why the first of those refused it.
	Err error
}

// Replace begins an edit. Cells that refuse their value stay as they are.
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

// ReplaceOne gives a cell another value, as one step of undo. The error says why it cannot have it.
func (ed *Editing) ReplaceOne(w Write) error { return ed.Commit([]Write{w}, events.EditReplaced) }
