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
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// remoteRows asks remote rows for what the options want, and takes over what arrives.
type remoteRows struct {
	rows   *shownRows
	want   *want
	fields *fields
	// asked is what was asked of whom.
	asked remoteAsked
	// Swaps counts how often other rows took the place of those that showed.
	Swaps uint32
}

// Retry reads again what could not be read.
func (rr *remoteRows) Retry() {
	if rr.rows.remote != nil {
		rr.rows.remote.Retry()
	}
}

// sync brings what is asked for, and the rows, up to date, and reports whether other rows show. Rows
// of a slice it leaves alone.
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

// stay is the id of the row that is to stay where it is on the screen: the first one that shows.
// It is empty at the top, where the first row is to show.
func (rr *remoteRows) stay() string {
	first, _ := rr.rows.Host.Visible()
	if p := &rr.rows.Options.Paging; p.IsOn() && !p.KeepIndex && !p.Controlled {
		return "" // the first page is to show
	}
	if first <= 0 || rr.Row(first) != remote.Loaded {
		return ""
	}
	return rr.rows.RowID(first)
}

// Want asks for the rows on the screen. It is called in each frame, once the rows are arranged.
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

// Are reports whether the rows are those of a source that sorts and filters them itself.
func (rr *remoteRows) Are() bool { return rr.rows.remote != nil }

// Rows are the rows of the source, nil if there are others.
func (rr *remoteRows) Rows() remote.Rows { return rr.rows.remote }

// Conditions returns the conditions of a column without its rows.
func (rr *remoteRows) Conditions(d *column.Def) rowfilter.Conditions { return rr.fields.unbound(d) }

// allLoaded reports whether some rows of the body, at most a few, are all loaded.
func (rr *remoteRows) allLoaded(first, end coord.Pos) bool {
	if end-first > mostLooked {
		return false
	}
	for row := first; row < end; row++ {
		if rr.Row(row) != remote.Loaded {
			return false
		}
	}
	return true
}

// mostLooked is how many rows a frame looks at to know whether they are loaded.
const mostLooked = 1024

// Counting reports whether the number of rows is an estimate of the source.
func (rr *remoteRows) Counting() bool {
	status, remote := rr.Status()
	return remote && status.Counting
}

// Status is the state of remote rows; ok is false if the rows are no such.
func (rr *remoteRows) Status() (status remote.Status, ok bool) {
	if !rr.Are() {
		return status, false
	}
	return rr.rows.remote.Status(), true
}

// Edits are the changes of remote rows that are yet to be saved; ok is false if they cannot be changed.
func (rr *remoteRows) Edits() (edits remote.Edits, ok bool) {
	edits, ok = rr.rows.remote.(remote.Edits)
	return edits, ok
}

// AwaitsRows reports whether nothing is known of the rows yet, and their reading has not failed.
func (rr *remoteRows) AwaitsRows() bool {
	status, ok := rr.Status()
	return ok && !status.Known && status.Err == nil
}

// StillCounting reports whether the number of rows may grow without a change of the rows.
func (rr *remoteRows) StillCounting() bool {
	status, ok := rr.Status()
	return ok && (status.Pending || status.Counting)
}

// LineAt is the record of a row of the body; for a group of remote rows it is the line that it is on.
func (rr *remoteRows) LineAt(row coord.Pos) coord.Record { return rr.rows.grouped.lineAt(row) }

// Row is what is known of a row of the body: others than remote ones are loaded.
func (rr *remoteRows) Row(row coord.Pos) remote.State {
	if !rr.Are() {
		return remote.Loaded
	}
	_, state := rr.rows.remote.Row(rr.rows.grouped.lineAt(row))
	return state
}

// remoteAsked is what a remote.Query was made from.
type remoteAsked struct {
	of      remote.Rows
	columns uint32
	keys    []option.SortKey
	missing option.MissingOrder
	filter  FilterState
	groups  option.Grouping
	tree    bool
}

// takeAsked notes what the options ask for, and reports whether it is not what was asked last.
func (rr *remoteRows) takeAsked() bool {
	in, a := &rr.rows.inputs, &rr.asked
	keys := rr.want.askedKeys()
	fresh := a.of != in.remote || a.columns != in.Cols.Given
	grouped := a.groups.Same(&in.Options.Grouping) && a.tree == in.Funcs.Tree.On()
	if !fresh && grouped && a.missing == in.Options.Sorting.Missing && slices.Equal(a.keys, keys) && a.filter.same(rr.want.askedFilters()) {
		return false
	}
	a.of, a.columns, a.keys, a.missing = in.remote, in.Cols.Given, slices.Clone(keys), in.Options.Sorting.Missing
	a.filter.Take(rr.want.askedFilters(), true)
	a.groups, a.tree = in.Options.Grouping, in.Funcs.Tree.On()
	a.groups.By = slices.Clone(a.groups.By)
	return true
}

// query is what the options ask for.
func (rr *remoteRows) query() (q remote.Query) {
	for _, key := range rr.asked.keys {
		d := column.Find(rr.rows.CallerColumns(), key.ColumnID)
		if d == nil || !d.Sorts() {
			rr.rows.Report.Problem("sort"+key.ColumnID, "no column %q to sort by; the key is skipped", key.ColumnID)
			continue
		}
		desc := key.Desc != d.Inverted
		q.Sort = append(q.Sort, remote.Sort{
			ColumnID: key.ColumnID, Descending: desc, NullsFirst: cmp.Or(d.SortMissing, rr.asked.missing).First(desc),
		})
	}
	filter := rr.fields.remoteQuery(rr.asked.filter, "")
	q.Filter, q.Columns = filter.Filter, filter.Columns
	rr.rows.grouped.ask(&q, rr.rows.Options)
	return q
}

// remoteQuery is the filters of all columns but one as remote rows read them.
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

// QueryBy asks for the rows of the source that pass a filter of a column, whatever the other filters are. ok
// is false for a filter that passes all.
func (rr *remoteRows) QueryBy(d *column.Def, f filter.Filter) (q remote.Query, ok bool) {
	q.Columns = map[*rowmodel.Field]*column.Def{}
	field := &rowmodel.Field{Integers: unreadIntegers}
	q.Columns[field] = d
	q.Filter, _ = rr.fields.conditionsOn(d, field).Filter(f)
	return q, q.Filter != nil
}

// unreadIntegers says that whole numbers are to be compared as such. No row is read by it.
func unreadIntegers([]int64, []int32) {}
