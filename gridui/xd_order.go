// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strconv"
	"sync/atomic"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// rowOrder is which rows show, below which others and in which order: the row
// model, and what it was last told. A grid that asks for nothing of the kind does
// without.
type rowOrder struct {
	model rowmodel.Model
	// on says that the model decides; else rows show as they come.
	on bool
	// rows are those of the caller, n of them.
	rows rowdata.Source
	n    int
	// rowView is what the model was told to lay out, now what it shows: the same but
	// while a job puts other rows in order.
	rowView
	now rowView
	// given counts the changes of the rows that the model was told of, columns is
	// the revision of the columns that its fields were made from.
	given   uint32
	columns uint32
	keys    []option.SortKey
	// missing is Sorting.Missing as of keys.
	missing option.MissingOrder
	// groupedBy is what the grouping was made from.
	groupedBy option.Grouping
	// aggregates is Tree.Aggregate as of then.
	aggregates bool
	// groupsBy is what groups are ordered by.
	groupsBy rowmodel.GroupOrder
	// filter is what of the filters the model was told.
	filter filterState
	// fields are the columns as the model reads them, kept so that it can tell that
	// a key is the same as before but for its direction.
	fields map[*column.Def]*rowmodel.Field
	// filterFields are the columns as filters read them.
	filterFields map[*column.Def]*rowmodel.Field
	// values are what columns have to choose from, setFilter is the grid's method.
	values    map[string]*valueSearch
	setFilter func(columnID string, f filter.Filter)
	job       *rowmodel.Job
	pace      jobPace

	// builtTree is the rows of a tree that planting is numbering.
	builtTree *treeRows
	treeBuild *rowmodel.Job
	lazy      *lazyRows
	// ids finds records by id, indexing fills it.
	ids      rowmodel.IDs
	indexed  indexed
	indexing *rowmodel.Job
	growth   *indexGrowth
	table    *rowmodel.IDs
	// changes wait for the jobs to end; gone are the records that were removed.
	changes []change
	// idOf is Core.recordID.
	idOf func(record int) string
	gone removed
	// compaction numbers the records without those, compactions counts how often that was
	// done; fold says that a tree is to be built anew for it.
	compaction  *compaction
	compactions uint32
	compactTree bool
	// found is what rows are looked for with, idsOf is Core.recordIDs.
	found *foundRows
	idsOf func(records []int32, ids []string)
	// named is the group whose id was asked for last.
	named struct {
		of groupNamed
		id string
	}
	// readers are jobs that may be reading the rows.
	readers []*rowmodel.Job
	// gives is Core.gives as of the rows.
	gives uint32
	// applied counts the changes made by id.
	applied uint32
	// opened is what jobs know of the expansion, open what the outline shows of it.
	opened *atomic.Pointer[option.Expansion]
	open   expansionState

	// lo and hi bound the items that the page shows.
	lo, hi int
	page   pages
}

// rowView is what the items of the model stand for.
type rowView struct {
	// gen numbers the rows that were given: of two views with one number the later
	// only has more rows.
	gen uint64
	// records are the rows that items number: the caller's, or those of a tree.
	records *heldRows
	tree    *treeRows
	by      grouping
}

// heldRows are rows that may grow while no job reads them: what reads them keeps
// reading all of them.
type heldRows struct {
	rowdata.Source
	// made are the ids of rows that have none of their own, by number.
	made map[int]string
}

// id is the id of a row.
func (h *heldRows) id(rowID func(rowdata.Row) string, i int) string {
	if rowID == nil {
		return strconv.Itoa(i)
	}
	rows := h.Lease()
	id := rowID(rows.At(i))
	rows.Release()
	if id == "" && h.made != nil {
		return h.made[i]
	}
	return id
}

const (
	// inlineRows is the most rows that are sorted within a frame: about 2 ms.
	inlineRows = 10_000
	// maxOrdered is the most rows that are put in an order, which takes some 40 bytes
	// a row while it is done.
	maxOrdered = 1 << 27
)

// reorder tells the model what changed and has it computed, at once if there is
// little to do, else in the background.
func (ds *dataset) reorder(gtx layout.Context) {
	o := &ds.order
	ds.reportHalfTree()
	if !o.on && !ds.ordersRows() && len(o.changes) == 0 {
		if o.now.records == nil || o.given != ds.told {
			o.given = ds.told
			o.dropIndex()
			o.rowView = rowView{gen: o.gen + 1, records: &heldRows{ds.given(), ds.made}}
			o.now = o.rowView
		}
		ds.turnPage(ds.sourceLen())
		return
	}
	fresh := ds.takeRows()
	fresh = ds.followTree() || fresh
	grown, tree := ds.takeLoaded(), o.tree
	ds.followCompaction(gtx)
	ds.followIndexGrowth(gtx)
	made := ds.takeChanges()
	ds.startCompaction()
	ds.growIndex()
	grown = grown || o.tree != tree
	fresh = ds.takeRows() || fresh // changes may have numbered the rows anew
	changed := ds.takeShape(fresh || grown)
	changed = ds.takeFilter(fresh) || changed
	changed = ds.takeKeys(fresh) || changed
	if (changed || made) && o.treeBuild == nil {
		job := o.model.Prepare()
		if job != nil {
			ds.publishExpansion()
		}
		ds.begin(job)
	}
	ds.follow(gtx)
	ds.openNow()
	ds.turnPage(o.model.Len())
}

// ordersRows says whether anything is asked for that rows do not show as they come
// for, and whether there are few enough of them.
func (ds *dataset) ordersRows() bool {
	if len(ds.activeKeys()) == 0 && !ds.filters() && !ds.funcs.tree.on() && len(ds.opt.Grouping.By) == 0 && ds.opt.Grouping.Total == option.TotalNone {
		return false
	}
	if !ds.scans() {
		ds.reportUnscanned()
		return false
	}
	if n := ds.sourceLen(); n > maxOrdered {
		ds.report.Problem("many", "%d rows are too many to sort, filter or group, the limit being %d; they show as they come", n, maxOrdered)
		return false
	}
	return true
}

// reportUnscanned reports what is asked for that rows do not show as they come for.
func (ds *dataset) reportUnscanned() {
	ds.activeKeys()
	ds.filterState()
	ds.groupColumns()
	ds.hasTotal(layoutx.Top)
	if ds.funcs.tree.on() {
		ds.unscanned("a tree", "rows show one below the other")
	}
}

// takeRows tells the model of other rows.
func (ds *dataset) takeRows() bool {
	o, n := &ds.order, ds.sourceLen()
	if o.on && o.given == ds.told && o.n == n && !o.compactTree {
		return false
	}
	o.compactTree = false
	if o.opened == nil {
		o.opened = &atomic.Pointer[option.Expansion]{}
	}
	ds.host.RowsReplaced(len(ds.activeKeys()) > 0)
	fresh := !o.on || o.hi == 0
	again := o.on && o.gives == ds.gives && o.gone.count+o.tree.laterRows() > 0
	if again && o.tree != nil {
		again = false
		ds.compactTree()
		n = ds.sourceLen()
	}
	o.on, o.given, o.gives, o.n, o.rows = true, ds.told, ds.gives, n, ds.rows
	o.rowView = rowView{gen: o.gen + 1, records: &heldRows{ds.given(), ds.made}}
	o.dropIndex()
	o.keys, o.fields, o.filterFields = nil, nil, nil
	switch {
	case again:
		o.model.Renew()
	case fresh:
		// There is nothing worth looking at until the job is done.
		o.model.Reset(n)
		o.gone, o.now = removed{}, o.rowView
	default:
		o.model.Replace(n)
		o.gone = removed{}
	}
	o.dropValues()
	ds.buildTree()
	return true
}

// takeShape tells the model of the tree or the groups; fresh says that the rows
// changed.
func (ds *dataset) takeShape(fresh bool) bool {
	o := &ds.order
	if !fresh && o.columns == ds.cols.Given && o.groupedBy.Same(&ds.opt.Grouping) &&
		o.aggregates == ds.funcs.tree.aggregate && !ds.groupOrderChanged() {
		return false
	}
	o.aggregates = ds.funcs.tree.aggregate
	o.groupedBy = ds.opt.Grouping
	o.groupedBy.By = slices.Clone(ds.opt.Grouping.By)
	o.by = ds.resolveGrouping()
	switch {
	case o.tree != nil:
		o.model.SetShape(ds.treeShape())
	default:
		o.model.SetShape(ds.groupShape(o.by))
	}
	return true
}

// takeFilter tells the model what rows pass.
func (ds *dataset) takeFilter(fresh bool) bool {
	o := &ds.order
	if o.columns != ds.cols.Given {
		o.filterFields, fresh = nil, true
	}
	if !o.filter.take(ds.filterState(), fresh) {
		return false
	}
	o.model.SetFilter(ds.rowFilter())
	return true
}

// takeKeys tells the model what to sort by; fresh says that the rows are others.
func (ds *dataset) takeKeys(fresh bool) bool {
	o, keys := &ds.order, ds.activeKeys()
	if o.columns != ds.cols.Given {
		o.keys, o.fields = nil, nil
	}
	if !fresh && o.columns == ds.cols.Given && o.missing == ds.opt.Sorting.Missing && slices.Equal(o.keys, keys) {
		return false
	}
	o.columns, o.keys, o.missing = ds.cols.Given, slices.Clone(keys), ds.opt.Sorting.Missing
	o.model.SetSort(ds.sortFields(keys))
	return true
}

// rowsGiven tells any two lists of rows of a grid apart.
type rowsGiven struct {
	gen     uint64
	changes uint32
	planted bool
}

func (o *rowOrder) rowsGiven() rowsGiven {
	return rowsGiven{o.gen, o.applied, o.tree != nil}
}

// shownGiven is rowsGiven of the rows that show.
func (o *rowOrder) shownGiven() rowsGiven {
	return rowsGiven{o.now.gen, o.applied, o.now.tree != nil}
}
