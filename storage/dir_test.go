// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDir(t *testing.T) {
	testStore(t, func(t *testing.T) Store { return Dir(filepath.Join(t.TempDir(), "not", "yet")) })
}

func TestDirIsAMap(t *testing.T) {
	testIsAMap(t, func(t *testing.T) Store { return &dir{path: t.TempDir(), files: unsynced{}} })
}

// unsynced is a disk that does not wait for syncs.
type unsynced struct{ disk }

type unsyncedFile struct{ newFile }

func (u unsynced) Create(folder string) (newFile, error) {
	f, err := u.disk.Create(folder)
	return unsyncedFile{f}, err
}

func (unsyncedFile) Sync() error { return nil }

func (unsynced) SyncFolder(string) error { return nil }

// names returns the names in a folder.
func names(t require.TestingT, folder string) []string {
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	var all []string
	for _, entry := range entries {
		all = append(all, entry.Name())
	}
	return all
}

func TestDirKeepsOneFileAKey(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "grids")
	s := Dir(folder)
	requireNone(t, s, "columns")
	require.NoDirExists(t, folder, "reading makes nothing")
	require.NoError(t, s.Delete("columns"))
	require.NoDirExists(t, folder)

	require.NoError(t, s.Set("columns", "a"))
	require.NoError(t, s.Set("columns", "b"))
	require.NoError(t, s.Set("../rows", "\xff\x00"))
	require.Equal(t, []string{"%2e%2e%2frows.json", "columns.json"}, names(t, folder))
	requireHas(t, Dir(folder), "columns", "b")
	requireHas(t, Dir(folder), "../rows", "\xff\x00")
	require.Equal(t, []string{"grids"}, names(t, filepath.Dir(folder)), "nothing beside the folder")
}

func TestDirWithoutFolder(t *testing.T) {
	requireUnavailable(t, Dir(""))
}

func TestDirUnderAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	require.Error(t, Dir(file).Set("k", "v"))
	require.Error(t, Dir(filepath.Join(file, "deeper")).Set("k", "v"))
	require.FileExists(t, file)
}

func TestDirWithAFolderInPlaceOfTheFile(t *testing.T) {
	folder := t.TempDir()
	place := filepath.Join(folder, "k.json")
	require.NoError(t, os.Mkdir(place, 0o700))
	requireUnavailable(t, Dir(folder))
	require.DirExists(t, place)
	require.Equal(t, []string{"k.json"}, names(t, folder), "no unfinished file stays")
}

func TestDirDoesNotReadHugeFiles(t *testing.T) {
	folder := t.TempDir()
	place := filepath.Join(folder, "k.json")
	require.NoError(t, os.WriteFile(place, []byte(strings.Repeat("x", maxSize)), 0o600))
	value, ok, err := Dir(folder).Get("k")
	require.NoError(t, err)
	require.True(t, ok)
	require.Len(t, value, maxSize)

	require.NoError(t, os.Truncate(place, maxSize+1))
	_, ok, err = Dir(folder).Get("k")
	require.ErrorIs(t, err, ErrTooLarge)
	require.False(t, ok)
}

func TestDirRemovesOldUnfinishedFiles(t *testing.T) {
	folder := t.TempDir()
	old := time.Now().Add(-2 * leftoverAge)
	for _, name := range []string{".giogrid-1.tmp", ".giogrid-2.tmp", "giogrid.tmp", ".giogrid-x"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
		if name != ".giogrid-2.tmp" { // of another running program
			require.NoError(t, os.Chtimes(filepath.Join(folder, name), old, old))
		}
	}
	require.NoError(t, Dir(folder).Set("k", "v"))
	require.Equal(t, []string{".giogrid-2.tmp", ".giogrid-x", "giogrid.tmp", "k.json"}, names(t, folder))
}

func TestPatiently(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start, tries := time.Now(), 0
		never := func() error { tries++; return fs.ErrPermission }
		busy := func(err error) bool { return err != nil }
		require.ErrorIs(t, patiently(busy, never), fs.ErrPermission)
		assert.Equal(t, 7, tries)
		assert.Equal(t, 63*time.Millisecond, time.Since(start))

		tries = 0
		require.NoError(t, patiently(busy, func() error {
			if tries++; tries < 3 {
				return fs.ErrPermission
			}
			return nil
		}))
		require.Equal(t, 3, tries)

		tries = 0
		require.Error(t, patiently(isNever, never))
		require.Equal(t, 1, tries)
	})
}

func isNever(error) bool { return false }
