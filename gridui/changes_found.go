// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// foundRows are the updated rows that are looked for at a time: few enough that what was
// read of a row is still near when it is written.
type foundRows struct {
	rowmodel.Finding
	ids  []string
	rows [rowmodel.FindMost]int32
}

// changeFound writes updated rows in place of those with their ids, and appends which
// records these are.
func (g *Core) changeFound(c change, updated []int32) []int32 {
	g.findUpdated(&c, func(from int, rows []int32) {
		known := len(updated)
		for k, i := range rows {
			if i >= 0 {
				updated = append(updated, i)
				continue
			}
			g.noSuchRow(c.updatedID(from+k, g.funcs.rowID))
		}
		g.setRecords(rows, c.update, from)
		g.order.model.Reread(updated[known:])
	})
	return updated
}

// findUpdated finds the records of updated rows, -1 where there are none, and has do called
// with a stretch of them at a time, from one on.
func (g *Core) findUpdated(c *change, do func(from int, rows []int32)) {
	o, n := &g.order, lenOf(c.update)
	if n == 0 {
		return
	}
	if o.found == nil {
		o.found, o.idsOf = new(foundRows), g.recordIDs
	}
	f := o.found
	for from := 0; from < n; from += len(f.rows) {
		ids := f.idsOf(c, from, min(n, from+len(f.rows)), g.funcs.rowID)
		rows := f.rows[:len(ids)]
		o.ids.FindAll(ids, rows, &f.Finding, o.idsOf)
		for k, i := range rows {
			if i >= 0 && o.gone.has(int(i)) {
				rows[k] = -1
			}
		}
		do(from, rows)
	}
}

// idsOf are the ids of the updated rows from … to-1 of a change.
func (f *foundRows) idsOf(c *change, from, to int, rowID func(anyRow) string) []string {
	if c.ids != nil {
		return c.ids[from:to]
	}
	f.ids = f.ids[:0]
	for k := from; k < to; k++ {
		f.ids = append(f.ids, rowID(c.update.At(k)))
	}
	return f.ids
}

// recordIDs writes the ids of records.
func (g *Core) recordIDs(records []int32, ids []string) {
	o := &g.order
	rows := o.records.rowSource
	if t := o.tree; t != nil && t.gives(records) {
		rows = t.source
	}
	if g.funcs.rowIDs != nil && g.funcs.rowIDs(rows, records, ids) && len(g.edits.made) == 0 {
		return
	}
	for k, i := range records {
		ids[k] = g.recordID(int(i))
	}
}

// setRecord writes a row in the place of a record.
func (g *Core) setRecord(i int, row anyRow) {
	if t := g.order.tree; t != nil && i >= t.n {
		t.extra.put(i-t.n, row)
		return
	}
	g.rows.(rowSlice).put(i, row)
}

// setRecords writes rows from one on in the places of records, but for those below 0.
func (g *Core) setRecords(records []int32, from rowSlice, first int) {
	if g.order.tree == nil {
		g.rows.(rowSlice).putAll(records, from, first)
		return
	}
	for k, i := range records {
		if i >= 0 {
			g.setRecord(int(i), from.At(first+k))
		}
	}
}
