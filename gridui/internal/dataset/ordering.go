// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// ordering passes sort keys, filters, groups and trees to the row model, and notes the last values
// passed.
type ordering struct {
	rows    *shownRows
	jobs    *jobs
	index   *idIndex
	want    *want
	fields  *fields
	groups  *groups
	open    *openState
	changes *changes
	writer  *changeWriter
	pages   *pager
	loads   *childLoads
	tree    *treeJob
	compact *compactor
	values  *valueLists
	beside  *besideRows
	// takeTree and takeGroups pass the tree or the groups to the model. They are set by BringTrees and BringGroups.
	takeTree, takeGroups func()
	// setFilter passes the filters to the model. It is set by BringFilters.
	setFilter func()

	// columns is the revision of the columns that the fields were made from.
	columns uint32
	// keys holds the sort keys of the rows, missing the value of Sorting.Missing at that time.
	keys    []option.SortKey
	missing option.MissingOrder
	// groupedBy holds the options behind the grouping, aggregates the value of Tree.Aggregate at
	// that time.
	groupedBy  option.Grouping
	aggregates bool
	// filter holds the filters that the model has, wanted holds the filters that the options have in this frame.
	filter, wanted FilterState
}

// reorder passes changes to the model and computes the new order, within the frame if it is little
// work, else in the background.
func (od *ordering) reorder(gtx layout.Context) {
	o := &od.rows.Order
	od.tree.reportHalf()
	od.changes.dropSourced()
	asked := od.want.ordersRows() || len(od.changes.Waiting) > 0
	if o.On && !asked && (o.gives != od.rows.gives || !od.rows.Orders()) {
		od.leaveModel()
	}
	if !o.On && !asked {
		if o.Now.Records == nil || o.given != od.rows.Told {
			o.given, o.gives = od.rows.Told, od.rows.gives
			od.index.drop()
			o.rowView = rowView{gen: o.gen + 1, Records: &heldRows{od.rows.Given(), od.rows.Made}, By: od.rows.grouped.by()}
			o.Now = o.rowView
			od.fields.drop() // lists of values read the fields
			od.values.Drop()
		}
		od.beside.sync()
		od.open.sync()
		od.pages.turn(od.rows.sourceLen())
		return
	}
	fresh := od.takeRows()
	if od.tree.sync() {
		od.fields.drop()
		fresh = true
	}
	tree, loaded := o.Tree, od.loads.take()
	od.compact.sync(gtx)
	od.index.syncGrowth(gtx)
	made := od.writer.take() || loaded
	od.compact.start()
	od.index.grow()
	grown := o.Tree != tree && (o.Tree == nil || !o.Model.Lays(o.Tree.Tree))
	fresh = od.takeRows() || fresh // changes may have renumbered the rows
	if od.beside.sync() {
		od.fields.drop()
		fresh = true
	}
	od.takeColumns()
	od.wanted = od.want.filterState()
	looks := od.fields.syncOrders(od.want.Keys(), &od.wanted)
	changed := od.takeShape(fresh || grown)
	changed = od.takeFilter(od.wanted, fresh || looks || made && od.filter.counts()) || changed
	changed = od.takeKeys(fresh || looks) || changed
	if changed {
		o.Model.SetFields(od.fields.kept())
	}
	if (changed || made) && o.TreeBuild == nil {
		job := o.Model.Prepare()
		if job != nil {
			od.open.publish()
		}
		od.begin(job)
	}
	od.sync(gtx)
	od.open.sync()
	od.pages.turn(o.Model.Len())
}

// leaveModel stops using the row model after other rows, which show in source order, replaced the
// rows. It drops the shape of the old rows.
func (od *ordering) leaveModel() {
	o := &od.rows.Order
	for _, job := range [...]*rowmodel.Job{o.Job, o.TreeBuild} {
		if job != nil {
			job.Cancel()
		}
	}
	o.Lazy.Close()
	od.tree.built = nil
	o.Model.Leave()
	o.On, o.rows, o.n, o.Gone = false, nil, 0, removed{}
	o.Job, o.TreeBuild, o.Lazy, o.compactTree = nil, nil, nil, false
	o.Now.Records = nil // the records of the new rows replace them
	od.keys, od.groupedBy = nil, option.Grouping{}
	od.fields.drop()
	od.values.Drop()
	od.rows.Host.RowsReplaced(false)
}

// takeRows passes new rows to the model and reports whether there are any.
func (od *ordering) takeRows() bool {
	o, n := &od.rows.Order, od.rows.sourceLen()
	if o.On && o.given == od.rows.Told && o.n == n && !o.compactTree {
		return false
	}
	o.compactTree = false
	od.open.prepare()
	od.rows.Host.RowsReplaced(len(od.want.Keys()) > 0)
	fresh := !o.On || o.Hi == 0
	again := o.On && o.gives == od.rows.gives && o.Gone.count+o.Tree.LaterLen() > 0
	if again && o.Tree != nil {
		again = false
		od.changes.removeFirst(od.compact.keep())
		n = od.rows.sourceLen()
	}
	o.On, o.given, o.gives, o.n, o.rows = true, od.rows.Told, od.rows.gives, n, od.rows.source
	o.rowView = rowView{gen: o.gen + 1, Records: &heldRows{od.rows.Given(), od.rows.Made}}
	od.index.drop()
	od.keys = nil
	od.fields.drop()
	switch {
	case again:
		o.Model.Renew()
	case fresh:
		// No row shows until the job is done.
		o.Model.Reset(n)
		o.Gone, o.Now = removed{}, o.rowView
	default:
		o.Model.Replace(n)
		o.Gone = removed{}
	}
	od.values.Drop()
	od.tree.build()
	return true
}

// takeColumns drops fields of columns that were replaced.
func (od *ordering) takeColumns() {
	if od.columns != od.rows.Cols.Given {
		od.keys = nil
		od.fields.drop()
	}
}

// takeShape passes the tree or the groups to the model, and reports whether they changed. fresh is
// set if the rows changed.
func (od *ordering) takeShape(fresh bool) bool {
	o := &od.rows.Order
	if !fresh && od.columns == od.rows.Cols.Given && settings.SameGrouping(&od.groupedBy, &od.rows.Options.Grouping) &&
		od.aggregates == od.rows.Funcs.Tree.Aggregate && !od.groups.orderChanged() {
		return false
	}
	od.aggregates = od.rows.Funcs.Tree.Aggregate
	od.groupedBy = settings.CloneGrouping(&od.rows.Options.Grouping)
	o.By = od.want.grouping()
	switch {
	case o.Tree != nil:
		od.takeTree()
	case od.rows.groupsRows:
		od.takeGroups()
	default:
		o.Model.SetList()
	}
	return true
}

// takeFilter passes the filters to the model, and reports whether they changed. fresh is set if the
// rows changed.
func (od *ordering) takeFilter(now FilterState, fresh bool) bool {
	if od.filter.same(now) {
		if !fresh && od.columns == od.rows.Cols.Given {
			return false
		}
	} else if !od.filter.sameFilters(now) {
		od.open.refilter(now.active())
	}
	od.filter = now.Clone()
	if od.setFilter != nil {
		od.setFilter()
	}
	return true
}

// setModelFilter passes the filters to the model.
func (od *ordering) setModelFilter() { od.rows.Order.Model.SetFilter(od.fields.rowFilter()) }

// takeKeys passes the sort keys to the model, and reports whether they changed. fresh is set if the
// rows changed.
func (od *ordering) takeKeys(fresh bool) bool {
	o, keys := &od.rows.Order, od.want.Keys()
	if !fresh && od.columns == od.rows.Cols.Given && od.missing == od.rows.Options.Sorting.Missing && slices.Equal(od.keys, keys) {
		return false
	}
	od.columns, od.keys, od.missing = od.rows.Cols.Given, slices.Clone(keys), od.rows.Options.Sorting.Missing
	o.Model.SetSort(od.fields.sortFields(keys))
	return true
}
