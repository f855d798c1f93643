// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"image"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/assert"
)

// playAnalyse searches, filters by a bar of a profile, tints a column, opens the filter builder, groups, saves a view
// under a name, and checks that all of it is there after the gallery is reopened.
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
	fresh = s.filtersByABar(fresh)
	tinted := s.tintsByAScale(fresh)
	s.choose("Filter…")
	s.changed("the builder of filters", tinted)
	s.press("Escape")

	s.choose("By month and origin")
	s.worked("three months", func() bool { return s.mirror.state().Rows == 3 })
	months := s.changed("the months", tinted)
	s.choose("Views")
	menu := s.changed("the menu of views", months)
	s.choose("Save as…")
	s.changed("the field of the name", months, menu) // which has the keyboard then
	s.write("months")
	s.press("Enter")
	s.worked("a view of that name", func() bool { return s.mirror.mentions("Views: months") })
	grouped := s.changed("months", tinted)

	s.mirror = s.mirror.again(t, at)
	s.must(s.stage.open(at))
	s.worked("the months again", func() bool { return s.mirror.state().Rows == 3 })
	s.park()
	s.shows("the groups as they were left", func(now *image.NRGBA) error {
		return alike(now, grouped, s.mirror.grid(), 0.01)
	})
	s.choose("Format delays…")
	s.worked("the format as it was left", func() bool { return s.mirror.mentions(colourScale) })
	formats := s.changed("the formats", grouped)
	s.press("Escape")
	s.changed("no formats", formats)
	s.choose("By month and origin")
	s.worked("no groups", func() bool { return s.mirror.state().Rows == 23109 })
	s.choose("Views: months (changed)")
	s.choose("months (changed)")
	s.worked("the view of that name", func() bool { return s.mirror.state().Rows == 3 })
	assert.True(t, s.mirror.mentions("January 2001"))
}

// filtersByABar opens the profile of the delays, presses a bar, checks the number of rows, and removes the filter. It
// returns a picture of the page.
func (s *session) filtersByABar(fresh *image.NRGBA) *image.NRGBA {
	s.t.Helper()
	s.choose("Profile of delays")
	profile := s.changed("the profile", fresh)
	bar, rows := s.mirror.bar(s.t)
	s.click(bar)
	s.worked("the rows of the bar", func() bool { return s.mirror.state().Rows == rows })
	filtered := s.changed("the rows of the bar", fresh, profile)
	s.choose("Clear filter")
	s.worked("all rows", func() bool { return s.mirror.state().Rows == 23109 })
	s.press("Escape")
	return s.changed("all rows", profile, filtered)
}

// bar returns the middle of a bar of the open profile, and its number of rows: some, but not all.
func (m *mirror) bar(t *testing.T) (at image.Point, rows int) {
	t.Helper()
	says := regexp.MustCompile(`: ([\d,]+) rows, `)
	for _, n := range m.window.Nodes() {
		found := says.FindStringSubmatch(n.Description)
		if found == nil || n.Visible != n.Bounds {
			continue
		}
		count, err := strconv.Atoi(strings.ReplaceAll(found[1], ",", ""))
		if err == nil && count > 1 && count < m.state().Rows {
			return middle(n.Visible), count
		}
	}
	t.Fatalf("no bar on the screen:\n%s", m.window.Dump())
	return at, 0
}

// tintsByAScale gives the delays the initial format, and returns a picture of it.
func (s *session) tintsByAScale(fresh *image.NRGBA) *image.NRGBA {
	s.t.Helper()
	s.choose("Format delays…")
	none := s.changed("no formats", fresh)
	s.click(s.mirror.control(s.t, semantic.Button, "Add"))
	s.worked("a new format", func() bool { return s.mirror.mentions("Colour of the smallest") })
	settings := s.changed("the settings of a new format", fresh, none)
	s.press("Escape")
	s.worked("the list of formats", func() bool { return s.mirror.mentions(colourScale) })
	s.changed("the list of formats", fresh, none, settings)
	s.press("Escape")
	s.park()
	head, rows := s.mirror.box(s.t, "Delay (min)"), s.mirror.body()
	delays := image.Rect(head.Min.X, rows.Min.Y, head.Max.X, rows.Max.Y)
	return s.shows("the colours of the delays", func(now *image.NRGBA) error {
		if share := recoloured(now, fresh, delays); share < 0.8 {
			return fmt.Errorf("%.0f %% of the pixels of the delays have another colour", 100*share)
		}
		return nil
	})
}

// recoloured returns the share of the pixels of a rectangle that are not exactly equal: tints may be light.
func recoloured(now, was *image.NRGBA, r image.Rectangle) float64 {
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if now.NRGBAAt(x, y) != was.NRGBAAt(x, y) {
				n++
			}
		}
	}
	return float64(n) / float64(max(r.Dx()*r.Dy(), 1))
}

// worked waits until the background work of a page is done, then until the gallery shows its result.
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

// mentions reports whether a label on the screen contains a text.
func (m *mirror) mentions(text string) bool {
	for _, n := range m.window.Nodes() {
		if strings.Contains(n.Label, text) {
			return true
		}
	}
	return false
}
