// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// matchOf translates a search text for the source.
func matchOf(m remote.Match) expr.Match {
	out := expr.Match{Columns: m.Columns, Op: expr.MatchContains, Text: m.Text, Case: m.Case, Initials: m.Initials}
	switch {
	case m.Expression && m.Whole:
		out.Op, out.Text, out.Initials = expr.MatchRegexp, `\A(?:`+m.Text+`)\z`, false
	case m.Expression:
		out.Op, out.Initials = expr.MatchRegexp, false
	case m.Whole:
		out.Op = expr.MatchEquals
	}
	return out
}

// Search returns a job that finds the next cell with a text, or the previous one.
func (r *Rows[T]) Search(s remote.Search) *remote.Found {
	f, order, from := &remote.Found{}, r.order, r.seat(s.From)
	f.Job, f.Stop = r.job(func(ctx context.Context) error {
		match := matchOf(s.Match)
		if err := r.source.Features().SupportsMatch(match); err != nil {
			return err
		}
		view, err := r.finder.take(ctx, order.flat)
		if err != nil {
			return err
		}
		defer r.finder.give(view)
		hit, err := (&search[T]{Search: s, source: r.source, view: view, match: match, order: order, from: from}).run(ctx)
		if errors.Is(err, rowsource.ErrNoRow) {
			f.None = true
			return nil
		}
		f.Hit = hit
		if err == nil && order.query.Tree {
			f.Hit.Groups, err = r.above(ctx, hit.ID)
		}
		return err
	})
	return f
}

// Locate returns a job that finds a row by its id among the rows of the last query, nil if the source has no exact
// places.
func (r *Rows[T]) Locate(id string) *remote.Found {
	if !r.source.Features().Index {
		return nil
	}
	f, order := &remote.Found{}, r.order
	f.Job, f.Stop = r.job(func(ctx context.Context) error {
		view, err := r.finder.take(ctx, order.flat)
		if err != nil {
			return err
		}
		defer r.finder.give(view)
		at, err := view.Locate(ctx, id)
		if errors.Is(err, rowsource.ErrNoRow) {
			f.None = true
			return nil
		}
		if err != nil {
			return err
		}
		f.Hit = remote.Hit{ID: id, Index: coord.Index(at), Place: place{query: order.query}}
		switch {
		case order.query.Tree:
			f.Hit.Groups, err = r.above(ctx, id)
		case len(order.groups) > 0:
			var page rowsource.Page[T]
			if page, err = view.Read(ctx, rowsource.Seek{Index: at}, 1); err == nil {
				f.Hit.Groups, f.Hit.Place = order.groupIDs(page.First), place{page.First, order.query}
			}
		}
		return err
	})
	return f
}

// above returns the ids of the rows above a row of a tree.
func (r *Rows[T]) above(ctx context.Context, id string) ([]string, error) {
	a, ok := ancestryOf(r.source)
	if !ok {
		return nil, fmt.Errorf("%w: the rows above a row", rowsource.ErrUnsupported)
	}
	return above(ctx, a, id)
}

// CountHits returns a job that counts the rows with a text.
func (r *Rows[T]) CountHits(m remote.Match) *remote.Counted {
	c, query := &remote.Counted{}, r.order.query
	query.Sort, query.Group, query.Aggregates, query.Tree = nil, nil, nil, false
	c.Job, c.Stop = r.job(func(ctx context.Context) error {
		query.Filter = expr.Join(query.Filter, matchOf(m))
		if err := r.source.Features().Supports(query); err != nil {
			return err
		}
		return through(ctx, r.source, query, func(view rowsource.Result[T]) error {
			count, err := view.Count(ctx)
			c.Rows, c.Exact = int(count.N), count.Exact
			return err
		})
	})
	return c
}

// job returns a job that waits for the source. stop cancels it together with its requests.
func (r *Rows[T]) job(run func(context.Context) error) (job *rowmodel.Job, stop func()) {
	job = r.checkedJob(1, func(ctx context.Context, _ func(int)) error { return run(ctx) })
	return job, job.Cancel
}

// checkedJob returns a job for work that must call check regularly; check does not return after the
// job was cancelled. Cancel also cancels the requests to the source.
func (r *Rows[T]) checkedJob(visits int, run func(ctx context.Context, check func(int)) error) *rowmodel.Job {
	ctx, cancel := context.WithCancel(context.Background())
	job := rowmodel.NewJob(visits, func(check func(int)) error {
		if !r.streams.add(&cancel) {
			return rowsource.ErrClosed
		}
		defer r.streams.end(&cancel)
		return run(ctx, check)
	})
	job.OnCancel(cancel)
	return job
}

// search is a single search in a view.
type search[T any] struct {
	remote.Search
	source rowsource.Source[T]
	view   rowsource.Result[T]
	match  expr.Match
	order  rowOrder
	from   seat
}

// place is the cursor of a hit, with the query for which it is valid.
type place struct {
	cursor rowsource.Cursor
	query  rowsource.Query
}

// run returns the hit. The error wraps rowsource.ErrNoRow if no row of the view matches.
func (s *search[T]) run(ctx context.Context) (remote.Hit, error) {
	hit, err := s.fromCell(ctx)
	if !errors.Is(err, rowsource.ErrNoRow) {
		return hit, err
	}
	from := rowsource.Seek{Index: 0}
	if s.Back {
		from = rowsource.Seek{Index: s.end(ctx)}
	}
	hit, err = s.find(ctx, from)
	hit.Wrapped = true
	return hit, err
}

// end returns an index after the last row.
func (s *search[T]) end(ctx context.Context) int64 {
	if n, err := s.view.Count(ctx); err == nil && n.Exact {
		return n.N
	}
	return 1<<53 - 1
}

// fromCell returns the first hit from the start cell to the end of the view, or back to its
// beginning.
func (s *search[T]) fromCell(ctx context.Context) (remote.Hit, error) {
	if s.Last != nil {
		if at, ok := s.Last.Place.(place); ok && at.query.Equal(s.order.query) {
			return s.find(ctx, s.beyond(at.cursor))
		}
	}
	row, err := s.row(ctx)
	if err != nil {
		return remote.Hit{}, err
	}
	from := rowsource.Seek{Index: row}
	if s.Back {
		from = rowsource.Seek{Index: row + 1}
	}
	hit, err := s.view.Find(ctx, s.match, from, s.Back)
	if err != nil {
		return remote.Hit{}, err
	}
	if hit.Index != row {
		return s.made(hit), nil
	}
	if columns := s.behind(hit.Columns); len(columns) > 0 {
		out := s.made(rowsource.Hit{Index: hit.Index, ID: hit.ID, Cursor: hit.Cursor, Columns: columns})
		out.Columns = hit.Columns
		return out, nil
	}
	return s.find(ctx, s.beyond(hit.Cursor))
}

// row returns the index of the row to start at.
func (s *search[T]) row(ctx context.Context) (int64, error) {
	if s.Last == nil {
		return s.start(ctx)
	}
	row, err := s.view.Locate(ctx, s.Last.ID)
	if errors.Is(err, rowsource.ErrNoRow) {
		return int64(s.Last.Index), nil
	}
	return row, err
}

// beyond returns the position after a row, or before it for a backward search.
func (s *search[T]) beyond(c rowsource.Cursor) rowsource.Seek {
	if s.Back {
		return c.Before()
	}
	return c.After()
}

// behind returns the matching columns of the first row that lie beyond the start cell.
func (s *search[T]) behind(columns []string) []string {
	at := slices.Index(s.match.Columns, s.ColumnID)
	out := make([]string, 0, len(columns))
	for _, c := range columns {
		i := slices.Index(s.match.Columns, c)
		if s.Back && i < at || !s.Back && (i > at || s.Itself && i == at) {
			out = append(out, c)
		}
	}
	return out
}

// find returns the first hit from a position on.
func (s *search[T]) find(ctx context.Context, from rowsource.Seek) (remote.Hit, error) {
	hit, err := s.view.Find(ctx, s.match, from, s.Back)
	if err != nil {
		return remote.Hit{}, err
	}
	return s.made(hit), nil
}

// made converts a hit of the source. Its column is the first column with the text or, in a backward
// search, the last.
func (s *search[T]) made(hit rowsource.Hit) remote.Hit {
	out := remote.Hit{ID: hit.ID, Columns: hit.Columns, Index: coord.Index(hit.Index), Place: place{hit.Cursor, s.order.query}}
	out.Groups = s.order.groupIDs(hit.Cursor)
	if n := len(hit.Columns); n > 0 && s.Back {
		out.ColumnID = hit.Columns[n-1]
	} else if n > 0 {
		out.ColumnID = hit.Columns[0]
	}
	return out
}

// InOrder reports whether searches visit the rows in visible order.
func (r *Rows[T]) InOrder() bool { return r.order.same }

// HitRow returns the record of a hit, or NoRecord for a grouped row that is not loaded.
func (r *Rows[T]) HitRow(h remote.Hit) coord.Record {
	if !r.lines.outlined {
		return coord.Record(h.Index)
	}
	if line, ok := r.lines.find(h.ID, r.first); ok {
		return coord.Record(line)
	}
	return coord.NoRecord
}

// Bring reads the rows around a hit within its groups, replacing the visible ones.
func (r *Rows[T]) Bring(h remote.Hit) {
	at, ok := h.Place.(place)
	if !r.lines.outlined || !ok || !at.query.Equal(r.order.query) {
		return
	}
	r.live.quiet = false
	path := r.order.path(at.cursor)
	for _, id := range h.Groups {
		if r.lines.tree {
			path = append(path, value.Text(id))
		}
	}
	r.lines.Reload(blocks.Place{Path: path, ID: h.ID})
	r.arrive()
}

// seat is the place of a line: its index directly below the group at a path, and the id of its row
// if that is loaded.
type seat struct {
	path rowsource.Path
	item int64
	id   string
}

// seat returns the place of a visible line. For a group header it is the place of the group's first
// row.
func (r *Rows[T]) seat(line coord.Record) seat {
	line = max(line, 0)
	if group, ok := r.lines.group(line); ok {
		return seat{path: group.Path}
	}
	at := seat{}
	if row := r.lines.Ref(int64(line)); row != nil && r.lines.outlined {
		at.id = r.source.ID(*row)
	}
	if !r.lines.tree { // the number of rows before a row of a tree is not known
		at.path, at.item = r.lines.Seat(int64(line))
	}
	return at
}

// start returns the index of the row at which a search without a previous hit starts.
func (s *search[T]) start(ctx context.Context) (int64, error) {
	if s.from.id != "" {
		if row, err := s.view.Locate(ctx, s.from.id); !errors.Is(err, rowsource.ErrNoRow) {
			return row, err
		}
	}
	before := int64(0)
	for level, v := range s.from.path {
		n, err := s.rowsBefore(ctx, s.from.path[:level], v)
		if err != nil {
			return 0, err
		}
		before += n
	}
	return before + s.from.item, nil
}

// rowsBefore counts the rows in groups below a path that precede the group with a value.
func (s *search[T]) rowsBefore(ctx context.Context, path rowsource.Path, v value.Value) (n int64, err error) {
	q := s.order.query
	q.Path, q.Aggregates = path, nil
	err = through(ctx, s.source, q, func(view rowsource.Result[T]) error {
		for page, err := range groupPages(ctx, view, func(int) {}) {
			if err != nil {
				return err
			}
			for _, g := range page {
				if g.Value() == v {
					return nil
				}
				n += g.Rows
			}
		}
		return nil
	})
	return n, err
}
