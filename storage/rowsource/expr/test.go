// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Row gives a predicate access to one row.
type Row interface {
	// Value returns the value of a column, null for none.
	Value(column string) value.Value
	// Text returns the text that the column shows for a value that is not null, for Match.
	Text(column string) string
}

// Compile returns a function that reports whether a row passes: whether the predicate is true for it. It fails
// where Check does. All rows pass a nil predicate. The function is safe for concurrent use if the rows are.
//
// order returns the order by which the values of a column are compared: value.Value.Compare,
// value.Value.CompareNatural or another one in which only equal values compare as equal. A nil order means
// value.Value.Compare for all columns.
func Compile(p Predicate, order func(column string) func(a, b value.Value) int) (func(Row) bool, error) {
	test, err := compileTruth(p, order)
	if err != nil {
		return nil, err
	}
	return func(r Row) bool { return test(r) == yes }, nil
}

// test evaluates a predicate for one row.
type test func(Row) truth

// orders returns the order of the values of a column.
type orders func(column string) func(a, b value.Value) int

// of returns the order of a column.
func (o orders) of(column string) func(a, b value.Value) int {
	if o == nil {
		return value.Value.Compare
	}
	return o(column)
}

// compileTruth returns a test of a predicate. It fails where Check does. The test of nil is always yes.
func compileTruth(p Predicate, order orders) (test, error) {
	if err := Check(p); err != nil {
		return nil, err
	}
	if p == nil {
		return func(Row) truth { return yes }, nil
	}
	return compile(p, order), nil
}

// compile returns a test of a predicate that Check has passed.
func compile(e Predicate, order orders) test {
	switch e := e.(type) {
	case And:
		return all(compileParts(e, order), no)
	case Or:
		return all(compileParts(e, order), yes)
	case Not:
		of := compile(e.Of, order)
		return func(r Row) truth { return of(r).not() }
	case Compare:
		return compileCompare(e, order.of(e.Column))
	case In:
		return compileIn(e)
	case Null:
		return func(r Row) truth { return truthOf(r.Value(e.Column).IsNull()) }
	case Match:
		return compileMatch(e)
	}
	return func(Row) truth { return no }
}

func compileParts(parts []Predicate, order orders) []test {
	tests := make([]test, len(parts))
	for i, part := range parts {
		tests[i] = compile(part, order)
	}
	return tests
}

// all returns the test of And if decisive is no, of Or if it is yes: the result is decisive if the result
// of any part is, else unknown if the result of any part is.
func all(parts []test, decisive truth) test {
	return func(r Row) truth {
		out := decisive.not()
		for _, part := range parts {
			switch t := part(r); t {
			case decisive:
				return decisive
			case unknown:
				out = unknown
			}
		}
		return out
	}
}

func compileCompare(e Compare, order func(a, b value.Value) int) test {
	return func(r Row) truth {
		switch v := r.Value(e.Column); {
		case v.IsNull() || e.Value.IsNull():
			return unknown
		case v.Kind() != e.Value.Kind():
			return truthOf(e.Op == OpNotEqual)
		default:
			return truthOf(e.Op.Holds(order(v, e.Value)))
		}
	}
}

func compileIn(e In) test {
	set := make(map[value.Value]bool, len(e.Values))
	for _, v := range e.Values {
		set[v] = true
	}
	none := unknown
	if slices.ContainsFunc(e.Values, value.Value.IsNull) {
		none = yes
	}
	return func(r Row) truth {
		v := r.Value(e.Column)
		if v.IsNull() {
			return none
		}
		return truthOf(set[v])
	}
}

func compileMatch(e Match) test {
	tests := make([]test, len(e.Columns))
	find := e.compile()
	for i, column := range e.Columns {
		tests[i] = func(r Row) truth {
			if r.Value(column).IsNull() {
				return unknown
			}
			return truthOf(find(r.Text(column)))
		}
	}
	return all(tests, yes)
}
