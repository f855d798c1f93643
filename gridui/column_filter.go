// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"math"
	"reflect"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterFunc gives the column a filter of the program's own: keep says whether a
// value passes, given what the user typed. It is not asked for missing values, which
// do not pass, nor without an operand. What is typed into the filter row goes to it.
// It may run on another goroutine than the frame's. nil takes it away.
func (t *Typed[T, V]) FilterFunc(keep func(v V, operand string) bool) *Typed[T, V] {
	t.col.def.test = nil
	if keep != nil {
		t.col.def.test = func(row rowdata.Row, operand string) bool {
			v, ok := t.col.get(row)
			return ok && keep(v, operand)
		}
	}
	return t
}

// filterBy gives the column what filters compare.
func (t *valued[V]) filterBy(tr traits[V]) {
	d := t.def
	d.verbatim = tr.text != nil && !tr.named
	if tr.truth != nil {
		d.truth = func(row rowdata.Row) (bool, bool) {
			v, ok := t.get(row)
			return ok && tr.truth(v), ok
		}
	}
	if tr.wall != nil {
		d.wall = func(row rowdata.Row) (int64, bool) {
			v, ok := t.get(row)
			return tr.wall(v), ok
		}
		d.span = func(text string) (period, bool) { return readPeriod(text, t.times.layout) }
	}
	if tr.number != nil {
		d.operand = func(text string) (number, bool) { return t.readOperand(tr, text) }
	}
}

// readOperand reads a number as the column does, or else as any number is written.
func (t *valued[V]) readOperand(tr traits[V], text string) (number, bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestNumber {
		return number{}, false
	}
	if n, ok := t.parseNumber(tr, text); ok {
		return n, true
	}
	if plain, ok := ungrouped(text); ok && plain != text {
		if n, ok := t.parseNumber(tr, plain); ok {
			return n, true
		}
	}
	// Of durations and what Parse reads, "5" without a unit is not the number 5.
	if t.ownParse || reflect.TypeFor[V]() == reflect.TypeFor[time.Duration]() {
		return number{}, false
	}
	return readNumber(text)
}

// parseNumber is the number that the column's parser reads, which may be the
// caller's: one that panics has read nothing.
func (t *valued[V]) parseNumber(tr traits[V], text string) (n number, ok bool) {
	if t.parse == nil {
		return n, false
	}
	defer func() {
		if recover() != nil {
			n, ok = number{}, false
		}
	}()
	var zero V
	v, err := t.parse(text, zero)
	if err != nil || tr.missing != nil && tr.missing(v) {
		return n, false
	}
	n.f = tr.number(v)
	if tr.integer != nil {
		n.i = tr.integer(v)
		// The ends stand for all that an int64 does not hold.
		n.whole = n.i != math.MinInt64 && n.i != math.MaxInt64
	}
	return n, true
}

// filterOps are the operators of a kind of column, the one of what is typed into
// the filter row first.
func filterOps(k option.Kind, custom bool) []filter.Op {
	ops := textOps
	switch k {
	case option.KindNumber, option.KindTime:
		ops = rangeOps
	case option.KindBool:
		ops = boolOps
	}
	if custom {
		return ops
	}
	return ops[1:]
}

// The lists begin with OpCustom, which most columns leave out.
var (
	textOps  = []filter.Op{filter.OpCustom, filter.OpContains, filter.OpNotContains, filter.OpEquals, filter.OpNotEquals, filter.OpStarts, filter.OpEnds, filter.OpBlank, filter.OpNotBlank}
	rangeOps = []filter.Op{filter.OpCustom, filter.OpEquals, filter.OpNotEquals, filter.OpLess, filter.OpLessEqual, filter.OpGreater, filter.OpGreaterEqual, filter.OpBetween, filter.OpContains, filter.OpNotContains, filter.OpBlank, filter.OpNotBlank}
	boolOps  = []filter.Op{filter.OpCustom, filter.OpTrue, filter.OpFalse, filter.OpBlank, filter.OpNotBlank}
)
