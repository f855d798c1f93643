// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// errNoWords is the error of what the language has no words for.
var errNoWords = errors.New("no words for it")

// Of is an expression of the model of filters as one of this language, which is true for the same rows. It
// fails where expr.Check does, for columns that the schema does not have or that are of another type,
// and for bytes, infinities, regular expressions and searches by initial consonants, for which the
// language has no words.
func Of(e expr.Expr, s Schema) (Expr, error) {
	if err := expr.Check(e); err != nil {
		return Expr{}, err
	}
	if e == nil {
		return Expr{}, nil
	}
	r := reader{schema: &s}
	root := r.node(e)
	if r.err != nil {
		return Expr{}, fmt.Errorf("formula: %s: %w", expr.Print(e), r.err)
	}
	return Expr{root}, nil
}

// reader makes nodes of expressions of the model, up to the first error.
type reader struct {
	schema *Schema
	err    error
}

func (r *reader) fail(err error) *node {
	if r.err == nil {
		r.err = err
	}
	return valueNode(Value{Type: Bool}, span{})
}

func (r *reader) call(op *operator, args ...*node) *node {
	n, err := callNode(op, args, span{})
	if err != nil {
		return r.fail(err)
	}
	return n
}

func (r *reader) node(e expr.Expr) *node {
	switch e := e.(type) {
	case expr.And:
		return r.joined(opAnd, e)
	case expr.Or:
		return r.joined(opOr, e)
	case expr.Not:
		return r.call(opNot, r.node(e.Of))
	case expr.Null:
		return r.call(opMissing, r.column(e.Column))
	case expr.Compare:
		return r.compare(e)
	case expr.In:
		return r.in(e)
	case expr.Match:
		return r.match(e)
	}
	return r.fail(errNoWords)
}

// joined is true or false without parts, and the part where there is one.
func (r *reader) joined(op *operator, parts []expr.Expr) *node {
	if len(parts) == 0 {
		return valueNode(Value{Type: Bool, Bool: op == opAnd}, span{})
	}
	nodes := make([]*node, len(parts))
	for i, p := range parts {
		nodes[i] = r.node(p)
	}
	if len(nodes) == 1 {
		return nodes[0]
	}
	return r.call(op, nodes...)
}

func (r *reader) column(id string) *node {
	for i := range r.schema.Columns {
		if c := &r.schema.Columns[i]; c.ID == id {
			return columnNode(c, span{})
		}
	}
	return r.fail(fmt.Errorf("no column %q", id))
}

func (r *reader) compare(e expr.Compare) *node {
	column, with := r.column(e.Column), r.value(e.Value)
	if e.Value.Kind() != value.KindText || e.Op != expr.OpEqual && e.Op != expr.OpNotEqual {
		return r.call(comparisons[e.Op.String()], column, with)
	}
	exactly := r.call(functions()["exact"], column, with)
	if e.Op == expr.OpNotEqual {
		return r.call(opNot, exactly)
	}
	return exactly
}

func (r *reader) in(e expr.In) *node {
	args := []*node{r.column(e.Column)}
	for _, v := range e.Values {
		args = append(args, r.value(v))
	}
	return r.call(opIn, args...)
}

// match is an or of its columns.
func (r *reader) match(e expr.Match) *node {
	op := map[expr.MatchOp]*operator{expr.MatchContains: opContains, expr.MatchStarts: opStarts, expr.MatchEnds: opEnds, expr.MatchEquals: comparisons["="]}[e.Op]
	if op == nil || e.Case || e.Initials {
		return r.fail(errNoWords)
	}
	nodes := make([]expr.Expr, 0, len(e.Columns))
	for _, c := range e.Columns {
		nodes = append(nodes, expr.Match{Columns: []string{c}, Op: e.Op, Text: e.Text})
	}
	if len(nodes) != 1 {
		return r.joined(opOr, nodes)
	}
	return r.call(op, r.column(e.Columns[0]), textNode(e.Text, span{}))
}

func (r *reader) value(v value.Value) *node {
	switch v.Kind() {
	case value.KindNull:
		return valueNode(Value{State: Missing}, span{})
	case value.KindBool:
		b, _ := v.AsBool()
		return valueNode(Value{Type: Bool, Bool: b}, span{})
	case value.KindText:
		s, _ := v.AsText()
		return textNode(s, span{})
	case value.KindTime:
		t, _ := v.AsTime()
		if t.Nanosecond()%nanosPerMicro != 0 || t.Year() < 0 || t.Year() > 9999 {
			return r.fail(errNoWords)
		}
		return dateNode(period{Micros(t), Micros(t)}, span{})
	case value.KindNumber:
		return r.number(v)
	}
	return r.fail(errNoWords)
}

func (r *reader) number(v value.Value) *node {
	digits, ok := v.AsDecimal()
	n, read := exact.Parse([]byte(digits))
	if !ok || !read {
		return r.fail(errNoWords)
	}
	return valueNode(Value{Type: Number, Number: trimmed(n)}, span{})
}
