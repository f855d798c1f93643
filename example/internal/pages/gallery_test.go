// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"encoding/json"
	"fmt"
	"image"
	"maps"
	"os"
	"regexp"
	"slices"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// stage is a gallery in a window without a screen.
type stage struct {
	*gridtest.Harness
	*pages.Gallery
	t *testing.T
}

func newStage(t *testing.T, page string, w, h int) *stage {
	t.Helper()
	g := pages.New(look.OnlyFonts(fonts.Collection()))
	require.NoError(t, g.Show(page))
	s := &stage{gridtest.New(image.Pt(w, h), g.Layout), g, t}
	require.True(t, s.Settle(), "the page comes to rest")
	return s
}

// click clicks the first visible widget with a label.
func (s *stage) click(label string) {
	s.t.Helper()
	n, ok := s.Find(label)
	require.True(s.t, ok, "no %q in\n%s", label, s.Dump())
	s.Click(n.Center())
}

// shows reports whether a widget with a label is visible.
func (s *stage) shows(label string) bool {
	_, ok := s.Find(label)
	return ok
}

func TestEveryPageFitsEveryWindow(t *testing.T) {
	for _, name := range pages.Names() {
		for _, size := range []image.Point{{1280, 800}, {640, 400}, {390, 700}, {1, 1}, {0, 0}, {5000, 3}, {3, 5000}} {
			for _, scale := range []float32{1, 2.5} {
				t.Run(fmt.Sprintf("%s at %v times %v", name, size, scale), func(t *testing.T) {
					s := newStage(t, name, 800, 600)
					s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
					s.Size = size
					require.True(t, s.Settle())
					assert.Equal(t, size, s.Dims().Size)
					assert.Equal(t, name, s.State().Page)
				})
			}
		}
	}
}

func TestAnIdleGalleryDrawsNothing(t *testing.T) {
	for _, name := range pages.Names() {
		t.Run(name, func(t *testing.T) {
			s := newStage(t, name, 1280, 800)
			s.Until(func() bool { _, wanted := s.Wakeup(); return !wanted })
		})
	}
}

func TestShowNamesThePages(t *testing.T) {
	s := newStage(t, "sheet", 800, 600)
	err := s.Show("shet")
	require.EqualError(t, err, `no page "shet": the pages are airports, places, flights, analyse, details, prices, log, exchange, menu, tracking, cells, cells-ready, text-table, pins, columns, spans, database, folders, sheet, states, editors, formats, widgets`)
	assert.Equal(t, "sheet", s.State().Page, "it stays where it is")
	for _, name := range pages.Names() {
		require.NoError(t, s.Show(name))
		assert.Equal(t, name, s.State().Page)
	}
}

// titles lists the pages by their titles in English.
var titles = []struct{ text, page string }{
	{"Airports", "airports"},
	{"Tree", "places"},
	{"Groups", "flights"},
	{"Analyse", "analyse"},
	{"Master and detail", "details"},
	{"Streaming prices", "prices"},
	{"Log", "log"},
	{"Row drag and drop", "exchange"},
	{"Context menu", "menu"},
	{"Editing and saving", "tracking"},
	{"Cells", "cells"},
	{"Ready cells", "cells-ready"},
	{"Table", "text-table"},
	{"Column pinning", "pins"},
	{"Columns", "columns"},
	{"Spans", "spans"},
	{"Database", "database"},
	{"Files of a server", "folders"},
	{"A billion rows", "sheet"},
	{"States and styles", "states"},
	{"Editors", "editors"},
	{"Formats", "formats"},
	{"Widgets in cells", "widgets"},
}

func TestSidebarByClick(t *testing.T) {
	s := newStage(t, "airports", 1280, 800)
	require.Len(t, titles, len(pages.Names()))
	for _, title := range titles {
		s.click(title.text)
		assert.Equal(t, title.page, s.State().Page)
	}
}

func TestSidebarByKeys(t *testing.T) {
	s := newStage(t, "airports", 1280, 800)
	names := pages.Names()
	last := names[len(names)-1]
	s.Keys("Tab", "Down")
	assert.Equal(t, names[1], s.State().Page)
	for range names {
		s.Keys("Down")
	}
	assert.Equal(t, last, s.State().Page, "the last page is the end")
	s.Keys("Up")
	assert.Equal(t, names[len(names)-2], s.State().Page)
	s.Keys("Tab", "Enter")
	assert.Equal(t, last, s.State().Page)
}

// Each page belongs to one part, and index.html has the list of those of the large one.
func TestPartsHaveAllPages(t *testing.T) {
	small, large := slices.Collect(maps.Keys(pages.Small())), slices.Sorted(maps.Keys(pages.Large()))
	assert.ElementsMatch(t, pages.Names(), slices.Concat(small, large))
	html, err := os.ReadFile("../../web/index.html")
	require.NoError(t, err)
	list := regexp.MustCompile(`const large = (\[.*\]);`).FindSubmatch(html)
	require.NotNil(t, list)
	var known []string
	require.NoError(t, json.Unmarshal(list[1], &known))
	assert.Equal(t, large, known)
}

// A part of the gallery shows its own pages and leaves for those of the other part, by click and by key.
func TestAPartLeavesForPagesOfTheOther(t *testing.T) {
	parts := []pages.Part{pages.Small(), pages.Large()}
	for i, part := range parts {
		first := slices.IndexFunc(pages.Names(), func(name string) bool { return part[name] != nil })
		var left []string
		g := pages.NewPart(look.OnlyFonts(fonts.Collection()), part, func(page string) { left = append(left, page) })
		s := &stage{gridtest.New(image.Pt(1280, 800), g.Layout), g, t}
		require.True(t, s.Settle())
		require.Equal(t, pages.Names()[first], s.State().Page)
		for name := range parts[1-i] {
			require.EqualError(t, s.Show(name), fmt.Sprintf("the page %q belongs to another program", name))
		}
		for _, title := range titles {
			left = nil
			before := s.State().Page
			s.click(title.text)
			if part[title.page] != nil {
				assert.Equal(t, title.page, s.State().Page)
				assert.Empty(t, left)
				continue
			}
			assert.Equal(t, before, s.State().Page)
			assert.Equal(t, []string{title.page}, left)
		}
		for at, name := range pages.Names() {
			if at == 0 || part[name] == nil || part[pages.Names()[at-1]] != nil {
				continue
			}
			require.NoError(t, s.Show(name))
			s.FocusSidebar()
			require.True(t, s.Settle())
			left = nil
			s.Keys("Up")
			assert.Equal(t, []string{pages.Names()[at-1]}, left)
			assert.Equal(t, name, s.State().Page)
		}
		require.NoError(t, s.Close())
	}
}

func TestThemeAndLanguage(t *testing.T) {
	s := newStage(t, "airports", 1280, 800)
	s.click("Dark")
	assert.Equal(t, "dark", s.State().Theme)
	s.Keys("Right")
	assert.Equal(t, "contrast", s.State().Theme, "arrows move on")
	s.click("한국어")
	assert.Equal(t, "ko", s.State().Lang)
	assert.True(t, s.shows("위도"), "headers follow the language")
	assert.True(t, s.shows("평균 위치"), "rows too")
	s.SetScheme(look.Light)
	s.SetLang(look.English)
	s.Settle()
	assert.Equal(t, "light", s.State().Theme)
	assert.True(t, s.shows("Latitude"))
}

func TestDrawerOfANarrowWindow(t *testing.T) {
	s := newStage(t, "airports", 390, 700)
	assert.False(t, s.shows("A billion rows"))
	s.click("Pages")
	s.click("A billion rows")
	assert.Equal(t, "sheet", s.State().Page)
	assert.False(t, s.shows("States and styles"), "choosing a page closes the drawer")

	s.click("Pages")
	s.Keys("Esc")
	assert.False(t, s.shows("States and styles"), "so does Escape")

	s.click("Pages")
	s.Click(380, 500)
	assert.False(t, s.shows("States and styles"), "so does a press beside it")
	assert.Equal(t, -1, s.State().Focus.Row, "which the page does not get")

	s.click("Pages")
	s.Size = image.Pt(1280, 800)
	s.Settle()
	s.Size = image.Pt(390, 700)
	s.Settle()
	assert.False(t, s.shows("States and styles"), "so does a wide window")
}

func TestStateTellsWhereTheGridIs(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s := newStage(t, "states", w, 700)
		g := s.State().Grid
		x, y := float32(g.X+20), float32(g.Y+60)
		s.Click(x, y)
		f := s.State().Focus
		assert.Equal(t, pages.Focus{Band: "body", Row: 0, Column: "id"}, f)
		s.Wheel(x, y, 0, 50)
		assert.EqualValues(t, 50, s.State().Scroll.Y)
	}
}

func TestWheelScale(t *testing.T) {
	s := newStage(t, "sheet", 1280, 800)
	s.SetWheelScale(4)
	s.Wheel(700, 400, 0, 20)
	s.Wheel(700, 400, 0, 20)
	assert.EqualValues(t, 80, s.State().Scroll.Y-80, "a notch is four times as long, once the scale is seen")
}
