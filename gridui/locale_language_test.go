// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/io/system"
	"gioui.org/layout"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/menus/userlang"
	"github.com/giogrid/giogrid/storage/export"
)

// speak fixes the language of the system for a test.
func speak(t *testing.T, tag string) {
	t.Cleanup(userlang.Fix(tag))
}

func TestTextsFollowTheLanguage(t *testing.T) {
	ko, en := locale.For("ko").EmptyText, locale.For("en").EmptyText
	for _, c := range []struct{ system, program, want string }{
		{"", "", en},
		{"C", "", en},
		{"de_DE.UTF-8", "", en},
		{"ko_KR.UTF-8", "", ko},
		{"ko-KR", "", ko},
		{"ko_KR.UTF-8", "en", en},
		{"ko_KR.UTF-8", "ar", en},
		{"de_DE.UTF-8", "ko", ko},
		{"", "ko-Kore-KR", ko},
	} {
		speak(t, c.system)
		s := gridstage.NewPeople(0)
		s.Locale.Language = c.program
		s.Settle()
		_, ok := s.Find(c.want)
		assert.True(t, ok, "%+v\n%s", c, s.Dump())
	}
}

// What Style.Locale sets goes before the language; what it lacks follows it.
func TestStyleLocaleGoesBeforeTheLanguage(t *testing.T) {
	speak(t, "de_DE.UTF-8")
	s := gridstage.New(image.Pt(600, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Selection = option.Selection{Mode: option.SelectMulti}
	})
	s.Style = func(st *gridui.Style) { st.Locale.EmptyText = "Keine Daten" }
	s.Settle()
	for _, want := range []string{"Keine Daten", locale.For("en").SelectAll} {
		_, ok := s.Find(want)
		assert.True(t, ok, "%s\n%s", want, s.Dump())
	}
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Settle()
	for _, want := range []string{locale.For("ko").EmptyText, locale.For("ko").SelectAll} {
		_, ok := s.Find(want)
		assert.True(t, ok, "%s\n%s", want, s.Dump())
	}
}

// No text of the former language stays when a program changes gtx.Locale, and the
// direction is that of gtx.Locale alone.
func TestLanguageChangesBetweenFrames(t *testing.T) {
	full := func(lang string) *gridstage.Stage[gridstage.Person] {
		s := gridstage.New(image.Pt(900, 500), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = append(gridstage.PeopleColumns(), gridui.RowPinColumn[gridstage.Person]("pin", "Pin"))
			g.RowID = func(p gridstage.Person) string { return p.ID }
			g.Selection = option.Selection{Mode: option.SelectMulti}
			g.Paging = option.Paging{Enabled: true, Size: 20}
			g.Filtering = option.Filtering{Enabled: true, Row: true}
			g.RowPins.Enabled = true
			g.ColumnVisibility.Button = true
			g.HeaderMenu.Enabled = true
			g.SetRows(gridstage.People(100))
		})
		s.Style = func(st *gridui.Style) { st.Locale = locale.Texts{} } // speaks the language, too
		s.Locale.Language = lang
		s.Settle()
		return s
	}
	s := full("ko")
	for _, lang := range []string{"en", "ko", "de"} {
		s.Locale.Language = lang
		s.Settle()
		require.Equal(t, full(lang).Dump(), s.Dump(), lang)
	}
	require.NotEqual(t, full("ko").Dump(), full("en").Dump())
}

// The items that the library makes are in the system's language, as is what a menu says
// to assistive technology, and each takes a label or a locale of the program's.
func TestItemsFollowTheLanguage(t *testing.T) {
	var g gridui.Grid[gridstage.Person]
	labels := func() []string {
		pin := gridui.PinRowItems(&g, locale.Texts{PinBottom: "nach unten"})
		return []string{
			menus.MakeCopyCellItem[gridstage.Person](menus.CopyCellOptions{}).Label,
			menus.MakeExportItem(menus.ExportOptions[gridstage.Person]{Format: export.CSV}).Label,
			gridui.ExportItem(&g, gridui.ExportOptions{Format: export.JSON}).Label,
			pin[0].Label, pin[1].Label, pin[2].Label,
		}
	}
	speak(t, "ko_KR.UTF-8")
	assert.Equal(t, []string{"복사", "CSV 내보내기", "JSON 내보내기", locale.For("ko").PinTop, "nach unten", locale.For("ko").Unpin}, labels())
	assert.Equal(t, menus.SpokenFor("ko"), menus.NewStyle(gridstage.NewTheme(), new(menus.Menu[gridstage.Person])).Spoken)
	speak(t, "de_DE.UTF-8")
	assert.Equal(t, []string{"Copy", "Export CSV", "Export JSON", locale.For("en").PinTop, "nach unten", locale.For("en").Unpin}, labels())
	assert.Equal(t, menus.SpokenFor("en"), menus.NewStyle(gridstage.NewTheme(), new(menus.Menu[gridstage.Person])).Spoken)
	assert.Equal(t, "Kopieren", menus.MakeCopyCellItem[gridstage.Person](menus.CopyCellOptions{Label: "Kopieren"}).Label)
}

// Package menus and gridui have the same words for menus.
func TestMenuWordsAgree(t *testing.T) {
	for _, c := range []struct {
		locale locale.Texts
		words  menus.Spoken
	}{{locale.For("ko"), menus.SpokenFor("ko")}, {locale.For("en"), menus.SpokenFor("en")}} {
		l := c.locale.Spoken
		assert.Equal(t, c.words, menus.Spoken{
			Menu: l.Menu, Item: l.MenuItem, Open: l.SubmenuOpen, Closed: l.SubmenuClosed, Checked: l.Checked, Unchecked: l.Unchecked,
		})
	}
}

// Under go test the system's language is Korean, whatever the machine's is.
func TestLanguageOfTestsIsFixed(t *testing.T) {
	t.Setenv("LC_ALL", "de_DE.UTF-8")
	var g gridui.Grid[int]
	h := gridtest.New(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
		require.Equal(t, system.Locale{}, gtx.Locale, "the locale of the context is the program's")
		return gridui.New(gridstage.NewTheme(), &g).Layout(gtx)
	})
	h.Settle()
	_, ok := h.Find(locale.For("ko").EmptyText)
	assert.True(t, ok, h.Dump())
}
