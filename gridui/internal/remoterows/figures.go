// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Figures is a job that has the source add up cells of the rows that show. It waits for the source, and
// ends what that computes when it is cancelled.
func (r *Rows[T]) Figures(of []remote.Cells) *remote.Figures {
	f := &remote.Figures{}
	query := r.order.query
	f.Job = r.checkedJob(len(of), func(ctx context.Context, check func(int)) error {
		view, err := r.source.Open(ctx, query)
		if err != nil {
			return err
		}
		defer view.Close()
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
	return f
}

// figuresOf has the source add up the cells of a column.
func figuresOf[T any](ctx context.Context, view rowsource.View[T], c remote.Cells) (out remote.CellFigures, err error) {
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
