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

// NoteRanges notes ranges that are being copied. They do not show until Show.
func (c *Copied) NoteRanges(list ...ranges.Range) {
	c.Forget()
	c.Set.Replace(list...)
	c.hold()
}

// NoteRows notes rows that are being copied, by their ids. They do not show until Show.
func (c *Copied) NoteRows(ids idset.Set) {
	c.Forget()
	c.ids, c.byRow = ids, true
}

// Show shows what was noted last, unless it has been forgotten since.
func (c *Copied) Show() { c.shown = c.byRow || c.Set.Len() > 0 }

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
