// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/internal/textorder"
)

// relation is a comparison, as the orders of its operands for which it is true.
type relation struct{ less, equal, greater bool }

var relations = map[string]relation{
	"=": {equal: true}, "<>": {less: true, greater: true},
	"<": {less: true}, "<=": {less: true, equal: true}, ">": {greater: true}, ">=": {greater: true, equal: true},
}

func (r relation) of(order int) bool {
	switch {
	case order < 0:
		return r.less
	case order > 0:
		return r.greater
	}
	return r.equal
}

// turned returns the relation with the operands swapped.
func (r relation) turned() relation { return relation{r.greater, r.equal, r.less} }

func buildCompare(_ *compiler, n *node, args []code) code {
	r := relations[n.op.name]
	a, b := args[0], args[1]
	if a.fixed != nil && b.fixed == nil {
		a, b, r = b, a, r.turned()
	}
	return compareCodes(operandType(n.args), a, b, r)
}

// operandType returns the common type of args, of which some may be the word missing.
func operandType(args []*node) (typ Type) {
	for _, a := range args {
		typ = max(typ, a.typ)
	}
	return typ
}

// compareCodes returns code that compares a with b. b may be fixed.
func compareCodes(typ Type, a, b code, r relation) code {
	switch typ {
	case Number:
		return compareNumberCodes(a, b, r)
	case Text:
		return compareTextCodes(a, b, r)
	case Date, Duration:
		return compareTickCodes(a, b, r)
	case Bool:
		return comparing(a.truth, b.truth, func(v, w bool) bool { return r.of(order(v, w)) })
	}
	return unknown()
}

func unknown() code { return ofTruth(func(Row) (bool, State) { return false, Missing }) }

func order(v, w bool) int {
	switch {
	case v == w:
		return 0
	case w:
		return -1
	}
	return 1
}

// comparing returns code for a comparison that has a value if both operands have one.
func comparing[V any](a, b func(row Row) (V, State), holds func(v, w V) bool) code {
	return ofTruth(func(row Row) (bool, State) {
		v, s := a(row)
		w, t := b(row)
		if s != OK || t != OK {
			return false, max(s, t)
		}
		return holds(v, w), OK
	})
}

func compareNumberCodes(a, b code, r relation) code {
	if b.fixed != nil && b.fixed.State == OK {
		if out, ok := compareWithNumber(a, b.fixed.Number, r); ok {
			return out
		}
	}
	if a.exact != nil && b.exact != nil {
		return comparing(a.exact, b.exact, func(v, w exact.Number) bool { return r.of(compareNumbers(v, w)) })
	}
	return comparing(a.float, b.float, func(v, w float64) bool { return r.of(cmp.Compare(v, w)) })
}

// compareWithNumber compares a column of numbers, or a number that is not exact, with a constant. It avoids
// indirect calls where it can, since filters do little else. ok is false if no such code exists.
func compareWithNumber(a code, with exact.Number, r relation) (code, bool) {
	if a.exact == nil {
		return compareFloat(a, with.Near(), r), true
	}
	if a.column == nil || a.column.Integer == nil {
		return code{}, false
	}
	units, ok := with.In(0)
	limit, short := units.Int64()
	if !ok || !short {
		return code{}, false
	}
	get := a.column.Integer
	return ofTruth(func(row Row) (bool, State) {
		v, ok := get(row)
		if !ok {
			return false, Missing
		}
		return v < limit && r.less || v == limit && r.equal || v > limit && r.greater, OK
	}), true
}

func compareFloat(a code, limit float64, r relation) code {
	if a.column != nil && a.column.Float != nil {
		get := a.column.Float
		return ofTruth(func(row Row) (bool, State) {
			v, ok := get(row)
			if !ok {
				return false, Missing
			}
			return v < limit && r.less || v == limit && r.equal || v > limit && r.greater, OK
		})
	}
	get := a.float
	return ofTruth(func(row Row) (bool, State) {
		v, s := get(row)
		return v < limit && r.less || v == limit && r.equal || v > limit && r.greater, s
	})
}

// compareTextCodes returns code that compares texts: equality ignores letter case, and order is natural.
func compareTextCodes(a, b code, r relation) code {
	if r.less != r.greater {
		return comparing(a.text, b.text, func(v, w string) bool { return r.of(orderTexts(v, w)) })
	}
	if b.fixed == nil || b.fixed.State != OK {
		return comparing(a.text, b.text, func(v, w string) bool { return equalFold(v, w) == r.equal })
	}
	get, with := a.text, newNeedle(b.fixed.Text)
	return ofTruth(func(row Row) (bool, State) {
		v, s := get(row)
		return with.equals(v) == r.equal, s
	})
}

// orderTexts returns the natural order of two texts, ignoring letter case.
func orderTexts(a, b string) int {
	if equalFold(a, b) {
		return 0
	}
	return textorder.Compare(a, b)
}

// compareTickCodes returns code that compares dates and durations. A fixed date that names a period, such as
// a day, equals every time in it.
func compareTickCodes(a, b code, r relation) code {
	if b.fixed == nil || b.fixed.State != OK {
		return comparing(a.ticks, b.ticks, func(v, w int64) bool { return r.of(cmp.Compare(v, w)) })
	}
	get, from, till := a.ticks, b.fixed.Ticks, max(b.till, b.fixed.Ticks+1)
	return ofTruth(func(row Row) (bool, State) {
		v, s := get(row)
		return v < from && r.less || v >= from && v < till && r.equal || v >= till && r.greater, s
	})
}

func buildBetween(_ *compiler, n *node, args []code) code {
	typ := operandType(n.args)
	low := compareCodes(typ, args[0], args[1], relations[">="])
	high := compareCodes(typ, args[0], args[2], relations["<="])
	return pairLogic(low.truth, high.truth, false)
}
