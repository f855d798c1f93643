// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sample_test

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/sample"
)

func TestSample(t *testing.T) {
	ctx := context.Background()
	folder := filepath.Join(t.TempDir(), "new", "folder")
	path, err := sample.Make(ctx, folder)
	require.NoError(t, err)
	d, err := database.Open(ctx, address.SampleIn(path), database.Options{})
	require.NoError(t, err)
	defer d.Close()
	assert.Equal(t, "sample", d.Address.Name())
	c, err := catalog.Load(ctx, d.DB, address.SQLite)
	require.NoError(t, err)
	for name, n := range map[string]int64{"flights": 23109, "airports": 3376, "carriers": 5, "delays": 59} {
		table, ok := c.FindText(name)
		require.True(t, ok, name)
		count, err := table.Count(ctx, d.DB, address.SQLite)
		require.NoError(t, err)
		assert.Equal(t, n, count.N, name)
	}
	flights, _ := c.FindText("flights")
	assert.Len(t, flights.Out, 3)
	assert.Equal(t, []string{"id"}, flights.Key)
	assert.Len(t, flights.Indexes, 4)
	airports, _ := c.FindText("airports")
	assert.Len(t, airports.In, 2)
	var broken, nulls, empty, late int
	row := d.DB.QueryRow("SELECT (SELECT count(*) FROM pragma_foreign_key_check), sum(note IS NULL), sum(note = ''), sum(late) FROM flights")
	require.NoError(t, row.Scan(&broken, &nulls, &empty, &late))
	assert.Zero(t, broken)
	assert.Positive(t, nulls)
	assert.Positive(t, empty)
	assert.Positive(t, late)
}

func TestSampleIsKept(t *testing.T) {
	ctx := context.Background()
	folder := t.TempDir()
	path, err := sample.Make(ctx, folder)
	require.NoError(t, err)
	first, err := os.Stat(path)
	require.NoError(t, err)
	_, err = sample.Make(ctx, folder)
	require.NoError(t, err)
	second, err := os.Stat(path)
	require.NoError(t, err)
	assert.True(t, os.SameFile(first, second) && first.ModTime().Equal(second.ModTime()))

	require.NoError(t, os.WriteFile(path, []byte("of another version"), 0o600))
	_, err = sample.Make(ctx, folder)
	require.NoError(t, err)
	_, err = address.SampleIn(path).Resolve()
	assert.NoError(t, err)
}

func TestSampleIsMadeByManyAtOnce(t *testing.T) {
	folder := t.TempDir()
	var all sync.WaitGroup
	for range 3 {
		all.Go(func() {
			_, err := sample.Make(context.Background(), folder)
			assert.NoError(t, err)
		})
	}
	all.Wait()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err := sample.Make(ctx, filepath.Join(folder, "cancelled"))
	assert.ErrorIs(t, err, context.Canceled)
	for _, dir := range []string{folder, filepath.Join(folder, "cancelled")} {
		parts, err := filepath.Glob(filepath.Join(dir, "*.part*"))
		require.NoError(t, err)
		assert.Empty(t, parts)
	}
}
