// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage"
)

// storedDir contains a folder for each version that stored documents, with a file for each key. The files are never
// rewritten: later versions must restore the pages from them.
const storedDir = "testdata/stored"

var writeStored = flag.String("write-stored", "", "write the documents of this version into a new `FOLDER` of "+storedDir)

// storedKeys lists the keys of the gallery's documents.
var storedKeys = []string{"gallery.columns", "gallery.columns.views", "gallery.pins", "gallery.analyse", "gallery.analyse.views"}

// The gallery restores the documents of earlier versions.
func TestDocumentsOfEarlierVersionsAreRead(t *testing.T) {
	if *writeStored != "" {
		writeDocuments(t, filepath.Join(storedDir, *writeStored))
	}
	versions, err := os.ReadDir(storedDir)
	require.NoError(t, err)
	require.NotEmpty(t, versions)
	for _, version := range versions {
		t.Run(version.Name(), func(t *testing.T) {
			store := new(storage.Memory)
			for _, key := range storedKeys {
				text, err := os.ReadFile(filepath.Join(storedDir, version.Name(), key))
				require.NoError(t, err)
				require.NoError(t, store.Set(key, string(text)))
			}
			plain := newKept(t, "columns", new(storage.Memory))
			s := newKept(t, "columns", store)
			assert.Equal(t, plain.left("Month")+60, s.left("Month"))
			assert.Less(t, s.left("City"), s.left("Code"))
			assert.True(t, s.shows("Views: wide"), s.Dump())
			require.NoError(t, s.Close())

			plain = newKept(t, "pins", new(storage.Memory))
			s = newKept(t, "pins", store)
			assert.Equal(t, plain.left("Airport"), s.left("Airport"), "pinned, though the columns are scrolled")
			assert.Equal(t, 202, s.State().Scroll.X)
			require.NoError(t, s.Close())

			s = newKept(t, "analyse", store)
			s.Until(func() bool { return s.shows("Views: by miles") })
			require.NoError(t, s.Close())
		})
	}
}

// writeDocuments writes the documents of this version into a new folder.
func writeDocuments(t *testing.T, dir string) {
	require.NoError(t, os.Mkdir(dir, 0o755))
	store := new(storage.Memory)
	s := newKept(t, "columns", store)
	edge := s.left("Month")
	month, _ := s.Find("Month")
	_, y := month.Center()
	s.DragFrom(float32(edge), y).To(float32(edge+60), y)
	from, _ := s.Find("Code")
	x, _ := from.Center()
	s.DragFrom(x, y).To(x+200, y)
	s.saveView("wide")
	require.NoError(t, s.Close())

	s = newKept(t, "pins", store)
	s.click("Livingston Municipal")
	s.click("Pin left")
	s.Wheel(700, 400, 300, 0)
	require.NoError(t, s.Close())

	s = newKept(t, "analyse", store)
	s.click("Distance (mi)")
	s.Settle()
	s.saveView("by miles")
	require.NoError(t, s.Close())
	for _, key := range storedKeys {
		text, ok, err := store.Get(key)
		require.NoError(t, err)
		require.True(t, ok, key)
		require.NoError(t, os.WriteFile(filepath.Join(dir, key), []byte(text), 0o600))
	}
}
