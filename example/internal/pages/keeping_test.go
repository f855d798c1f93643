// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// newKept returns a stage whose gallery stores users' changes.
func newKept(t *testing.T, page string, store storage.Store) *stage {
	t.Helper()
	g := pages.New(look.OnlyFonts(fonts.Collection()))
	g.KeepIn(store)
	require.NoError(t, g.Show(page))
	s := &stage{gridtest.New(image.Pt(1280, 800), g.Layout), g, t}
	require.True(t, s.Settle())
	return s
}

// left returns the left edge of the widget with a label, in pixels.
func (s *stage) left(label string) int {
	s.t.Helper()
	n, ok := s.Find(label)
	require.True(s.t, ok, "no %q in\n%s", label, s.Dump())
	return n.Bounds.Min.X
}

// saveView saves the page's layout as a view with a name.
func (s *stage) saveView(name string) {
	s.t.Helper()
	s.click("Views")
	s.click("Save as…")
	s.Settle()
	s.Type(name)
	s.Keys("Enter")
	s.Until(func() bool { return s.shows("Views: " + name) })
}

func TestColumnsComeBack(t *testing.T) {
	var store storage.Memory
	s := newKept(t, "columns", &store)
	edge := s.left("Month")
	month, _ := s.Find("Month")
	_, y := month.Center()
	s.DragFrom(float32(edge), y).To(float32(edge+60), y)
	assert.Equal(t, edge+60, s.left("Month"))
	from, _ := s.Find("Code")
	x, _ := from.Center()
	s.DragFrom(x, y).To(x+200, y)
	require.Less(t, s.left("City"), s.left("Code"))
	state := s.State()
	require.NoError(t, s.Close())

	again := newKept(t, "columns", &store)
	assert.Equal(t, edge+60, again.left("Month"))
	assert.Less(t, again.left("City"), again.left("Code"))
	assert.Equal(t, state.Scroll, again.State().Scroll)
	require.NoError(t, again.Close())
}

func TestPinsComeBack(t *testing.T) {
	var store storage.Memory
	s := newKept(t, "pins", &store)
	s.click("Livingston Municipal")
	s.click("Pin left")
	at := s.left("Airport")
	s.Wheel(700, 400, 300, 0)
	require.Equal(t, at, s.left("Airport"))
	require.NoError(t, s.Close())
	again := newKept(t, "pins", &store)
	assert.Equal(t, at, again.left("Airport"))
	assert.Positive(t, again.State().Scroll.X)
}

func TestViewsHaveNames(t *testing.T) {
	var store storage.Memory
	s := newKept(t, "columns", &store)
	edge := s.left("Month")
	month, _ := s.Find("Month")
	_, y := month.Center()
	s.DragFrom(float32(edge), y).To(float32(edge+60), y)
	s.saveView("wide")
	s.click("Reset")
	assert.Equal(t, edge, s.left("Month"))
	s.click("Views")
	s.click("wide")
	assert.Equal(t, edge+60, s.left("Month"))

	s.click("What is stored")
	found := false
	for _, n := range s.Nodes() {
		found = found || strings.Contains(n.Label, `"widths":{"date":210}`)
	}
	assert.True(t, found, s.Dump())
}

// Views that other programs have saved in the store are in the menu.
func TestViewsOfTheStoreAreListed(t *testing.T) {
	for page, key := range map[string]string{"columns": "gallery.columns.views", "analyse": "gallery.analyse.views"} {
		t.Run(page, func(t *testing.T) {
			var store storage.Memory
			views := gridui.Views{Key: key, Store: &store}
			require.NoError(t, views.Save("내 보기", option.View{Sorting: []option.SortKey{{ColumnID: "date", Desc: true}}}))
			s := newKept(t, page, &store)
			s.Until(func() bool {
				s.click("Views")
				return s.shows("내 보기")
			})
			s.click("내 보기")
			s.Until(func() bool { return s.shows("Views: 내 보기") && !s.shows("2001-01-01 00:01") })
			require.NoError(t, s.Close())
		})
	}
}
