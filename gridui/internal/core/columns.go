// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"maps"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// columnSync updates the columns from the program's columns and the changes of users.
type columnSync struct {
	*Parts
	typed  Typed
	source columnSource
	// connect connects the feature of a kit: that merges cells, that draws ready cells, or by which columns give way.
	connect func(kit any)
}

// columnSource remembers what the columns were resolved from.
type columnSource struct {
	// editing reports which columns have check boxes.
	editing bool
	// data and n identify the caller's slice.
	data unsafe.Pointer
	n    int
	// added is the sum of the revisions of the columns that the grid adds to the caller's.
	added    uint32
	resolved bool
	rows     uint32
	defaults option.ColumnDefaults
	language string
	// nested reports that the rows form a tree.
	nested bool
	// leftward reports that the columns were arranged for a grid that is read from the right.
	leftward bool
	places   column.Places
}

// resolve flattens the caller's columns if they changed, and arranges the visible ones.
func (c *columnSync) resolve() {
	src := &c.source
	if !src.resolved {
		c.pinFirst()
	}
	data, n := c.typed.ColumnSlice()
	added, language := c.addedRev(), c.Data.Language()
	nested := c.Data.Nested()
	own, places := c.Features.SyncOwnColumns(), c.ColumnState.Places()
	same := src.resolved && !own && src.data == data && src.n == n && src.added == added && src.language == language && src.leftward == c.Columns.IsLeftward() && src.rows == c.Data.Refreshes && src.editing == c.Options.Editing.Enabled && src.nested == nested && settings.SameColumnDefaults(&src.defaults, &c.Options.ColumnDefaults)
	if same && src.places.Same(&places) {
		c.ColumnState.SyncWidths(false)
		return
	}
	*src = columnSource{
		data: data, n: n, added: added, language: language, leftward: c.Columns.IsLeftward(), resolved: true, rows: c.Data.Refreshes, editing: c.Options.Editing.Enabled, nested: nested,
		places: places.Clone(), defaults: c.Options.ColumnDefaults,
	}
	src.defaults.Types = maps.Clone(src.defaults.Types)
	if !same {
		c.Columns.MarkGiven()
	}
	c.ColumnState.SyncPins(&src.places)
	c.Columns.Resolve(&column.Wanted{
		Own: c.Features.AppendOwnColumns(nil), Columns: c.Data.CallerColumns(), Grouped: c.grouped(), Places: &src.places,
		Tree: column.TreeColumn{On: src.nested, ID: c.Data.Funcs.Tree.Column}, Ticks: c.Options.Editing.Enabled, Problem: c.Report.Problem,
	})
	if c.Columns.JoinKit != nil {
		c.connect(c.Columns.JoinKit)
	}
	if c.Columns.ReadyKit != nil {
		c.connect(c.Columns.ReadyKit)
	}
	if c.Columns.GiveKit != nil {
		c.connect(c.Columns.GiveKit)
	}
	c.ColumnState.SyncWidths(true)
	c.changed(!same)
}

// pinFirst pins the columns whose tags say so, before the first frame and if the program pins no others.
func (c *columnSync) pinFirst() {
	p := &c.Options.ColumnPinning
	if len(p.Left)+len(p.Right) > 0 {
		return
	}
	for _, d := range column.Each(c.Data.CallerColumns(), nil, func(d *column.Def) bool { return d.Pin != option.ColumnPinNone }) {
		if d.Pin == option.ColumnPinLeft {
			p.Left = append(p.Left, d.ID)
		} else {
			p.Right = append(p.Right, d.ID)
		}
	}
}

// grouped returns the columns that rows are grouped by and that are therefore hidden.
func (c *columnSync) grouped() []string {
	if c.Options.Grouping.ShowColumns {
		return nil
	}
	return c.Data.Groups.ShownBy(c.Options.Grouping.By)
}

// addedRev returns the sum of the revisions of the columns that the grid adds to the caller's.
func (c *columnSync) addedRev() (sum uint32) {
	for _, source := range c.Data.Added {
		sum += source.ColumnsRev()
	}
	return sum
}

// changed updates dependent state after the columns changed, or only their places.
func (c *columnSync) changed(given bool) {
	c.View.ForgetWidths(given)
	c.Focus.SyncColumns()
	c.Ranges.SyncColumns()
	c.Features.SyncColumns()
	c.Pointer.Hover.Forget()
	c.Pointer.Tip.Clear()
}

// SetShown shows or hides columns and groups of them as a user does.
func (c *columnSync) SetShown(ids []string, show bool) {
	c.resolve()
	c.ColumnState.SetShown(ids, show)
}

// PinColumn implements ColumnHandle.Pin.
func (c *columnSync) PinColumn(id string, side option.ColumnPinSide) {
	c.resolve()
	c.ColumnState.Pin(id, side)
}

// ShownColumns implements Grid.ShownColumns.
func (c *columnSync) ShownColumns() []string {
	c.resolve()
	return c.ColumnState.Shown()
}

// Resolve connects new extensions, and updates the columns from the program's.
func (g *Grid) Resolve() {
	g.extensions.sync()
	g.columnSync.resolve()
}

// ResetColumns restores the columns as the program defines them, as a user does.
func (c *columnSync) ResetColumns() {
	c.resolve()
	c.Features.ResetColumns()
	c.ColumnState.Reset()
}

// ColumnMeta implements ColumnHandle.Meta.
func (c *columnSync) ColumnMeta(columnID string) any {
	if d := column.Find(c.Data.CallerColumns(), columnID); d != nil {
		return d.Meta
	}
	return nil
}

// connectKit connects the feature of the kit of a column.
func (g *Grid) connectKit(kit any) {
	if k, ok := kit.(interface{ Connect(g *Grid) }); ok {
		k.Connect(g)
	}
}
