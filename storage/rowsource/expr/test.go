// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Row gives a Test access to one row.
type Row interface {
	// Value returns the value of a column, null for none.
	Value(column string) value.Value
	// Text returns the text that the column shows for a value that is not null, for Match.
	Text(column string) string
}

// Test evaluates an expression for one row. It is safe for concurrent use if the row is.
type Test func(Row) Truth

// Orders returns the order by which the values of a column are compared: Value.Compare, Value.CompareNatural or
// another one in which only equal values compare as equal. A nil Orders means Value.Compare for all columns.
type Orders func(column string) func(a, b value.Value) int

// of returns the order of a column.
func (o Orders) of(column string) func(a, b value.Value) int {
	if o == nil {
		return value.Value.Compare
	}
	return o(column)
}

// Compile returns a test of an expression. It fails where Check does. The test of a nil expression is always
// True.
func Compile(e Expr, orders Orders) (Test, error) {
	if err := Check(e); err != nil {
		return nil, err
	}
	if e == nil {
		return func(Row) Truth { return True }, nil
	}
	return compile(e, orders), nil
}

// compile returns a test of an expression that Check has passed.
func compile(e Expr, orders Orders) Test {
	switch e := e.(type) {
	case And:
		return all(compileParts(e, orders), False)
	case Or:
		return all(compileParts(e, orders), True)
	case Not:
		of := compile(e.Of, orders)
		return func(r Row) Truth { return of(r).Not() }
	case Compare:
		return compileCompare(e, orders.of(e.Column))
	case In:
		return compileIn(e)
	case Null:
		return func(r Row) Truth { return truthOf(r.Value(e.Column).IsNull()) }
	case Match:
		return compileMatch(e)
	}
	return func(Row) Truth { return False }
}

func compileParts(parts []Expr, orders Orders) []Test {
	tests := make([]Test, len(parts))
	for i, part := range parts {
		tests[i] = compile(part, orders)
	}
	return tests
}

// all returns the test of And if decisive is False, of Or if it is True: the result is decisive if the result
// of any part is, else Unknown if the result of any part is.
func all(parts []Test, decisive Truth) Test {
	return func(r Row) Truth {
		out := decisive.Not()
		for _, part := range parts {
			switch t := part(r); t {
			case decisive:
				return decisive
			case Unknown:
				out = Unknown
			}
		}
		return out
	}
}

func compileCompare(e Compare, order func(a, b value.Value) int) Test {
	return func(r Row) Truth {
		switch v := r.Value(e.Column); {
		case v.IsNull() || e.Value.IsNull():
			return Unknown
		case v.Kind() != e.Value.Kind():
			return truthOf(e.Op == OpNotEqual)
		default:
			return truthOf(e.Op.Holds(order(v, e.Value)))
		}
	}
}

func compileIn(e In) Test {
	set := make(map[value.Value]bool, len(e.Values))
	for _, v := range e.Values {
		set[v] = true
	}
	none := Unknown
	if slices.ContainsFunc(e.Values, value.Value.IsNull) {
		none = True
	}
	return func(r Row) Truth {
		v := r.Value(e.Column)
		if v.IsNull() {
			return none
		}
		return truthOf(set[v])
	}
}

func compileMatch(e Match) Test {
	tests := make([]Test, len(e.Columns))
	find := e.compile()
	for i, column := range e.Columns {
		tests[i] = func(r Row) Truth {
			if r.Value(column).IsNull() {
				return Unknown
			}
			return truthOf(find(r.Text(column)))
		}
	}
	return all(tests, True)
}
