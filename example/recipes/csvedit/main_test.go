// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/text"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

const cities = "City,Country,People\nSeoul,Korea,9411000\nBusan,Korea,3350000\nParis,France,2102650\nLyon,France,522250\n"

// newSheet opens a file of cities without a window.
func newSheet(t *testing.T) (*sheet, *gridtest.Harness) {
	path := filepath.Join(t.TempDir(), "cities.csv")
	require.NoError(t, os.WriteFile(path, []byte(cities), 0o644))
	s, err := open(path)
	require.NoError(t, err)
	s.theme.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	h := gridtest.New(image.Pt(900, 500), s.layout)
	h.Settle()
	h.Focus(s.table.Tag())
	h.Settle()
	return s, h
}

// content returns what is in the file.
func content(t *testing.T, s *sheet) string {
	text, err := os.ReadFile(s.path)
	require.NoError(t, err)
	return string(text)
}

// TestTenChangesAreMadeHalfOfThemUndoneAndSaved uses the sheet as a user does.
func TestTenChangesAreMadeHalfOfThemUndoneAndSaved(t *testing.T) {
	s, h := newSheet(t)
	keys := func(keys ...string) {
		h.Keys(keys...)
		h.Settle()
	}
	cell := func(row int, header string) {
		for _, id := range s.table.ShownColumns() {
			if headerOf(s, id) == header {
				require.True(t, s.table.FocusCell(row, id))
			}
		}
		h.Settle()
	}
	write := func(text string) {
		h.Type(text)
		keys("Enter")
	}
	cell(0, "City")
	write("Seoul, Jung-gu") // 1
	cell(1, "People")
	write("3350001") // 2
	cell(1, "City")
	keys("Ctrl+I") // 3: a row below
	cell(2, "City")
	write("Daegu") // 4
	cell(2, "Country")
	write("Korea") // 5

	cell(0, "People")
	keys("Shift+Down", "Shift+Down", "Ctrl+D") // 6: filled down
	cell(3, "City")
	keys("Ctrl+C")
	cell(4, "City")
	keys("Ctrl+V")
	h.Paste("Paris")
	h.Settle()                                                                  // 7
	require.NoError(t, s.table.RenameColumn(s.table.ShownColumns()[1], "Land")) // 8
	h.Settle()
	cell(4, "City")
	keys("Ctrl+-") // 9: the row is gone
	_, err := s.table.InsertColumn("", "Note")
	require.NoError(t, err) // 10
	h.Settle()
	require.Equal(t, [][]string{
		{"City", "Land", "People", "Note"}, {"Seoul, Jung-gu", "Korea", "9411000", ""}, {"Busan", "Korea", "9411000", ""},
		{"Daegu", "Korea", "9411000", ""}, {"Paris", "France", "2102650", ""},
	}, padded(s.table.Texts()))

	keys("Ctrl+Z", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
	keys("Ctrl+S")
	require.Equal(t, "Saved", s.note)
	require.Equal(t, "City,Country,People\n\"Seoul, Jung-gu\",Korea,9411000\nBusan,Korea,3350001\nDaegu,Korea\n"+
		"Paris,France,2102650\nLyon,France,522250\n", content(t, s))
}

// headerOf returns the header of a column.
func headerOf(s *sheet, id string) string {
	for i, shown := range s.table.ShownColumns() {
		if shown == id {
			return s.table.Texts()[0][i]
		}
	}
	return ""
}

// padded returns rows that are all as long as the first.
func padded(rows [][]string) [][]string {
	for i := range rows {
		for len(rows[i]) < len(rows[0]) {
			rows[i] = append(rows[i], "")
		}
	}
	return rows
}

func TestTextIsReplacedEverywhere(t *testing.T) {
	s, h := newSheet(t)
	s.table.Find.Query.Text, s.table.Find.Replacement = "Korea", "Republic of Korea"
	s.table.Find.Open, s.table.Find.Replacing = true, true
	h.Settle()
	all, ok := h.Find("Replace all")
	if !ok {
		all, ok = h.Find("모두 바꾸기")
	}
	require.True(t, ok)
	h.Click(all.Center())
	h.Settle()
	s.save()
	require.Contains(t, content(t, s), "Busan,Republic of Korea,3350000")
}

func TestAFileThatCannotBeWrittenKeepsItsContent(t *testing.T) {
	s, _ := newSheet(t)
	s.path = filepath.Join(s.path, "below a file")
	s.save()
	require.Contains(t, s.note, "Not saved")
}
