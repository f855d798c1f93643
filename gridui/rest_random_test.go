// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/system"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// resting is a grid of random options, to which random things are done: once nothing is
// done any more, it comes to rest.
type resting struct {
	t *testing.T
	*gridtest.Harness
	g   gridui.Grid[gridstage.Person]
	rng *rand.Rand
	// applies says that the caller makes the changes of filters and sorting that are
	// proposed.
	applies bool
	events  []events.Event
	// told is what was set and done, for who looks into a failure.
	told []string
}

// eventsInAFrame is more events than any input leads to.
const eventsInAFrame = 2000

func newResting(t *testing.T, seed uint64) *resting {
	r := &resting{t: t, rng: rand.New(rand.NewPCG(seed, 20))}
	r.g.RowID = func(p gridstage.Person) string { return p.ID }
	r.g.Columns = r.columns()
	r.g.SetRows(r.rows())
	r.options()
	th := gridstage.NewTheme()
	r.Harness = gridtest.New(image.Pt(300+r.rng.IntN(400), 200+r.rng.IntN(500)), func(gtx layout.Context) layout.Dimensions {
		r.read(gtx)
		s := gridui.New(th, &r.g)
		s.Locale = locale.For("en")
		return s.Layout(gtx)
	})
	if r.rng.IntN(4) == 0 {
		r.Locale.Direction = system.RTL
	}
	r.Settle()
	r.Focus(r.g.Tag())
	return r
}

// read takes the events of a frame.
func (r *resting) read(gtx layout.Context) {
	for n := 0; ; n++ {
		ev, ok := r.g.Update(gtx)
		if !ok {
			return
		}
		require.Less(r.t, n, eventsInAFrame, "events without end, the last one %T%+v", ev, ev)
		r.events = append(r.events, ev)
		switch ev := ev.(type) {
		case events.FilterChanged:
			if r.applies && r.g.Filtering.Controlled {
				ev.Apply(&r.g.Options)
			}
		case events.SortChanged:
			if r.applies && r.g.Sorting.Controlled {
				ev.Apply(&r.g.Options)
			}
		}
	}
}

func (r *resting) rows() []gridstage.Person {
	rows := gridstage.People(r.rng.IntN(40))
	if r.rng.IntN(3) == 0 {
		for i := range rows {
			rows[i].ID = "p" + strconv.Itoa(i/2) // each id twice
		}
	}
	return rows
}

func (r *resting) columns() []gridui.Column[gridstage.Person] {
	columns := gridstage.PeopleColumns()
	for i := range r.rng.IntN(5) {
		id := []string{"id", "name", "age", "extra" + strconv.Itoa(i)}[r.rng.IntN(4)] // also one that there is
		columns = append(columns, gridui.Bool(id, "Column "+strconv.Itoa(i), func(p gridstage.Person) bool { return p.Age%2 == 0 }))
	}
	if r.rng.IntN(3) == 0 {
		name := gridui.Field("own", "Own", func(p gridstage.Person) string { return p.Name + "\nnext" }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
		columns = append(columns, name)
	}
	return columns
}

// maybe sets an option, every other time.
func (r *resting) maybe(name string, set func()) {
	if r.rng.IntN(2) == 0 {
		r.told = append(r.told, name)
		set()
	}
}

func (r *resting) options() {
	g := &r.g
	g.Sorting.Mode, g.Filtering.Enabled, g.ColumnOrder.Mode = option.SortMulti, true, option.ColumnOrderFree
	g.ColumnSizing.Mode, g.ColumnPinning.Mode, g.HeaderMenu.Enabled = option.ColumnResizeLive, option.ColumnPinDrag, true
	g.RowPins.Enabled, g.Selection.Mode, g.Editing.Enabled = true, option.SelectMulti, true
	g.RowSizing.Enabled = true
	r.maybe("applies", func() { r.applies = true })
	for _, c := range r.controlled() {
		r.maybe("controlled "+c.name, func() { *c.on = true })
	}
	r.maybe("filter row", func() { g.Filtering.Row = true })
	r.maybe("row click", func() { g.Selection.RowClick = true })
	r.maybe("first", func() { g.Selection.First = true })
	r.maybe("pages", func() { g.Paging.Enabled, g.Paging.Size = true, 1+r.rng.IntN(9) })
	r.maybe("groups", func() { g.Grouping.By = []string{r.column(), r.column()} })
	r.maybe("sticky", func() { g.Expansion.Depth, g.Expansion.Sticky = 1, true })
	r.maybe("pinned columns", func() {
		g.ColumnPinning.Left, g.ColumnPinning.Right = []string{r.column(), r.column()}, []string{r.column()}
	})
	r.maybe("pinned rows", func() { g.RowPins.Top, g.RowPins.Bottom = []string{"p1", "p1", "p3"}, []string{"p1", "nobody"} })
	r.maybe("button", func() { g.ColumnVisibility.Button = true })
	r.maybe("flash", func() { g.Flash = true })
	r.maybe("announce", func() { g.Announce = true })
	r.maybe("drag", func() { g.RowDrag.Mode, g.RowDrag.Handle = option.RowDragReorder, true })
	r.maybe("menu", func() {
		g.Menu.Items = []menus.Item[gridstage.Person]{{Label: "One"}, {Label: "More", Children: []menus.Item[gridstage.Person]{{Label: "Deep"}}}}
	})
	r.maybe("details", func() {
		g.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(c.Width, 30+c.Row.Age)}
		}
		g.Details.Rows = idset.All()
	})
	r.maybe("tooltips", func() { g.Tooltip = func(c gridui.CellContext[gridstage.Person]) string { return c.RowID } })
}

// controlSwitch is an option that leaves changes to the caller.
type controlSwitch struct {
	name string
	on   *bool
}

func (r *resting) controlled() []controlSwitch {
	g := &r.g
	return []controlSwitch{
		{"sorting", &g.Sorting.Controlled},
		{"filtering", &g.Filtering.Controlled},
		{"paging", &g.Paging.Controlled},
		{"selection", &g.Selection.Controlled},
		{"expansion", &g.Expansion.Controlled},
		{"details", &g.Details.Controlled},
		{"row sizing", &g.RowSizing.Controlled},
		{"row drag", &g.RowDrag.Controlled},
		{"pinning", &g.ColumnPinning.Controlled},
		{"order", &g.ColumnOrder.Controlled},
		{"sizing", &g.ColumnSizing.Controlled},
		{"visibility", &g.ColumnVisibility.Controlled},
		{"collapsing", &g.ColumnGroups.Controlled},
		{"row pins", &g.RowPins.Controlled},
		{"editing", &g.Editing.Controlled},
	}
}

func (r *resting) column() string {
	return []string{"id", "name", "age", "city", "own", "nobody"}[r.rng.IntN(6)]
}

// anyFilter is one that fields and panels may not be able to show.
func (r *resting) anyFilter() filter.Filter {
	c := func() filter.Condition {
		op := filter.Op(r.rng.IntN(int(filter.Custom) + 2))
		return filter.Condition{Op: op, A: []string{"", "K", "x\ny", "\xff", "30"}[r.rng.IntN(5)], B: []string{"", "a\nb", "40"}[r.rng.IntN(3)]}
	}
	return filter.Filter{First: c(), Second: c(), Any: r.rng.IntN(2) == 0}
}

func (r *resting) at() (x, y float32) {
	return float32(r.rng.IntN(r.Size.X)), float32(r.rng.IntN(r.Size.Y))
}

func (r *resting) act() {
	g, act := &r.g, r.rng.IntN(17)
	r.told = append(r.told, fmt.Sprint("act ", act, " of ", g.Focused()))
	switch act {
	case 0:
		g.Column(r.column()).OpenFilter()
	case 1:
		g.OpenColumns()
	case 2:
		g.Column(r.column()).OpenMenu()
	case 3:
		r.RightClick(r.at())
	case 4, 5:
		r.Click(r.at())
	case 6:
		r.DoubleClick(r.at())
	case 7:
		x, y := r.at()
		r.DragFrom(x, y).To(r.at())
	case 8:
		x, y := r.at()
		r.Wheel(x, y, float32(r.rng.IntN(200)-100), float32(r.rng.IntN(400)-200))
	case 9, 10:
		r.Keys([]string{
			"Up", "Down", "Left", "Right", "Home", "End", "PageDown", "Space", "Enter", "Escape", "F2", "Tab", "Shift+Tab",
			"Ctrl+A", "Shift+F10", "Alt+Down", "Delete", "Ctrl+Space", "Ctrl+Home", "Shift+Right",
		}[r.rng.IntN(20)])
	case 11:
		r.Type([]string{"K", "3", ">2"}[r.rng.IntN(3)])
	case 12:
		g.SetRows(r.rows())
	case 13:
		g.Filtering.Columns = []filter.Column{{ColumnID: r.column(), Filter: r.anyFilter()}, {ColumnID: r.column(), Filter: r.anyFilter()}}
	case 14:
		g.Columns = r.columns()
	case 15:
		g.Sorting.Keys = []option.SortKey{{ColumnID: r.column()}, {ColumnID: r.column(), Desc: true}}
	case 16:
		r.Hover()
	}
}

// Hover leaves the pointer somewhere.
func (r *resting) Hover() { r.Move(r.at()) }

// restTime is longer than anything goes on by itself: flashing, hints, the caret of an
// editor, searches for a place to go to.
const restTime = 15 * time.Second

// rest lets time pass, and looks whether anything happens after it.
func (r *resting) rest() {
	r.Settle()
	r.Advance(restTime)
	r.events = nil
	frames := r.Frames()
	r.Advance(restTime)
	require.Equal(r.t, frames, r.Frames(), "frames without end")
	for range 3 {
		r.Frame()
		_, wants := r.Wakeup()
		require.False(r.t, wants, "a frame that nothing leads to asks for another")
	}
	require.Empty(r.t, r.events, "something happens by itself")
}

// TestAGridWithoutInputComesToRest does random things to grids of random options. After
// each the grid comes to rest: no event, no frame.
func TestAGridWithoutInputComesToRest(t *testing.T) {
	for seed := range rounds.Seeds(150) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			r := newResting(t, seed)
			t.Cleanup(func() {
				if t.Failed() {
					t.Log(strings.Join(r.told, "\n"))
				}
			})
			r.rest()
			for range 12 {
				for range 1 + r.rng.IntN(3) {
					r.act()
				}
				r.rest()
			}
		})
	}
}
