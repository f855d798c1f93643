// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// rowCopies makes modifiable copies of rows.
type rowCopies struct {
	_ nocmp.Struct

	kind  rowdata.Kind
	store Store
	// flat is set if a copy by assignment is sufficient.
	flat bool
	// block holds the copies and has room for free more; nil if each copy is separate.
	block rowdata.Growing
	free  int
	// saved is a copy of a row before a write.
	saved rowdata.Row
}

// newCopies returns copies of rows made by the store, or by the kind if store is nil.
func newCopies(kind rowdata.Kind, store Store) rowCopies {
	return rowCopies{kind: kind, store: store, flat: store == nil && kind.Flat()}
}

// expect allocates one block of memory for n copies.
func (c *rowCopies) expect(n int) {
	if c.flat {
		c.block, c.free = c.kind.List(n), n
	}
}

// of returns a copy of a row.
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

// all returns the copies if they are n in one block, else nil.
func (c *rowCopies) all(n int) rowdata.Slice {
	if rowdata.Len(c.block) != n {
		return nil
	}
	return c.block
}

// save saves the state of a row for bringBack.
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
