// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// rowCopies makes copies of rows that can be changed.
type rowCopies struct {
	_ nocmp.Struct

	kind  rowdata.Kind
	store Store
	// flat says that a copy by assignment will do.
	flat bool
	// block holds the copies, free more of them; nil: each is by itself.
	block rowdata.Growing
	free  int
	// saved is a row as it was.
	saved rowdata.Row
}

// newCopies copies rows of a kind as the store does; nil: as the kind does.
func newCopies(kind rowdata.Kind, store Store) rowCopies {
	return rowCopies{kind: kind, store: store, flat: store == nil && kind.Flat()}
}

// expect says how many copies will be made: those are made in one piece of memory.
func (c *rowCopies) expect(n int) {
	if c.flat {
		c.block, c.free = c.kind.List(n), n
	}
}

// of is a copy of a row.
func (c *rowCopies) of(row rowdata.Row) rowdata.Row {
	switch {
	case c.free > 0:
		c.free--
		c.block.Add(row)
		return c.block.At(c.block.Len() - 1)
	case c.store != nil:
		return c.store.Clone(row)
	}
	return c.kind.Deep(row)
}

// all are the copies that were made, where they are n in one piece; else nil.
func (c *rowCopies) all(n int) rowdata.Slice {
	if rowdata.Len(c.block) != n {
		return nil
	}
	return c.block
}

// save keeps a row as it is, for bringBack.
func (c *rowCopies) save(r *column.EditedRow) {
	if !c.flat {
		c.saved = r.Row
		r.Put(c.of(r.Row))
		return
	}
	if c.saved.IsNil() {
		c.saved = c.kind.Blank()
	}
	c.kind.Assign(c.saved, r.Row)
}

func (c *rowCopies) bringBack(r *column.EditedRow) {
	if !c.flat {
		r.Put(c.saved)
		return
	}
	c.kind.Assign(r.Row, c.saved)
}
