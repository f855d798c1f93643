// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Copied holds the cells that were copied last: ranges, which follow their rows and columns as the
// selected ranges do, or rows by their ids. A change of the order of rows clears it. The zero value
// is empty.
type Copied struct {
	follower
	// ids holds the ids of the copied rows, if byRow is set.
	ids   idset.Set
	byRow bool
	// Edits is the number of edits before the copy began: a later edit ends it.
	Edits uint64
	// shown reports whether the cells are on the clipboard, and have an outline.
	shown bool
}

// Since sets the number of edits before the copy begins.
func (c *Copied) Since(edits uint64) { c.Edits = edits }

// CopyRanges records ranges that are being copied. They do not show until Copied.Show.
func (r *Ranges) CopyRanges(list ...ranges.Range) {
	r.beginCopy()
	r.Copied.Set.Replace(list...)
	r.Copied.hold()
}

// CopyRows records the ids of rows that are being copied. They do not show until Copied.Show.
func (r *Ranges) CopyRows(ids idset.Set) {
	r.beginCopy()
	r.Copied.ids, r.Copied.byRow = ids, true
}

// beginCopy clears the previous copy, and records the order of the rows unless the selected ranges
// record it anyway.
func (r *Ranges) beginCopy() {
	r.Copied.Forget()
	if !r.On() {
		r.noteOrder()
	}
}

// any reports whether anything is recorded.
func (c *Copied) any() bool { return c.byRow || c.Set.Len() > 0 }

// Show shows the cells that were recorded last, unless they have been cleared since.
func (c *Copied) Show() { c.shown = c.any() }

// Shown reports whether copied cells show.
func (c *Copied) Shown() bool { return c.shown }

// Forget clears the copied cells, and reports whether they showed.
func (c *Copied) Forget() (shown bool) {
	shown = c.shown
	if c.Set.Len() > 0 {
		c.Set.Clear()
		c.rows.nav = c.rows.nav[:0]
	}
	c.ids, c.byRow, c.shown = idset.Set{}, false, false
	return shown
}

// Drop clears copied cells that show, and reports whether any did. A copy in progress continues.
func (c *Copied) Drop() bool { return c.shown && c.Forget() }

// ByRow reports whether rows were copied instead of ranges.
func (c *Copied) ByRow() bool { return c.byRow }

// HasRow reports whether a row with data is among the copied rows.
func (c *Copied) HasRow(nav coord.Nav) bool {
	data := c.in.Dataset
	if nav < 0 || int(nav) >= data.NavCount() {
		return false
	}
	pos := data.NavRow(nav)
	it := data.SourceOf(pos)
	if !it.IsRecord() {
		return false
	}
	r := data.Reader()
	return r.Selectable(it.Record()) && r.Has(&c.ids, it.Record())
}
