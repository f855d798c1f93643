// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// City is a row as a program has it.
type City struct {
	ID     string
	Name   string
	People int64
}

// Rows of a table are read in the order of a query, and written with what the writer has read.
func Example() {
	ctx := context.Background()
	db, _ := sql.Open("sqlite", ":memory:")
	defer db.Close()
	db.SetMaxOpenConns(1) // each connection would have a database of its own
	db.Exec("CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, people INTEGER)")
	db.Exec("INSERT INTO city VALUES (1, '서울', 9386034), (2, '부산', 3293362), (3, '제주', NULL)")
	source, err := sqlrows.New(sqlrows.Options{DB: db, Dialect: sqlrows.SQLite(), Table: sqlrows.Table{
		Name: []string{"city"}, Key: []string{"id"},
		Columns: []sqlrows.Column{{ID: "id", Kind: value.KindNumber}, {ID: "name", Kind: value.KindText}, {ID: "people", Kind: value.KindNumber}},
	}})
	if err != nil {
		panic(err)
	}
	cities := sqlrows.Map(source, func(r sqlrows.Row) City {
		people, _ := r.Value("people").AsInt()
		return City{source.ID(r), r.Value("name").String(), people}
	}, func(c City) string { return c.ID })

	view, err := cities.Open(ctx, rowsource.Query{
		Sort:   []rowsource.Order{{Column: "people"}},
		Filter: expr.Not{Of: expr.Null{Column: "people"}},
	})
	if err != nil {
		panic(err)
	}
	defer view.Close()
	page, err := view.Read(ctx, rowsource.Seek{Index: 0}, 256)
	fmt.Println(page.Items, err)

	out, err := source.Write(ctx, []rowsource.Edit{{
		ID:  "3",
		Set: []rowsource.Field{{Column: "people", Value: value.Int(676375)}},
		Old: []rowsource.Field{{Column: "people", Value: value.Int(670000)}},
	}})
	fmt.Println(out.Conflicts[0].Kind, out.Conflicts[0].Current[0].Value.IsNull(), err)
	// Output:
	// [{2 부산 3293362} {1 서울 9386034}] <nil>
	// changed true <nil>
}
