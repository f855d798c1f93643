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
	Rows    *dataset.Snapshot
	Columns []*column.Def
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

// ReplacedCells is the outcome of a Replacement.
type ReplacedCells struct {
	Changed, ReadOnly, Refused int
	// Err is why the first of those refused it.
	Err error
}

// Replace begins an edit. Cells that refuse their value stay as they are.
func (ed *Editing) Replace(r Replacement) {
	all := Target{rows: []ranges.Span{{End: r.Rows.N}}, Columns: r.Columns, Value: r.Value}
	b := ed.newBulk(events.EditReplaced, []Target{all})
	b.Commit.Skip = true
	b.inline = r.Rows.N <= dataset.InlineRows || r.Lines*len(r.Columns) <= inlineCells && r.Rows.N <= 10*dataset.InlineRows
	b.Made = func() {
		r.Made(ReplacedCells{Changed: len(b.Commit.Cells), ReadOnly: b.Commit.skipped - b.refused, Refused: b.refused, Err: b.Refused})
	}
	b.Ended = func(err error) {
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
