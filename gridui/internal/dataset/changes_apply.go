// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// take makes the changes that wait if no job reads the rows, and reports whether it did.
func (cs *changes) take() bool {
	o := &cs.rows.Order
	cs.dropNameless()
	cs.dropSourced()
	if len(cs.Waiting) == 0 || cs.jobs.rowsAreRead() || o.Now.gen != o.gen || cs.looksForRows() && !cs.index.ensure() {
		return false
	}
	waiting := cs.Waiting
	cs.Waiting = nil
	rebuild := cs.renumbers() && !cs.pathsStay(waiting)
	cs.open.publish()
	if rebuild {
		cs.renumber(waiting)
	}
	for _, c := range waiting {
		if !rebuild {
			cs.change(c)
		}
		if c.Made != nil {
			c.Made()
		}
	}
	return true
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (cs *changes) pathsStay(changes []Change) bool {
	t, path := cs.rows.Order.Tree, cs.rows.Funcs.Tree.Path
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.Add)+len(c.Remove) > 0 || c.At != nil {
			return false
		}
		stay := true
		cs.findUpdated(c, func(from int, rows []int32) {
			for k, row := range rows {
				stay = stay && (row < 0 || !t.IsFiller(int(row)) && slices.Equal(path(t.At(int(row))), path(c.Update.At(from+k))))
			}
		})
		if !stay {
			return false
		}
	}
	return true
}

// change makes one change and tells the model.
func (cs *changes) change(c Change) {
	o := &cs.rows.Order
	rows := rowmodel.Changes{Updated: make([]int32, 0, rowdata.Len(c.Update))}
	add := cs.rows.Kind.List(0)
	for k := range rowdata.Len(c.Add) {
		id, row := c.addedID(k, cs.rows.Funcs.RowID), c.Add.At(k)
		if i, ok := cs.index.Find(id); ok {
			cs.setRecord(i, row)
			rows.Updated = append(rows.Updated, int32(i))
			continue
		}
		if cs.rows.Funcs.RowID(row) == "" && id != "" {
			cs.nameRecord(o.Records.Len()+add.Len(), id)
		}
		add.Add(row)
	}
	rows.Added = cs.addRows(add)
	rows.Removed = cs.addedBefore(rows.Added)
	if c.At != nil {
		rows.Updated = cs.changeEdited(c)
	} else {
		rows.Updated = cs.changeFound(c, rows.Updated)
	}
	cs.index.findAll(c.Remove, func(_ int, found []int32) {
		for _, i := range found {
			if i >= 0 {
				rows.Removed = append(rows.Removed, i)
			}
		}
	})
	if o.Tree != nil {
		rows.Removed = o.Tree.Tree.WithBelow(rows.Removed)
	}
	o.Gone = o.Gone.with(rows.Removed, o.Records.Len())
	if !cs.rows.StaleRows {
		cs.rows.Host.HoldOrder(true)
	}
	if err := o.Model.Apply(rows); err != nil {
		cs.rows.Report.Problem("apply"+err.Error(), "changes of rows: %w", err)
	}
	r := cs.rows.Reader()
	before := cs.rows.RowsKey(&r)
	o.Applied++
	cs.rows.Host.RowsChanged(rows, before)
	cs.rows.OrderChanged()
}

// addRows appends rows to the records and returns how many records were added. Of several rows
// with one id the last one is found by it.
func (cs *changes) addRows(rows rowdata.Slice) int {
	o := &cs.rows.Order
	if rows.Len() == 0 {
		return 0
	}
	before := o.Records.Len()
	if o.Tree != nil {
		cs.rows.Order.grow(o.Tree.Joined(cs.rows.Funcs.Tree, rows, cs.index.Find))
	} else {
		o.rows = cs.rows.source.(rowdata.Slice).With(rows)
		cs.rows.source, o.Records.Source, o.n = o.rows, o.rows, o.rows.Len()
	}
	cs.index.ensure()
	return o.Records.Len() - before
}

// addedBefore are those of the last n records that a later record with the same id replaces.
func (cs *changes) addedBefore(n int) (rows []int32) {
	end := cs.rows.Order.Records.Len()
	for i := end - n; i < end; i++ {
		if id := cs.index.id(i); id != "" {
			if found, ok := cs.index.Find(id); ok && found > i {
				rows = append(rows, int32(i))
			}
		}
	}
	return rows
}

// nameRecord gives an id to a record whose row has none.
func (cs *changes) nameRecord(i int, id string) {
	cs.nameMade(i, id)
	cs.rows.Order.Records.made = cs.rows.Made
	if t := cs.rows.Order.Tree; t != nil {
		t.NameRows(cs.rows.Made)
	}
}

// nameMade stores the id of a record whose row has none.
func (cs *changes) nameMade(i int, id string) {
	if cs.rows.Made == nil {
		cs.rows.Made = map[int]string{}
	}
	cs.rows.Made[i] = id
}
