// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"slices"
	"strings"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/feature/rownumbers"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// ownColumns says which columns a grid adds to those of its caller.
type ownColumns struct {
	boxes, handles bool
	// numbers are the row numbers, digits the number of characters of the longest of them, 0
	// without them.
	numbers option.RowNumbers
	digits  int
	// counted are the rows of a source that digits was found for, nil for others.
	counted remote.Rows
	// by are the columns that rows are grouped by, hidden the ones of them that do
	// not show; header is that of the column of groups.
	by     []string
	hidden []string
	header string
}

func (o *ownColumns) same(p *ownColumns) bool {
	return o.boxes == p.boxes && o.numbers == p.numbers && o.digits == p.digits && o.counted == p.counted && o.handles == p.handles && o.header == p.header && idlist.Same(o.by, p.by) && idlist.Same(o.hidden, p.hidden)
}

// clone is a copy that shares nothing with the caller's fields.
func (o *ownColumns) clone() ownColumns {
	c := *o
	c.by, c.hidden = slices.Clone(o.by), slices.Clone(o.hidden)
	return c
}

// wantsOwn says which columns of its own the grid has now.
func (c *columnSync) wantsOwn() ownColumns {
	o := ownColumns{boxes: c.Options.Selection.HasBoxes(), handles: c.Options.RowDrag.HasHandles()}
	if o.numbers = c.Options.RowNumbers; o.numbers.Enabled {
		o.digits = rownumbers.Digits(c.Data.Numbers().Most(), o.numbers.Offset)
		if o.counted = c.Data.Remote.Rows(); o.counted != nil && o.counted == c.source.own.counted {
			// How many there are becomes known bit by bit, again after each sort and filter: the column
			// does not shrink, so that the others stay where the pointer is about to click them.
			o.digits = max(o.digits, c.source.own.digits)
		}
	}
	by := c.Data.Groups.ShownBy(c.Options.Grouping.By)
	if len(by) == 0 {
		return o
	}
	o.by, o.header = by, c.Options.Grouping.Header
	if !c.Options.Grouping.ShowColumns {
		o.hidden = by
	}
	return o
}

// ownDefs are the definitions of the grid's own columns.
func (c *columnSync) ownDefs(o *ownColumns) (defs []*column.Def) {
	if o.digits > 0 {
		defs = append(defs, rownumbers.Def(o.digits))
	}
	if o.handles {
		defs = append(defs, rowdrag.HandleDef())
	}
	if o.boxes {
		d := column.New(column.SelectColumnID, "")
		d.Utility, d.Width, d.Align, d.Kind = true, selectWidth, option.AlignCenter, option.KindOther
		d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
		defs = append(defs, d)
	}
	if d := c.groupDef(o); d != nil {
		defs = append(defs, d)
	}
	return defs
}

const (
	// selectWidth is the width of the column of check boxes, groupWidth that of the
	// column of groups.
	selectWidth = unit.Dp(44)
	groupWidth  = unit.Dp(220)
)

// groupDef is the column of groups, nil if there is none.
func (c *columnSync) groupDef(o *ownColumns) *column.Def {
	var names []string
	sorts, flex := false, float32(0)
	for _, id := range o.by {
		if by := column.Find(c.Data.CallerColumns(), id); by != nil {
			names = append(names, by.Header)
			sorts = sorts || by.Sorts()
			if idlist.Has(o.hidden, id) {
				flex = max(flex, by.Flex)
			}
		}
	}
	if len(names) == 0 {
		return nil
	}
	d := column.New(column.GroupColumnID, o.header)
	if d.Header == "" {
		d.Header = strings.Join(names, " › ")
	}
	d.Outline, d.Width, d.NoFilter, d.NoReorder, d.NoHide = true, groupWidth, true, true, true
	if flex > 0 { // in place of a column that filled the grid, it does
		d.Flex, d.Min = flex, groupWidth
	}
	if sorts {
		d.Compare = func(a, b rowdata.Row) int { return 0 }
	}
	return d
}
