// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func openSample(t *testing.T, o database.Options) (*database.Database, *catalog.Catalog) {
	t.Helper()
	ctx := context.Background()
	d, err := database.Open(ctx, address.SampleIn(sqlviewtest.Sample(t)), o)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, d.Close()) })
	c, err := catalog.Load(ctx, d.DB, address.SQLite)
	require.NoError(t, err)
	return d, c
}

func TestTable(t *testing.T) {
	d, c := openSample(t, database.Options{})
	flights, _ := c.FindText("flights")
	r, err := rowset.Table(context.Background(), d, flights, snapshot.Options{})
	require.NoError(t, err)
	defer r.Close()
	assert.Equal(t, catalog.ReadOnlyDatabase, r.ReadOnly)
	assert.Equal(t, rowset.Column{ID: "late", Kind: catalog.Bool, Type: "BOOLEAN", Form: rowexport.Form{AsStored: true}, ReadOnly: catalog.ReadOnlyComputed}, r.Columns[9])
	rows := sqlviewtest.Read(t, r, rowsource.Query{Sort: []rowsource.Order{{Column: "at", Descending: true}}})
	at, ok := rows[0].Value("at").AsTime()
	require.True(t, ok)
	assert.Equal(t, "2001-03-31 22:37", at.Format("2006-01-02 15:04"))
	filtered := sqlviewtest.Read(t, r, rowsource.Query{Filter: expr.Compare{Column: "at", Op: expr.OpEqual, Value: rows[0].Value("at")}})
	assert.NotEmpty(t, filtered, "a time finds the rows that have it")
	_, err = r.Source.Write(context.Background(), []rowsource.Edit{{Kind: rowsource.EditDelete, ID: "1"}})
	assert.ErrorIs(t, err, rowsource.ErrUnsupported)
}

func TestWritableTable(t *testing.T) {
	d, c := openSample(t, database.Options{Write: true})
	carriers, _ := c.FindText("carriers")
	r, err := rowset.Table(context.Background(), d, carriers, snapshot.Options{})
	require.NoError(t, err)
	defer r.Close()
	assert.Equal(t, catalog.Writable, r.ReadOnly)
	out, err := r.Source.Write(context.Background(), []rowsource.Edit{{ID: "XX", Set: []rowsource.Field{{Column: "name", Value: value.Text("항공")}}}})
	require.NoError(t, err)
	assert.Len(t, out.Rows, 1)
	rows := sqlviewtest.Read(t, r, rowsource.Query{Filter: expr.Compare{Column: "code", Op: expr.OpEqual, Value: value.Text("XX")}})
	assert.Equal(t, value.Text("항공"), rows[0].Value("name"))
}

func TestViewAndStatement(t *testing.T) {
	d, c := openSample(t, database.Options{Write: true})
	delays, _ := c.FindText("delays")
	view, err := rowset.Table(context.Background(), d, delays, snapshot.Options{Folder: t.TempDir()})
	require.NoError(t, err)
	defer view.Close()
	assert.Equal(t, catalog.ReadOnlyView, view.ReadOnly)
	assert.NotNil(t, view.Snapshot)
	rows := sqlviewtest.Read(t, view, rowsource.Query{Sort: []rowsource.Order{{Column: "longest", Descending: true}}})
	require.Len(t, rows, 59)
	first, _ := rows[0].Value("longest").AsInt()
	second, _ := rows[1].Value("longest").AsInt()
	assert.GreaterOrEqual(t, first, second)

	typed, err := rowset.Statement(context.Background(), d, "SELECT state, count(*) AS n FROM airports GROUP BY state", snapshot.Options{Folder: t.TempDir()})
	require.NoError(t, err)
	defer typed.Close()
	assert.Equal(t, catalog.ReadOnlyStatement, typed.ReadOnly)
	assert.Empty(t, typed.Notice().English)
	rows = sqlviewtest.Read(t, typed, rowsource.Query{Sort: []rowsource.Order{{Column: "n", Descending: true}}})
	assert.Equal(t, value.Text("AK"), rows[0].Value("state"))
	_, err = rowset.Statement(context.Background(), d, "SELECT * FROM nowhere", snapshot.Options{})
	assert.ErrorContains(t, err, "no such table: nowhere")
}

func TestNoticeOfACutStatement(t *testing.T) {
	d, _ := openSample(t, database.Options{})
	r, err := rowset.Statement(context.Background(), d, "SELECT * FROM flights", snapshot.Options{Folder: t.TempDir(), MaxRows: 12_000})
	require.NoError(t, err)
	defer r.Close()
	require.NoError(t, r.Wait())
	assert.Equal(t, rowset.Notice{English: "only the first 12,000 rows are shown", Korean: "처음 12,000행만 보입니다"}, r.Notice())
}
