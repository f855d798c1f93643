// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"flag"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

const sales = "city,price,when\nSeoul,5,2024-01-06\nBusan,7,2024-02-07\nSeoul,1,2024-02-08\n"

func TestFind(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	s.Keys("Ctrl+F")
	s.Type("Busan")
	s.Keys("Enter")
	s.Until(func() bool { return s.grid.Find.Result.Total == 1 })
	s.Keys("Esc")
	assert.Equal(t, 1, s.grid.Focused().Row)
	find, ok := s.Harness.Find("Find")
	require.True(t, ok)
	s.Click(find.Center())
	assert.True(t, s.grid.Find.Open)
}

func TestFilterAndGroup(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	s.grid.Filtering.Expression = filter.On("city", filter.Contains.Of("Seoul"))
	s.Until(func() bool { return s.grid.Shown() == 2 })
	assert.True(t, s.shows("city ~ Seoul"), s.Dump())
	s.grid.ClearFilters()
	s.grid.Filtering.Expression = filter.Expr{}
	s.grid.Grouping = option.Grouping{By: []string{"when"}, Levels: []option.GroupLevel{{Interval: option.GroupByMonth}}}
	s.Until(func() bool { return s.grid.Shown() == 2 })
	assert.False(t, s.tools.groups.CanGroup("#"))
	assert.True(t, s.tools.groups.CanGroup("city"))
}

func TestProfileOfAColumn(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	s.tools.profile.Open("price")
	s.Until(func() bool { f, ok := s.tools.profile.Figures("price"); return ok && f.Max == 7 })
	s.Keys("Esc")
	assert.Empty(t, s.tools.profile.OpenColumn())
}

func TestStatusOfSelectedCells(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	s.Keys("Right", "Shift+Down", "Shift+Down")
	s.Until(func() bool { return s.grid.StatusBar.Figures.Sum == 13 })
}

func TestExport(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_DOWNLOAD_DIR", home)
	s := newStage(t, write(t, "sales.csv", sales))
	button, ok := s.Harness.Find("Export CSV")
	require.True(t, ok)
	s.Click(button.Center())
	s.Until(func() bool { return s.tools.exported.En != "" })
	path, ok := strings.CutPrefix(s.tools.exported.En, exportedText.En)
	require.True(t, ok, s.tools.exported.En)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.True(t, bytes.Contains(text, []byte("Busan,7,2024-02-07")), string(text))
	assert.Equal(t, "sales.csv", filepath.Base(path))
}

// newKept returns a stage whose viewer stores users' changes for a file.
func newKept(t *testing.T, file string, store storage.Store) *stage {
	t.Helper()
	stream, err := open(file, 0)
	require.NoError(t, err)
	stream.Wait()
	v := newViewer(stream, look.OnlyFonts(fonts.Collection()))
	v.keepIn(store, file)
	s := &stage{gridtest.New(image.Pt(1000, 600), v.Layout), v, ""}
	require.True(t, s.Settle())
	return s
}

func TestAFileOpensAsItWasLeft(t *testing.T) {
	file := write(t, "sales.csv", sales)
	var store storage.Memory
	s := newKept(t, file, &store)
	s.grid.Grouping.By = []string{"city"}
	s.Until(func() bool { return s.grid.Shown() == 2 })
	require.NoError(t, s.grid.Close())

	again := newKept(t, file, &store)
	again.Until(func() bool { return again.grid.Shown() == 2 })
	other := newKept(t, write(t, "sales.csv", sales), &store)
	assert.Equal(t, 3, other.grid.Shown(), "another file is as it comes")
}

func TestToolsSpeakKorean(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	s.look.Lang = look.Korean
	s.Settle()
	assert.True(t, s.shows("찾기"), s.Dump())
	assert.True(t, s.shows("CSV로 내보내기"))
}

func TestHeadersAreDroppedIntoTheGroups(t *testing.T) {
	s := newStage(t, write(t, "sales.csv", sales))
	header, ok := s.Find("city")
	require.True(t, ok)
	bar, ok := s.Find("Groups")
	require.True(t, ok)
	s.DragFrom(header.Center()).To(bar.Center())
	s.Until(func() bool { return s.grid.Shown() == 2 })
	assert.Equal(t, []string{"city"}, s.grid.Grouping.By)
}

var writeStored = flag.String("write-stored", "", "write the document of a file of this version into a new `FILE` of testdata/stored")

// Files open as earlier versions of the program left them; the stored documents are never rewritten.
func TestAFileOpensAsAnEarlierVersionLeftIt(t *testing.T) {
	file := write(t, "sales.csv", sales)
	var store storage.Memory
	if *writeStored != "" {
		s := newKept(t, file, &store)
		s.grid.Grouping.By = []string{"city"}
		s.Until(func() bool { return s.grid.Shown() == 2 })
		require.NoError(t, s.grid.Close())
		text, _, _ := store.Get(s.grid.Persist.Key)
		require.NoError(t, os.WriteFile(filepath.Join("testdata/stored", *writeStored), []byte(text), 0o600))
	}
	v := newKept(t, file, new(storage.Memory))
	v.keepIn(nil, "/data/sales.csv")
	require.Equal(t, "csvview.d4826bd0234541652360d585ee32636e", v.grid.Persist.Key, "the key of a file")
	v.keepIn(nil, file)
	key := v.grid.Persist.Key
	versions, err := os.ReadDir("testdata/stored")
	require.NoError(t, err)
	require.NotEmpty(t, versions)
	for _, version := range versions {
		text, err := os.ReadFile(filepath.Join("testdata/stored", version.Name()))
		require.NoError(t, err)
		require.NoError(t, store.Set(key, string(text)))
		s := newKept(t, file, &store)
		s.Until(func() bool { return s.grid.Shown() == 2 })
		assert.Equal(t, []string{"city"}, s.grid.Grouping.By, version.Name())
	}
}
