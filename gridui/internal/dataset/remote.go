// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"cmp"
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// remoteRows passes the options to remote rows as a query, and takes over what arrives.
type remoteRows struct {
	rows   *shownRows
	want   *want
	fields *fields
	// filterBy adds the filters to a query. It is set by BringFilters.
	filterBy func(q *remote.Query)
	// asked identifies the last query and its receiver.
	asked remoteAsked
	// Swaps counts the replacements of the visible rows.
	Swaps uint32
}

// Retry repeats failed reads.
func (rr *remoteRows) Retry() {
	if rr.rows.remote != nil {
		rr.rows.remote.Retry()
	}
}

// sync brings the query and the rows up to date, and reports whether other rows show. It does
// nothing for rows of a slice.
func (rr *remoteRows) sync() (swapped bool) {
	r := rr.rows.remote
	if r == nil {
		return false
	}
	if rr.takeAsked() {
		r.Wake(rr.rows.Options.Invalidate)
		rr.rows.grouped.wanted = rr.want.grouping()
		r.Ask(rr.query(), rr.stay())
	}
	if !r.Arrived() {
		return false
	}
	u := r.Sync()
	if u.Swapped {
		rr.rows.grouped.take()
		rr.Swaps++
		rr.rows.Host.RowsReplaced(true)
	}
	if u.Changed {
		rr.rows.grouped.changed()
	}
	return u.Swapped
}

// stay returns the id of the row that is to keep its place on the screen: the first visible one. It
// is empty at the top, so that the first row shows.
func (rr *remoteRows) stay() string {
	first, _ := rr.rows.Host.Visible()
	if p := &rr.rows.Options.Paging; p.IsOn() && !p.KeepIndex && !p.Controlled {
		return "" // the first page is to show
	}
	if first <= 0 || !remote.IsLoaded(rr.rows.remote, rr.LineAt(first)) {
		return ""
	}
	return rr.rows.RowID(first)
}

// Want requests the rows on the screen. It is called in each frame after the rows are arranged.
func (rr *remoteRows) Want(gtx layout.Context) {
	r := rr.rows.remote
	if r == nil {
		return
	}
	first, end := rr.rows.Host.Visible()
	at := rr.rows.Order.Lo
	again := r.Want(gtx.Now, at+coord.Index(first), at+coord.Index(max(end, first)))
	switch {
	case !again.IsZero():
		gtx.Execute(op.InvalidateCmd{At: again})
	case rr.rows.Options.Invalidate == nil && r.Status().Reading:
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(jobPoll)})
	}
}

// Are reports whether the rows belong to a source that sorts and filters them itself.
func (rr *remoteRows) Are() bool { return rr.rows.remote != nil }

// Rows returns the rows of the source, nil for other rows.
func (rr *remoteRows) Rows() remote.Rows { return rr.rows.remote }

// Conditions returns the conditions of a column without its rows.
func (rr *remoteRows) Conditions(d *column.Def) rowfilter.Conditions { return rr.fields.unbound(d) }

// loaded reports whether rows of the page are loaded. Pinned rows always are.
func (rr *remoteRows) loaded(lines ranges.Span) bool {
	for row := lines.First; row < lines.End; row++ {
		if pos := rr.rows.NavRow(coord.Nav(row)); !pos.IsPinned() && !remote.IsLoaded(rr.rows.remote, rr.LineAt(pos)) {
			return false
		}
	}
	return true
}

// mostLooked is the maximum number of rows that a frame checks for being loaded.
const mostLooked = 1024

// Edits returns the unsaved changes of remote rows; ok is false if the rows are not editable.
func (rr *remoteRows) Edits() (edits remote.Edits, ok bool) {
	edits, ok = rr.rows.remote.(remote.Edits)
	return edits, ok
}

// Families returns the families of the visible rows, nil for rows that are not selected with rows below them.
func (rr *remoteRows) Families() remote.Families {
	if of, ok := rr.rows.remote.(remote.Familial); ok {
		return of.Families()
	}
	return nil
}

// FamilyAt returns the id of the group, or of the row of a tree with rows below it, at a position of rows of a
// source, and the number of rows of the group. ok is false for other rows.
func (rr *remoteRows) FamilyAt(row coord.Pos) (id string, rows int, ok bool) {
	at, line, ok := rr.outlined(row)
	if !ok || !line.Expandable {
		return "", 0, false
	}
	return remote.ID(rr.rows.remote, at), line.Rows, true
}

// HidesAt returns the id of a row of a tree of a source that may have rows below it which all do not pass the filter.
func (rr *remoteRows) HidesAt(row coord.Pos) (id string, ok bool) {
	at, line, ok := rr.outlined(row)
	if !ok || line.Expandable || !rr.rows.remote.Tree() || !rr.asked.filter.active() {
		return "", false
	}
	return remote.ID(rr.rows.remote, at), true
}

// outlined returns the line of a body row among the groups or in the tree of a source.
func (rr *remoteRows) outlined(row coord.Pos) (at coord.Record, line remote.Line, ok bool) {
	lines := rr.rows.grouped.lines()
	if lines == nil || row.IsPinned() || !rr.rows.HasRow(row) {
		return 0, remote.Line{}, false
	}
	at = rr.LineAt(row)
	return at, lines.Line(at), true
}

// Pending reports whether the visible rows belong to an older query.
func (rr *remoteRows) Pending() bool { return rr.rows.remote != nil && rr.rows.remote.Status().Pending }

// LineAt returns the record of a body row, for a group of remote rows its line.
func (rr *remoteRows) LineAt(row coord.Pos) coord.Record { return rr.rows.grouped.lineAt(row) }

// remoteAsked identifies the state from which a remote.Query was made.
type remoteAsked struct {
	of      remote.Rows
	columns uint32
	keys    []option.SortKey
	missing option.MissingOrder
	filter  FilterState
	groups  option.Grouping
	tree    bool
}

// takeAsked notes the requested state, and reports whether it differs from the last query.
func (rr *remoteRows) takeAsked() bool {
	in, a := &rr.rows.inputs, &rr.asked
	keys := rr.want.askedKeys()
	fresh := a.of != in.remote || a.columns != in.Cols.Given
	grouped := settings.SameGrouping(&a.groups, &in.Options.Grouping) && a.tree == in.Funcs.Tree.On()
	if !fresh && grouped && a.missing == in.Options.Sorting.Missing && slices.Equal(a.keys, keys) && a.filter.same(rr.want.askedFilters()) {
		return false
	}
	a.of, a.columns, a.keys, a.missing = in.remote, in.Cols.Given, slices.Clone(keys), in.Options.Sorting.Missing
	a.filter.Take(rr.want.askedFilters(), true)
	a.groups, a.tree = in.Options.Grouping, in.Funcs.Tree.On()
	a.groups.By = slices.Clone(a.groups.By)
	return true
}

// query returns the query for the noted options.
func (rr *remoteRows) query() (q remote.Query) {
	for _, key := range rr.asked.keys {
		d := column.Find(rr.rows.CallerColumns(), key.ColumnID)
		if d == nil || !d.Sorts() {
			rr.rows.Report.Problem("sort"+key.ColumnID, "no column %q to sort by; the key is skipped", key.ColumnID)
			continue
		}
		desc := key.Desc != d.Inverted
		sort := remote.Sort{
			ColumnID: key.ColumnID, Descending: desc, NullsFirst: settings.MissingFirst(cmp.Or(d.SortMissing, rr.asked.missing), desc),
		}
		switch by := key.By; {
		case by == option.SortByValue:
		case !canSort(rr.rows.remote.Can(), d, by):
			rr.rows.Report.Problem("sourcesort"+key.ColumnID, "the source cannot sort column %q by %s; the key is skipped", key.ColumnID, by)
			continue
		default:
			sort.By, sort.List, sort.NullsFirst = by, key.List, false
			sort.Descending = key.Desc != (d.Inverted && by == option.SortByMagnitude)
		}
		q.Sort = append(q.Sort, sort)
	}
	if rr.filterBy != nil {
		rr.filterBy(&q)
	}
	rr.rows.grouped.ask(&q, rr.rows.Options)
	return q
}

// addFilters adds the noted filters to a query.
func (rr *remoteRows) addFilters(q *remote.Query) {
	by := rr.fields.remoteQuery(rr.asked.filter, "")
	q.Filter, q.Columns = by.Filter, by.Columns
}

// remoteQuery returns the filters of all columns except one for remote rows.
func (fs *fields) remoteQuery(s FilterState, but string) (q remote.Query) {
	q.Columns = map[*rowmodel.Field]*column.Def{}
	all := fs.columnFilters(s, but, func(d *column.Def) *rowmodel.Field {
		f := &rowmodel.Field{Integers: unreadIntegers}
		q.Columns[f] = d
		return f
	})
	q.Filter = joined(all)
	return q
}

// QueryBy returns a query for the rows of the source that pass a filter of a column, regardless of
// the other filters. ok is false for a filter that passes all rows.
func (rr *remoteRows) QueryBy(d *column.Def, f filter.Filter) (q remote.Query, ok bool) {
	q.Columns = map[*rowmodel.Field]*column.Def{}
	field := &rowmodel.Field{Integers: unreadIntegers}
	q.Columns[field] = d
	q.Filter, _ = rr.fields.conditionsOn(d, field).Filter(f)
	return q, q.Filter != nil
}

// unreadIntegers marks whole numbers to be compared as such. It is never called to read rows.
func unreadIntegers([]int64, []int32) {}
