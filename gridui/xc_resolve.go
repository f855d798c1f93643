// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// wantedColumns is what the columns of a grid are resolved from.
type wantedColumns struct {
	// own are the grid's own columns, which stand before those of the caller.
	own, columns []*column.Def
	// grouped are the ids of columns that do not show because rows are grouped by them.
	grouped []string
	places  *columnPlaces
	tree    treeColumn
	// ticks says that booleans which can be edited are boxes to tick.
	ticks bool
	// problem reports a wrong configuration, once for each key.
	problem func(key, format string, args ...any)
}

// resolve flattens the columns and puts those in place that show.
func (c *columnSet) resolve(w *wantedColumns) {
	f := flattener{set: c, wanted: w, ids: map[string]bool{}}
	c.defs, c.groups, c.tree = c.defs[:0], nil, w.tree
	for _, d := range w.own {
		f.leaf(d, nil)
		f.leaves[len(f.leaves)-1].own = true
	}
	f.walk(w.columns, nil)
	c.place(f.leaves, w)
	if id := w.tree.id; id != "" && w.tree.on && c.find(id) < 0 {
		w.problem("treecol"+id, "no column %q to show the tree; the first one does", id)
	}
}

// flattener turns a tree of columns into leaves.
type flattener struct {
	set    *columnSet
	wanted *wantedColumns
	leaves []leaf
	ids    map[string]bool
}

// maxGroupDepth bounds how deep header groups may nest; a group inside itself
// would have no bottom.
const maxGroupDepth = 16

func (f *flattener) walk(cols []*column.Def, groups []int) {
	for i, d := range cols {
		if d == nil {
			f.wanted.problem("nil"+strconv.Itoa(i), "column %d is nil; it is left out", i)
			continue
		}
		if d.Err != nil {
			f.wanted.problem("err"+d.ID, "column %q: %w", d.ID, d.Err)
		}
		if d.Children != nil {
			f.group(d, groups)
			continue
		}
		f.leaf(d, groups)
	}
}

func (f *flattener) group(d *column.Def, groups []int) {
	if len(groups) >= maxGroupDepth {
		f.wanted.problem("deep"+d.ID, "column group %q: nested deeper than %d levels; what is below is left out", d.ID, maxGroupDepth)
		return
	}
	c := f.set
	c.groups = append(c.groups, groupHead{id: d.ID, header: d.Header, hint: d.HeaderHint, align: d.Align, cell: d.HeaderCell,
		locked: d.NoReorder, collapsible: d.Collapsible})
	f.walk(d.Children, append(slices.Clone(groups), len(c.groups)-1))
}

func (f *flattener) leaf(d *column.Def, groups []int) {
	id := d.ID
	for n := 2; f.ids[id]; n++ {
		id = d.ID + "#" + strconv.Itoa(n)
	}
	if id != d.ID {
		f.wanted.problem("dup"+d.ID, "two columns have the id %q; the later one is called %q", d.ID, id)
	}
	f.ids[id] = true
	f.set.defs = append(f.set.defs, d)
	if d.Kit != nil {
		f.set.kit = d.Kit
	}
	f.leaves = append(f.leaves, leaf{
		id: id, header: d.Header, hint: d.HeaderHint, kind: d.Kind, align: d.TextAlign(), groups: groups, def: len(f.set.defs) - 1,
		ticks: f.wanted.ticks && d.Ticks(),
		cell:  d.Cell != nil, head: d.HeaderCell != nil, foot: d.FooterCell != nil, look: d.Look != nil, footer: d.Footer != nil,
		lines: d.WrapLines(), utility: d.Utility, rowPin: d.RowPin,
		outline: d.Outline, sorts: d.Sorts(), filters: d.Filters(), sortAlone: d.SortAlone,
		hidden: d.Hidden, grouped: idlist.Has(f.wanted.grouped, d.ID), fixed: d.NoResize, locked: d.NoReorder,
		unpinnable: d.NoPin, required: d.NoHide, keep: d.Keep,
		width: d.Width, min: d.Min, max: d.Max, flex: d.Flex, auto: d.Auto,
	})
}
