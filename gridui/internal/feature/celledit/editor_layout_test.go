// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// fields maps each kind of field to a function that opens it with the keyboard focus.
var fields = map[string]func(t *testing.T, s *gridstage.Stage[gridstage.Person]){
	"cell":      func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.StartEditing("p1", "name") },
	"long cell": func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.StartEditing("p1", "note") },
	"filter row": func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Filtering.Row = true
		s.Settle()
		s.Click(s.FilterFieldAt("Name"))
	},
	"filter panel": func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenFilter() },
	"value search": func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Column("name").OpenFilter()
		s.Settle()
		s.Keys("Tab")
	},
	"chooser": func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.OpenColumns() },
	"jump field": func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
		s.Click(gridstage.MiddleOf(t, s, "Page 1 of 4"))
	},
}

// withField returns a grid with one of its fields open.
func withField(t *testing.T, open func(t *testing.T, s *gridstage.Stage[gridstage.Person]), still bool) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewSpeaking(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = append(g.Columns, gridui.Field("note", "Note", func(p gridstage.Person) string { return p.Name }).
			Edit(func(*gridstage.Person, string) {}).LongText())
	})
	s.Style = func(st *gridui.Style) { st.Locale, st.ReducedMotion = locale.For("en"), still }
	s.Settle()
	s.Focus(s.Grid.Tag())
	open(t, s)
	s.Settle()
	s.Keys("Left") // carets rest until there is some input
	s.Leave()
	return s
}

// paintsOver counts the paint operations of frames for some seconds.
func paintsOver(s *gridstage.Stage[gridstage.Person], seconds int) (counts map[int]bool) {
	counts = map[int]bool{}
	for range 4 * seconds {
		s.Advance(250 * time.Millisecond)
		s.Frame()
		counts[gridtest.CountOps(s.Ops()).Paint] = true
	}
	return counts
}

// TestReducedMotionKeepsCaretsFromBlinking inspects frames of every field, before and after typing: each
// shows the caret, and none requests another frame.
func TestReducedMotionKeepsCaretsFromBlinking(t *testing.T) {
	for name, open := range fields {
		t.Run(name, func(t *testing.T) {
			blinks := withField(t, open, false)
			_, asks := blinks.Wakeup()
			require.True(t, asks, "others' carets blink")
			counts := paintsOver(blinks, 2)
			require.Len(t, counts, 2, "a caret is one operation, and it comes and goes")
			with := 0
			for n := range counts {
				with = max(with, n)
			}

			s := withField(t, open, true)
			require.Equal(t, map[int]bool{with: true}, paintsOver(s, 12), "its caret stays")
			at, asks := s.Wakeup()
			require.False(t, asks, "asks for a frame at %v", at)
			s.Type("1")
			s.Keys("Left", "Right")
			s.Advance(0)
			at, asks = s.Wakeup()
			require.False(t, asks, "asks for a frame at %v after a key", at)
			require.Len(t, paintsOver(s, 2), 1)
		})
	}
}
