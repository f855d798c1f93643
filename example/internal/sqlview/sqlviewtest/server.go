// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package sqlviewtest

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
)

// OpenServer opens a new database of a server for writing, and runs statements.
func OpenServer(t testing.TB, server *enginetest.Server, statements ...string) (*database.Database, *catalog.Catalog) {
	t.Helper()
	a, err := address.Parse(server.NewURL(t))
	require.NoError(t, err)
	d, err := database.Open(context.Background(), a, database.Options{Write: true})
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, d.Close()) })
	for _, s := range statements {
		_, err := d.DB.Exec(s)
		require.NoError(t, err, s)
	}
	c, err := catalog.Load(context.Background(), d.DB, a.Engine())
	require.NoError(t, err)
	return d, c
}
