// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"
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

// person is the row of most tests.
type person struct {
	ID   string
	Name string
	Age  int
	City string
}

func people(n int) []person {
	names := []string{"Kim", "Lee", "Park", "Choi", "Jung"}
	out := make([]person, n)
	for i := range out {
		out[i] = person{ID: "p" + strconv.Itoa(i), Name: names[i%len(names)], Age: 20 + i%50, City: "City " + strconv.Itoa(i%7)}
	}
	return out
}

func peopleColumns() []gridui.Column[person] {
	return []gridui.Column[person]{
		gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(60),
		gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100),
		gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80),
		gridui.Field("city", "City", func(p person) string { return p.City }).Width(120),
	}
}

// newTheme is a theme with the Go fonts only, so that no font of the machine
// changes a result.
func newTheme() *material.Theme {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	return th
}

// stage is a grid on a harness, with the events that came.
type stage[T any] struct {
	*gridtest.Harness
	grid   gridui.Grid[T]
	th     *material.Theme
	style  func(*gridui.Style)
	look   gridui.Style
	events []events.Event
	on     func(events.Event)
}

func newStage[T any](size image.Point, set func(*gridui.Grid[T])) *stage[T] {
	s := &stage[T]{th: newTheme()}
	set(&s.grid)
	s.Harness = gridtest.New(size, s.layout)
	s.Settle()
	return s
}

func (s *stage[T]) layout(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := s.grid.Update(gtx)
		if !ok {
			break
		}
		s.events = append(s.events, ev)
		if s.on != nil {
			s.on(ev)
		}
	}
	s.look = gridui.New(s.th, &s.grid)
	s.look.Locale.Spoken = locale.English().Spoken // tests read what is spoken
	if s.style != nil {
		s.style(&s.look)
	}
	return s.look.Layout(gtx)
}

// kinds are the types of the events since the last call, in order.
func (s *stage[T]) kinds() []string {
	var out []string
	for _, ev := range s.events {
		out = append(out, fmt.Sprintf("%T", ev))
	}
	s.events = nil
	return out
}

func newPeople(n int) *stage[person] {
	return newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.SetRows(people(n))
	})
}

func TestGridShowsRowsAndHeaders(t *testing.T) {
	s := newPeople(100)
	for _, want := range []string{"ID", "Name", "Age", "City", "row 1 of 100: p0", "row 8 of 100: p7"} {
		_, ok := s.Find(want)
		require.True(t, ok, want)
	}
	_, ok := s.Find("row 9 of 100")
	require.False(t, ok, "a row below the screen is laid out")
	name, _ := s.Find("Lee")
	require.Equal(t, image.Rect(60, 76, 160, 112), name.Bounds)
}

func TestSettledGridAsksForNothing(t *testing.T) {
	s := newPeople(100)
	_, ok := s.Wakeup()
	require.False(t, ok)
	s.Click(80, 100)
	s.Leave()
	s.Advance(2e9)
	_, ok = s.Wakeup()
	require.False(t, ok, "a grid that was clicked still asks for frames")
}
