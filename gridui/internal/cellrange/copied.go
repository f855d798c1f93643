// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Copied are the cells that were copied last: ranges, which stay at their rows and columns as the
// selected ranges do, or rows by their ids. Another order of the rows forgets them. The zero value
// is none.
type Copied struct {
	follower
	// ids are the copied rows, if byRow.
	ids   idset.Set
	byRow bool
	// Edits is how many edits there had been when the copy began: another one ends it.
	Edits uint64
	// shown reports whether the cells are on the clipboard, and have an outline.
	shown bool
}

// Since notes how many edits there have been when the copy begins.
func (c *Copied) Since(edits uint64) { c.Edits = edits }

// CopyRanges notes ranges that are being copied. They do not show until Copied.Show.
func (r *Ranges) CopyRanges(list ...ranges.Range) {
	r.beginCopy()
	r.Copied.Set.Replace(list...)
	r.Copied.hold()
}

// CopyRows notes rows that are being copied, by their ids. They do not show until Copied.Show.
func (r *Ranges) CopyRows(ids idset.Set) {
	r.beginCopy()
	r.Copied.ids, r.Copied.byRow = ids, true
}

// beginCopy forgets what was copied before. The order of the rows counts from now on, unless ranges
// can be selected, which follow it anyway.
func (r *Ranges) beginCopy() {
	r.Copied.Forget()
	if !r.On() {
		r.noteOrder()
	}
}

// any reports whether anything is noted.
func (c *Copied) any() bool { return c.byRow || c.Set.Len() > 0 }

// Show shows what was noted last, unless it has been forgotten since.
func (c *Copied) Show() { c.shown = c.any() }

// Shown reports whether what was copied shows.
func (c *Copied) Shown() bool { return c.shown }

// Forget forgets what was copied, and reports whether it showed.
func (c *Copied) Forget() (shown bool) {
	shown = c.shown
	if c.Set.Len() > 0 {
		c.Set.Clear()
		c.rows.nav = c.rows.nav[:0]
	}
	c.ids, c.byRow, c.shown = idset.Set{}, false, false
	return shown
}

// Drop forgets what shows, and reports whether anything did. A copy that is being made goes on.
func (c *Copied) Drop() bool { return c.shown && c.Forget() }

// ByRow reports whether rows were copied, and not ranges.
func (c *Copied) ByRow() bool { return c.byRow }

// HasRow reports whether a row with data is among the copied ones.
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
