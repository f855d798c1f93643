// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport_test

import (
	"testing"
	"time"

	"gioui.org/f32"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// still returns a grid for users who prefer reduced motion.
func still(n int) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(n)
	s.Style = func(st *gridui.Style) { st.ReducedMotion = true }
	s.Grid.Flash = true
	s.Settle()
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	return s
}

// standsStill checks that nothing moves in the next frames, and that none is requested.
func standsStill(t *testing.T, s *gridstage.Stage[gridstage.Person], what string) {
	t.Helper()
	at, ok := s.Wakeup()
	require.False(t, ok, "%s: asks for a frame at %v", what, at)
	_, y := s.Grid.ScrollOffset()
	for range 5 {
		s.Advance(100 * time.Millisecond)
		_, now := s.Grid.ScrollOffset()
		require.Equal(t, y, now, what)
	}
}

func TestReducedMotionLandsAtOnce(t *testing.T) {
	for what, do := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"a key":   func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Down") },
		"a page":  func(s *gridstage.Stage[gridstage.Person]) { s.Keys("PageDown", "PageDown") },
		"the end": func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+End") },
		"a wheel": func(s *gridstage.Stage[gridstage.Person]) { s.Wheel(100, 150, 0, 70) },
		"a jump":  func(s *gridstage.Stage[gridstage.Person]) { s.Grid.ScrollToRow(500, option.AlignCenter); s.Settle() },
		"a fling": func(s *gridstage.Stage[gridstage.Person]) {
			s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 80*time.Millisecond)
		},
		"a sort": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
			s.Settle()
		},
		"a thumb": func(s *gridstage.Stage[gridstage.Person]) { s.DragFrom(394, 50).To(394, 120); s.Leave() },
		"a column's edge": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
			s.DragFrom(160, 20).To(200, 20)
			s.Leave()
		},
	} {
		t.Run(what, func(t *testing.T) {
			s := still(1000)
			do(s)
			standsStill(t, s, what)
		})
	}
}

func TestFlungRowsStandWhereTheFingerLeftThem(t *testing.T) {
	s := still(1000)
	s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 80*time.Millisecond)
	s.Advance(50 * time.Millisecond)
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, 150, y)
	s.Style = nil
	s.Settle()
	s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 80*time.Millisecond)
	s.Advance(50 * time.Millisecond)
	_, y = s.Grid.ScrollOffset()
	require.Greater(t, y, int64(300), "others' glide on")
}

// TestReducedMotionAsksForOneFrameOfATint counts frames: the tint appears, remains unchanged, and
// disappears.
func TestReducedMotionAsksForOneFrameOfATint(t *testing.T) {
	s := still(20)
	rows := gridstage.People(20)
	rows[1].Name = "Ada"
	s.Grid.SetRows(rows)
	s.Settle()
	ends, ok := s.Wakeup()
	require.True(t, ok)
	require.Equal(t, 900*time.Millisecond, ends.Sub(s.Now), "no frame before the end")
	s.Advance(900 * time.Millisecond)
	standsStill(t, s, "after a tint")
}
