// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// columnSource remembers what the columns were resolved from.
type columnSource struct {
	// editing says which columns have boxes to tick.
	editing bool
	// data and n are the caller's slice.
	data     unsafe.Pointer
	n        int
	resolved bool
	rows     uint32
	own      ownColumns
	places   column.Places
}

// resolveColumns flattens the caller's columns when they changed, and puts those in
// place that show.
func (g *core) resolveColumns() {
	src := &g.source
	data, n := g.of.columnSlice()
	own, places := g.wantsOwn(), g.columns.Places()
	same := src.resolved && src.own.same(&own) && src.data == data && src.n == n && src.rows == g.data.Refreshes && src.editing == g.Editing.Enabled
	if same && src.places.Same(&places) {
		g.columns.SyncWidths(false)
		return
	}
	*src = columnSource{
		data: data, n: n, resolved: true, rows: g.data.Refreshes, editing: g.Editing.Enabled,
		own: own.clone(), places: places.Clone(),
	}
	if !same {
		g.engine.cols.Given++
	}
	g.columns.SyncPins(&src.places)
	g.engine.cols.Resolve(&column.Wanted{
		Own: g.ownDefs(&src.own), Columns: g.data.CallerColumns(), Grouped: src.own.hidden, Places: &src.places,
		Tree: column.TreeColumn{On: g.data.Funcs.Tree.On(), ID: g.data.Funcs.Tree.Column}, Ticks: g.Editing.Enabled, Problem: g.report.Problem,
	})
	g.columns.SyncWidths(true)
	g.engine.columnsChanged(!same)
}

// ResetColumns brings back how the columns were defined, as a user does.
func (g *core) ResetColumns() {
	g.resolveColumns()
	g.engine.features.columnFit.Drop()
	g.columns.Reset()
}
