// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
)

// The tables of the database in the address precede those in databases with lesser names.
func TestCurrentSchema(t *testing.T) {
	server := enginetest.MariaDB(t)
	d, c := openCatalog(t, server, "CREATE DATABASE aaa", "CREATE TABLE aaa.a (id INT PRIMARY KEY)", "CREATE TABLE aaa.t (id INT PRIMARY KEY, other INT)", "CREATE TABLE t (id INT PRIMARY KEY)")
	t.Cleanup(func() { _, _ = d.DB.Exec("DROP DATABASE aaa") })
	first, ok := c.First()
	require.True(t, ok)
	require.Equal(t, c.Current, first.Schema)
	require.NotEqual(t, "aaa", c.Current)
	named, ok := c.FindText("t")
	require.True(t, ok)
	require.Len(t, named.Columns, 1, "of this database")
	named, ok = c.FindText("aaa.t")
	require.True(t, ok)
	require.Len(t, named.Columns, 2)

	_, c = openCatalog(t, enginetest.PostgreSQL(t), "CREATE SCHEMA aaa", "CREATE TABLE aaa.a (id INT PRIMARY KEY)", "CREATE TABLE t (id INT PRIMARY KEY)")
	first, ok = c.First()
	require.True(t, ok)
	require.Equal(t, "public.t", first.Name.String())
}
