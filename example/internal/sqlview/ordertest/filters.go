// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package ordertest

import (
	"context"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// distinct holds the values of a column, in the order of the database, and the number of rows with each.
type distinct struct {
	values []value.Value
	rows   []int64
	place  map[value.Value]int
	// times maps texts of SQLite that are times in another form than the column's to these times.
	times map[value.Value]value.Value
}

// evaluate reports whether a value passes, in plain Go.
func (d distinct) evaluate(t testing.TB, e expr.Predicate, v value.Value) bool {
	test, err := expr.Compile(e, func(string) func(a, b value.Value) int { return d.order })
	require.NoError(t, err)
	return test(oneValue{d.read(e, v)})
}

// read returns the time of the text v if e compares the order of times, and otherwise v.
func (d distinct) read(e expr.Predicate, v value.Value) value.Value {
	if not, ok := e.(expr.Not); ok {
		return d.read(not.Of, v)
	}
	c, ok := e.(expr.Compare)
	if at, isTime := d.times[v]; ok && isTime && c.Value.Kind() == value.KindTime && c.Op != expr.OpEqual && c.Op != expr.OpNotEqual {
		return at
	}
	return v
}

// order compares texts as the database does, in the order of its collation, and other values as Value.Compare does.
func (d distinct) order(a, b value.Value) int {
	i, known := d.place[a]
	k, both := d.place[b]
	if a.Kind() != value.KindText || !known || !both {
		return a.Compare(b)
	}
	return i - k
}

// oneValue is a row of one column.
type oneValue struct{ of value.Value }

func (o oneValue) Value(string) value.Value { return o.of }
func (o oneValue) Text(string) string       { return o.of.String() }

// foreign lists values of all kinds, which a column may contain or not.
var foreign = []value.Value{
	{}, value.Bool(true), value.Bool(false), value.Int(0), value.Int(1), value.Int(2), value.Int(5), value.Float(0.5), value.Float(-1e300), value.Float(1e300), value.Text("5"), value.Text("1.5"), value.Text("NaN"),
	value.Text(""), value.Text("2024-01-05"), value.Bytes([]byte("5")), value.Bytes(nil), value.Time(time.Date(2024, 1, 5, 0, 0, 0, 0, time.UTC)), value.Time(time.Date(2024, 1, 5, 10, 0, 0, 0, time.UTC)), value.Time(time.Date(2024, 1, 5, 1, 30, 0, 0, time.UTC)),
}

// checkFilters filters by each value of a column, and by values of all kinds, with each operator, and checks that as
// many rows pass as in plain Go. It returns the number of filters.
func (of Table) checkFilters(t *testing.T, column string) (n int) {
	t.Helper()
	d := of.distinct(t, column)
	check := func(e expr.Predicate) {
		n++
		var want int64
		for i, v := range d.values {
			if d.evaluate(t, e, v) {
				want += d.rows[i]
			}
		}
		require.Equal(t, want, of.count(t, rowsource.Query{Filter: e}), "rows that pass %s", expr.Print(e))
	}
	with := d.values
	for _, v := range foreign {
		if v.Kind() != value.KindText || of.Column.Kind.Values() != value.KindText {
			with = append(with, v)
		}
	}
	for i, v := range with {
		if testing.Short() && i%shortStep != 0 {
			continue
		}
		in := expr.In{Column: column, Values: []value.Value{v}}
		check(in)
		check(expr.Not{Of: in})
		check(expr.In{Column: column, Values: []value.Value{v, with[(i+7)%len(with)], {}}})
		for op := expr.OpEqual; op <= expr.OpGreaterEqual; op++ {
			compare := expr.Compare{Column: column, Op: op, Value: v}
			if _, known := d.place[v]; v.Kind() == value.KindText && op > expr.OpNotEqual && (!known || len(v.String()) > longText) {
				continue // its place in the order is not known, nor which of two long texts comes first
			}
			check(compare)
			check(expr.Not{Of: compare})
		}
	}
	check(expr.Null{Column: column})
	check(expr.Not{Of: expr.Null{Column: column}})
	if _, empty := d.place[value.Text("")]; empty || of.Engine != address.SQLite { // where a collation may have it as a blank
		blank := expr.In{Column: column, Values: []value.Value{{}, value.Text("")}}
		check(blank)
		check(expr.Not{Of: blank})
		check(expr.Not{Of: expr.In{Column: column, Values: append(d.values[:min(len(d.values), 1):1], value.Text(""))}})
	}
	return n + of.checkMatches(t, column)
}

// longText is the length in bytes from which MySQL sorts texts by only a part.
const longText = 120

// shortStep is the distance between the values that a short test uses.
const shortStep = 31

// distinct reads the values of a column.
func (of Table) distinct(t *testing.T, column string) distinct {
	t.Helper()
	ctx := context.Background()
	v, err := of.Source.Open(ctx, rowsource.Query{Group: []string{column}})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Groups(ctx, rowsource.Seek{Index: 0}, rowCount)
	require.NoError(t, err)
	d := distinct{place: map[value.Value]int{}, times: map[value.Value]value.Value{}}
	for i, g := range page.Items {
		require.NotContains(t, d.place, g.Value())
		d.values, d.rows, d.place[g.Value()] = append(d.values, g.Value()), append(d.rows, g.Rows), i
	}
	for _, r := range of.all(t) {
		if text := r.Text(column); text != "" && r.Value(column).Kind() == value.KindTime {
			d.times[value.Text(text)] = r.Value(column)
		}
	}
	return d
}

// all reads the rows.
func (of Table) all(t *testing.T) []sqlrows.Row {
	t.Helper()
	v, err := of.Source.Open(context.Background(), rowsource.Query{})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, rowCount)
	require.NoError(t, err)
	return page.Items
}

// needles are searched for in the texts of values.
var needles = []string{
	"5", "a", "A", "0", "-", "tru", "%", "x", "2024-01-05", "' ", "", "35", "FF", "a\x00b", "a\x00", "\x00B", "e+300", "e-", "9007199254740993", "30000000000000004",
	"123456789012345680000000000000", "+", ".", "가", "Ä", " ",
}

// checkMatches searches for texts in the texts of a column's values. It skips texts that depend on the database:
// times that are not texts; in PostgreSQL, which has a locale, letters beyond ASCII, blanks at the end and
// infinities; in MySQL and MariaDB single-precision numbers, which they write with six digits, and floats with
// ZEROFILL.
func (of Table) checkMatches(t *testing.T, column string) (n int) {
	t.Helper()
	rows := of.all(t)
	for i, needle := range needles {
		if testing.Short() && i%4 != 0 || of.Engine == address.PostgreSQL && isForeign(needle) {
			continue
		}
		for _, op := range []expr.MatchOp{expr.MatchContains, expr.MatchEquals, expr.MatchStarts, expr.MatchEnds} {
			for _, opposite := range []bool{false, true} {
				m := expr.Match{Columns: []string{column}, Op: op, Text: needle}
				matches, err := m.Matcher()
				require.NoError(t, err)
				var filter expr.Predicate = m
				if opposite {
					filter = expr.Not{Of: m}
				}
				n++
				passes := map[int64]bool{}
				for _, id := range of.plain(t, rowsource.Query{Filter: filter}, "id") {
					passes[id] = true
				}
				for _, r := range rows {
					text, plain := of.text(r, column)
					id, _ := r.Value("id").AsInt()
					if want := !r.Value(column).IsNull() && matches(text) != opposite; plain {
						require.Equal(t, want, passes[id], "%s of %q", expr.Print(filter), text)
					}
				}
			}
		}
	}
	return n
}

// text returns the text of a value; plain is false if databases format the value in different ways.
func (of Table) text(r sqlrows.Row, column string) (text string, plain bool) {
	v := r.Value(column)
	if text = r.Text(column); text == "" {
		text = v.String()
	}
	switch {
	case v.Kind() == value.KindTime:
		return text, r.Text(column) != ""
	case of.Engine == address.SQLite:
		return text, true
	case of.Engine == address.MySQL:
		return text, !of.Column.Single && (r.Text(column) != "" || !strings.Contains(of.Column.Type, "zerofill"))
	}
	return text, !strings.HasSuffix(text, " ") && !strings.HasSuffix(text, "Inf") && !isForeign(text)
}

// isForeign reports whether a text contains letters beyond ASCII.
func isForeign(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) >= 0
}
