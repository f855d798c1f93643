// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// Wanted is what the columns of a grid are resolved from.
type Wanted struct {
	// Own are the grid's own columns, which stand before those of the caller.
	Own, Columns []*Def
	// Grouped are the ids of columns that do not show because rows are grouped by them.
	Grouped []string
	Places  *Places
	Tree    TreeColumn
	// Ticks says that booleans which can be edited are boxes to tick.
	Ticks bool
	// Problem reports a wrong configuration, once for each key.
	Problem func(key, format string, args ...any)
}

// Source gives columns in addition to those of the program.
type Source interface {
	// AppendColumns appends the definitions to those of the program, in whose terms they may be.
	AppendColumns(dst []*Def) []*Def
	// ColumnsRev changes whenever AppendColumns appends other definitions.
	ColumnsRev() uint32
}

// Resolve flattens the columns and puts those in place that show.
func (c *Set) Resolve(w *Wanted) {
	f := flattener{set: c, wanted: w, ids: map[string]bool{}}
	c.Defs, c.Groups, c.tree = c.Defs[:0], nil, w.Tree
	for _, d := range w.Own {
		f.leaf(d, nil)
		f.leaves[len(f.leaves)-1].Own = true
	}
	f.walk(w.Columns, nil)
	c.place(f.leaves, w)
	if id := w.Tree.ID; id != "" && w.Tree.On && c.Find(id) < 0 {
		w.Problem("treecol"+id, "no column %q to show the tree; the first one does", id)
	}
}

// flattener turns a tree of columns into leaves.
type flattener struct {
	set    *Set
	wanted *Wanted
	leaves []Leaf
	ids    map[string]bool
}

// maxGroupDepth bounds how deep header groups may nest; a group inside itself
// would have no bottom.
const maxGroupDepth = 16

func (f *flattener) walk(cols []*Def, groups []int) {
	for i, d := range cols {
		if d == nil {
			f.wanted.Problem("nil"+strconv.Itoa(i), "column %d is nil; it is left out", i)
			continue
		}
		if d.Err != nil {
			f.wanted.Problem("err"+d.ID, "column %q: %w", d.ID, d.Err)
		}
		if d.Children != nil {
			f.group(d, groups)
			continue
		}
		f.leaf(d, groups)
	}
}

func (f *flattener) group(d *Def, groups []int) {
	if len(groups) >= maxGroupDepth {
		f.wanted.Problem("deep"+d.ID, "column group %q: nested deeper than %d levels; what is below is left out", d.ID, maxGroupDepth)
		return
	}
	c := f.set
	c.Groups = append(c.Groups, Group{ID: d.ID, Header: d.Header, Hint: d.HeaderHint, Align: d.Align, Cell: d.HeaderCell,
		Locked: d.NoReorder, Collapsible: d.Collapsible})
	f.walk(d.Children, append(slices.Clone(groups), len(c.Groups)-1))
}

func (f *flattener) leaf(d *Def, groups []int) {
	id := d.ID
	for n := 2; f.ids[id]; n++ {
		id = d.ID + "#" + strconv.Itoa(n)
	}
	if id != d.ID {
		f.wanted.Problem("dup"+d.ID, "two columns have the id %q; the later one is called %q", d.ID, id)
	}
	f.ids[id] = true
	f.set.Defs = append(f.set.Defs, d)
	if d.Kit != nil {
		f.set.Kit = d.Kit
	}
	f.leaves = append(f.leaves, Leaf{
		ID: id, Header: d.Header, Hint: d.HeaderHint, Kind: d.Kind, Align: d.TextAlign(), Groups: groups, Def: len(f.set.Defs) - 1,
		Ticks: f.wanted.Ticks && d.Ticks(),
		Cell:  d.Cell != nil, Head: d.HeaderCell != nil, Foot: d.FooterCell != nil, style: d.Style != nil, footer: d.Footer != nil,
		Lines: d.WrapLines(), Utility: d.Utility, RowPin: d.RowPin, Digits: d.Digits,
		Outline: d.Outline, Sorts: d.Sorts(), Filters: d.Filters(), SortAlone: d.SortAlone,
		Hidden: d.Hidden, Grouped: idlist.Has(f.wanted.Grouped, d.ID), Fixed: d.NoResize, Locked: d.NoReorder,
		Unpinnable: d.NoPin, Required: d.NoHide, keep: d.Keep,
		Width: d.Width, Min: d.Min, Max: d.Max, Flex: d.Flex, Auto: d.Auto,
	})
}
