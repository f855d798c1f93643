// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

const (
	// mostCounted is the maximum number of ids that a frame counts; more are counted in the background.
	mostCounted = 10_000
	// mostFound is the maximum number of selected rows whose groups are looked up.
	mostFound = remote.MostPicked
)

// families counts the selected rows below groups and rows of a tree, for the frames.
type families[T any] struct {
	rows *Rows[T]
	// session changes with each query and each Reload, age whenever known is out of date.
	session, age uint64
	// of is the age, picky and unfiltered the rules of spread, that known belongs to.
	of                uint64
	picky, unfiltered bool
	spread            remote.Spread
	known             *lineage
	// shown are the counts that Share returns. They stay until others are known.
	shown counts
	// job counts or reads for result, in the background.
	job    *rowmodel.Job
	result *counts
	// found is the revision of the set whose unknown rows were looked up last, failed that of a failed reading.
	found, failed uint64
}

// counts are the numbers of exceptions of a set below nodes.
type counts struct {
	of *lineage
	// set and places are the revisions that were counted; all is set if the exceptions are not selected.
	set, places uint64
	all         bool
	below       map[string]int
	// strangers is the number of exceptions whose place is not known.
	strangers int
}

// Families returns the families of the rows, nil if the rows are a list.
func (r *Rows[T]) Families() remote.Families {
	if !r.lines.outlined {
		return nil
	}
	return &r.families
}

// Session returns a number that changes with each query and each Reload.
func (f *families[T]) Session() uint64 { return f.session }

// ask notes a query. The groups of rows stay known if it has the same rows and the same groups.
func (f *families[T]) ask(was, now rowsource.Query) {
	f.session++
	same := was.Tree == now.Tree && expr.Equal(was.Filter, now.Filter) && len(was.Group) == blocks.CommonColumns(was.Group, now.Group)
	if !same || len(was.Group) != len(now.Group) {
		f.age++
	}
}

// reader returns a reader of rows for a job.
func (f *families[T]) reader() *familyReader[T] {
	o := &f.rows.order
	r := &familyReader[T]{source: f.rows.source, query: o.query, flat: o.flat, known: f.known, unfiltered: f.unfiltered, enough: -1, views: -1}
	r.query.Aggregates = nil
	if f.picky {
		r.takes = f.spread.Takes()
	}
	return r
}

// Read returns the ids of the rows below a group or a row of a tree.
func (f *families[T]) Read(id string, s remote.Spread) *remote.Family {
	f.begin(s)
	family, reader, at := &remote.Family{}, f.reader(), f.node(id)
	family.Job = f.rows.checkedJob(0, func(ctx context.Context, check func(int)) error {
		reader.ctx, reader.check = ctx, check
		err := reader.below(at)
		if err == nil && reader.unfiltered && reader.query.Tree && reader.query.Filter != nil {
			reader.ids, reader.read, reader.known, reader.query.Filter = nil, 0, newLineage(), nil
			err = reader.below(reader.known.at([]string{id}))
		}
		family.IDs = reader.ids
		return err
	})
	family.Start(f.rows.arrive)
	return family
}

// node returns the node of a group or a loaded row of a tree.
func (f *families[T]) node(id string) *node {
	if !f.rows.order.query.Tree {
		path, _ := pathOf(groupPath(id))
		return f.known.at(groupChain(path))
	}
	return f.known.at(append(f.above(id), id))
}

// above returns the ids of the rows above a loaded row of a tree, outermost first.
func (f *families[T]) above(id string) (ids []string) {
	l := &f.rows.lines
	if line, ok := l.find(id, 0); ok {
		for _, v := range l.Line(line).Group.Path {
			ids = append(ids, v.String())
		}
	}
	return ids
}

// begin forgets which rows are below which if that may have changed.
func (f *families[T]) begin(s remote.Spread) {
	f.spread = s
	if f.known != nil && f.of == f.age && f.unfiltered == s.Unfiltered() && f.picky == s.Picky() {
		return
	}
	f.Stop()
	f.known, f.of, f.found, f.failed = newLineage(), f.age, 0, 0
	f.unfiltered, f.picky = s.Unfiltered(), s.Picky()
}

// Sync counts the selected rows again after changes. While the visible rows belong to an older query, their marks do.
func (f *families[T]) Sync(set *idset.Set, s remote.Spread) {
	f.begin(s)
	if f.job != nil && f.job.Finished() {
		f.take()
	}
	of, pending := f.known, f.rows.lines.Pending()
	if pending && f.shown.of != nil {
		of = f.shown.of
	}
	if f.job == nil && (f.shown.set != set.Rev() || f.shown.of != of || f.shown.places != of.revision()) {
		f.count(set, of, pending)
	}
}

// Waits reports whether anything runs in the background.
func (f *families[T]) Waits() bool { return f.job != nil }

// Stop cancels what runs in the background.
func (f *families[T]) Stop() {
	if f.job != nil {
		f.job.Cancel()
		f.job = nil
	}
}

// retry allows failed readings to be repeated.
func (f *families[T]) retry() {
	f.failed, f.found = 0, 0
	if f.shown.strangers > 0 {
		f.shown.places = 0 // counts again
	}
}

// count counts the exceptions of a set below all nodes: at once, or in the background if there are many or some must
// be looked up. It looks nothing up while the visible rows belong to an older query.
func (f *families[T]) count(set *idset.Set, of *lineage, pending bool) {
	next := counts{of: of, set: set.Rev(), all: set.IsAll(), places: of.revision()}
	looked := f.found == next.set || pending
	if set.ExceptionCount() <= mostCounted {
		if !pending {
			f.placeLoaded(set)
			next.places = of.revision()
		}
		next.below, _, next.strangers = of.count(set.Exceptions(), 0, func(int) {})
		if next.strangers == 0 || looked {
			f.shown = next
			return
		}
	}
	if !pending {
		f.found = next.set
	}
	f.countLater(set.Clone(), next, looked)
}

// countLater counts in the background.
func (f *families[T]) countLater(set idset.Set, next counts, looked bool) {
	out, reader, rows := &next, f.reader(), f.rows.totals.known.Rows
	f.result = out
	reader.known = next.of
	f.job = f.rows.checkedJob(0, func(ctx context.Context, check func(int)) error {
		reader.ctx, reader.check = ctx, check
		var unknown []string
		out.below, unknown, out.strangers = reader.known.count(set.Exceptions(), mostFound, check)
		if looked || out.strangers == 0 {
			return nil
		}
		all, err := reader.readAll(rows, len(unknown))
		if err == nil && !all && out.strangers <= mostFound {
			err = reader.find(unknown)
		}
		if all {
			_, unknown, _ = reader.known.count(set.Exceptions(), mostFound, check)
			reader.known.put(nil, unknown...) // they do not pass, or do not exist
		}
		out.places = reader.known.revision()
		out.below, _, out.strangers = reader.known.count(set.Exceptions(), 0, check)
		if all {
			out.strangers = 0
		}
		return err
	})
	f.job.Start(f.rows.arrive)
}

// measure reads the rows below a node, as far as necessary to know whether all are exceptions, of which there are some.
func (f *families[T]) measure(id string, exceptions int) {
	if f.job != nil || f.failed == f.shown.set || f.shown.of != f.known || f.rows.lines.Pending() {
		return
	}
	at, reader := f.node(id), f.reader()
	reader.enough = 2*exceptions + 64
	f.result = nil
	f.job = f.rows.checkedJob(0, func(ctx context.Context, check func(int)) error {
		reader.ctx, reader.check = ctx, check
		err := reader.below(at)
		if errors.Is(err, errEnough) {
			reader.known.exceeds(at, reader.enough)
			return nil
		}
		return err
	})
	f.failed = f.shown.set // until it has succeeded
	f.job.Start(f.rows.arrive)
}

// take takes over what the job has found. An error leaves the places of some rows unknown.
func (f *families[T]) take() {
	err := f.job.Err()
	f.job = nil
	if f.result == nil {
		if err == nil {
			f.failed = 0
		}
		return
	}
	if f.shown = *f.result; err != nil {
		f.shown.strangers = max(f.shown.strangers, 1)
	}
}

// placeLoaded notes the places of selected rows that are loaded. It leaves rows of a tree out that may show only
// because of rows below them.
func (f *families[T]) placeLoaded(set *idset.Set) {
	looked := 0
	for id := range set.Exceptions() {
		if looked++; looked > mostFound {
			return
		}
		if f.known.knows(id) {
			continue
		}
		at, ok := f.rows.lines.find(id, f.rows.first)
		if !ok {
			continue
		}
		line := f.rows.lines.Line(at)
		q := &f.rows.order.query
		if q.Tree && q.Filter != nil && !f.unfiltered && line.Branch != rowsource.BranchLeaf {
			continue
		}
		f.place(id, line.Group.Path, line.Row)
	}
}

// place notes a row at the end of a path of groups or of rows.
func (f *families[T]) place(id string, above rowsource.Path, row T) {
	if !f.reader().able(row) {
		f.known.put(nil, id)
		return
	}
	if !f.rows.order.query.Tree {
		f.known.putBelow(groupChain(above), id)
		return
	}
	var ids []string
	for _, v := range above {
		ids = append(ids, v.String())
	}
	f.known.putBelow(ids, id)
}

// Share returns the share of selected rows below a group or a row of a tree.
func (f *families[T]) Share(id string, rows int) (share rowmodel.Share, ok bool) {
	m := &f.shown
	if m.of == nil {
		return rowmodel.None, true
	}
	able, least := m.of.size(id)
	n, read := m.below[id], able != unread
	if !read && rows > 0 && !f.picky {
		able = rows
	}
	switch {
	case able == 0:
		return rowmodel.None, false
	case n == 0 && (read || m.strangers == 0):
		return m.share(false), true
	case able != unread && n >= able:
		return m.share(true), true
	case able == unread && n > max(least, 0):
		f.measure(id, n)
	}
	return rowmodel.Some, true
}

// share returns the share if all or none of the rows are exceptions.
func (m *counts) share(all bool) rowmodel.Share {
	if all != m.all {
		return rowmodel.Every
	}
	return rowmodel.None
}
