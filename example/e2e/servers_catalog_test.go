// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

func kinds(t *catalog.Table) map[string]catalog.Kind {
	k := map[string]catalog.Kind{}
	for _, c := range t.Columns {
		k[c.Name] = c.Kind
	}
	return k
}

// openCatalog opens a new database of a server for writing, runs statements, and reads its catalogue.
func openCatalog(t *testing.T, server *enginetest.Server, statements ...string) (*database.Database, *catalog.Catalog) {
	t.Helper()
	url := server.NewURL(t)
	d := openDatabase(t, url, database.Options{Write: true})
	for _, s := range statements {
		_, err := d.DB.Exec(s)
		require.NoError(t, err, s)
	}
	a, err := address.Parse(url)
	require.NoError(t, err)
	c, err := catalog.Load(context.Background(), d.DB, a.Engine())
	require.NoError(t, err)
	return d, c
}

func TestCatalogOfPostgreSQL(t *testing.T) {
	d, c := openCatalog(t, enginetest.PostgreSQL(t),
		"DROP SCHEMA IF EXISTS s CASCADE", "CREATE SCHEMA s", "CREATE DOMAIN s.euro AS numeric(10,2)", "CREATE TYPE s.mood AS ENUM ('sad', 'ok')",
		`CREATE TABLE s."a ""1""" (b int, a text, PRIMARY KEY (b, a))`,
		`CREATE TABLE s.orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(40) NOT NULL DEFAULT 'x', price s.euro,
			paid boolean, at timestamptz(3), day date, info jsonb, old json, photo bytea, tags text[], mood s.mood, u uuid, b int, a text,
			twice numeric GENERATED ALWAYS AS (b * 2) STORED, FOREIGN KEY (a, b) REFERENCES s."a ""1""" (a, b))`,
		"CREATE INDEX ON s.orders (lower(name), price)", "CREATE UNIQUE INDEX part ON s.orders (name) WHERE paid",
		"CREATE TABLE s.uniq (a int UNIQUE, b int NOT NULL UNIQUE)", "CREATE TABLE s.none (a int)",
		"CREATE VIEW s.v AS SELECT * FROM s.none", "CREATE MATERIALIZED VIEW s.m AS SELECT 1 AS x",
		"INSERT INTO s.none SELECT * FROM generate_series(1, 1000)", "ANALYZE s.none")
	orders, ok := c.FindText("s.orders")
	require.True(t, ok)
	assert.Equal(t, map[string]catalog.Kind{"id": catalog.Number, "name": catalog.Text, "price": catalog.Number, "paid": catalog.Bool,
		"at": catalog.Time, "day": catalog.Time, "info": catalog.JSON, "old": catalog.JSON, "photo": catalog.Blob, "tags": catalog.Other,
		"mood": catalog.Other, "u": catalog.Other, "b": catalog.Number, "a": catalog.Text, "twice": catalog.Number}, kinds(orders))
	id, _ := orders.Column("id")
	twice, _ := orders.Column("twice")
	price, _ := orders.Column("price")
	name, _ := orders.Column("name")
	assert.True(t, id.Generated)
	assert.True(t, twice.Generated)
	assert.Equal(t, "s.euro", price.Type)
	assert.Equal(t, 2, price.Decimals, "of its domain")
	assert.Zero(t, twice.Decimals)
	assert.Equal(t, "'x'::character varying", *name.Default)
	assert.Equal(t, []string{"id"}, orders.Key)
	require.Len(t, orders.Out, 1)
	assert.Equal(t, []string{"a", "b"}, orders.Out[0].Columns)
	assert.Equal(t, []string{"a", "b"}, orders.Out[0].Referenced)
	to, ok := c.Find(orders.Out[0].To)
	require.True(t, ok)
	assert.Equal(t, `a "1"`, to.Table)
	assert.Same(t, to.In[0], orders.Out[0])
	assert.Equal(t, []string{"b", "a"}, to.Key)
	require.Len(t, orders.Indexes, 3)
	assert.Equal(t, []string{"", "price"}, orders.Indexes[1].Columns)
	assert.True(t, orders.Indexes[2].Partial)
	for name, key := range map[string][]string{"uniq": {"b"}, "none": nil, "v": nil, "m": nil} {
		table, ok := c.FindText("s." + name)
		require.True(t, ok)
		assert.Equal(t, key, table.Key, name)
		assert.Equal(t, name == "v" || name == "m", table.View)
	}
	none, _ := c.FindText("s.none")
	assert.EqualValues(t, 1000, none.Estimate.N)
	n, err := none.Count(context.Background(), d.DB, address.PostgreSQL)
	require.NoError(t, err)
	assert.EqualValues(t, 1000, n.N)
	rows, err := orders.Rows()
	require.NoError(t, err)
	_, err = sqlrows.NewBuilder(sqlrows.PostgreSQL(), rows)
	assert.NoError(t, err)
}

func TestCatalogOfMariaDB(t *testing.T) {
	_, c := openCatalog(t, enginetest.MariaDB(t),
		"DROP VIEW IF EXISTS v", "DROP TABLE IF EXISTS orders, uniq, none, `a``1`", "CREATE TABLE `a``1` (b int, a varchar(20), PRIMARY KEY (b, a))",
		"CREATE TABLE orders (id bigint unsigned AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL DEFAULT 'x', price decimal(10,2), paid bool, "+
			"at datetime(3), day date, info json, photo longblob, mood enum('sad','ok'), t time, b int, a varchar(20), "+
			"twice int AS (b * 2) STORED, again int AS (b) VIRTUAL, KEY (name(5)), FOREIGN KEY (b, a) REFERENCES `a``1` (b, a))",
		"CREATE TABLE uniq (a int UNIQUE, b int NOT NULL UNIQUE)", "CREATE TABLE none (a int)", "CREATE VIEW v AS SELECT * FROM none")
	orders, ok := c.FindText("orders")
	require.True(t, ok)
	assert.Equal(t, map[string]catalog.Kind{"id": catalog.Number, "name": catalog.Text, "price": catalog.Number, "paid": catalog.Bool,
		"at": catalog.Time, "day": catalog.Time, "info": catalog.Text, "photo": catalog.Blob, "mood": catalog.Other, "t": catalog.Other,
		"b": catalog.Number, "a": catalog.Text, "twice": catalog.Number, "again": catalog.Number}, kinds(orders), "JSON is an alias of longtext in MariaDB")
	again, _ := orders.Column("again")
	assert.True(t, again.Generated)
	assert.Equal(t, []string{"id"}, orders.Key)
	require.Len(t, orders.Out, 1)
	to, ok := c.Find(orders.Out[0].To)
	require.True(t, ok)
	assert.Equal(t, "a`1", to.Table)
	assert.Len(t, to.In, 1)
	for name, key := range map[string][]string{"uniq": {"b"}, "none": nil, "v": nil} {
		table, ok := c.FindText(name)
		require.True(t, ok)
		assert.Equal(t, key, table.Key, name)
		assert.Equal(t, name == "v", table.View)
	}
	rows, err := orders.Rows()
	require.NoError(t, err)
	_, err = sqlrows.NewBuilder(sqlrows.MySQL(), rows)
	assert.NoError(t, err)
}
