// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Rest is a part of an expression that package expr has no words for, so that no source can test it.
type Rest struct {
	// Start and End are its place in the text that Parse read, in bytes.
	Start, End int
	// Name is the operator or the function that there is no word for, or the kind of what is
	// compared.
	Name string
}

// Predicate is a condition as an expression of the model of filters, which sources and databases
// understand: comparisons of a column with values, joined by and, or and not. rest are the parts that
// it has no words for, such as arithmetic; the predicate is nil then. Where the order of texts is
// that of the grid, both are true for the same rows.
func (e Expr) Predicate() (p expr.Expr, rest []Rest) {
	if e.root == nil {
		return nil, nil
	}
	var t translator
	p = t.condition(e.root)
	if t.rest != nil {
		return nil, t.rest
	}
	return p, nil
}

// Split divides a condition into what the model of filters has words for and the rest: a row passes if
// it passes both. The predicate is nil where there is nothing of it, and so the rest is zero.
func (e Expr) Split() (p expr.Expr, rest Expr) {
	if e.root == nil {
		return nil, e
	}
	parts := []*node{e.root}
	if e.root.op == opAnd {
		parts = e.root.args
	}
	var sure []expr.Expr
	var left []*node
	for _, part := range parts {
		if one, not := (Expr{part}).Predicate(); not == nil {
			sure = append(sure, one)
		} else {
			left = append(left, part)
		}
	}
	switch len(left) {
	case 0:
	case 1:
		rest = Expr{left[0]}
	default:
		rest = Expr{&node{op: opAnd, args: left, typ: Bool, at: e.root.at, depth: e.root.depth}}
	}
	return expr.Join(sure...), rest
}

// translator makes expressions of nodes and notes those that it cannot.
type translator struct{ rest []Rest }

// unknown notes a part that has no words.
func (t *translator) unknown(n *node, name string) expr.Expr {
	t.rest = append(t.rest, Rest{n.at.start, n.at.end, name})
	return nil
}

func (t *translator) condition(n *node) expr.Expr {
	switch {
	case n.isColumn():
		return expr.Compare{Column: n.column, Op: expr.OpEqual, Value: value.Bool(true)}
	case n.isLiteral() && n.typ == Bool && n.lit.value.State == OK:
		if n.lit.value.Bool {
			return expr.And{}
		}
		return expr.Or{}
	case n.isLiteral():
		return t.unknown(n, "missing")
	}
	switch n.op {
	case opAnd:
		return expr.And(t.all(n.args))
	case opOr:
		return expr.Or(t.all(n.args))
	case opNot:
		return expr.Not{Of: t.condition(n.args[0])}
	}
	return t.comparison(n)
}

func (t *translator) all(nodes []*node) []expr.Expr {
	out := make([]expr.Expr, len(nodes))
	for i, n := range nodes {
		out[i] = t.condition(n)
	}
	return out
}

// comparison is a comparison of a column with values.
func (t *translator) comparison(n *node) expr.Expr {
	if op := comparisons[n.op.name]; op == n.op && !n.args[0].isColumn() && n.args[1].isColumn() {
		n = &node{op: comparisons[turnedSigns[op.name]], args: []*node{n.args[1], n.args[0]}, at: n.at}
	}
	if len(n.args) == 0 || !n.args[0].isColumn() {
		return t.unknown(n, n.op.name)
	}
	for _, a := range n.args[1:] {
		if !a.isLiteral() {
			return t.unknown(a, t.nameOf(a))
		}
	}
	return t.ofColumn(n, n.args[0].column, n.args[1:])
}

// turnedSigns are the comparisons with the operands the other way round.
var turnedSigns = map[string]string{"=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

func (t *translator) nameOf(n *node) string {
	if n.op != nil {
		return n.op.name
	}
	return n.column
}

// ofColumn is a comparison of a column with literals.
func (t *translator) ofColumn(n *node, column string, with []*node) expr.Expr {
	switch n.op {
	case opMissing:
		return expr.Null{Column: column}
	case opEmpty:
		if n.args[0].typ == Text {
			return expr.Blank(column)
		}
		return expr.Null{Column: column}
	case opContains:
		return t.match(n, expr.MatchContains)
	case opStarts:
		return t.match(n, expr.MatchStarts)
	case opEnds:
		return t.match(n, expr.MatchEnds)
	case opBetween:
		return expr.And{t.compare(n, ">=", with[0]), t.compare(n, "<=", with[1])}
	case opIn:
		return t.in(n, column, with)
	}
	if comparisons[n.op.name] == n.op {
		return t.compare(n, n.op.name, with[0])
	}
	return t.named(n, column, with)
}

// named are functions that are conditions.
func (t *translator) named(n *node, column string, with []*node) expr.Expr {
	switch n.op.name {
	case "contains":
		return t.match(n, expr.MatchContains)
	case "startswith":
		return t.match(n, expr.MatchStarts)
	case "endswith":
		return t.match(n, expr.MatchEnds)
	case "isempty":
		return t.ofColumn(&node{op: opEmpty, args: n.args, at: n.at}, column, with)
	case "ismissing":
		return expr.Null{Column: column}
	case "exact":
		return expr.Compare{Column: column, Op: expr.OpEqual, Value: valueOf(with[0].lit)}
	}
	return t.unknown(n, n.op.name)
}

func (t *translator) match(n *node, op expr.MatchOp) expr.Expr {
	v := n.args[1].lit.value
	if v.State != OK {
		return t.unknown(n.args[1], "missing")
	}
	return expr.Match{Columns: []string{n.args[0].column}, Op: op, Text: v.Text}
}

// operators are the signs in the model.
var modelOps = map[string]expr.Op{
	"=": expr.OpEqual, "<>": expr.OpNotEqual, "<": expr.OpLess, "<=": expr.OpLessEqual, ">": expr.OpGreater, ">=": expr.OpGreaterEqual,
}

// compare compares the column of n with a literal: texts for equality without letter case, and dates with
// the whole of what they name.
func (t *translator) compare(n *node, sign string, with *node) expr.Expr {
	column, v := n.args[0].column, valueOf(with.lit)
	switch {
	case with.typ == Duration || n.args[0].typ == Duration:
		return t.unknown(n, Duration.String())
	case with.typ == Text && sign == "=":
		return matchEqual(column, with)
	case with.typ == Text && sign == "<>":
		return expr.Not{Of: matchEqual(column, with)}
	case with.typ == Date && with.lit.till > with.lit.value.Ticks:
		return comparePeriod(column, sign, v, timeValue(with.lit.till))
	}
	return expr.Compare{Column: column, Op: modelOps[sign], Value: v}
}

func matchEqual(column string, with *node) expr.Expr {
	return expr.Match{Columns: []string{column}, Op: expr.MatchEquals, Text: with.lit.value.Text}
}

// comparePeriod compares with a period from a time to the one before another.
func comparePeriod(column, sign string, from, till value.Value) expr.Expr {
	within := expr.And{expr.Compare{Column: column, Op: expr.OpGreaterEqual, Value: from}, expr.Compare{Column: column, Op: expr.OpLess, Value: till}}
	switch sign {
	case "=":
		return within
	case "<>":
		return expr.Not{Of: within}
	case "<":
		return expr.Compare{Column: column, Op: expr.OpLess, Value: from}
	case "<=":
		return expr.Compare{Column: column, Op: expr.OpLess, Value: till}
	case ">":
		return expr.Compare{Column: column, Op: expr.OpGreaterEqual, Value: till}
	}
	return expr.Compare{Column: column, Op: expr.OpGreaterEqual, Value: from}
}

// in is a list of values; days among them stand for all their times.
func (t *translator) in(n *node, column string, with []*node) expr.Expr {
	values := []value.Value{}
	var periods []expr.Expr
	for _, w := range with {
		switch {
		case w.typ == Duration:
			return t.unknown(w, Duration.String())
		case w.typ == Date && w.lit.till > w.lit.value.Ticks:
			periods = append(periods, t.compare(n, "=", w))
		default:
			values = append(values, valueOf(w.lit))
		}
	}
	if periods == nil {
		return expr.In{Column: column, Values: values}
	}
	if len(values) > 0 {
		periods = append(periods, expr.In{Column: column, Values: values})
	}
	return expr.Or(periods)
}

// valueOf is a literal as a value, null for missing.
func valueOf(l literal) value.Value {
	v := l.value
	switch {
	case v.State != OK:
		return value.Value{}
	case v.Type == Number:
		return valueOfNumber(v.Number)
	case v.Type == Text:
		return value.Text(v.Text)
	case v.Type == Bool:
		return value.Bool(v.Bool)
	}
	return timeValue(v.Ticks)
}

// timeValue is a time on the wall as sources have it: as if it were in UTC.
func timeValue(micros int64) value.Value { return value.Time(OfMicros(micros)) }

func valueOfNumber(n exact.Number) value.Value {
	if n.Exact {
		if v, err := value.Decimal(string(n.AppendText(nil))); err == nil {
			return v
		}
	}
	return value.Float(n.Near())
}
