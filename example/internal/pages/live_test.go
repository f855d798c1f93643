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

// said returns where a text below the grid begins.
func (s *stage) said(part string) (at image.Point, ok bool) {
	for _, n := range s.FindAll(part) {
		if n.Bounds.Min.Y >= s.State().Grid.Y+s.State().Grid.H {
			return n.Bounds.Min, true
		}
	}
	return at, false
}

// announces requires that the line below the grid contains an announcement, and returns its place.
func (s *stage) announces(t *testing.T, part string) image.Point {
	t.Helper()
	at, ok := s.said(part)
	require.True(t, ok, "no announcement of %q in\n%s", part, s.Dump())
	return at
}

// clickCell focuses a cell near the top left of the grid.
func (s *stage) clickCell() {
	g := s.State().Grid
	s.Click(float32(g.X+200), float32(g.Y+100))
}

func TestAirportsSayWhatHappened(t *testing.T) {
	for _, size := range []image.Point{{1280, 800}, {400, 760}} {
		s := newStage(t, "airports", size.X, size.Y)
		grid := s.State().Grid
		s.click("Airport")
		at := s.announces(t, "Sorted by Airport ascending")
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
	at := s.announces(t, "오름차순")
	assert.LessOrEqual(t, at.Y+32, 760)
}

func TestRowsLiftedByKeysAreAnnounced(t *testing.T) {
	s := newStage(t, "exchange", 1280, 800)
	s.clickCell()
	s.Keys("Ctrl+Shift+Space")
	s.announces(t, "lifted")
	s.Keys("Down", "Down", "Enter")
	s.announces(t, "dropped")
}

func TestCopiesAreAnnounced(t *testing.T) {
	s := newStage(t, "menu", 1280, 800)
	s.clickCell()
	s.Keys("Ctrl+C")
	s.announces(t, "copied")
}
