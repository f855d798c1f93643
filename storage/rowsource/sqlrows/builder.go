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

// Table describes a table or a view of a database, as its catalogue does.
type Table struct {
	// Name holds the parts of the name: the schema, if needed, and the table.
	Name    []string
	Columns []Column
	// Key holds the ids of the columns whose values together are unique. They are never null. A SQLite table
	// without a key can use its rowid: list a column named rowid in Columns.
	Key []string
	// Unique, if not empty, is a second key. It is for a table whose Key is a number that the database reuses
	// after a row was deleted, such as the rowid of SQLite. Edits expect the values of Unique that were read,
	// and Locate accepts ids made from Unique when it was still the Key.
	Unique []string
	// Version, if not empty, is the id of a column that changes whenever the row does. Each write increments
	// a numeric column, and new rows get 1; the database must change columns of other kinds.
	Version string
	// Parent, if not empty, is the id of a column that makes the rows a tree: it has the key of the row directly
	// above, null for the rows at the top. An index on it makes levels fast. The Key must be one column, and
	// Unique be empty. Rows below a row that does not exist do not show in the tree. A filter of a tree needs
	// WITH RECURSIVE, which SQLite, PostgreSQL, MySQL and DuckDB have.
	Parent string
	// Children, if not empty, is the id of a column with the number of children of a row, or with a truth value:
	// whether it has any. Null, and no column, means that it is not known before a row is opened.
	Children string
}

// Column is a column of a Table.
type Column struct {
	// ID names the column in queries, Name in the database. An empty Name means ID.
	ID, Name string
	// Kind is the kind of the values.
	Kind value.Kind
	// NotNull reports that no value is null, which makes statements simpler and faster. Columns of the key
	// need not set it.
	NotNull bool
	// ReadOnly reports that the database computes the values, so that they cannot be written.
	ReadOnly bool
	// NaN reports that a number may be NaN, in a type that has that value. NaN is read as the text "NaN". It
	// sorts after all numbers and is not a number: filters distinguish it from null, and sums skip it.
	// ClickHouse has no order for NaN, so there it counts as null; sorting and filtering by the column then
	// needs an index on the expression that the statements use.
	NaN bool
	// Single reports that numbers have single precision. A number is then read as the shortest decimal that
	// identifies it (0.1, not 0.10000000149011612), and filters and cursors match it by that decimal.
	Single bool
	// Digits is the minimum number of digits of whole numbers, padded with zeros; see Row.Text.
	Digits int
	// AsDigits reports that SQLite stores the numbers of the column as texts of their digits, in a collation
	// of the program that orders them as numbers, infinities by name, before other texts.
	AsDigits bool
	// Sum, if not empty, is an SQL expression, with % for the column, that adds up a column with AsDigits to
	// a text of that form in the same collation, by a function that the program has registered. Without it
	// they are added up as float64. The expression becomes part of statements unchanged and must not come
	// from input.
	Sum string
	// AsText sorts and compares a column as text where its type has another order or none, such as an ENUM of
	// MySQL or JSON. An index for that must be on the expression.
	AsText bool
	// Expr, if not empty, is an SQL expression, with % for the column, that is read, sorted and compared
	// instead of the column: "CAST(% AS UNSIGNED)" for a BIT of MySQL. Writes set the column itself. The
	// expression becomes part of statements unchanged and must not come from input.
	Expr string
	// Type, if not empty, is the SQL type to which texts are cast before they are compared with the column.
	// It is for types that are read as text and that PostgreSQL does not compare with text, such as regclass.
	// In a column of days it is the type of times with a time of day (timestamp), which is otherwise cut off.
	// It must not come from input.
	Type string
	// Cut, if above 0, is the number of characters, or bytes, that rows are sorted by. Rows with equal
	// beginnings are sorted by the next terms. It is for long values in MySQL, which ignores everything after
	// max_sort_length when it sorts but not when it compares. Columns of the key are never cut.
	Cut int
	// Layout is the layout, in the form of package time, of times in a database that stores them as text.
	// Empty means "2006-01-02 15:04:05.999999999" in UTC. Texts in another layout are read, but filters
	// compare them as texts.
	Layout string
}

// errNoKey is the error for a Table without a key: its rows have no total order and no ids.
var errNoKey = errors.New("sqlrows: the table has no key")

// Builder writes statements. It is immutable and safe for concurrent use.
type Builder struct {
	dialect Dialect
	table   Table
	columns map[string]Column
}

// NewBuilder returns a builder for a table. It fails for a table without a name or a key, for a key column
// that is not in Columns, and for a column with an empty or duplicate id.
func NewBuilder(d Dialect, t Table) (*Builder, error) {
	b := &Builder{dialect: d, table: t, columns: map[string]Column{}}
	switch {
	case d.quotes == 0 || len(t.Name) == 0:
		return nil, errors.New("sqlrows: no dialect, or a table without a name")
	case len(t.Key) == 0:
		return nil, fmt.Errorf("%w: %q", errNoKey, strings.Join(t.Name, "."))
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
	if err := b.checkTree(); err != nil {
		return nil, err
	}
	for _, id := range slices.Concat(t.Key, t.Unique) {
		if _, known := b.columns[id]; !known {
			return nil, fmt.Errorf("sqlrows: %w: %q of the key", rowsource.ErrNoColumn, id)
		}
	}
	return b, nil
}

// Features returns what the statements support of the contract of a source. Writing and watching are left to
// the program.
func (b *Builder) Features() rowsource.Features {
	f := rowsource.Features{
		Key: slices.Clone(b.table.Key), Expect: slices.Clone(b.table.Unique),
		Match: []expr.MatchOp{expr.MatchContains, expr.MatchEquals, expr.MatchStarts, expr.MatchEnds},
		Case:  b.dialect.caseful, Groups: true, Find: true, Index: true, Magnitudes: true, Lists: true, Tree: b.table.Parent != "",
		Aggregates: []rowsource.AggFunc{rowsource.AggCount, rowsource.AggDistinct, rowsource.AggSum, rowsource.AggAverage, rowsource.AggMin, rowsource.AggMax},
	}
	if b.dialect.regexp != "" {
		f.Match = append(f.Match, expr.MatchRegexp)
	}
	return f
}

// writer writes one statement. The first error makes the statement fail.
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

// list writes n items separated by sign.
func (w *writer) list(sign string, n int, item func(i int)) {
	for i := range n {
		if i > 0 {
			w.write(sign)
		}
		item(i)
	}
}

// column returns the SQL expression of the value of a column.
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

// withoutNaN returns an expression that replaces NaN with null.
func (w *writer) withoutNaN(sql string) string { return "NULLIF(" + sql + ", " + w.dialect.nan + ")" }

// name returns the quoted name of a column.
func (w *writer) name(id string) string {
	c, known := w.columns[id]
	if !known {
		w.fail(fmt.Errorf("sqlrows: %w: %q", rowsource.ErrNoColumn, id))
	}
	return w.dialect.quote(c.Name)
}

// selected returns the expression that reads a column in its stored form.
func (w *writer) selected(id string) string {
	return w.read(w.column(id), w.columns[id])
}

// read returns the expression that reads sql as a value of c.
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

// value returns a placeholder for a value that is compared with a column, cast to its type where needed.
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

// argOf returns a value of a column in the form that the driver receives.
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

// digitsOf returns the text of a number in a column with AsDigits.
func digitsOf(v value.Value) string {
	switch text, ok := v.AsDecimal(); {
	case ok:
		return text
	case v.Infinite() < 0:
		return "-" + infinity
	}
	return infinity
}

// infinity is the text of the largest number in a column with AsDigits.
const infinity = "Infinity"

// single returns the single-precision number that v is the shortest decimal of, or v itself if there is none.
func single(v value.Value) value.Value {
	f, _ := v.AsFloat()
	if short := float32(f); shortest(short) == f {
		return value.Float(float64(short))
	}
	return v
}

// numberArg returns an int64, a float64, or a text of digits for any other number. Where a dialect casts
// numbers, a float64 becomes digits too if a comparison with a column of whole numbers needs it.
func (w *writer) numberArg(v value.Value) any {
	if i, ok := v.AsInt(); ok {
		return i
	}
	// SQLite has no numbers beyond float64, and would compare digits as a text.
	if f, _ := v.AsFloat(); w.dialect.dynamic || v.IsFloat() && !w.digits(f) {
		return f
	}
	text, _ := v.AsDecimal()
	return text
}

// mostDigits bounds the numbers that fit into the type of the cast.
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

// layout returns the layout of times stored as text.
func (c Column) layout() string {
	if c.Layout != "" {
		return c.Layout
	}
	return timeLayout
}

const timeLayout = "2006-01-02 15:04:05.999999999"

// timeText returns a time in the layout of a column, or in full if the layout would lose part of it.
func (c Column) timeText(t time.Time) string {
	text := t.Format(c.layout())
	if back, err := time.Parse(c.layout(), text); err == nil && !back.Equal(t) {
		return t.Format(timeLayout)
	}
	return text
}

// from writes a FROM clause with the name of the table.
func (w *writer) from() {
	w.write(" FROM ")
	w.tableName()
}

func (w *writer) tableName() {
	w.list(".", len(w.table.Name), func(i int) { w.write(w.dialect.quote(w.table.Name[i])) })
}

func (w *writer) statement() (rowsource.Statement, error) {
	if w.err != nil {
		return rowsource.Statement{}, w.err
	}
	return rowsource.Statement{Text: w.text.String(), Args: w.args}, nil
}
