// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"database/sql"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

type city struct {
	name   string
	people int64
}

// showCities shows the table of cities of a database in a grid.
func showCities(db *sql.DB, grid *gridui.Grid[city]) (*gridui.Remote[city], error) {
	table := sqlrows.Table{Name: []string{"cities"}, Key: []string{"name"}, Columns: []sqlrows.Column{
		{ID: "name", Kind: value.KindText},
		{ID: "people", Kind: value.KindNumber},
	}}
	source, err := sqlrows.New(sqlrows.Options{DB: db, Table: table, Dialect: sqlrows.SQLite()})
	if err != nil {
		return nil, err
	}
	row := func(r sqlrows.Row) city {
		people, _ := r.Value("people").AsInt()
		return city{r.Value("name").String(), people}
	}
	id := func(c city) string { return c.name }
	rows := gridui.NewRemote(sqlrows.Map(source, row, id), gridui.RemoteOptions[city]{})
	grid.Columns = []gridui.Column[city]{ // their ids are those of the table
		gridui.Field("name", "City", func(c city) string { return c.name }),
		gridui.Field("people", "People", func(c city) int64 { return c.people }),
	}
	grid.Sorting.Mode, grid.Filtering.Enabled = option.SortMulti, true
	grid.SetSource(rows)
	return rows, nil // to be closed
}
