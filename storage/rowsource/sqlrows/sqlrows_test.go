// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

var update = flag.Bool("update", false, "overwrite the golden statements")

func dialects() []sqlrows.Dialect {
	return []sqlrows.Dialect{sqlrows.SQLite(), sqlrows.PostgreSQL(), sqlrows.MySQL(), sqlrows.DuckDB(), sqlrows.ClickHouse(), sqlrows.Trino()}
}

func orders() sqlrows.Table {
	return sqlrows.Table{
		Name: []string{"shop", "orders"}, Key: []string{"id"},
		Columns: []sqlrows.Column{
			{ID: "id", Kind: value.KindNumber}, {ID: "name", Name: "customer name", Kind: value.KindText},
			{ID: "qty", Kind: value.KindNumber}, {ID: "city", Kind: value.KindText, NotNull: true}, {ID: "at", Kind: value.KindTime},
		},
	}
}

func newBuilder(t *testing.T, d sqlrows.Dialect, table sqlrows.Table) *sqlrows.Builder {
	b, err := sqlrows.NewBuilder(d, table)
	require.NoError(t, err)
	return b
}

// statements returns the statements of the golden files.
var statements = []struct {
	name string
	make func(b *sqlrows.Builder) (rowsource.Statement, error)
}{
	{"first page", page(rowsource.Query{}, rowsource.Seek{Index: 0})},
	{"page at an index", page(rowsource.Query{Columns: []string{"qty"}, Sort: sortBy("city")}, rowsource.Seek{Index: 512})},
	{"nulls last, ascending", page(rowsource.Query{Columns: []string{}, Sort: sortBy("name")}, rowsource.Seek{Index: 0})},
	{"nulls first, descending", page(rowsource.Query{Columns: []string{}, Sort: []rowsource.Order{{Column: "name", Descending: true, NullsFirst: true}}}, rowsource.Seek{Index: 0})},
	{"after, of one direction", page(rowsource.Query{Columns: []string{}, Sort: sortBy("city")}, rowsource.Cursor{value.Text("x"), value.Int(7)}.After())},
	{"after, with nulls last", page(rowsource.Query{Columns: []string{}, Sort: sortBy("name", "qty")}, rowsource.Cursor{value.Text("x"), {}, value.Int(7)}.After())},
	{"before, with nulls last", page(rowsource.Query{Columns: []string{}, Sort: sortBy("name", "qty")}, rowsource.Cursor{value.Text("x"), {}, value.Int(7)}.Before())},
	{"by magnitude", page(rowsource.Query{Columns: []string{}, Sort: []rowsource.Order{{Column: "qty", Magnitude: true}}}, rowsource.Cursor{value.Int(-3), value.Int(7)}.After())},
	{"by a list", page(rowsource.Query{Columns: []string{}, Sort: []rowsource.Order{{Column: "name", Descending: true, List: []string{"low", "high"}}}}, rowsource.Cursor{value.Text("low"), value.Text("low"), value.Int(7)}.Before())},
	{"filter", count(expr.And{
		expr.And{expr.Compare{Column: "qty", Op: expr.OpGreaterEqual, Value: value.Int(1)}, expr.Compare{Column: "qty", Op: expr.OpLessEqual, Value: value.Float(2.5)}}, expr.Not{Of: expr.Or{expr.Null{Column: "name"}, expr.Compare{Column: "city", Op: expr.OpNotEqual, Value: value.Text("O'Hara; --")}}},
		expr.Compare{Column: "at", Op: expr.OpGreaterEqual, Value: value.Time(time.Unix(0, 0))},
	})},
	{"sets", count(expr.And{
		expr.In{Column: "name", Values: []value.Value{{}, value.Text("")}}, expr.In{Column: "qty", Values: []value.Value{value.Int(1), value.Text("other kind"), value.Int(2)}},
		expr.In{Column: "qty"}, expr.In{Column: "qty", Values: []value.Value{{}}},
	})},
	{"other kinds and nulls", count(expr.Or{
		expr.Compare{Column: "qty", Value: value.Text("1")}, expr.Compare{Column: "qty", Op: expr.OpNotEqual, Value: value.Text("1")},
		expr.Compare{Column: "qty"}, expr.And{}, expr.Or{}, expr.Match{},
	})},
	{"texts", count(expr.And{
		expr.Match{Columns: []string{"name", "qty"}, Text: `5%_|\É`}, expr.Match{Columns: []string{"name"}, Op: expr.MatchStarts, Text: "A"},
		expr.Match{Columns: []string{"name"}, Op: expr.MatchEnds, Text: "A"}, expr.Match{Columns: []string{"name"}, Op: expr.MatchEquals, Text: "A"},
	})},
	{"letter case", count(expr.Match{Columns: []string{"name"}, Text: "A", Case: true})},
	{"regular expression", count(expr.Match{Columns: []string{"name"}, Op: expr.MatchRegexp, Text: "^a?"})},
	{"place of a row", func(b *sqlrows.Builder) (rowsource.Statement, error) {
		return b.Place(rowsource.Query{Sort: sortBy("name"), Filter: expr.Null{Column: "qty"}}, []value.Value{value.Int(7)})
	}},
	{"index of a place", func(b *sqlrows.Builder) (rowsource.Statement, error) {
		return b.Index(rowsource.Query{Sort: sortBy("name")}, rowsource.Cursor{{}, value.Int(7)})
	}},
	{"groups", groups(rowsource.Seek{Index: 10})},
	{"groups before one", groups(rowsource.Cursor{value.Int(5), value.Text("x")}.Before())},
	{"number of groups", func(b *sqlrows.Builder) (rowsource.Statement, error) {
		return b.CountGroups(rowsource.Query{Group: []string{"city", "name"}, Path: rowsource.Path{value.Text("x")}})
	}},
	{"rows of a group without a value", page(rowsource.Query{Columns: []string{}, Group: []string{"name"}, Path: rowsource.Path{{}}}, rowsource.Seek{Index: 0})},
	{"aggregates", aggregates(rowsource.Span{})},
	{"aggregates of some rows", aggregates(rowsource.Span{From: 10, To: 30})},
}

func sortBy(columns ...string) (sort []rowsource.Order) {
	for _, c := range columns {
		sort = append(sort, rowsource.Order{Column: c})
	}
	return sort
}

type maker = func(b *sqlrows.Builder) (rowsource.Statement, error)

func page(q rowsource.Query, at rowsource.Seek) maker {
	return func(b *sqlrows.Builder) (rowsource.Statement, error) { return b.Page(q, at, 256) }
}

func count(filter expr.Predicate) maker {
	return func(b *sqlrows.Builder) (rowsource.Statement, error) {
		return b.Count(rowsource.Query{Filter: filter})
	}
}

var figures = []rowsource.Agg{
	{}, {Column: "qty"}, {Func: rowsource.AggDistinct, Column: "name"}, {Func: rowsource.AggSum, Column: "qty"},
	{Func: rowsource.AggAverage, Column: "qty"}, {Func: rowsource.AggMin, Column: "at"}, {Func: rowsource.AggMax, Column: "at"},
}

func groups(at rowsource.Seek) maker {
	return func(b *sqlrows.Builder) (rowsource.Statement, error) {
		return b.Groups(rowsource.Query{
			Group: []string{"city", "name"}, Path: rowsource.Path{value.Text("x")}, Filter: expr.Null{Column: "at"},
			Sort: []rowsource.Order{{Column: "at"}, {Column: "qty", Descending: true}, {Column: "name"}}, Aggregates: figures[3:4],
		}, at, 100)
	}
}

func aggregates(span rowsource.Span) maker {
	return func(b *sqlrows.Builder) (rowsource.Statement, error) {
		return b.Aggregate(rowsource.Query{Filter: expr.Null{Column: "at"}}, figures, span)
	}
}

func TestStatements(t *testing.T) {
	for _, d := range dialects() {
		t.Run(d.Name, func(t *testing.T) {
			b := newBuilder(t, d, orders())
			var text strings.Builder
			for _, s := range statements {
				statement, err := s.make(b)
				fmt.Fprintf(&text, "-- %s\n", s.name)
				if err != nil {
					require.ErrorIs(t, err, rowsource.ErrUnsupported)
					fmt.Fprintf(&text, "-- %v\n\n", err)
					continue
				}
				text.WriteString(statement.Text + ";\n")
				for _, arg := range statement.Args {
					fmt.Fprintf(&text, "-- %T %v\n", arg, arg)
				}
				text.WriteString("\n")
			}
			golden := "testdata/" + strings.ToLower(d.Name) + ".sql"
			if *update {
				require.NoError(t, os.WriteFile(golden, []byte(text.String()), 0o644))
			}
			want, err := os.ReadFile(golden)
			require.NoError(t, err)
			require.Equal(t, string(want), text.String())
		})
	}
}

// hostile lists names and values that try to end their quotes.
var hostile = []string{`"`, "`", `'`, `\`, `\"`, "\\`", `";--`, `a"b`, "a``b", `x' OR '1'='1`, "$1", "?", "%", "\x00", "한글", `"); DROP TABLE t; --`}

// outside returns a statement without the quoted names; ok is false if a quote does not end.
func outside(sql string, quote byte, escapes bool) (rest string, names int, ok bool) {
	for i := 0; i < len(sql); i++ {
		if sql[i] != quote {
			rest += sql[i : i+1]
			continue
		}
		names++
		for i++; ; i++ {
			if i >= len(sql) {
				return rest, names, false
			}
			if escapes && sql[i] == '\\' {
				i++
			} else if sql[i] == quote && i+1 < len(sql) && sql[i+1] == quote {
				i++
			} else if sql[i] == quote {
				break
			}
		}
	}
	return rest, names, true
}

func TestNamesAndValuesStayWhatTheyAre(t *testing.T) {
	for _, d := range dialects() {
		quote, escapes := byte('"'), d.Name == "ClickHouse"
		if escapes || d.Name == "MySQL" || d.Name == "SQLite" {
			quote = '`'
		}
		statement := func(name, text string) (string, []any) {
			b := newBuilder(t, d, sqlrows.Table{Name: []string{name}, Key: []string{"id"}, Columns: []sqlrows.Column{
				{ID: "id", Name: name + "1", Kind: value.KindText}, {ID: "x", Name: name + "2", Kind: value.KindText},
			}})
			s, err := b.Page(rowsource.Query{Sort: sortBy("x"), Filter: expr.And{
				expr.Compare{Column: "x", Value: value.Text(text)}, expr.Match{Columns: []string{"x"}, Text: text}, expr.In{Column: "x", Values: []value.Value{value.Text(text)}},
			}}, rowsource.Cursor{value.Text(text), value.Text(text)}.After(), 10)
			require.NoError(t, err)
			return s.Text, s.Args
		}
		plain, args := statement("plain", "plain")
		wantRest, wantNames, ok := outside(plain, quote, escapes)
		require.True(t, ok)
		for _, h := range hostile {
			sql, got := statement(h, h)
			rest, names, ok := outside(sql, quote, escapes)
			require.True(t, ok, "%s: %s", d.Name, sql)
			if d.Name == "PostgreSQL" && strings.Contains(h, "\x00") { // which none of its texts has, so that it is no parameter
				require.NotContains(t, rest, h)
				continue
			}
			require.Equal(t, wantRest, rest, "%s: %q", d.Name, h)
			require.Equal(t, wantNames, names)
			require.Len(t, got, len(args))
			require.Equal(t, h, got[0])
		}
	}
}

func TestBuilderRefuses(t *testing.T) {
	for name, table := range map[string]sqlrows.Table{
		"no name": {Key: []string{"id"}, Columns: orders().Columns}, "no key": {Name: []string{"t"}, Columns: orders().Columns},
		"unknown key": {Name: []string{"t"}, Key: []string{"gone"}}, "twice": {Name: []string{"t"}, Key: []string{"id"}, Columns: append(orders().Columns, orders().Columns...)},
	} {
		_, err := sqlrows.NewBuilder(sqlrows.SQLite(), table)
		require.Error(t, err, name)
	}
	_, err := sqlrows.NewBuilder(sqlrows.Dialect{}, orders())
	require.Error(t, err)
	b := newBuilder(t, sqlrows.PostgreSQL(), orders())
	for name, c := range map[string]struct {
		make maker
		want error
	}{
		"column":    {count(expr.Null{Column: "gone"}), rowsource.ErrNoColumn},
		"sort":      {page(rowsource.Query{Sort: sortBy("gone")}, rowsource.Seek{Index: 0}), rowsource.ErrNoColumn},
		"cursor":    {page(rowsource.Query{}, rowsource.Cursor(nil).After()), rowsource.ErrCursor},
		"initials":  {count(expr.Match{Columns: []string{"name"}, Text: "ㄱ", Initials: true}), rowsource.ErrUnsupported},
		"no groups": {func(b *sqlrows.Builder) (rowsource.Statement, error) { return b.CountGroups(rowsource.Query{}) }, rowsource.ErrNoGroups},
		"first": {func(b *sqlrows.Builder) (rowsource.Statement, error) {
			return b.Aggregate(rowsource.Query{}, []rowsource.Agg{{Func: rowsource.AggFirst, Column: "qty"}}, rowsource.Span{})
		}, rowsource.ErrUnsupported},
		"key": {func(b *sqlrows.Builder) (rowsource.Statement, error) { return b.Place(rowsource.Query{}, nil) }, rowsource.ErrCursor},
	} {
		_, err := c.make(b)
		require.ErrorIs(t, err, c.want, name)
	}
	_, err = b.Count(rowsource.Query{Filter: expr.Not{}})
	require.Error(t, err)
}

func ExampleBuilder() {
	b, err := sqlrows.NewBuilder(sqlrows.PostgreSQL(), sqlrows.Table{
		Name: []string{"cities"}, Key: []string{"id"},
		Columns: []sqlrows.Column{{ID: "id", Kind: value.KindNumber}, {ID: "name", Kind: value.KindText, NotNull: true}},
	})
	if err != nil {
		panic(err)
	}
	s, _ := b.Page(rowsource.Query{
		Sort:   []rowsource.Order{{Column: "name"}},
		Filter: expr.Match{Columns: []string{"name"}, Op: expr.MatchStarts, Text: "서"},
	}, rowsource.Cursor{value.Text("서울"), value.Int(7)}.After(), 256)
	fmt.Println(s.Text)
	fmt.Println(s.Args...)
	// Output:
	// SELECT "id", "name" FROM "cities" WHERE (lower(CAST("name" AS text)) LIKE $1 ESCAPE '|') AND ("name", "id") > ($2, CAST($3 AS bigint)) ORDER BY "name", "id" LIMIT 256
	// 서% 서울 7
}
