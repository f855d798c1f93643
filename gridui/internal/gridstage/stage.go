// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gridstage shows grids to tests without a window and keeps the events that they send. It
// contains row types that the tests of several packages share, and helpers that find parts of a
// grid on the screen.
package gridstage

import (
	"image"
	"slices"
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

// Stage shows a grid on a harness. Set Grid, then call Show, or do both with New.
type Stage[T any] struct {
	*gridtest.Harness
	Grid  gridui.Grid[T]
	Theme *material.Theme
	// Begin, if not nil, changes the context of a frame, Style the style. Look is the style of the
	// last frame.
	Begin func(gtx layout.Context) layout.Context
	Style func(st *gridui.Style)
	Look  gridui.Style
	// Lean limits the optional features of the grid to Features.
	Lean     bool
	Features []gridui.Feature
	// Events collects all events, the earliest first; On, if not nil, is called with each.
	Events []events.Event
	On     func(events.Event)

	english bool
}

// NewTheme returns a theme with the Go fonts only, so that no font of the machine
// changes a result.
func NewTheme() *material.Theme {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	return th
}

// New shows a grid that set prepares, on a screen of a size in pixels. Its texts are Korean, except
// for spoken texts.
func New[T any](size image.Point, set func(*gridui.Grid[T])) *Stage[T] {
	s := &Stage[T]{Theme: NewTheme()}
	set(&s.Grid)
	s.Harness = gridtest.New(size, s.Layout)
	s.Settle()
	return s
}

// Show creates the screen, of a size in pixels, for a grid in English. It draws no frame.
func (s *Stage[T]) Show(size image.Point) *gridtest.Harness {
	s.Theme, s.english = NewTheme(), true
	s.Harness = gridtest.New(size, s.Layout)
	return s.Harness
}

// Layout reads the events of the grid and lays it out.
func (s *Stage[T]) Layout(gtx layout.Context) layout.Dimensions {
	if s.Begin != nil {
		gtx = s.Begin(gtx)
	}
	for {
		ev, ok := s.Grid.Update(gtx)
		if !ok {
			break
		}
		s.Events = append(s.Events, ev)
		if s.On != nil {
			s.On(ev)
		}
	}
	if s.Lean {
		gridui.NewWith(s.Theme, &s.Grid, gridui.FeatureSemantics) // Says and gridtest read descriptions
		s.Look = gridui.NewWith(s.Theme, &s.Grid, s.Features...)
	} else {
		s.Look = gridui.New(s.Theme, &s.Grid)
	}
	if s.Look.Locale.Spoken = locale.For("en").Spoken; s.english {
		s.Look.Locale = locale.For("en")
	}
	if s.Style != nil {
		s.Style(&s.Look)
	}
	return s.Look.Layout(gtx)
}

// Says returns the labels and descriptions of all visible nodes.
func (s *Stage[T]) Says() (out []string) {
	for _, n := range s.Nodes() {
		out = append(out, n.Label, n.Description)
	}
	return slices.DeleteFunc(out, func(text string) bool { return text == "" })
}

// Shows reports whether a visible node has a label.
func (s *Stage[T]) Shows(label string) bool {
	return slices.ContainsFunc(s.Nodes(), func(n gridtest.Node) bool { return n.Label == label })
}

// Called returns the first node whose label or description contains a text.
func (s *Stage[T]) Called(t testing.TB, text string) gridtest.Node {
	t.Helper()
	n, ok := s.Find(text)
	require.True(t, ok, "nothing is called %q in\n%s", text, s.Dump())
	return n
}

// ClickOn clicks the first node whose label or description contains a text.
func (s *Stage[T]) ClickOn(t testing.TB, text string) {
	t.Helper()
	s.Click(s.Called(t, text).Center())
	s.Settle()
}
