// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Jobs returns the jobs that the source supports.
func (r *Rows[T]) Jobs() remote.Jobs { return r }

// Profile returns a job that sums up a column of all rows of the source. It requests only what the
// source supports, in at most three requests.
func (r *Rows[T]) Profile(of remote.Profile) *remote.Profiled {
	p := &remote.Profiled{}
	p.Job, p.Stop = r.job(func(ctx context.Context) error {
		pr := profiler[T]{source: r.source, can: r.source.Features(), of: of, out: &p.Figures}
		return pr.run(ctx)
	})
	return p
}

// profiler sums up a column.
type profiler[T any] struct {
	source rowsource.Source[T]
	can    rowsource.Features
	of     remote.Profile
	out    *remote.ColumnFigures
}

func (p *profiler[T]) run(ctx context.Context) (err error) {
	*p.out = remote.ColumnFigures{Rows: remote.Unknown, Values: remote.Unknown, Distinct: remote.Unknown}
	count, err := countRows(ctx, p.source, rowsource.Query{})
	if err != nil {
		return err
	}
	p.out.Rows, p.out.Exact = count.N, count.Exact
	if err = p.aggregate(ctx); err != nil {
		return err
	}
	if p.of.Frequent > 0 && p.can.Groups {
		return p.frequent(ctx)
	}
	return nil
}

// withValue returns a query for the rows with a value. An empty text counts as no value, because it
// shows the same.
func (p *profiler[T]) withValue() rowsource.Query {
	return rowsource.Query{Filter: expr.Not{Of: expr.In{Column: p.of.ColumnID, Values: []value.Value{{}, value.Text("")}}}}
}

// through opens the view of a query, calls do, and closes the view.
func through[T any](ctx context.Context, source rowsource.Source[T], q rowsource.Query, do func(rowsource.Result[T]) error) error {
	view, err := source.Open(ctx, q)
	if err != nil {
		return err
	}
	defer view.Close()
	return do(view)
}

// countRows returns the number of rows of a query, exact if the source has an aggregate for it.
func countRows[T any](ctx context.Context, source rowsource.Source[T], q rowsource.Query) (c rowsource.Count, err error) {
	err = through(ctx, source, q, func(view rowsource.Result[T]) (err error) {
		if !slices.Contains(source.Features().Aggregates, rowsource.AggCount) {
			c, err = view.Count(ctx)
			return err
		}
		values, err := view.Aggregate(ctx, []rowsource.Agg{{Func: rowsource.AggCount}}, rowsource.Span{})
		if err == nil {
			c.N, _ = values[0].AsInt()
			c.Exact = true
		}
		return err
	})
	return c, err
}

// aggregate requests the supported aggregates from the source.
func (p *profiler[T]) aggregate(ctx context.Context) error {
	var of []rowsource.Agg
	for _, f := range p.functions() {
		if slices.Contains(p.can.Aggregates, f) {
			of = append(of, rowsource.Agg{Func: f, Column: p.of.ColumnID})
		}
	}
	if len(of) == 0 {
		return nil
	}
	view, err := p.source.Open(ctx, p.withValue())
	if err != nil {
		return err
	}
	defer view.Close()
	values, err := view.Aggregate(ctx, of, rowsource.Span{})
	if err != nil {
		return err
	}
	for i, a := range of {
		p.take(a.Func, values[i])
	}
	p.out.BoundsKnown = p.of.Bounds && p.can.SupportsAggregates([]rowsource.Agg{{Func: rowsource.AggMin}, {Func: rowsource.AggMax}}) == nil
	return nil
}

// functions returns the aggregates that make sense for the values of the column.
func (p *profiler[T]) functions() []rowsource.AggFunc {
	of := []rowsource.AggFunc{rowsource.AggCount, rowsource.AggDistinct}
	if p.of.Bounds {
		of = append(of, rowsource.AggMin, rowsource.AggMax)
	}
	if p.of.Numbers {
		of = append(of, rowsource.AggAverage)
	}
	return of
}

func (p *profiler[T]) take(f rowsource.AggFunc, v value.Value) {
	n, _ := v.AsInt()
	switch f {
	case rowsource.AggCount:
		p.out.Values = n
	case rowsource.AggDistinct:
		p.out.Distinct = n
	case rowsource.AggMin:
		p.out.Min = plain(v)
	case rowsource.AggMax:
		p.out.Max = plain(v)
	case rowsource.AggAverage:
		p.out.Mean, p.out.MeanKnown = plain(v), true
	}
}

// frequent reads the largest groups of one value. It orders them by the count of a key column,
// which equals their number of rows, because keys are never null. For a column that is the whole
// key, every group has one row.
func (p *profiler[T]) frequent(ctx context.Context) error {
	q := p.withValue()
	q.Group = []string{p.of.ColumnID}
	key := slices.IndexFunc(p.can.Key, func(column string) bool { return column != p.of.ColumnID })
	switch {
	case key >= 0 && slices.Contains(p.can.Aggregates, rowsource.AggCount):
		q.Sort = []rowsource.Order{{Column: p.can.Key[key], Descending: true}}
		q.Aggregates = []rowsource.Agg{{Func: rowsource.AggCount, Column: p.can.Key[key]}}
	case key >= 0 || len(p.can.Key) == 0:
		return nil
	}
	return through(ctx, p.source, q, func(view rowsource.Result[T]) error {
		page, err := view.Groups(ctx, rowsource.Seek{Index: 0}, p.of.Frequent)
		if err != nil {
			return err
		}
		for _, g := range page.Items {
			p.out.Frequent = append(p.out.Frequent, rowmodel.Value{Text: g.Value().String(), Rows: int(g.Rows)})
		}
		p.out.FrequentKnown = true
		return nil
	})
}

// Counts returns a job that counts the rows of queries, one request after the other.
func (r *Rows[T]) Counts(of []remote.Query) *remote.Counts {
	c := &remote.Counts{}
	c.Job, c.Stop = r.job(func(ctx context.Context) error {
		for _, q := range of {
			query, err := queryOf(q, r.source.Features())
			if err != nil {
				return err
			}
			count, err := countRows(ctx, r.source, query)
			if err != nil {
				return err
			}
			c.Rows = append(c.Rows, count.N)
		}
		return nil
	})
	return c
}

// Figures returns a job that makes the source add up cells of the visible rows. It waits for the
// source; cancelling it cancels the requests.
func (r *Rows[T]) Figures(of []remote.Cells) *remote.Figures {
	f := &remote.Figures{}
	query := r.order.query
	f.Job = r.checkedJob(len(of), func(ctx context.Context, check func(int)) error {
		return through(ctx, r.source, query, func(view rowsource.Result[T]) error {
			for _, cells := range of {
				check(1)
				figures, err := figuresOf(ctx, view, cells)
				if err != nil {
					return err
				}
				f.Of = append(f.Of, figures)
			}
			return nil
		})
	})
	return f
}

// figuresOf requests the figures of a column's cells from the source.
func figuresOf[T any](ctx context.Context, view rowsource.Result[T], c remote.Cells) (out remote.CellFigures, err error) {
	of := []rowsource.Agg{{Func: rowsource.AggCount, Column: c.ColumnID}}
	if c.Numbers || c.Times {
		of = append(of, rowsource.Agg{Func: rowsource.AggMin, Column: c.ColumnID}, rowsource.Agg{Func: rowsource.AggMax, Column: c.ColumnID})
	}
	if c.Numbers {
		of = append(of, rowsource.Agg{Func: rowsource.AggSum, Column: c.ColumnID})
	}
	values, err := view.Aggregate(ctx, of, rowsource.Span{From: int64(c.From), To: int64(c.To)})
	if err != nil {
		return out, err
	}
	values = append(values, make([]value.Value, 4-len(values))...)
	n, _ := values[0].AsInt()
	return remote.CellFigures{Count: int(n), Min: plain(values[1]), Max: plain(values[2]), Sum: plain(values[3])}, nil
}
