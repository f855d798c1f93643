// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package pages

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"path/filepath"
	"strconv"

	"github.com/giogrid/giogrid/example/internal/sqlview/sample"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// openDatabase opens the sample of package sample in SQLite, and creates it if it does not exist.
func openDatabase(ctx context.Context) (o opened) {
	folder, err := sample.Folder()
	if err != nil {
		return opened{err: err}
	}
	path, err := sample.Make(ctx, folder)
	if err != nil {
		return opened{err: err}
	}
	db, err := sql.Open("sqlite", readOnly(path))
	if err != nil {
		return opened{err: err}
	}
	source, err := sqlrows.New(sqlrows.Options{DB: db, Table: flightsTable(), Dialect: sqlrows.SQLite(), ReadOnly: true})
	if err == nil {
		err = db.PingContext(ctx)
	}
	if err != nil {
		return opened{err: errors.Join(err, db.Close())}
	}
	return opened{source: sqlrows.Map(source, recordOf, func(r record) string { return strconv.FormatInt(r.id, 10) }), database: db}
}

// readOnly returns the address of a SQLite file, opened for reading only.
func readOnly(path string) string {
	u := url.URL{Scheme: "file", OmitHost: true, Path: filepath.ToSlash(path), RawQuery: "mode=ro"}
	return u.String()
}

// flightsTable returns the table of flights, without the columns that the page does not show.
func flightsTable() sqlrows.Table {
	return sqlrows.Table{
		Name: []string{"flights"},
		Key:  []string{"id"},
		Columns: []sqlrows.Column{
			{ID: "id", Kind: value.KindNumber, NotNull: true},
			{ID: "at", Kind: value.KindTime, NotNull: true, Layout: "2006-01-02 15:04:05"},
			{ID: "origin", Kind: value.KindText, NotNull: true},
			{ID: "destination", Kind: value.KindText, NotNull: true},
			{ID: "distance", Kind: value.KindNumber, NotNull: true},
			{ID: "delay", Kind: value.KindNumber},
		},
	}
}

// recordOf returns a row of the table as a record.
func recordOf(row sqlrows.Row) (r record) {
	r.id, _ = row.Value("id").AsInt()
	r.at, _ = row.Value("at").AsTime()
	r.origin, r.destination = row.Value("origin").String(), row.Value("destination").String()
	r.distance, _ = row.Value("distance").AsInt()
	r.delay, r.hasDelay = row.Value("delay").AsInt()
	return r
}
