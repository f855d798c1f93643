// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// rowCopies makes copies of rows that can be changed.
type rowCopies struct {
	kind  rowType
	store rowStore
	// flat says that a copy by assignment will do.
	flat bool
	// block holds the copies, free more of them; nil: each is by itself.
	block growingRows
	free  int
	// saved is a row as it was.
	saved anyRow
}

func (g *Core) newCopies() rowCopies {
	return rowCopies{kind: g.kind, store: g.edits.store, flat: g.edits.store == nil && g.kind.flat()}
}

// expect says how many copies will be made: those are made in one piece of memory.
func (c *rowCopies) expect(n int) {
	if c.flat {
		c.block, c.free = c.kind.list(n), n
	}
}

// of is a copy of a row.
func (c *rowCopies) of(row anyRow) anyRow {
	switch {
	case c.free > 0:
		c.free--
		c.block.add(row)
		return c.block.At(c.block.Len() - 1)
	case c.store != nil:
		return c.store.clone(row)
	}
	return c.kind.deep(row)
}

// all are the copies that were made, where they are n in one piece; else nil.
func (c *rowCopies) all(n int) rowSlice {
	if lenOf(c.block) != n {
		return nil
	}
	return c.block
}

// save keeps a row as it is, for bringBack.
func (c *rowCopies) save(r *editedRow) {
	if !c.flat {
		c.saved = r.row
		r.row = c.of(r.row)
		return
	}
	if c.saved.pointer == nil {
		c.saved = c.kind.blank()
	}
	c.kind.assign(c.saved, r.row)
}

func (c *rowCopies) bringBack(r *editedRow) {
	if !c.flat {
		r.row = c.saved
		return
	}
	c.kind.assign(r.row, c.saved)
}
