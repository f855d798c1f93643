// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// Wanted holds the inputs from which the columns of a grid are resolved.
type Wanted struct {
	// Own holds the grid's own columns, which come before the caller's.
	Own, Columns []*Def
	// Grouped holds the ids of columns hidden because rows are grouped by them.
	Grouped []string
	Places  *Places
	Tree    TreeColumn
	// Ticks shows editable booleans as tick boxes.
	Ticks bool
	// Problem reports a wrong configuration, only the first time for each key.
	Problem func(key, format string, args ...any)
}

// Source supplies columns in addition to the program's.
type Source interface {
	// AppendColumns appends its definitions to the program's, which they may refer to.
	AppendColumns(dst []*Def) []*Def
	// ColumnsRev changes whenever AppendColumns would append other definitions.
	ColumnsRev() uint32
}

// Resolve flattens the columns and arranges the shown ones.
func (c *Set) Resolve(w *Wanted) {
	f := flattener{set: c, wanted: w, ids: map[string]bool{}}
	c.Defs, c.Groups, c.tree = c.Defs[:0], nil, w.Tree
	for _, d := range w.Own {
		f.leaf(d, nil)
		f.leaves[len(f.leaves)-1].Own = true
	}
	f.walk(w.Columns, nil)
	c.speak(c.Defs)
	c.place(f.leaves, w)
	if id := w.Tree.ID; id != "" && w.Tree.On && c.Find(id) < 0 {
		w.Problem("treecol"+id, "no column %q to show the tree; the first one does", id)
	}
}

// flattener flattens a tree of columns to leaves.
type flattener struct {
	set    *Set
	wanted *Wanted
	leaves []Leaf
	ids    map[string]bool
}

// maxGroupDepth limits the nesting of header groups. It also ends the nesting of a group inside itself.
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
	if d.Joins != nil {
		f.set.JoinKit = d.Joins.Kit
	}
	if d.Ready != nil {
		f.set.ReadyKit = d.Ready.Kit
	}
	if d.GiveWay != nil {
		f.set.GiveKit = d.GiveWay.Kit
	}
	f.leaves = append(f.leaves, Leaf{
		ID: id, Header: d.Header, Hint: d.HeaderHint, Kind: d.Kind, Align: d.alignIn(f.set.leftward), Groups: groups, Def: len(f.set.Defs) - 1,
		Decimal: d.alignsDecimals(), Ticks: f.wanted.Ticks && d.Ticks(),
		Cell: d.Cell != nil, Ready: d.Ready != nil && d.Cell == nil, Head: d.HeaderCell != nil, Foot: d.FooterCell != nil, style: d.Style != nil, footer: d.Footer != nil,
		Lines: d.WrapLines(), Utility: d.Utility, RowPin: d.RowPin, Digits: d.Digits,
		Outline: d.Outline, Sorts: d.Sorts(), Filters: d.Filters(), SortAlone: d.SortAlone,
		Hidden: d.Hidden, Grouped: idlist.Has(f.wanted.Grouped, d.ID), Fixed: d.NoResize, Locked: d.NoReorder,
		Unpinnable: d.NoPin, Required: d.NoHide, keep: d.Keep, onlyCollapsed: d.OnlyCollapsed,
		Width: d.Width, Min: d.Min, Max: d.Max, Flex: d.Flex, Auto: d.Auto || d.fits(), Fits: d.fits(),
	})
}
