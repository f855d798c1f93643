// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"math"
	"math/big"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Aggregate implements Result.
func (v *sliceView[T]) Aggregate(ctx context.Context, of []Agg, span Span) ([]value.Value, error) {
	if err := v.source.knowAggregates(of); err != nil {
		return nil, err
	}
	if err := v.ready(ctx); err != nil {
		return nil, err
	}
	n := int64(len(v.order))
	from, to := min(max(span.From, 0), n), span.To
	if to <= 0 || to > n {
		to = n
	}
	return v.aggregate(ctx, of, v.order[from:max(from, to)])
}

func (v *sliceView[T]) aggregate(ctx context.Context, of []Agg, rows []entry) ([]value.Value, error) {
	out := make([]value.Value, len(of))
	for i, a := range of {
		if a.Column == "" {
			out[i] = value.Int(int64(len(rows)))
			continue
		}
		t := tally{compare: v.source.order(a.Column)}
		column := v.source.columns[a.Column]
		for k, e := range rows {
			if k%between == 0 && ctx.Err() != nil {
				return nil, ctx.Err()
			}
			t.add(a.Func, column.Value(v.rows[e.row]))
		}
		out[i] = t.result(a.Func)
	}
	return out, nil
}

// tally accumulates an aggregate.
type tally struct {
	compare func(a, b value.Value) int
	picked  value.Value // for AggMin, AggMax, AggFirst and AggLast
	seen    map[value.Value]bool
	count   int64
	sum     sum
}

func (t *tally) add(f AggFunc, v value.Value) {
	if v.IsNull() {
		return
	}
	t.count++
	switch f {
	case AggDistinct:
		if t.seen == nil {
			t.seen = map[value.Value]bool{}
		}
		t.seen[v] = true
	case AggSum, AggAverage:
		t.sum.add(v)
	default:
		if t.count == 1 || t.replaces(f, v) {
			t.picked = v
		}
	}
}

// replaces reports whether a later value replaces the picked one.
func (t *tally) replaces(f AggFunc, v value.Value) bool {
	switch f {
	case AggMin:
		return t.compare(v, t.picked) < 0
	case AggMax:
		return t.compare(v, t.picked) > 0
	}
	return f == AggLast
}

func (t *tally) result(f AggFunc) value.Value {
	switch f {
	case AggCount:
		return value.Int(t.count)
	case AggDistinct:
		return value.Int(int64(len(t.seen)))
	case AggSum:
		return t.sum.total()
	case AggAverage:
		return t.sum.mean()
	}
	return t.picked
}

// sum adds up numbers exactly, so that their order is irrelevant.
type sum struct {
	whole    int64
	rest     *big.Rat // the part that does not fit into whole; nil: none
	infinite float64  // the sum of infinities
	n        int64
	rounded  bool // a number was a fraction of a float64, so the sum is rounded to a float64
}

func (s *sum) add(v value.Value) {
	if v.Kind() != value.KindNumber {
		return
	}
	s.n++
	if i, ok := v.AsInt(); ok {
		if total := s.whole + i; (total > s.whole) == (i > 0) {
			s.whole = total
			return
		}
	}
	f, _ := v.AsFloat()
	if v.Infinite() != 0 {
		s.infinite += f
		return
	}
	if s.rest == nil {
		s.rest = new(big.Rat)
	}
	text, _ := v.AsDecimal()
	r, _ := new(big.Rat).SetString(text)
	s.rest.Add(s.rest, r)
	s.rounded = s.rounded || v.IsFloat()
}

// exact returns the sum, without infinities.
func (s *sum) exact() *big.Rat {
	r := new(big.Rat).SetInt64(s.whole)
	if s.rest != nil {
		r.Add(r, s.rest)
	}
	return r
}

func (s *sum) total() value.Value {
	r := s.exact()
	if s.infinite != 0 || math.IsNaN(s.infinite) {
		return value.Float(s.infinite)
	}
	if !s.rounded {
		places, _ := r.FloatPrec()
		if v, err := value.Decimal(r.FloatString(places)); err == nil {
			return v
		}
	}
	f, _ := r.Float64()
	return value.Float(f)
}

func (s *sum) mean() value.Value {
	if s.n == 0 {
		return value.Value{}
	}
	if s.infinite != 0 || math.IsNaN(s.infinite) {
		return value.Float(s.infinite)
	}
	f, _ := s.exact().Quo(s.exact(), new(big.Rat).SetInt64(s.n)).Float64()
	return value.Float(f)
}
