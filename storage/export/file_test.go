// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

// listing returns the names in a folder.
func listing(t testing.TB, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func TestDir(t *testing.T) {
	dir := t.TempDir()
	for _, want := range []string{"orders.csv", "orders (2).csv", "orders (3).csv"} {
		path, err := export.Dir(dir)(t.Context(), mixed(3), export.CSV, export.Options{FileName: "orders"})
		require.NoError(t, err)
		assert.Equal(t, filepath.Join(dir, want), path)
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, written(t, mixed(3), export.CSV, export.Options{}), string(content))
	}
	path, err := export.Dir(dir)(t.Context(), mixed(3), export.JSON, export.Options{})
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(dir, "export.json"), path)
	assert.Len(t, listing(t, dir), 4)
}

func TestDirLeavesWhatIsThere(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a.csv"), []byte("mine"), 0o600))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "a (2).csv"), 0o700))
	path, err := export.Dir(dir)(t.Context(), mixed(3), export.CSV, export.Options{FileName: "a.csv"})
	require.NoError(t, err)
	assert.Equal(t, "a (3).csv", filepath.Base(path))
	content, err := os.ReadFile(filepath.Join(dir, "a.csv"))
	require.NoError(t, err)
	assert.Equal(t, "mine", string(content))
}

// A file is readable for everybody who may read the user's other files.
func TestDirMode(t *testing.T) {
	dir := t.TempDir()
	other, err := os.Create(filepath.Join(dir, "other"))
	require.NoError(t, err)
	require.NoError(t, other.Close())
	path, err := export.Dir(dir)(t.Context(), mixed(1), export.CSV, export.Options{})
	require.NoError(t, err)
	mode := func(path string) fs.FileMode {
		info, err := os.Stat(path)
		require.NoError(t, err)
		return info.Mode()
	}
	assert.Equal(t, mode(other.Name()), mode(path))
}

// Wherever the disk becomes full, no file is left.
func TestDirFailsAtEveryByte(t *testing.T) {
	full := errors.New("no space left")
	for _, f := range textual {
		opt := export.Options{FileName: "a"}
		all := len(written(t, mixed(3), f, opt))
		dir := t.TempDir()
		for after := range all {
			e := breaking{Exporter: f, after: after, err: full}
			path, err := export.Dir(dir)(t.Context(), mixed(3), e, opt)
			require.ErrorIs(t, err, full)
			require.ErrorContains(t, err, "a."+f.Extension()+" in "+dir)
			require.Empty(t, path)
			require.Empty(t, listing(t, dir))
		}
		_, err := export.Dir(dir)(t.Context(), mixed(3), breaking{Exporter: f, after: all}, opt)
		require.NoError(t, err)
	}
}

func TestDirCancelled(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	opt := export.Options{Progress: func(rows int) {
		if rows > 5000 {
			cancel()
		}
	}}
	_, err := export.Dir(dir)(ctx, mixed(1_000_000), export.CSV, opt)
	assert.ErrorIs(t, err, context.Canceled)
	assert.Empty(t, listing(t, dir))
}

func TestDirPanics(t *testing.T) {
	dir := t.TempDir()
	src := mixed(10)
	src.Row = func(int, []export.Cell) error { panic("odd") }
	assert.Panics(t, func() { _, _ = export.Dir(dir)(t.Context(), src, export.CSV, export.Options{}) })
	assert.Empty(t, listing(t, dir))
}

func TestDirNoFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "none")
	_, err := export.Dir(dir)(t.Context(), mixed(1), export.CSV, export.Options{})
	assert.ErrorIs(t, err, fs.ErrNotExist)
	assert.ErrorContains(t, err, "export.csv in "+dir)
}

// Concurrent exports get different names, and no file is lost.
func TestDirTogether(t *testing.T) {
	dir := t.TempDir()
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			_, err := export.Dir(dir)(t.Context(), mixed(100), export.CSV, export.Options{})
			assert.NoError(t, err)
		})
	}
	wg.Wait()
	names := listing(t, dir)
	require.Len(t, names, 20)
	want := written(t, mixed(100), export.CSV, export.Options{})
	for _, name := range names {
		content, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		assert.Equal(t, want, string(content))
	}
}
