// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// record is a row of the oracle: its values by column.
type record map[string]value.Value

// columns lists the columns of the table, in the order of Engine.Types after the key.
var columns = []sqlrows.Column{
	{ID: "id", Kind: value.KindNumber}, {ID: "qty", Kind: value.KindNumber}, {ID: "price", Kind: value.KindNumber},
	{ID: "weight", Kind: value.KindNumber}, {ID: "name", Kind: value.KindText}, {ID: "at", Kind: value.KindTime},
	{ID: "ok", Kind: value.KindBool}, {ID: "data", Kind: value.KindBytes},
}

// table returns a table with a name, whose columns have names that need quotes.
func (e Engine) table(name string) sqlrows.Table {
	t := sqlrows.Table{Name: []string{name}, Key: []string{"id"}}
	for _, c := range columns {
		c.Name = "the " + c.ID
		t.Columns = append(t.Columns, c)
	}
	return t
}

// quote quotes a name.
func (e Engine) quote(name string) string {
	q := `"`
	if e.Dialect.Name == "MySQL" {
		q = "`"
	}
	return q + strings.ReplaceAll(name, q, q+q) + q
}

// create creates the table with rows, and returns its source.
func (e Engine) create(t testing.TB, db *sql.DB, table sqlrows.Table, rows []record) *sqlrows.Source {
	t.Helper()
	definitions := []string{}
	for i, c := range table.Columns {
		kind := e.Key
		if i > 0 {
			kind = e.Types[i-1]
		}
		definitions = append(definitions, e.quote(c.Name)+" "+kind)
	}
	execute(t, db, "CREATE TABLE "+e.quote(table.Name[0])+" ("+strings.Join(definitions, ", ")+")")
	s := newSource(t, sqlrows.Options{DB: db, Table: table, Dialect: e.Dialect})
	for part := range chunks(rows, 500) {
		edits := make([]rowsource.Edit, len(part))
		for i, r := range part {
			edits[i] = rowsource.Edit{Kind: rowsource.EditInsert, Set: r.fields()}
		}
		write(t, s, edits...)
	}
	return s
}

func chunks(rows []record, n int) func(yield func([]record) bool) {
	return func(yield func([]record) bool) {
		for len(rows) > 0 {
			k := min(n, len(rows))
			if !yield(rows[:k]) {
				return
			}
			rows = rows[k:]
		}
	}
}

func execute(t testing.TB, db *sql.DB, statement string) {
	t.Helper()
	if _, err := db.Exec(statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func newSource(t testing.TB, o sqlrows.Options) *sqlrows.Source {
	t.Helper()
	s, err := sqlrows.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// write writes edits that have no conflicts.
func write(t testing.TB, s *sqlrows.Source, edits ...rowsource.Edit) []rowsource.Written {
	t.Helper()
	out, err := s.Write(context.Background(), edits)
	if err != nil || len(out.Conflicts) > 0 {
		t.Fatalf("write: %v, conflicts %+v", err, out.Conflicts)
	}
	return out.Rows
}

// fields returns the values of a row that are not null.
func (r record) fields() (fields []rowsource.Field) {
	for _, c := range columns {
		if v := r[c.ID]; !v.IsNull() {
			fields = append(fields, rowsource.Field{Column: c.ID, Value: v})
		}
	}
	return fields
}

func (r record) id() string { return r["id"].String() }

// recordOf returns a row of the database as a record.
func recordOf(row sqlrows.Row) record {
	r := record{}
	for _, id := range row.Columns() {
		r[id] = row.Value(id)
	}
	return r
}

// words lists texts, some of which are the start of others.
var words = []string{"", "a", "A", "aB", "b%", "b_", `c\d`, "서울", "서", "부산", "😀", "z z"}

// someRecords returns n rows with repeated values, and nulls.
func someRecords(rng *rand.Rand, n int) []record {
	rows := make([]record, n)
	for i := range rows {
		r := record{"id": value.Int(int64(i + 1))}
		set := func(id string, v value.Value) {
			if rng.IntN(5) > 0 {
				r[id] = v
			}
		}
		set("qty", value.Int(rng.Int64N(7)-3))
		set("price", value.Float(float64(rng.IntN(8))/4))
		set("weight", value.Float(float64(rng.IntN(9)-4)/8))
		set("name", value.Text(words[rng.IntN(len(words))]))
		set("at", value.Time(time.Date(2020, 1, 1+rng.IntN(3), 0, 0, 0, rng.IntN(3)*500_000, time.UTC)))
		set("ok", value.Bool(rng.IntN(2) == 0))
		set("data", value.Bytes([]byte{byte(rng.IntN(3)), 0xff}))
		rows[i] = r
	}
	return rows
}

// oracle returns a source of the same rows in memory, in the order of the database.
func oracle(t testing.TB, rows []record) *rowsource.Slice[record] {
	t.Helper()
	o := rowsource.SliceOptions[record]{Rows: rows, Key: []string{"id"}}
	for _, c := range columns {
		o.Columns = append(o.Columns, rowsource.Column[record]{
			ID: c.ID, Compare: value.Value.Compare, Value: func(r record) value.Value { return r[c.ID] },
		})
	}
	s, err := rowsource.NewSlice(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// describe returns a row as text.
func describe(r record) string {
	var text []string
	for _, c := range columns {
		text = append(text, fmt.Sprintf("%s=%#v", c.ID, r[c.ID]))
	}
	return strings.Join(text, " ")
}
