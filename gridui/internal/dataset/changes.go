// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Change is a change of rows that waits to be made.
type Change struct {
	// Add, Update and Remove are as in gridui.Changes; nil means none.
	Add, Update rowdata.Slice
	Remove      []string
	// IDs are the ids of the updated rows; nil means RowID's. At are the records of the rows of
	// an edit by the numbering Given, -1 where only the id is known; nil means that all rows are
	// looked up by id.
	IDs   []string
	At    []coord.Record
	Given RecordsGiven
	// AddIDs are the ids of added rows; nil means RowID's.
	AddIDs []string
	// Made is called when the change is made and its rows are free for reuse. It is nil if
	// somebody else may hold them.
	Made func()
}

// addedID is the id of an added row.
func (c *Change) addedID(i int, rowID func(rowdata.Row) string) string {
	if c.AddIDs != nil {
		return c.AddIDs[i]
	}
	return rowID(c.Add.At(i))
}

// updatedID is the id of an updated row.
func (c *Change) updatedID(i int, rowID func(rowdata.Row) string) string {
	if c.IDs != nil {
		return c.IDs[i]
	}
	return rowID(c.Update.At(i))
}

// namesRows reports whether a change needs RowID to name its rows.
func (c *Change) namesRows() bool {
	return len(c.Remove) > 0 || rowdata.Len(c.Add) > 0 && c.AddIDs == nil || rowdata.Len(c.Update) > 0 && c.IDs == nil
}

// Poster collects changes that other goroutines posted, without the type of their rows.
type Poster interface {
	// Take returns what was posted since the last call, false where that is nothing.
	Take() (c Change, ok bool)
	// Close ends the wake-ups of the window.
	Close()
}

// posted applies the changes that other goroutines posted.
type posted struct {
	in    *inputs
	queue *changes
	// From is where they were posted, nil: nowhere.
	From Poster
	// taken is one more than the frame that took the last ones.
	taken uint32
}

// Take applies what was posted, once a frame.
func (p *posted) Take() {
	if p.From == nil || p.taken == p.in.Frame+1 {
		return
	}
	p.taken = p.in.Frame + 1
	if c, ok := p.From.Take(); ok {
		if err := p.queue.Apply(c); err != nil {
			p.in.Report.Problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}

// Close ends the wake-ups of the window.
func (p *posted) Close() {
	if p.From != nil {
		p.From.Close()
	}
}
