// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// playAnalyse searches, opens a profile and the builder of filters, groups, saves a view under a name, and
// finds all of it when the gallery is opened again.
func playAnalyse(ctx context.Context, t *testing.T, on stage) {
	at := opening{page: "analyse"}
	s := begin(ctx, t, on, at)
	s.click(s.mirror.spot(t, "MCI"))
	unsearched := s.changed("the focus")
	s.press("Ctrl+F")
	s.changed("the field of the search", unsearched) // which has the keyboard then
	s.write("San Antonio")
	s.press("Enter")
	s.worked("a hit", func() bool { return s.mirror.state().Focus.Column == "city" || s.mirror.mentions("San Antonio") })
	s.press("Escape")
	s.worked("the hit has the focus", func() bool { return s.mirror.state().Focus.Column == "city" })
	fresh := s.changed("the rows")
	s.choose("Profile of delays")
	profile := s.changed("the profile", fresh)
	s.press("Escape")
	s.choose("Filter…")
	s.changed("the builder of filters", fresh, profile)
	s.press("Escape")

	s.choose("By month and origin")
	s.worked("three months", func() bool { return s.mirror.state().Rows == 3 })
	months := s.changed("the months", fresh)
	s.choose("Views")
	menu := s.changed("the menu of views", months)
	s.choose("Save as…")
	s.changed("the field of the name", months, menu) // which has the keyboard then
	s.write("months")
	s.press("Enter")
	s.worked("a view of that name", func() bool { return s.mirror.mentions("Views: months") })
	grouped := s.changed("months", fresh)

	s.mirror = s.mirror.again(t, at)
	s.must(s.stage.open(at))
	s.worked("the months again", func() bool { return s.mirror.state().Rows == 3 })
	s.park()
	s.shows("the groups as they were left", func(now *image.NRGBA) error {
		return alike(now, grouped, s.mirror.grid(), 0.01)
	})
	s.choose("By month and origin")
	s.worked("no groups", func() bool { return s.mirror.state().Rows == 23109 })
	s.choose("Views: months (changed)")
	s.choose("months (changed)")
	s.worked("the view of that name", func() bool { return s.mirror.state().Rows == 3 })
	assert.True(t, s.mirror.mentions("January 2001"))
}

// worked waits until what a page does in the background has come to something, then for the gallery to show it.
func (s *session) worked(what string, done func() bool) {
	s.t.Helper()
	eventually(s.ctx, s.t, what, func() error {
		s.mirror.window.Settle()
		if !done() {
			return fmt.Errorf("the mirror shows %+v", s.mirror.state())
		}
		return nil
	})
	s.mirrored(what)
}

// mentions reports whether a label on the screen has a text in it.
func (m *mirror) mentions(text string) bool {
	for _, n := range m.window.Nodes() {
		if strings.Contains(n.Label, text) {
			return true
		}
	}
	return false
}
