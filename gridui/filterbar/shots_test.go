package filterbar_test

import (
	"image"
	"os"
	"testing"

	"gioui.org/io/system"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/stretchr/testify/require"
)

var _ = system.RTL
var _ = locale.Korean
var _ = theme.Dark

func take(t *testing.T, s *stage, name string) {
	s.Settle()
	img, err := shot.Of(s.Harness)
	require.NoError(t, err)
	require.NoError(t, shot.WritePNG("/tmp/shots_filters/"+name+".png", img))
}

func fill(s *stage) {
	s.grid.Filtering.Quick = "o"
	s.grid.Column("qty").SetFilter(filter.Greater("2").And(filter.Less("9")))
	s.grid.Filtering.Expression = filter.All(
		filter.AnyOf(filter.On("city", filter.OneOf("Seoul", "")), filter.Not(filter.On("at", filter.Equals("last 7 days")))),
		filter.On("at", filter.Between("2001", "today")), filter.On("paid", filter.IsTrue()))
}

func TestShots(t *testing.T) {
	if os.Getenv("SHOTS") == "" {
		t.Skip()
	}
	os.MkdirAll("/tmp/shots_filters", 0o755)
	s := newStage(t, fill)
	take(t, s, "bar")
	s.click("Build filter", 0)
	take(t, s, "builder")
	s.click("Column, City", 0)
	take(t, s, "picker")
	s = newStage(t, func(s *stage) { fill(s); s.Size = image.Pt(380, 560) })
	take(t, s, "narrow")
	s.click("3 more", 0)
	take(t, s, "narrow2")
	s.bar.Build()
	take(t, s, "narrow3")
	s = newStage(t, func(s *stage) {
		fill(s)
		s.style = func(st *gridui.Style) { st.Preset = theme.Dark(); st.Direction = gridui.DirectionRTL }
	})
	s.bar.Build()
	take(t, s, "rtl")
	s = newStage(t, func(s *stage) {
		s.grid.Filtering.Expression = filter.AnyOf(filter.On("city", filter.OneOf("Seoul", "Busan")), filter.All(filter.On("qty", filter.Greater("5")), filter.On("at", filter.Equals("last 7 days"))))
	})
	s.bar.Build()
	s.Settle()
	take(t, s, "text")
	ed := s.FindAll("")
	_ = ed
	for _, n := range s.Nodes() {
		if n.Description == "Filter as text" || n.Label == "Filter as text" {
			s.Click(n.Center())
			break
		}
	}
	s.Settle()
	s.Keys("End")
	s.Type(" and Cit = 5")
	take(t, s, "texterror")
	s.Keys("Escape")
	for range 8 {
		s.Keys("Backspace")
	}
	s.Type(" c")
	take(t, s, "textcomplete")
}
