// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/option"
)

// columnSource remembers what the columns were resolved from.
type columnSource struct {
	// editing says which columns have boxes to tick.
	editing option.EditMode
	// data and n are the caller's slice.
	data     unsafe.Pointer
	n        int
	resolved bool
	rows     uint32
	own      ownColumns
	places   columnPlaces
}

// resolveColumns flattens the caller's columns when they changed, and puts those in
// place that show.
func (g *Core) resolveColumns() {
	if !g.isBound() {
		return
	}
	src := &g.source
	data, n := g.of.columnSlice()
	own, places := g.wantsOwn(), g.columnPlaces()
	same := src.resolved && src.own.same(&own) && src.data == data && src.n == n && src.rows == g.engine.refreshes && src.editing == g.Editing.Mode
	if same && src.places.same(&places) {
		g.followSizing(false)
		return
	}
	*src = columnSource{
		data: data, n: n, resolved: true, rows: g.engine.refreshes, editing: g.Editing.Mode,
		own: own.clone(), places: places.clone(),
	}
	if !same {
		g.engine.cols.given++
	}
	g.firstPins.follow(&src.places)
	g.engine.cols.resolve(&wantedColumns{
		own: g.ownDefs(&own), columns: g.columns(), grouped: own.hidden, places: &places,
		tree: treeColumn{g.funcs.tree.on(), g.funcs.tree.column}, ticks: g.Editing.Mode == option.EditCells, problem: g.report.problem,
	})
	g.followSizing(true)
	g.engine.columnsChanged(!same)
}

func (g *Core) columnPlaces() columnPlaces {
	return columnPlaces{
		order: g.Order.IDs, shown: g.Visibility.Shown, hidden: g.Visibility.Hidden,
		collapsed: g.Collapsing.Groups, left: g.Pinning.Left, right: g.Pinning.Right,
	}
}
