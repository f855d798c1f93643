// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges_test

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// outsides holds places outside all cells, in a grid of four people of 360 x 184 pixels that is larger, with the
// row and the column of the nearest cell. A column "" is the one under the pointer.
var outsides = map[string]struct {
	set         func(g *gridui.Grid[gridstage.Person])
	at          f32.Point
	row, column string
}{
	"below the last row":          {nil, f32.Pt(110, 300), "p3", "name"},
	"below the grid":              {nil, f32.Pt(110, 2000), "p3", "name"},
	"above the grid":              {nil, f32.Pt(110, -900), "p0", "name"},
	"over the header":             {nil, f32.Pt(110, 10), "p0", "name"},
	"beside the last column":      {nil, f32.Pt(430, gridstage.RowY(2)), "p2", "city"},
	"right of the grid":           {nil, f32.Pt(3000, gridstage.RowY(2)), "p2", "city"},
	"left of the grid":            {nil, f32.Pt(-500, gridstage.RowY(2)), "p2", "id"},
	"beyond the corner":           {nil, f32.Pt(5000, 5000), "p3", "city"},
	"on a detail, near its row":   {openDetail, f32.Pt(110, 40+3*36+4), "p2", "name"},
	"on a detail, near the next":  {openDetail, f32.Pt(110, 40+3*36+76), "p3", "name"},
	"beside a detail":             {openDetail, f32.Pt(450, 40+3*36+4), "p2", "city"},
	"on a detail below the last":  {func(g *gridui.Grid[gridstage.Person]) { openDetail(g); g.Details.Rows.Set("p3", true) }, f32.Pt(110, 40+4*36+80+60), "p3", "name"},
	"on the totals":               {withTotals, f32.Pt(110, 390), "p3", "name"},
	"on a floating row":           {withFloating, f32.Pt(110, 390), "p3", "name"},
	"on a floating row at top":    {withFloating, f32.Pt(110, 50), "p0", "name"},
	"on the bar of pages":         {func(g *gridui.Grid[gridstage.Person]) { g.Paging.Enabled = true }, f32.Pt(110, 390), "p3", "name"},
	"on the status bar":           {func(g *gridui.Grid[gridstage.Person]) { g.StatusBar.Enabled = true }, f32.Pt(110, 390), "p3", "name"},
	"on a scroll bar at the side": {func(g *gridui.Grid[gridstage.Person]) { g.SetRows(gridstage.People(4)) }, f32.Pt(497, gridstage.RowY(2)), "p2", "city"},
}

func openDetail(g *gridui.Grid[gridstage.Person]) {
	g.Detail = func(gtx layout.Context, _ gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 80)}
	}
	g.Details.Rows.Set("p2", true)
}

func withTotals(g *gridui.Grid[gridstage.Person]) {
	g.Grouping.Total = option.TotalRowBottom
}

func withFloating(g *gridui.Grid[gridstage.Person]) {
	g.Floating.Top, g.Floating.Bottom = gridstage.People(1), gridstage.People(2)
}

// gestures holds drags from the cell of p1 in a column to a place, in steps, with their expected results.
var gestures = map[string]struct {
	do   func(t *testing.T, s *gridstage.Stage[gridstage.Person], from string, to f32.Point, steps int)
	want func(row, column string) string
}{
	"range": {
		func(_ *testing.T, s *gridstage.Stage[gridstage.Person], from string, to f32.Point, steps int) {
			s.Drag(at(s, "p1", from), to, steps)
		},
		func(row, column string) string { return "p1:name-" + row + ":" + column },
	},
	"finger": {
		func(_ *testing.T, s *gridstage.Stage[gridstage.Person], from string, to f32.Point, steps int) {
			hold(s, at(s, "p1", from))
			fingerTo(s, at(s, "p1", from), to, steps)
		},
		func(row, column string) string { return "p1:name-" + row + ":" + column },
	},
	"touch handle": {
		func(t *testing.T, s *gridstage.Stage[gridstage.Person], from string, to f32.Point, steps int) {
			p := at(s, "p1", from)
			hold(s, p)
			fingerTo(s, p, p.Add(f32.Pt(90, 0)), 4)
			require.Equal(t, "p1:name-p1:age", gridstage.SelectedRanges(s))
			corner := f32.Pt(240, p.Y+17)
			s.TouchDown(1, corner.X, corner.Y)
			fingerTo(s, corner, to, steps)
		},
		func(row, column string) string { return "p1:name-" + row + ":" + column },
	},
	"fill": {
		func(_ *testing.T, s *gridstage.Stage[gridstage.Person], from string, to f32.Point, steps int) {
			p := at(s, "p1", from)
			s.Click(p.X, p.Y)
			s.Settle()
			s.Drag(f32.Pt(158, p.Y+16), to, steps)
		},
		func(row, column string) string {
			if column == "name" {
				return "p1:name-" + row + ":name"
			}
			return "p1:name-p1:" + column // on a diagonal the longer way
		},
	},
	"border": {
		func(t *testing.T, s *gridstage.Stage[gridstage.Person], from string, to f32.Point, steps int) {
			gridstage.SelectRanges(t, s, "p1:name-p1:age")
			p := at(s, "p1", from)
			s.Drag(f32.Pt(p.X-30, p.Y-17), to, steps)
			for _, ev := range gridstage.EventsOf[events.RangeMoveRequested](s.Events) {
				ev.Accept()
			}
		},
		func(row, column string) string {
			return map[string]string{"id": "%s:id-%[1]s:name", "name": "%s:name-%[1]s:age"}[column]
		},
	},
}

func fingerTo(s *gridstage.Stage[gridstage.Person], from, to f32.Point, steps int) {
	for i := range steps {
		p := from.Add(to.Sub(from).Mul(float32(i+1) / float32(steps)))
		s.TouchMove(1, p.X, p.Y)
	}
	s.TouchUp(1, to.X, to.Y)
	s.Settle()
}

// at returns the middle of a cell of a person.
func at(s *gridstage.Stage[gridstage.Person], id, column string) f32.Point {
	n, ok := s.Find(id)
	if !ok {
		panic("nobody is called " + id)
	}
	_, y := n.Center()
	return f32.Pt(gridstage.ColX[column], y)
}

// A drag that leaves the cells acts as on the nearest one, in one move as in many.
func TestDragsThatLeaveTheCellsActOnTheNearest(t *testing.T) {
	for name, place := range outsides {
		for how, gesture := range gestures {
			for _, steps := range []int{1, 12} {
				t.Run(fmt.Sprint(name, ", ", how, ", ", steps), func(t *testing.T) {
					s := gridstage.NewRangeEdits(4, func(g *gridui.Grid[gridstage.Person]) {
						g.Columns[0] = gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(60).
							Edit(func(*gridstage.Person, string) {})
						g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80).
							Edit(func(p *gridstage.Person, v int) { p.Age = v }).Parse(func(string) (int, error) { return 7, nil }).
							Aggregate(option.AggregateSum)
						if place.set != nil {
							place.set(g)
						}
					})
					s.Size = image.Pt(500, 400)
					s.Advance(time.Second)
					s.Settle()
					gesture.do(t, s, "name", place.at, steps)
					s.Settle()
					want := gesture.want(place.row, place.column)
					if strings.Contains(want, "%") {
						want = fmt.Sprintf(want, place.row)
					}
					if want == "" { // a border at the last column
						want = "p2:age-p2:city"
						if place.row == "p3" {
							want = "p3:age-p3:city"
						}
					}
					require.Equal(t, want, gridstage.SelectedRanges(s))
				})
			}
		}
	}
}
