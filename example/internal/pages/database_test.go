// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package pages_test

import (
	"context"
	"log"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/sample"
)

// cacheVariables lists the environment variables that os.UserCacheDir depends on, on all systems.
var cacheVariables = []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"}

// TestMain keeps the sample of the database out of the user's cache, and makes it only once.
func TestMain(m *testing.M) {
	cache, err := os.MkdirTemp("", "gallery")
	if err == nil {
		err = makeSample(cache)
	}
	if err != nil {
		log.Fatal(err)
	}
	code := m.Run()
	if err := os.RemoveAll(cache); err != nil {
		log.Print(err)
	}
	os.Exit(code)
}

func makeSample(cache string) error {
	for _, name := range cacheVariables {
		if err := os.Setenv(name, cache); err != nil {
			return err
		}
	}
	folder, err := sample.Folder()
	if err != nil {
		return err
	}
	_, err = sample.Make(context.Background(), folder)
	return err
}

// newDatabaseStage returns a stage with the page after its first rows show.
func newDatabaseStage(t *testing.T) *stage {
	s := newStage(t, "database", 1280, 800)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	s.says("of 23,109")
	return s
}

func TestDatabaseSortsAndFilters(t *testing.T) {
	s := newDatabaseStage(t)
	s.Until(func() bool { return s.shows("row 1 of 23,109: 1") })
	s.click("Miles")
	s.Until(func() bool { return s.shows("row 1 of 23,109: 22972") })
	search, ok := s.Find("Search")
	require.True(t, ok)
	s.Click(float32(search.Bounds.Min.X+4), float32(search.Bounds.Min.Y+4))
	s.Type("LAS")
	s.Until(func() bool { return s.State().Rows < 23_109 && s.shows("LAS") })
	assert.NotZero(t, s.State().Rows)
}

func TestDatabaseThatFails(t *testing.T) {
	s := newDatabaseStage(t)
	s.click("Fails")
	s.Until(func() bool { return s.shows("Rows could not be read: the connection was lost") })
	assert.Equal(t, 23_109, s.State().Rows, "the old rows stay")
	s.click("At once")
	s.click("Try again")
	s.Until(func() bool { return !s.shows("Try again") && !s.shows("Loading…") })
}

func TestDatabaseThatIsSlow(t *testing.T) {
	s := newDatabaseStage(t)
	s.click("Slow")
	s.Until(func() bool { return s.shows("Loading…") })
	s.click("At once")
	s.click("Reload")
	s.Until(func() bool { return !s.shows("Loading…") })
}

func TestDatabaseThatCannotBeOpened(t *testing.T) {
	noFolder := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(noFolder, nil, 0o600))
	for _, name := range cacheVariables {
		t.Setenv(name, noFolder)
	}
	s := newStage(t, "database", 1280, 800)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	s.says("The database could not be opened: making the sample")
	s.SetLang(look.Korean)
	s.Settle()
	s.says("데이터베이스를 열지 못했습니다")
	require.NoError(t, os.Remove(noFolder))
	s.click("다시 읽기")
	s.says("전체 23,109행")
}

func TestDatabaseThatIsClosedWhileItOpens(t *testing.T) {
	s := newStage(t, "database", 1280, 800)
	require.NoError(t, s.Close())
}
