// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// evaluation is one run, for one row, of a program that reads calculated columns. It caches their values:
// without it, each level of columns that use another twice would double the time. The code of such a program
// receives the evaluation in place of the row.
type evaluation struct {
	row   Row
	at    map[*Program]int
	known []memo
}

// memo caches the values of a calculated column for the row, each from its first use.
type memo struct {
	exact result[exact.Number]
	float result[float64]
	text  result[string]
	truth result[bool]
	ticks result[int64]
}

type result[V any] struct {
	value V
	state State
	known bool
}

var evaluations = sync.Pool{New: func() any { return &evaluation{at: map[*Program]int{}} }}

// run calls code of a program for a row.
func run[V any](p *Program, get func(row Row) (V, State), row Row) (V, State) {
	if !p.shares {
		return get(row)
	}
	e := evaluations.Get().(*evaluation)
	e.row = row
	v, s := get(rowdata.To(e))
	clear(e.at)
	clear(e.known)
	e.row, e.known = Row{}, e.known[:0]
	evaluations.Put(e)
	return v, s
}

// plain returns the row of an evaluation.
func plain(row Row) Row { return rowdata.Ptr[evaluation](row).row }

// of returns the index of a column's cached values.
func (e *evaluation) of(p *Program) int {
	i, ok := e.at[p]
	if !ok {
		i = len(e.known)
		e.at[p] = i
		e.known = append(e.known, memo{})
	}
	return i
}

// once returns code of a calculated column that computes each value once per evaluation.
func (p *Program) once() code {
	out := p.uses
	out.column = nil
	if out.fixed != nil {
		return out
	}
	out.exact = onceIn(p, out.exact, func(m *memo) *result[exact.Number] { return &m.exact })
	out.float = onceIn(p, out.float, func(m *memo) *result[float64] { return &m.float })
	out.text = onceIn(p, out.text, func(m *memo) *result[string] { return &m.text })
	out.truth = onceIn(p, out.truth, func(m *memo) *result[bool] { return &m.truth })
	out.ticks = onceIn(p, out.ticks, func(m *memo) *result[int64] { return &m.ticks })
	return out
}

func onceIn[V any](p *Program, get func(row Row) (V, State), in func(m *memo) *result[V]) func(row Row) (V, State) {
	if get == nil {
		return nil
	}
	return func(row Row) (V, State) {
		e := rowdata.Ptr[evaluation](row)
		i := e.of(p)
		if r := in(&e.known[i]); r.known {
			return r.value, r.state
		}
		if !p.shares {
			row = e.row
		}
		v, s := get(row)
		*in(&e.known[i]) = result[V]{v, s, true}
		return v, s
	}
}

// readsCalculated reports whether the expression reads a calculated column.
func (e Expr) readsCalculated(get Getter) bool {
	for _, id := range e.Columns() {
		if r, ok := get(id); ok && r.Of != nil {
			return true
		}
	}
	return false
}

// shared returns a reader for code that receives an evaluation in place of the row.
func (r Reader) shared() Reader {
	return Reader{
		Integer: ofPlain(r.Integer), Exact: ofPlain(r.Exact), Float: ofPlain(r.Float), Text: ofPlain(r.Text), Bool: ofPlain(r.Bool),
		Date: ofPlain(r.Date), Duration: ofPlain(r.Duration), Shown: shownPlain(r.Shown), Of: r.Of,
	}
}

func ofPlain[V any](get func(row Row) (V, bool)) func(row Row) (V, bool) {
	if get == nil {
		return nil
	}
	return func(row Row) (V, bool) { return get(plain(row)) }
}

func shownPlain(shown func(dst []byte, row Row) []byte) func(dst []byte, row Row) []byte {
	if shown == nil {
		return nil
	}
	return func(dst []byte, row Row) []byte { return shown(dst, plain(row)) }
}
