// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors_test

import (
	"image"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// item is a row with a cell for each editor.
type item struct {
	ID, Phone, Code, Ink string
	Wait, Opens          time.Duration
	Starts, Meets        time.Time
	Qty                  int
	Price, Level         float64
}

func day(h, m int) time.Time { return time.Date(2025, time.March, 4, h, m, 0, 0, time.UTC) }

func items() []item {
	a := item{
		ID: "a", Phone: "(555) 123-4567", Code: "AB-1", Ink: "#1a73e8", Wait: 90 * time.Minute, Opens: 9 * time.Hour,
		Starts: day(9, 30), Meets: day(14, 0), Qty: 5, Price: 1.5, Level: 50,
	}
	b := a
	b.ID, b.Wait, b.Qty = "b", 2*time.Hour, 1
	return []item{a, b, {ID: "c"}}
}

func columns() []gridui.Column[item] {
	return []gridui.Column[item]{
		gridui.Field("id", "Id", func(r item) string { return r.ID }).Width(40),
		gridui.Field("phone", "Phone", func(r item) string { return r.Phone }).Width(130).Edit(func(r *item, v string) { r.Phone = v }).Mask("(000) 000-0000"),
		gridui.Field("code", "Code", func(r item) string { return r.Code }).Width(90).Edit(func(r *item, v string) { r.Code = v }).Mask("AA-09"),
		gridui.Field("ink", "Ink", func(r item) string { return r.Ink }).Width(90).Edit(func(r *item, v string) { r.Ink = v }).Color("#1a73e8", "f00", "#00ff00", "no colour"),
		gridui.Field("wait", "Wait", func(r item) time.Duration { return r.Wait }).Width(90).Edit(func(r *item, v time.Duration) { r.Wait = v }).
			Duration(option.Duration{Clock: true, Step: 15 * time.Minute}),
		gridui.Field("opens", "Opens", func(r item) time.Duration { return r.Opens }).Width(90).Edit(func(r *item, v time.Duration) { r.Opens = v }).
			TimeList(option.TimeList{First: 8 * time.Hour, Last: 18 * time.Hour}),
		gridui.Time("starts", "Starts", func(r item) time.Time { return r.Starts }).Width(90).Layout("15:04").Edit(func(r *item, v time.Time) { r.Starts = v }).
			TimeList(option.TimeList{Step: time.Hour}),
		gridui.Time("meets", "Meets", func(r item) time.Time { return r.Meets }).Width(150).Edit(func(r *item, v time.Time) { r.Meets = v }).
			TimeList(option.TimeList{}),
		gridui.Field("qty", "Qty", func(r item) int { return r.Qty }).Width(80).Edit(func(r *item, v int) { r.Qty = v }).Spin(option.Spin{Min: 0, Max: 10}),
		gridui.Field("price", "Price", func(r item) float64 { return r.Price }).Width(80).Edit(func(r *item, v float64) { r.Price = v }).Spin(option.Spin{Step: 0.1}),
		gridui.Field("level", "Level", func(r item) float64 { return r.Level }).Width(80).Edit(func(r *item, v float64) { r.Level = v }).
			Spin(option.Spin{Step: 5, Max: 100, Slider: true}),
	}
}

// open shows the items, with the focus in a cell of the first.
func open(t *testing.T, column string, set ...func(*gridstage.Stage[item])) *gridstage.Stage[item] {
	t.Helper()
	s := gridstage.New(image.Pt(1100, 500), func(g *gridui.Grid[item]) {
		g.Columns, g.Editing.Enabled = columns(), true
		g.RowID = func(r item) string { return r.ID }
		g.SetRows(items())
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	for _, f := range set {
		f(s)
	}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, column)
	s.Settle()
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	s.TakeKinds()
	return s
}

// first returns the first item.
func first(t *testing.T, s *gridstage.Stage[item]) item {
	t.Helper()
	r, ok := s.Grid.RowAt(0)
	require.True(t, ok)
	return r
}

// field returns the text in the open editor, as it is told to assistive technology.
func field(s *gridstage.Stage[item]) string {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			return n.Label
		}
	}
	return "(no editor)"
}

// press clicks a button, or another node of a class, with a label.
func press(t *testing.T, s *gridstage.Stage[item], class semantic.ClassOp, label string) {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Class == class && n.Label == label {
			s.Click(n.Center())
			return
		}
	}
	t.Fatalf("nothing of the name %q in\n%s", label, s.Dump())
}
