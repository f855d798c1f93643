// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func TestExport(t *testing.T) {
	d, c := openSample(t, database.Options{})
	flights, _ := c.FindText("flights")
	r, err := rowset.Table(context.Background(), d, flights, snapshot.Options{})
	require.NoError(t, err)
	defer r.Close()
	ctx := context.Background()
	q := rowsource.Query{
		Filter: expr.Compare{Column: "distance", Op: expr.OpGreater, Value: value.Int(1000)},
		Sort:   []rowsource.Order{{Column: "delay", Descending: true}},
	}
	columns := []string{"at", "origin", "late", "details"}
	src, err := r.Export(ctx, q, columns)
	require.NoError(t, err)
	var streamed, paged strings.Builder
	require.NoError(t, rowexport.NDJSON{}.Export(ctx, &streamed, src, export.Options{}))
	assert.Greater(t, strings.Count(streamed.String(), "\n"), 2000)

	// The view of the same query gives the same.
	view, err := r.Source.Open(ctx, q)
	require.NoError(t, err)
	defer view.Close()
	page, err := view.Read(ctx, rowsource.Seek{Index: 0}, 1<<20)
	require.NoError(t, err)
	rows := export.Source{Rows: len(page.Items), Row: func(i int, cells []export.Cell) error {
		for k, id := range columns {
			rowexport.SetCell(&cells[k], page.Items[i].Value(id), "", rowexport.Form{AsStored: true})
		}
		return nil
	}}
	for _, id := range columns {
		rows.Columns = append(rows.Columns, export.Column{Key: id, NoZone: true})
	}
	require.NoError(t, rowexport.NDJSON{}.Export(ctx, &paged, rows, export.Options{}))
	assert.Equal(t, paged.String(), streamed.String())

	_, err = r.Export(ctx, q, []string{"gone"})
	assert.ErrorIs(t, err, rowsource.ErrNoColumn)
	_, err = r.Export(ctx, rowsource.Query{Sort: []rowsource.Order{{Column: "gone"}}}, nil)
	assert.ErrorIs(t, err, rowsource.ErrNoColumn)
}

// A cancelled export returns its connection.
func TestExportBrokenOff(t *testing.T) {
	d, c := openSample(t, database.Options{})
	flights, _ := c.FindText("flights")
	r, err := rowset.Table(context.Background(), d, flights, snapshot.Options{})
	require.NoError(t, err)
	d.DB.SetMaxOpenConns(1)
	ctx, cancel := context.WithCancel(context.Background())
	src, err := r.Export(ctx, rowsource.Query{}, nil)
	require.NoError(t, err)
	require.NoError(t, src.Row(0, make([]export.Cell, len(src.Columns))))
	cancel()
	var n int
	require.NoError(t, d.DB.QueryRow("SELECT count(*) FROM flights").Scan(&n))
	assert.Equal(t, 23109, n)
}
