// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// columnSync brings the columns in line with those of the program and with what users have
// made of them.
type columnSync struct {
	*Parts
	typed  Typed
	source columnSource
}

// columnSource remembers what the columns were resolved from.
type columnSource struct {
	// editing says which columns have boxes to tick.
	editing bool
	// data and n are the caller's slice.
	data unsafe.Pointer
	n    int
	// added is the sum of the revisions of the columns in addition to the caller's.
	added    uint32
	resolved bool
	rows     uint32
	places   column.Places
}

// resolve flattens the caller's columns when they changed, and puts those in
// place that show.
func (c *columnSync) resolve() {
	src := &c.source
	data, n := c.typed.ColumnSlice()
	added := c.addedRev()
	own, places := c.Features.SyncOwnColumns(), c.ColumnState.Places()
	same := src.resolved && !own && src.data == data && src.n == n && src.added == added && src.rows == c.Data.Refreshes && src.editing == c.Options.Editing.Enabled
	if same && src.places.Same(&places) {
		c.ColumnState.SyncWidths(false)
		return
	}
	*src = columnSource{
		data: data, n: n, added: added, resolved: true, rows: c.Data.Refreshes, editing: c.Options.Editing.Enabled,
		places: places.Clone(),
	}
	if !same {
		c.Columns.MarkGiven()
	}
	c.ColumnState.SyncPins(&src.places)
	c.Columns.Resolve(&column.Wanted{
		Own: c.Features.AppendOwnColumns(nil), Columns: c.Data.CallerColumns(), Grouped: c.grouped(), Places: &src.places,
		Tree: column.TreeColumn{On: c.Data.Funcs.Tree.On(), ID: c.Data.Funcs.Tree.Column}, Ticks: c.Options.Editing.Enabled, Problem: c.Report.Problem,
	})
	c.ColumnState.SyncWidths(true)
	c.changed(!same)
}

// grouped returns the columns that rows are grouped by, as far as these do not show.
func (c *columnSync) grouped() []string {
	if c.Options.Grouping.ShowColumns {
		return nil
	}
	return c.Data.Groups.ShownBy(c.Options.Grouping.By)
}

// addedRev returns the sum of the revisions of the columns in addition to the caller's.
func (c *columnSync) addedRev() (sum uint32) {
	for _, source := range c.Data.Added {
		sum += source.ColumnsRev()
	}
	return sum
}

// changed takes up that the columns changed, or only their places.
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

// Resolve connects new extensions, and brings the columns in line with those of the program.
func (g *Grid) Resolve() {
	g.extensions.sync()
	g.columnSync.resolve()
}

// ResetColumns brings back how the columns were defined, as a user does.
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
