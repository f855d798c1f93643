// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// SelectColumn is the id of the column of check boxes, the first of the left pane.
const SelectColumn = column.SelectColumnID

// DragColumn is the id of the column of drag handles, the first of the left pane.
const DragColumn = rowdrag.HandleColumn

// ownColumns says which columns a grid adds to those of its caller.
type ownColumns struct {
	boxes, handles bool
	// by are the columns that rows are grouped by, hidden the ones of them that do
	// not show; header is that of the column of groups.
	by     []string
	hidden []string
	header string
}

func (o *ownColumns) same(p *ownColumns) bool {
	return o.boxes == p.boxes && o.handles == p.handles && o.header == p.header && idlist.Same(o.by, p.by) && idlist.Same(o.hidden, p.hidden)
}

// clone is a copy that shares nothing with the caller's fields.
func (o *ownColumns) clone() ownColumns {
	c := *o
	c.by, c.hidden = slices.Clone(o.by), slices.Clone(o.hidden)
	return c
}

// wantsOwn says which columns of its own the grid has now.
func (g *core) wantsOwn() ownColumns {
	o := ownColumns{boxes: g.Selection.HasBoxes(), handles: g.RowDrag.HasHandles()}
	if g.data.Funcs.Tree.On() || len(g.Grouping.By) == 0 {
		return o
	}
	o.by, o.header = g.Grouping.By, g.Grouping.Header
	if !g.Grouping.ShowColumns {
		o.hidden = g.Grouping.By
	}
	return o
}

// ownDefs are the definitions of the grid's own columns.
func (g *core) ownDefs(o *ownColumns) (defs []*column.Def) {
	if o.handles {
		defs = append(defs, rowdrag.HandleDef())
	}
	if o.boxes {
		d := column.New(SelectColumn, "")
		d.Utility, d.Width, d.Align, d.Kind = true, selectWidth, option.AlignCenter, option.KindOther
		d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
		defs = append(defs, d)
	}
	if d := g.groupDef(o); d != nil {
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
func (g *core) groupDef(o *ownColumns) *column.Def {
	var names []string
	sorts := false
	for _, id := range o.by {
		if by := column.Find(g.data.CallerColumns(), id); by != nil {
			names = append(names, by.Header)
			sorts = sorts || by.Sorts()
		}
	}
	if len(names) == 0 {
		return nil
	}
	d := column.New(GroupColumn, o.header)
	if d.Header == "" {
		d.Header = strings.Join(names, " › ")
	}
	d.Outline, d.Width, d.NoFilter, d.NoReorder, d.NoHide = true, groupWidth, true, true, true
	if sorts {
		d.Compare = func(a, b rowdata.Row) int { return 0 }
	}
	return d
}
