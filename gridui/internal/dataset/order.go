// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

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
	Model rowmodel.Model
	// On says that the model decides; else rows show as they come.
	On bool
	// rows are those of the caller, n of them.
	rows rowdata.Source
	n    int
	// rowView is what the model was told to lay out, now what it shows: the same but
	// while a job puts other rows in order.
	rowView
	Now rowView
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
	filter FilterState
	// fields are the columns as the model reads them, kept so that it can tell that
	// a key is the same as before but for its direction.
	fields map[*column.Def]*rowmodel.Field
	// filterFields are the columns as filters read them.
	filterFields map[*column.Def]*rowmodel.Field
	// values are what columns have to choose from, setFilter is the grid's method.
	values    map[string]*valueSearch
	SetFilter func(columnID string, f filter.Filter)
	Job       *rowmodel.Job
	pace      jobPace

	// builtTree is the rows of a tree that planting is numbering.
	builtTree *treeRows
	TreeBuild *rowmodel.Job
	Lazy      *lazyRows
	// IDs finds records by id, indexing fills it.
	IDs      rowmodel.IDs
	indexed  indexed
	indexing *rowmodel.Job
	growth   *indexGrowth
	table    *rowmodel.IDs
	// Changes wait for the jobs to end; gone are the records that were removed.
	Changes []Change
	// idOf is Set.recordID.
	idOf func(record int) string
	Gone removed
	// compaction numbers the records without those, compactions counts how often that was
	// done; fold says that a tree is to be built anew for it.
	compaction  *compaction
	Compactions uint32
	compactTree bool
	// found is what rows are looked for with, idsOf is Set.recordIDs.
	found *foundRows
	idsOf func(records []int32, ids []string)
	// named is the group whose id was asked for last.
	named struct {
		of groupNamed
		id string
	}
	// Readers are jobs that may be reading the rows.
	Readers []*rowmodel.Job
	// gives is Set.gives as of the rows.
	gives uint32
	// Applied counts the changes made by id.
	Applied uint32
	// opened is what jobs know of the expansion, open what the outline shows of it.
	opened *atomic.Pointer[option.Expansion]
	open   expansionState

	// Lo and hi bound the items that the page shows.
	Lo, Hi int
	Page   Pages
}

// rowView is what the items of the model stand for.
type rowView struct {
	// gen numbers the rows that were given: of two views with one number the later
	// only has more rows.
	gen uint64
	// Records are the rows that items number: the caller's, or those of a tree.
	Records *heldRows
	Tree    *treeRows
	By      grouping
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
	// InlineRows is the most rows that are sorted within a frame: about 2 ms.
	InlineRows = 10_000
	// MaxOrdered is the most rows that are put in an order, which takes some 40 bytes
	// a row while it is done.
	MaxOrdered = 1 << 27
)

// Reorder tells the model what changed and has it computed, at once if there is
// little to do, else in the background.
func (ds *Set) Reorder(gtx layout.Context) {
	o := &ds.Order
	ds.reportHalfTree()
	if !o.On && !ds.ordersRows() && len(o.Changes) == 0 {
		if o.Now.Records == nil || o.given != ds.Told {
			o.given = ds.Told
			o.dropIndex()
			o.rowView = rowView{gen: o.gen + 1, Records: &heldRows{ds.Given(), ds.Made}}
			o.Now = o.rowView
		}
		ds.turnPage(ds.sourceLen())
		return
	}
	fresh := ds.takeRows()
	fresh = ds.followTree() || fresh
	grown, tree := ds.takeLoaded(), o.Tree
	ds.followCompaction(gtx)
	ds.followIndexGrowth(gtx)
	made := ds.takeChanges()
	ds.startCompaction()
	ds.growIndex()
	grown = grown || o.Tree != tree
	fresh = ds.takeRows() || fresh // changes may have numbered the rows anew
	changed := ds.takeShape(fresh || grown)
	changed = ds.takeFilter(fresh) || changed
	changed = ds.takeKeys(fresh) || changed
	if (changed || made) && o.TreeBuild == nil {
		job := o.Model.Prepare()
		if job != nil {
			ds.publishExpansion()
		}
		ds.begin(job)
	}
	ds.follow(gtx)
	ds.openNow()
	ds.turnPage(o.Model.Len())
}

// ordersRows says whether anything is asked for that rows do not show as they come
// for, and whether there are few enough of them.
func (ds *Set) ordersRows() bool {
	if len(ds.ActiveKeys()) == 0 && !ds.Filters() && !ds.Funcs.Tree.On() && len(ds.Options.Grouping.By) == 0 && ds.Options.Grouping.Total == option.TotalNone {
		return false
	}
	if !ds.Scans() {
		ds.reportUnscanned()
		return false
	}
	if n := ds.sourceLen(); n > MaxOrdered {
		ds.Report.Problem("many", "%d rows are too many to sort, filter or group, the limit being %d; they show as they come", n, MaxOrdered)
		return false
	}
	return true
}

// reportUnscanned reports what is asked for that rows do not show as they come for.
func (ds *Set) reportUnscanned() {
	ds.ActiveKeys()
	ds.filterState()
	ds.groupColumns()
	ds.hasTotal(layoutx.Top)
	if ds.Funcs.Tree.On() {
		ds.Unscanned("a tree", "rows show one below the other")
	}
}

// takeRows tells the model of other rows.
func (ds *Set) takeRows() bool {
	o, n := &ds.Order, ds.sourceLen()
	if o.On && o.given == ds.Told && o.n == n && !o.compactTree {
		return false
	}
	o.compactTree = false
	if o.opened == nil {
		o.opened = &atomic.Pointer[option.Expansion]{}
	}
	ds.Host.RowsReplaced(len(ds.ActiveKeys()) > 0)
	fresh := !o.On || o.Hi == 0
	again := o.On && o.gives == ds.gives && o.Gone.count+o.Tree.laterRows() > 0
	if again && o.Tree != nil {
		again = false
		ds.compactTree()
		n = ds.sourceLen()
	}
	o.On, o.given, o.gives, o.n, o.rows = true, ds.Told, ds.gives, n, ds.rows
	o.rowView = rowView{gen: o.gen + 1, Records: &heldRows{ds.Given(), ds.Made}}
	o.dropIndex()
	o.keys, o.fields, o.filterFields = nil, nil, nil
	switch {
	case again:
		o.Model.Renew()
	case fresh:
		// There is nothing worth looking at until the job is done.
		o.Model.Reset(n)
		o.Gone, o.Now = removed{}, o.rowView
	default:
		o.Model.Replace(n)
		o.Gone = removed{}
	}
	o.DropValues()
	ds.buildTree()
	return true
}

// takeShape tells the model of the tree or the groups; fresh says that the rows
// changed.
func (ds *Set) takeShape(fresh bool) bool {
	o := &ds.Order
	if !fresh && o.columns == ds.Cols.Given && o.groupedBy.Same(&ds.Options.Grouping) &&
		o.aggregates == ds.Funcs.Tree.Aggregate && !ds.groupOrderChanged() {
		return false
	}
	o.aggregates = ds.Funcs.Tree.Aggregate
	o.groupedBy = ds.Options.Grouping
	o.groupedBy.By = slices.Clone(ds.Options.Grouping.By)
	o.By = ds.resolveGrouping()
	switch {
	case o.Tree != nil:
		o.Model.SetShape(ds.treeShape())
	default:
		o.Model.SetShape(ds.groupShape(o.By))
	}
	return true
}

// takeFilter tells the model what rows pass.
func (ds *Set) takeFilter(fresh bool) bool {
	o := &ds.Order
	if o.columns != ds.Cols.Given {
		o.filterFields, fresh = nil, true
	}
	if !o.filter.Take(ds.filterState(), fresh) {
		return false
	}
	o.Model.SetFilter(ds.rowFilter())
	return true
}

// takeKeys tells the model what to sort by; fresh says that the rows are others.
func (ds *Set) takeKeys(fresh bool) bool {
	o, keys := &ds.Order, ds.ActiveKeys()
	if o.columns != ds.Cols.Given {
		o.keys, o.fields = nil, nil
	}
	if !fresh && o.columns == ds.Cols.Given && o.missing == ds.Options.Sorting.Missing && slices.Equal(o.keys, keys) {
		return false
	}
	o.columns, o.keys, o.missing = ds.Cols.Given, slices.Clone(keys), ds.Options.Sorting.Missing
	o.Model.SetSort(ds.sortFields(keys))
	return true
}

// rowsGiven tells any two lists of rows of a grid apart.
type rowsGiven struct {
	gen     uint64
	changes uint32
	planted bool
}

func (o *rowOrder) rowsGiven() rowsGiven {
	return rowsGiven{o.gen, o.Applied, o.Tree != nil}
}

// shownGiven is rowsGiven of the rows that show.
func (o *rowOrder) shownGiven() rowsGiven {
	return rowsGiven{o.Now.gen, o.Applied, o.Now.Tree != nil}
}
