// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// code is a compiled part of an expression: functions of a row. It has the function of its type; a number has
// float, and exact too if it is exact. The zero value is a missing value.
type code struct {
	exact func(row Row) (exact.Number, State)
	float func(row Row) (float64, State)
	text  func(row Row) (string, State)
	truth func(row Row) (bool, State)
	ticks func(row Row) (int64, State)
	// column reads the column if the code is a column, and fixed is the value if it is the same for all rows.
	// Comparisons use both to avoid indirect calls.
	column *Reader
	fixed  *Value
	// till is the first microsecond after the period that a date names, 0 if it names none.
	till int64
}

// compiler compiles nodes to code.
type compiler struct {
	get    Getter
	now    int64
	failed bool
	// shares reports whether the code runs in an evaluation, because it reads calculated columns.
	shares bool
}

func (c *compiler) compile(n *node) code {
	switch {
	case n.isColumn():
		return c.column(n)
	case n.isLiteral():
		out := constant(n.lit.value)
		if n.lit.till > n.lit.value.Ticks {
			out.till = n.lit.till
		}
		return out
	}
	args := make([]code, len(n.args))
	fixed := true
	for i, a := range n.args {
		args[i] = c.compile(a)
		fixed = fixed && args[i].fixed != nil
	}
	if c.failed {
		return code{}
	}
	out := n.op.build(c, n, args)
	if fixed && out.fixed == nil {
		return out.folded(n.typ)
	}
	return out
}

// folded evaluates code that is the same for all rows and returns it as a constant.
func (c code) folded(typ Type) code {
	p := Program{typ: typ, uses: c}
	out := constant(p.Value(Row{}))
	out.till = c.till
	return out
}

// constant returns the code of v. It has only the function of its type, so that callers can distinguish the
// type of a missing value.
func constant(v Value) code {
	out := code{fixed: &v}
	s := v.State
	switch v.Type {
	case Number:
		f := v.Number.Near()
		n := v.Number
		if n.Exact {
			n.Float = f
		}
		out.exact = func(Row) (exact.Number, State) { return n, s }
		out.float = func(Row) (float64, State) { return f, s }
	case Text:
		out.text = func(Row) (string, State) { return v.Text, s }
	case Bool:
		out.truth = func(Row) (bool, State) { return v.Bool, s }
	case Date, Duration:
		out.ticks = func(Row) (int64, State) { return v.Ticks, s }
	default:
		return missingCode(&v)
	}
	return out
}

// missingCode returns the code of the word missing, which has the functions of every type.
func missingCode(v *Value) code {
	return code{
		fixed: v,
		exact: func(Row) (exact.Number, State) { return exact.Number{}, Missing },
		float: func(Row) (float64, State) { return 0, Missing },
		text:  func(Row) (string, State) { return "", Missing },
		truth: func(Row) (bool, State) { return false, Missing },
		ticks: func(Row) (int64, State) { return 0, Missing },
	}
}

// state returns the state of the code's value for a row.
func (c *code) state(row Row) (s State) {
	switch {
	case c.exact != nil && c.text == nil:
		_, s = c.exact(row)
	case c.float != nil:
		_, s = c.float(row)
	case c.text != nil:
		_, s = c.text(row)
	case c.truth != nil:
		_, s = c.truth(row)
	case c.ticks != nil:
		_, s = c.ticks(row)
	default:
		s = Missing
	}
	return s
}

// ofExact returns the code of a number that may be exact.
func ofExact(get func(row Row) (exact.Number, State)) code {
	return code{exact: get, float: func(row Row) (float64, State) {
		n, s := get(row)
		return n.Near(), s
	}}
}

func ofFloat(get func(row Row) (float64, State)) code { return code{float: get} }

func ofText(get func(row Row) (string, State)) code { return code{text: get} }
func ofTruth(get func(row Row) (bool, State)) code  { return code{truth: get} }
func ofTicks(get func(row Row) (int64, State)) code { return code{ticks: get} }
