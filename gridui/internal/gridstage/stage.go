// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gridstage shows a grid with its extensions to their tests, in English, and keeps the events
// that came.
package gridstage

import (
	"image"
	"slices"
	"strings"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Stage is a grid on a screen.
type Stage[T any] struct {
	Grid gridui.Grid[T]
	// Begin, if not nil, changes the context of a frame, Style the style. Look is the style of the last
	// frame.
	Begin func(gtx layout.Context) layout.Context
	Style func(st *gridui.Style)
	Look  gridui.Style
	// Events are those that came, the earliest first.
	Events []events.Event

	theme  *material.Theme
	screen *gridtest.Harness
}

// Show makes the screen, of a size in pixels.
func (s *Stage[T]) Show(size image.Point) *gridtest.Harness {
	s.theme = material.NewTheme()
	s.theme.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.screen = gridtest.New(size, s.layout)
	return s.screen
}

func (s *Stage[T]) layout(gtx layout.Context) layout.Dimensions {
	if s.Begin != nil {
		gtx = s.Begin(gtx)
	}
	for {
		ev, ok := s.Grid.Update(gtx)
		if !ok {
			break
		}
		s.Events = append(s.Events, ev)
	}
	s.Look = gridui.New(s.theme, &s.Grid)
	s.Look.Locale = locale.English()
	if s.Style != nil {
		s.Style(&s.Look)
	}
	return s.Look.Layout(gtx)
}

// Says are the labels and descriptions of all that shows.
func (s *Stage[T]) Says() (out []string) {
	for _, n := range s.screen.Nodes() {
		out = append(out, n.Label, n.Description)
	}
	return slices.DeleteFunc(out, func(text string) bool { return text == "" })
}

// Shows reports whether something with a label shows.
func (s *Stage[T]) Shows(label string) bool {
	return slices.ContainsFunc(s.screen.Nodes(), func(n gridtest.Node) bool { return n.Label == label })
}

// Called is the first thing whose label or description has a text.
func (s *Stage[T]) Called(t testing.TB, text string) gridtest.Node {
	t.Helper()
	n, ok := s.screen.Find(text)
	require.True(t, ok, "nothing is called %q in\n%s", text, s.screen.Dump())
	return n
}

// ClickOn clicks the first thing whose label or description has a text.
func (s *Stage[T]) ClickOn(t testing.TB, text string) {
	t.Helper()
	s.screen.Click(s.Called(t, text).Center())
	s.screen.Settle()
}

// Items are the labels of the open menus: of those that are on with a sign, of those that cannot be
// chosen in parentheses.
func (s *Stage[T]) Items() (out []string) {
	for _, n := range s.screen.Nodes() {
		if !strings.Contains(n.Description, ", menu item") {
			continue
		}
		label := n.Label
		if strings.Contains(n.Description, ", checked") {
			label = "✓ " + label
		}
		if n.Disabled {
			label = "(" + label + ")"
		}
		out = append(out, label)
	}
	return out
}

// Problems are the texts of the ConfigProblem events.
func (s *Stage[T]) Problems() (out []string) {
	for _, p := range Told[events.ConfigProblem](s) {
		out = append(out, p.Err.Error())
	}
	return out
}

// Told are the events of a type.
func Told[E events.Event, T any](s *Stage[T]) (out []E) {
	for _, ev := range s.Events {
		if e, ok := ev.(E); ok {
			out = append(out, e)
		}
	}
	return out
}
