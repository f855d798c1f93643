// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/storage"
)

// mentions reports whether a label on the screen contains a text.
func (s *stage) mentions(text string) bool {
	for _, n := range s.Nodes() {
		if strings.Contains(n.Label, text) {
			return true
		}
	}
	return false
}

func TestAnalyseComesBackWithItsViews(t *testing.T) {
	var store storage.Memory
	s := newKept(t, "analyse", &store)
	assert.Equal(t, 23109, s.State().Rows)
	s.click("By month and origin")
	s.Until(func() bool { return s.State().Rows == 3 })
	assert.True(t, s.mentions("January 2001"), s.Dump())

	s.saveView("months")
	require.NoError(t, s.Close())

	again := newKept(t, "analyse", &store)
	again.Until(func() bool { return again.State().Rows == 3 })
	again.click("By month and origin")
	again.Until(func() bool { return again.State().Rows == 23109 })
	again.Until(func() bool { return again.shows("Views: months (changed)") })
	again.click("Views: months (changed)")
	again.click("months (changed)")
	again.Until(func() bool { return again.State().Rows == 3 })
	assert.True(t, again.shows("Views: months"), again.Dump())
	require.NoError(t, again.Close())
}

func TestAnalyseShowsAFlightAsAForm(t *testing.T) {
	s := newStage(t, "analyse", 1280, 800)
	s.click("PHX")
	city, ok := s.Find("Kansas City")
	require.True(t, ok)
	inForm := func() bool {
		require.True(t, s.Settle())
		return slices.ContainsFunc(s.Nodes(), func(n gridtest.Node) bool {
			return n.Label == "City" && n.Description == "Kansas City, read-only"
		})
	}
	s.Click(city.Center())
	assert.False(t, inForm())
	s.Keys("F6")
	assert.True(t, inForm(), s.Dump())
	s.Keys("Esc")
	assert.False(t, inForm())

	x, y := city.Center()
	s.ClickButton(x, y, pointer.ButtonSecondary)
	s.click("Show as form")
	assert.True(t, inForm(), s.Dump())
}

func TestAnalyseListsItsKeys(t *testing.T) {
	s := newStage(t, "analyse", 1280, 800)
	s.click("PHX")
	s.Keys("F1")
	require.True(t, s.Settle())
	assert.True(t, s.mentions("Moving"), s.Dump())
	s.Type("record view")
	require.True(t, s.Settle())
	assert.True(t, s.mentions("Record view: Next row"), s.Dump())
	s.Keys("Esc")
	require.True(t, s.Settle())
	assert.False(t, s.mentions("Record view: Next row"))
}

func TestAnalyseFinds(t *testing.T) {
	s := newStage(t, "analyse", 1280, 800)
	s.click("PHX")
	s.Keys("Ctrl+F")
	s.Type("San Antonio")
	s.Keys("Enter")
	s.Until(func() bool { return s.State().Focus.Column == "city" || s.mentions("San Antonio") })
}

func TestAnalyseOpensProfilesFormatsAndFilters(t *testing.T) {
	s := newStage(t, "analyse", 1280, 800)
	before := len(s.Nodes())
	for _, label := range []string{"Profile of delays", "Format delays…", "Filter…"} {
		s.click(label)
		s.Settle()
		assert.Greater(t, len(s.Nodes()), before, label)
		s.Keys("Esc")
		s.Settle()
	}
}

func TestAnalyseShowsOtherFlights(t *testing.T) {
	s := newStage(t, "analyse", 1280, 800)
	s.SetFlights([]data.Flight{{Date: time.Date(2001, 5, 6, 7, 8, 0, 0, time.UTC), Delay: 4321, Distance: 9, Origin: "PHX", Destination: "LAX"}})
	s.Settle()
	assert.Equal(t, 1, s.State().Rows)
	assert.True(t, s.shows("4321") || s.mentions("4,321"), s.Dump())
	s.SetLang(look.Korean)
	s.Settle()
	assert.True(t, s.shows("도착"), s.Dump())
}
