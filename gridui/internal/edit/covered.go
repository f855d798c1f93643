// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Merged provides the merged cells to edits.
type Merged interface {
	// Writes returns the writes of a value to all rows of the merged cell of a write, or the write itself.
	Writes(w Write) []Write
}

// Join sets the provider of merged cells.
func (ed *Editing) Join(m Merged) { ed.merged = m }

// CommitCell writes a value to a cell, and to all rows of a merged cell or to none of them.
func (ed *Editing) CommitCell(w Write, by events.EditSource) error {
	return ed.Commit(ed.writesOf(w), by)
}

// writesOf returns the writes of a value to all rows of a merged cell.
func (ed *Editing) writesOf(w Write) []Write {
	if ed.merged == nil {
		return []Write{w}
	}
	return ed.merged.Writes(w)
}

// covers finds the cells that others cover. The zero value finds them anew.
type covers struct {
	made  bool
	cols  uint32
	mode  option.SpanMode
	cover *column.Cover
	leaf  map[*column.Def]int
}

// covered reports whether a cell of another column covers that of a row.
func (ed *Editing) covered(row rowdata.Row, d *column.Def) bool {
	c := ed.coverNow()
	if c.cover == nil {
		return false
	}
	leaf, ok := c.leaf[d]
	return ok && c.cover.Covers(row, leaf)
}

// coverNow returns what covers cells now.
func (ed *Editing) coverNow() *covers {
	c := &ed.covers
	if mode := ed.Options.Spans.Mode; !c.made || c.cols != ed.Cols.Rev || c.mode != mode {
		*c = covers{made: true, cols: ed.Cols.Rev, mode: mode, cover: ed.Cols.Cover(mode)}
		if c.cover != nil {
			c.leaf = map[*column.Def]int{}
			for i := range ed.Cols.Leaves {
				c.leaf[ed.Cols.Def(i)] = i
			}
		}
	}
	return c
}
