// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Table is a table or a view of a database, as its catalogue has it.
type Table struct {
	// Name has the parts of the name: the schema, if needed, and the table.
	Name    []string
	Columns []Column
	// Key has the ids of the columns whose values together are unique. They are never null. In
	// SQLite, a table without a key has one if a column named rowid is among Columns.
	Key []string
	// Unique, if not empty, is another key of a table whose Key is a number that the database gives to
	// another row once a row is deleted, such as the rowid of SQLite. Edits expect the values that they
	// read in it, and ids by it, from a time when it was the Key, are understood.
	Unique []string
	// Version, if not empty, is the id of a column that changes whenever the row does. A column
	// of numbers is incremented by each write, and 1 in new rows; others change by themselves.
	Version string
}

// Column is a column of a Table.
type Column struct {
	// ID is the column's in queries, Name the one in the database; empty: the ID.
	ID, Name string
	// Kind is the kind of its values.
	Kind value.Kind
	// NotNull says that no value is null, which makes simpler and faster statements. The
	// columns of the key need not say so.
	NotNull bool
	// ReadOnly says that the database computes the values: they cannot be written.
	ReadOnly bool
	// NaN says that a number may be NaN. It is read as the text "NaN", which stands after all numbers
	// and is none of them: filters tell it apart from null, and sums pass over it. In ClickHouse,
	// which has no order for it, it counts as null; sorting and filtering by the column needs an
	// index on the expression that the statements have there. The type of the column must know it.
	NaN bool
	// Single says that numbers have single precision: the value of one is that with the fewest digits, 0.1
	// and not 0.10000000149011612, and stands for it in filters and cursors.
	Single bool
	// Digits is how many digits whole numbers are shown with at least, by zeros before them; see Row.Text.
	Digits int
	// AsDigits says that SQLite has the numbers of the column as texts of their digits, in a collation of the
	// program that orders them as numbers, infinities by their names, before other texts.
	AsDigits bool
	// Sum, if not empty, is an expression of SQL, with % in place of the column, that adds up the numbers of a column
	// with AsDigits to such a text, in the same collation: by a function of the program. Without it they are added up
	// as float64. It is part of statements as it is, and must not come from input.
	Sum string
	// AsText sorts and compares a column of texts as text, where its type has another order or none: an
	// ENUM of MySQL, JSON. That needs an index on the expression, too.
	AsText bool
	// Expr, if not empty, is an expression of SQL, with % in place of the column, that is read, sorted
	// and compared in place of the column: "CAST(% AS UNSIGNED)" for a BIT of MySQL. Writes set the
	// column itself. It is part of statements as it is, and must not come from input.
	Expr string
	// Type, if not empty, is the type, in SQL, to which texts are cast before they are compared with the
	// column. It is for types whose values are read as text, and for which PostgreSQL does not find the
	// comparison by itself: regclass. In a column of days it is the type of the times that have a time of day,
	// which is cut off otherwise: timestamp. It must not come from input either.
	Type string
	// Cut, if above 0, is by how many characters, or bytes, rows are sorted. Rows that begin alike are
	// sorted by the next terms. It is for long values in MySQL, which passes over what is longer than
	// max_sort_length when it sorts, but not when it compares. Columns of the key are not cut.
	Cut int
	// Layout is how a database without a type for times has them as text, in the words of
	// package time; empty: "2006-01-02 15:04:05.999999999", in UTC. Texts in another layout are
	// read, but a filter compares them as texts.
	Layout string
}

// ErrNoKey is the error of a Table without a key: its rows have no total order and no ids.
var ErrNoKey = errors.New("sqlrows: the table has no key")

// Statement is a statement of SQL with its values, in the order of their placeholders. The
// values are nil, bool, int64, float64, string, []byte or time.Time; a decimal number is a
// string of its digits.
type Statement struct {
	SQL  string
	Args []any
}

// Builder writes statements. It does not change, and any number of goroutines may use it.
type Builder struct {
	dialect Dialect
	table   Table
	columns map[string]Column
}

// NewBuilder makes a builder for a table. It fails for a table without a name or a key, a key
// that is no column, and a column without an id or with that of another.
func NewBuilder(d Dialect, t Table) (*Builder, error) {
	b := &Builder{dialect: d, table: t, columns: map[string]Column{}}
	switch {
	case d.quotes == 0 || len(t.Name) == 0:
		return nil, errors.New("sqlrows: no dialect, or a table without a name")
	case len(t.Key) == 0:
		return nil, fmt.Errorf("%w: %q", ErrNoKey, strings.Join(t.Name, "."))
	}
	for _, c := range t.Columns {
		if _, twice := b.columns[c.ID]; twice || c.ID == "" {
			return nil, fmt.Errorf("sqlrows: column %q has no id, or that of another", c.ID)
		}
		if c.Name == "" {
			c.Name = c.ID
		}
		c.NotNull = (c.NotNull || slices.Contains(t.Key, c.ID)) && !(c.NaN && d.nanNull)
		b.columns[c.ID] = c
	}
	if _, known := b.columns[t.Version]; t.Version != "" && !known {
		return nil, fmt.Errorf("sqlrows: %w: %q of the version", rowsource.ErrNoColumn, t.Version)
	}
	for _, id := range slices.Concat(t.Key, t.Unique) {
		if _, known := b.columns[id]; !known {
			return nil, fmt.Errorf("sqlrows: %w: %q of the key", rowsource.ErrNoColumn, id)
		}
	}
	return b, nil
}

// Features is what the statements can do of the contract of a source. Writing and watching are
// left to the program.
func (b *Builder) Features() rowsource.Features {
	f := rowsource.Features{
		Key: slices.Clone(b.table.Key), Expect: slices.Clone(b.table.Unique),
		Match: []expr.MatchOp{expr.MatchContains, expr.MatchEquals, expr.MatchStarts, expr.MatchEnds},
		Case:  b.dialect.caseful, Groups: true, Find: true, Index: true,
		Aggregates: []rowsource.AggFunc{rowsource.AggCount, rowsource.AggDistinct, rowsource.AggSum, rowsource.AggAverage, rowsource.AggMin, rowsource.AggMax},
	}
	if b.dialect.regexp != "" {
		f.Match = append(f.Match, expr.MatchRegexp)
	}
	return f
}

// writer writes one statement. The first error ends it.
type writer struct {
	*Builder
	text strings.Builder
	args []any
	err  error
}

func (b *Builder) writer(q rowsource.Query) *writer {
	w := &writer{Builder: b}
	w.fail(q.Check())
	w.fail(b.Features().Supports(q))
	return w
}

func (w *writer) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

func (w *writer) write(parts ...string) {
	for _, p := range parts {
		w.text.WriteString(p)
	}
}

// list writes items with a sign between them.
func (w *writer) list(sign string, n int, item func(i int)) {
	for i := range n {
		if i > 0 {
			w.write(sign)
		}
		item(i)
	}
}

// column is the value of a column as an expression.
func (w *writer) column(id string) string {
	name := w.name(id)
	switch c := w.columns[id]; {
	case c.Expr != "":
		return within(c.Expr, name)
	case c.AsText && w.dialect.ordered != "":
		return within(w.dialect.ordered, name)
	case c.AsText:
		return within(w.dialect.text, name)
	case c.NaN && w.dialect.nanNull:
		return w.withoutNaN(name)
	}
	return name
}

// withoutNaN is an expression with null in place of NaN.
func (w *writer) withoutNaN(sql string) string { return "NULLIF(" + sql + ", " + w.dialect.nan + ")" }

// name is the quoted name of a column.
func (w *writer) name(id string) string {
	c, known := w.columns[id]
	if !known {
		w.fail(fmt.Errorf("sqlrows: %w: %q", rowsource.ErrNoColumn, id))
	}
	return w.dialect.quote(c.Name)
}

// selected is a column as it is read: in the form in which the database has it.
func (w *writer) selected(id string) string {
	return w.read(w.column(id), w.columns[id])
}

// read is an expression as the values of a column are read.
func (w *writer) read(sql string, c Column) string {
	switch {
	case w.dialect.raw != "" && (c.Kind == value.KindTime || c.Kind == value.KindBool):
		return within(w.dialect.raw, sql)
	case w.dialect.rawTime != "" && c.Kind == value.KindTime:
		return within(w.dialect.rawTime, sql)
	case w.dialect.rawSingle != "" && c.Single:
		return within(w.dialect.rawSingle, sql)
	}
	return sql
}

// value is a placeholder for a value that is compared with a column, in its type.
func (w *writer) value(c Column, v value.Value) string {
	if v == nan && w.dialect.readsNaN(c) {
		return w.dialect.nan
	}
	arg := w.argOf(c, v)
	placeholder := w.arg(arg)
	switch {
	case c.Type != "" && v.Kind() == c.Kind && (c.Kind == value.KindText || c.Kind == value.KindTime && !isDay(v)):
		return "CAST(" + placeholder + " AS " + c.Type + ")"
	case v.Kind() != value.KindNumber:
		return placeholder
	}
	template := ""
	switch arg.(type) {
	case int64:
		template = w.dialect.whole
	case string:
		template = w.dialect.decimal
	}
	if template == "" {
		return placeholder
	}
	return within(template, placeholder)
}

func (w *writer) arg(arg any) string {
	w.args = append(w.args, arg)
	return w.dialect.placeholder(len(w.args))
}

// argOf is a value of a column as the database gets it.
func (w *writer) argOf(c Column, v value.Value) any {
	switch v.Kind() {
	case value.KindBool:
		b, _ := v.AsBool()
		return b
	case value.KindNumber:
		switch {
		case c.AsDigits:
			return digitsOf(v)
		case c.Single:
			v = single(v)
		}
		return w.numberArg(v)
	case value.KindTime:
		t, _ := v.AsTime()
		switch {
		case w.dialect.dynamic:
			return c.timeText(t)
		case w.dialect.rawTime != "" && isDay(v):
			return t.Format(time.DateOnly) // a date has no room for a time of day
		case w.dialect.rawTime != "":
			return t.Format(timeLayout)
		}
		return t
	case value.KindText:
		s, _ := v.AsText()
		return s
	case value.KindBytes:
		b, _ := v.AsBytes()
		return b
	}
	return nil
}

// isDay reports whether a time has no time of day.
func isDay(v value.Value) bool {
	t, _ := v.AsTime()
	return t.Equal(t.Truncate(24 * time.Hour))
}

// digitsOf returns the text of a number in a column of digits.
func digitsOf(v value.Value) string {
	switch text, ok := v.AsDecimal(); {
	case ok:
		return text
	case v.Infinite() < 0:
		return "-" + infinity
	}
	return infinity
}

// infinity is the text of the largest number in a column of digits.
const infinity = "Infinity"

// single returns the number of single precision that a number is shown for, or a number as it is that none
// is shown for.
func single(v value.Value) value.Value {
	f, _ := v.AsFloat()
	if short := float32(f); shortest(short) == f {
		return value.Float(float64(short))
	}
	return v
}

// numberArg is an int64, a float64, or a text of digits for a number that is neither. Where numbers
// are cast, a float64 is digits too if that is needed to compare it with columns of whole numbers.
func (w *writer) numberArg(v value.Value) any {
	if i, ok := v.AsInt(); ok {
		return i
	}
	// SQLite has no numbers that no float64 is, and would compare digits as a text.
	if f, _ := v.AsFloat(); w.dialect.dynamic || v.IsFloat() && !w.digits(f) {
		return f
	}
	text, _ := v.AsDecimal()
	return text
}

// mostDigits bounds the numbers that fit into what numbers are cast to.
const mostDigits = 1e35

// digits reports whether a float64 is compared by its digits.
func (w *writer) digits(f float64) bool {
	switch {
	case w.dialect.decimal == "" || math.IsInf(f, 0):
		return false
	case w.dialect.whole != "":
		return true
	}
	return f == math.Trunc(f) && math.Abs(f) < mostDigits
}

// layout is how times are written as text.
func (c Column) layout() string {
	if c.Layout != "" {
		return c.Layout
	}
	return timeLayout
}

const timeLayout = "2006-01-02 15:04:05.999999999"

// timeText returns a time in the layout of a column, or in full where that has no room for all of it.
func (c Column) timeText(t time.Time) string {
	text := t.Format(c.layout())
	if back, err := time.Parse(c.layout(), text); err == nil && !back.Equal(t) {
		return t.Format(timeLayout)
	}
	return text
}

// from writes the name of the table.
func (w *writer) from() {
	w.write(" FROM ")
	w.tableName()
}

func (w *writer) tableName() {
	w.list(".", len(w.table.Name), func(i int) { w.write(w.dialect.quote(w.table.Name[i])) })
}

func (w *writer) statement() (Statement, error) {
	if w.err != nil {
		return Statement{}, w.err
	}
	return Statement{w.text.String(), w.args}, nil
}
