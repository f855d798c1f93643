// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"image"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
)

// said is where a text below the grid begins.
func (s *stage) said(part string) (at image.Point, ok bool) {
	for _, n := range s.FindAll(part) {
		if n.Bounds.Min.Y >= s.State().Grid.Y+s.State().Grid.H {
			return n.Bounds.Min, true
		}
	}
	return at, false
}

func TestAirportsSayWhatHappened(t *testing.T) {
	for _, size := range []image.Point{{1280, 800}, {400, 760}} {
		s := newStage(t, "airports", size.X, size.Y)
		grid := s.State().Grid
		s.click("Airport")
		at, ok := s.said("Sorted by Airport ascending")
		require.True(t, ok, "no announcement in\n%s", s.Dump())
		status, ok := s.said("Rows 1")
		require.True(t, ok)
		if size.X > 640 {
			assert.Greater(t, at.X, status.X+200, "beside the status")
		} else {
			assert.GreaterOrEqual(t, at.Y, status.Y+13, "below the status")
		}
		assert.LessOrEqual(t, at.Y+16, size.Y)
		assert.Equal(t, grid, s.State().Grid, "the grid keeps its place")
	}
}

func TestEnlargedAnnouncementsHaveRoom(t *testing.T) {
	s := newStage(t, "airports", 400, 760)
	s.SetLang(look.Korean)
	s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: 2}
	s.Settle()
	s.click("공항")
	at, ok := s.said("오름차순")
	require.True(t, ok, "no announcement in\n%s", s.Dump())
	assert.LessOrEqual(t, at.Y+32, 760)
}

func TestRowsLiftedByKeysAreAnnounced(t *testing.T) {
	s := newStage(t, "exchange", 1280, 800)
	g := s.State().Grid
	s.Click(float32(g.X+200), float32(g.Y+100))
	s.Keys("Ctrl+Shift+Space")
	_, ok := s.said("lifted")
	assert.True(t, ok, "no announcement in\n%s", s.Dump())
	s.Keys("Down", "Down", "Enter")
	_, ok = s.said("dropped")
	assert.True(t, ok, "no announcement in\n%s", s.Dump())
}

func TestCopiesAreAnnounced(t *testing.T) {
	s := newStage(t, "menu", 1280, 800)
	g := s.State().Grid
	s.Click(float32(g.X+200), float32(g.Y+100))
	s.Keys("Ctrl+C")
	_, ok := s.said("copied")
	assert.True(t, ok, "no announcement in\n%s", s.Dump())
}
