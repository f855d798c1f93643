// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// newAnchored returns a grid of people whose list of columns can be opened in all ways.
func newAnchored(size image.Point, rtl, button bool) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(100)
	s.Size = size
	if rtl {
		s.Locale.Direction = system.RTL
	}
	s.Grid.ColumnVisibility.Button, s.Grid.HeaderMenu.Enabled = button, true
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	return s
}

// listed returns the rectangle around the columns in the list, empty if it is closed.
func listed[T any](s *gridstage.Stage[T]) (r image.Rectangle) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.CheckBox {
			r = r.Union(n.Bounds)
		}
	}
	return r
}

// listPad is the space between the edge of the card and the columns in it, cardEdge the space between the card and the
// edges of the window.
const listPad, cardEdge = 12, 8

// hangs looks whether the list begins or ends with an anchor, and does not cover it.
func hangs(t *testing.T, s *gridstage.Stage[gridstage.Person], anchor image.Rectangle, rtl bool, why string) {
	t.Helper()
	list := listed(s)
	require.False(t, list.Empty(), why)
	card := list.Inset(-listPad)
	window := image.Rectangle{Max: s.Size}
	require.True(t, list.In(window), "%s: %v of %v", why, list, window)
	require.False(t, list.Overlaps(anchor), "%s: %v covers %v", why, list, anchor)
	if anchor.Min.X+card.Dx() > window.Max.X-cardEdge && anchor.Max.X-card.Dx() < cardEdge {
		return // there is no room either way
	}
	begins, ends := abs(card.Min.X-anchor.Min.X) <= cardEdge, abs(card.Max.X-anchor.Max.X) <= cardEdge
	if rtl {
		begins, ends = ends, begins
	}
	require.True(t, begins || ends, "%s: %v is not at %v", why, card, anchor)
}

func abs(n int) int { return max(n, -n) }

func TestTheListOfColumnsOpensAtItsButton(t *testing.T) {
	for _, size := range []image.Point{{900, 600}, {600, 400}, {330, 500}, {600, 330}} {
		for _, rtl := range []bool{false, true} {
			why := fmt.Sprint(size, rtl)
			s := newAnchored(size, rtl, true)
			button, ok := s.Control("Columns")
			require.True(t, ok)
			s.Click(button.Center())
			hangs(t, s, button.Bounds, rtl, why)
			s.Keys("Escape")
			s.Grid.OpenColumns()
			s.Settle()
			hangs(t, s, button.Bounds, rtl, why+": by the program")
		}
	}
}

func TestTheListOfColumnsOpensAtTheHeaderOfItsMenu(t *testing.T) {
	for _, size := range []image.Point{{900, 600}, {600, 400}, {330, 500}} {
		for _, rtl := range []bool{false, true} {
			for _, button := range []bool{false, true} {
				for _, name := range []string{"ID", "Age", "City"} {
					why := fmt.Sprint(size, rtl, button, name)
					s := newAnchored(size, rtl, button)
					head := s.HeadOf(t, name)
					if !head.In(image.Rectangle{Max: size}) {
						continue
					}
					s.Grid.Column(strings.ToLower(name)).OpenMenu()
					s.Settle()
					s.Click(middleOfItem(t, s, "Columns…"))
					hangs(t, s, head, rtl, why)
					at := listed(s)
					n, ok := s.ChooserBox(name)
					require.True(t, ok)
					s.Click(n.Center())
					require.NotContains(t, s.Grid.ShownColumns(), strings.ToLower(name))
					require.Equal(t, at, listed(s), "%s: hiding the column moved the list", why)
				}
			}
		}
	}
}

// middleOfItem returns the middle of an item of the open menu.
func middleOfItem(t *testing.T, s *gridstage.Stage[gridstage.Person], label string) (x, y float32) {
	t.Helper()
	for _, n := range s.Nodes() {
		if strings.Contains(n.Description, ", menu item") && strings.HasPrefix(n.Label, label) {
			return n.Center()
		}
	}
	t.Fatalf("no item %q", label)
	return 0, 0
}

// Without a button the list opens at the end of the header.
func TestTheListOfColumnsWithoutButtonOpensAtTheEnd(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := newAnchored(image.Pt(600, 400), rtl, false)
		s.Grid.OpenColumns()
		s.Settle()
		list := listed(s)
		require.GreaterOrEqual(t, list.Min.Y, 40)
		if rtl {
			require.Less(t, list.Min.X, 30)
		} else {
			require.Greater(t, list.Max.X, 570)
		}
	}
}
