// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Command browse shows the items of a database of SQLite, or of a service, and saves changes to them.
//
//	browse [http://localhost:8080/items]
package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"

	"gioui.org/app"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

type item struct {
	ID      int64  `json:"id" grid:"Number"`
	Name    string `json:"name" grid:"Name,flex=1,edit"`
	Stock   int64  `json:"stock" grid:"In stock,edit"`
	Version int64  `json:"version" grid:"-"` // grows with each change
}

func (i item) key() string { return fmt.Sprint(i.ID) }

// show shows the items of any source in a grid. The caller closes the rows.
func show(source rowsource.Source[item], g *gridui.ChangeTrackingGrid[item]) *gridui.Remote[item] {
	rows := gridui.NewRemote(source, gridui.RemoteOptions[item]{Version: "version"})
	g.RowKey = item.key
	g.Columns = gridui.ColumnsOf[item]()
	g.Sorting.Mode, g.Filtering.Enabled, g.Filtering.Row = option.SortMulti, true, true
	g.Editing.Enabled, g.GoToRow.Enabled = true, true
	g.Extensions = []gridui.Extension{&savebar.Bar{}}
	g.SetSource(rows)
	return rows
}

// database returns the items of a database.
func database(db *sql.DB) (rowsource.Source[item], error) {
	source, err := sqlrows.New(sqlrows.Options{DB: db, Dialect: sqlrows.SQLite(), Table: sqlrows.Table{
		Name: []string{"items"}, Key: []string{"id"}, Version: "version", Columns: []sqlrows.Column{
			{ID: "id", Kind: value.KindNumber}, {ID: "name", Kind: value.KindText},
			{ID: "stock", Kind: value.KindNumber}, {ID: "version", Kind: value.KindNumber},
		},
	}})
	if err != nil {
		return nil, err
	}
	return sqlrows.Map(source, func(r sqlrows.Row) (i item) {
		i.ID, _ = r.Value("id").AsInt()
		i.Stock, _ = r.Value("stock").AsInt()
		i.Version, _ = r.Value("version").AsInt()
		i.Name = r.Value("name").String()
		return i
	}, item.key), nil
}

// service returns the items of a service: GET address?offset=&limit=&sort=-stock&name=PART, PATCH address/ID.
func service(address string) rowsource.Source[item] {
	return &restrows.Paged[item]{
		Can:   rowsource.Features{Key: []string{"id"}, Match: []expr.MatchOp{expr.MatchContains}},
		RowID: item.key, URL: address, Parameters: parameters,
		Patch: api(address).patch,
	}
}

// parameters adds the order and the filter of a query.
func parameters(q rowsource.Query, to url.Values) error {
	var sort []string
	for _, by := range q.Sort {
		sort = append(sort, map[bool]string{true: "-"}[by.Descending]+by.Column)
	}
	to.Set("sort", strings.Join(sort, ","))
	if part, ok := q.Filter.(expr.Match); ok && len(part.Columns) == 1 && part.Columns[0] == "name" {
		to.Set("name", part.Text)
	} else if q.Filter != nil {
		return fmt.Errorf("the service filters by a part of the name alone: %w", rowsource.ErrUnsupported)
	}
	return nil
}

type api string // the address of a service

// patch sends an edit.
func (at api) patch(ctx context.Context, e rowsource.Edit) (rowsource.Written, *rowsource.Conflict, error) {
	var w rowsource.Written
	set := map[string]any{"version": e.Version.Plain()}
	for _, f := range e.Set {
		set[f.Column] = f.Value.Plain()
	}
	body, _ := json.Marshal(set) // texts and numbers always have a form in JSON
	ask, err := http.NewRequestWithContext(ctx, http.MethodPatch, string(at)+"/"+e.ID, bytes.NewReader(body))
	if err != nil {
		return w, nil, err
	}
	answer, err := http.DefaultClient.Do(ask)
	if err != nil {
		return w, nil, err
	}
	defer answer.Body.Close()
	var now item
	if err := json.NewDecoder(answer.Body).Decode(&now); err != nil {
		return w, nil, fmt.Errorf("answer %s: %w", answer.Status, err)
	}
	if answer.StatusCode == http.StatusConflict {
		return w, &rowsource.Conflict{Kind: rowsource.ConflictChanged, ID: e.ID, Current: []rowsource.Field{
			{Column: "name", Value: value.Text(now.Name)}, {Column: "stock", Value: value.Int(now.Stock)},
			{Column: "version", Value: value.Int(now.Version)},
		}}, nil
	}
	return rowsource.Written{ID: e.ID, Version: value.Int(now.Version)}, nil, nil
}

func main() {
	var source rowsource.Source[item]
	var err error
	if len(os.Args) > 1 {
		source = service(os.Args[1])
	} else if source, err = database(sample(1_000_000)); err != nil {
		log.Fatal(err)
	}
	var grid gridui.ChangeTrackingGrid[item]
	window, theme := new(app.Window), material.NewTheme()
	grid.Invalidate = window.Invalidate
	rows := show(source, &grid)
	go func() {
		var ops op.Ops
		for {
			switch e := window.Event().(type) {
			case app.DestroyEvent:
				rows.Close()
				os.Exit(0)
			case app.FrameEvent:
				gridui.New(theme, &grid.Grid).Layout(app.NewContext(&ops, e))
				e.Frame(&ops)
			}
		}
	}()
	app.Main()
}
