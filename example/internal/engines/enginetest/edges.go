// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Edge is a column whose values are hard to read, to compare and to find.
type Edge struct {
	Column sqlrows.Column
	Type   string
	// Values lists the values of the rows in SQL syntax.
	Values []string
	// Want lists the expected values, as Go prints them; nil accepts any.
	Want []string
}

// edgeKey is the key of tables of edges.
var edgeKey = sqlrows.Column{ID: "id", Kind: value.KindNumber}

// checkEdges reads a column in its order, in groups and by filters, and writes to its rows.
func checkEdges(t *testing.T, e Engine) {
	for _, edge := range e.Edges {
		t.Run(edge.Type+" "+edge.Column.ID, func(t *testing.T) {
			db := e.Open()
			c := edge.Column
			execute(t, db, "CREATE TABLE edges (id INTEGER PRIMARY KEY, "+e.quote(c.ID)+" "+edge.Type+", note VARCHAR(20))")
			for i, v := range edge.Values {
				execute(t, db, "INSERT INTO edges VALUES ("+value.Int(int64(i+1)).String()+", "+v+", NULL)")
			}
			table := sqlrows.Table{Name: []string{"edges"}, Key: []string{"id"}, Columns: []sqlrows.Column{edgeKey, c, {ID: "note", Kind: value.KindText}}}
			s := newSource(t, sqlrows.Options{DB: db, Table: table, Dialect: e.Dialect})
			rows := readAll(t, s, rowsource.Query{})
			for i, want := range edge.Want {
				same(t, "value of "+edge.Values[i], rows[i].Value(c.ID).GoString(), want)
			}
			checkOrders(t, s, c.ID, len(edge.Values))
			checkEqual(t, s, c, len(edge.Values))
			checkTouched(t, s, c.ID, rows)
		})
	}
}

// checkOrders reads a column in its orders, in small pages.
func checkOrders(t *testing.T, s *sqlrows.Source, column string, n int) {
	t.Helper()
	for _, o := range []rowsource.Order{{}, {Descending: true}, {NullsFirst: true}, {Descending: true, NullsFirst: true}} {
		o.Column = column
		q := rowsource.Query{Sort: []rowsource.Order{o}}
		want := idsOf(s, readAll(t, s, q))
		same(t, "number of rows", len(want), n)
		v := view(t, s, q)
		for n := 1; n <= 3; n++ {
			walk(t, v, s, want, n)
		}
		for i, id := range want {
			if at, err := v.Locate(context.Background(), id); err != nil || at != int64(i) {
				t.Fatalf("locate %s: %d, %v, want %d", id, at, err, i)
			}
		}
	}
}

// checkEqual finds the rows of each value by a group and by a filter.
func checkEqual(t *testing.T, s *sqlrows.Source, c sqlrows.Column, n int) {
	t.Helper()
	ctx, column, kind := context.Background(), c.ID, c.Kind
	page, err := view(t, s, rowsource.Query{Group: []string{column}}).Groups(ctx, rowsource.Seek{Index: 0}, n)
	if err != nil {
		t.Fatal(err)
	}
	all := 0
	for _, g := range page.Items {
		found := readAll(t, s, rowsource.Query{Group: []string{column}, Path: g.Path})
		same(t, "rows of the group "+g.Path.ID(), len(found), g.Rows)
		if g.Value().Kind() == kind || g.Value().IsNull() { // a filter has the kind of the column
			found = readAll(t, s, rowsource.Query{Filter: expr.In{Column: column, Values: []value.Value{g.Value()}}})
			same(t, "rows with "+g.Value().GoString(), len(found), g.Rows)
		}
		all += int(g.Rows)
	}
	same(t, "rows of all groups", all, n)
}

// checkTouched writes to rows that are unchanged since they were read.
func checkTouched(t *testing.T, s *sqlrows.Source, column string, rows []sqlrows.Row) {
	t.Helper()
	for _, r := range rows {
		old := set(column, r.Value(column))
		write(t, s, rowsource.Edit{ID: s.ID(r), Set: set("note", value.Text("touched")), Old: old})
	}
}
