// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"github.com/giogrid/giogrid/gridui/events"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// caller does random things to a grid between two frames.
type caller struct {
	*gridstage.Stage[treestage.Twig]
	t    *testing.T
	rng  *rand.Rand
	next int
	acts []string
	view option.View
}

func newCaller(t *testing.T, set func(*gridui.Grid[treestage.Twig]), seed uint64) *caller {
	c := &caller{t: t, rng: rand.New(rand.NewPCG(seed, 5))}
	c.Stage = gridstage.New(image.Pt(300, 260), func(g *gridui.Grid[treestage.Twig]) {
		g.Columns, g.RowID = treestage.TwigColumns(), treestage.TwigID
		g.Filtering.Enabled, g.Sorting.Mode, g.RowSizing.Enabled = true, option.SortMulti, true
		g.Selection.Mode, g.RowPins.Enabled, g.Editing.Enabled = option.SelectMulti, true, true
		g.Detail = func(gtx layout.Context, d gridui.DetailContext[treestage.Twig]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(d.Width, 10+d.Row.N)}
		}
		g.ExpandAll()
		set(g)
		g.SetRows(c.some(40))
	})
	c.Focus(c.Grid.Tag())
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(strings.Join(c.acts, "\n"))
		}
	})
	return c
}

func (c *caller) twig() treestage.Twig {
	c.next++
	n := treestage.Twig{ID: strconv.Itoa(c.next), Kind: strconv.Itoa(c.rng.IntN(4)), N: c.rng.IntN(3)}
	if c.rng.IntN(3) > 0 {
		n.Up = strconv.Itoa(1 + c.rng.IntN(c.next))
	}
	n.Path = []string{n.Kind, strconv.Itoa(c.next / 3), n.ID}[c.rng.IntN(3):]
	for k := range c.rng.IntN(3) {
		n.Kids = append(n.Kids, treestage.Twig{ID: n.ID + "." + strconv.Itoa(k), Kind: n.Kind})
	}
	return n
}

// some are up to so many rows, some of them with ids of rows before.
func (c *caller) some(most int) []treestage.Twig {
	rows := make([]treestage.Twig, c.rng.IntN(most+1))
	if c.rng.IntN(2) == 0 {
		c.next = 0
	}
	for i := range rows {
		rows[i] = c.twig()
	}
	return rows
}

func (c *caller) id() string { return strconv.Itoa(1 + c.rng.IntN(c.next+2)) }

func (c *caller) change() error {
	var ch gridui.Changes[treestage.Twig]
	ch.Add = c.some(4)
	for range c.rng.IntN(3) {
		n := c.twig()
		n.ID = c.id()
		ch.Update = append(ch.Update, n)
	}
	for range c.rng.IntN(3) {
		ch.Remove = append(ch.Remove, c.id())
	}
	return c.Grid.Apply(ch)
}

func (c *caller) heights() {
	heights := map[string]unit.Dp{}
	for range c.rng.IntN(6) {
		heights[c.id()] = unit.Dp(20 + c.rng.IntN(60))
	}
	c.Grid.RowSizing.Heights = heights
}

func (c *caller) filter() {
	switch c.rng.IntN(3) {
	case 0:
		c.Grid.ClearFilters()
	case 1:
		c.Grid.Column("kind").SetFilter(filter.OneOf.Of(strconv.Itoa(c.rng.IntN(4)), strconv.Itoa(c.rng.IntN(4))))
	default:
		c.Grid.Filtering.Quick = []string{"", "1", "nothing", "3"}[c.rng.IntN(4)]
	}
}

func (c *caller) order() {
	g := &c.Grid
	switch c.rng.IntN(4) {
	case 0:
		g.Sorting.Keys = nil
	case 1:
		g.Sorting.Keys = []option.SortKey{{ColumnID: "n", Desc: true}}
	case 2:
		g.Sorting.Keys = []option.SortKey{{ColumnID: "kind"}, {ColumnID: "id"}}
	case 3:
		g.Paging = option.Paging{Enabled: c.rng.IntN(2) != 0, Size: 1 + c.rng.IntN(9), Index: c.rng.IntN(4), Roots: c.rng.IntN(2) == 0}
	}
}

func (c *caller) rows() {
	g := &c.Grid
	switch c.rng.IntN(6) {
	case 0:
		g.SetSource(nil)
	case 1:
		g.SetSource(treestage.Twigs(c.some(30)))
	case 2:
		g.SetRows(nil)
	case 3:
		g.Refresh()
	default:
		g.SetRows(c.some(40))
	}
}

func (c *caller) expand() {
	g := &c.Grid
	switch c.rng.IntN(5) {
	case 0, 1:
		g.CollapseAll()
	case 2:
		g.ExpandAll()
	case 3:
		g.ExpandTo(c.rng.IntN(3))
	case 4:
		g.Row(c.id()).SetExpanded(c.rng.IntN(2) == 0)
	}
}

func (c *caller) views() {
	g := &c.Grid
	switch c.rng.IntN(3) {
	case 0:
		c.view = g.View()
	case 1:
		g.SetView(c.view)
	default:
		g.ResetView()
	}
}

// shape changes what the rows are, below which others they stand and what names them.
func (c *caller) shape() {
	g := &c.Grid
	switch c.rng.IntN(5) {
	case 0:
		g.Columns = treestage.TwigColumns()[c.rng.IntN(3):]
	case 1:
		g.Grouping.By = [][]string{nil, {"kind"}, {"n", "kind"}}[c.rng.IntN(3)]
	case 2:
		g.Tree = gridui.Tree[treestage.Twig]{}
		treestage.Shapes[c.rng.IntN(len(treestage.Shapes))].Set(g)
	case 3:
		g.RowID = nil
	default:
		g.Columns, g.RowID = treestage.TwigColumns(), treestage.TwigID
	}
}

// ask reads what the grid says of its rows.
func (c *caller) ask() {
	g := &c.Grid
	for i := range g.Shown() + 3 {
		g.RowAt(i - 1)
	}
	g.PageCount()
	g.ScrollOffset()
	g.SelectedCount()
	g.CopyText(g.Clipboard.Headers)
	for range g.SelectedRows() {
		continue
	}
	g.Export(gridui.ExportOptions{})
	g.CancelExport()
}

func (c *caller) mark() {
	g := &c.Grid
	switch c.rng.IntN(6) {
	case 0:
		g.Row(c.id()).Pin(option.RowPinSide(c.rng.IntN(3)))
	case 1:
		g.Row(c.id()).SetDetail(c.rng.IntN(3) > 0)
	case 2:
		g.FocusCell(c.rng.IntN(30), "n")
	case 3:
		g.ScrollToRow(c.rng.IntN(50)-3, option.Align(c.rng.IntN(4)))
	case 4:
		g.ScrollToOffset(int64(c.rng.IntN(2000)))
	default:
		g.Select(c.id())
	}
}

func (c *caller) act() {
	acts := []struct {
		name string
		do   func()
	}{
		{"change", func() { _ = c.change() }},
		{"change", func() { _ = c.change() }},
		{"heights", c.heights},
		{"heights", c.heights},
		{"rows", c.rows},
		{"rows", c.rows},
		{"filter", c.filter},
		{"order", c.order},
		{"expand", c.expand},
		{"expand", c.expand},
		{"views", c.views},
		{"shape", c.shape},
		{"ask", c.ask},
		{"mark", c.mark},
		{"mark", c.mark},
		{"edit", func() { _ = c.Grid.EditCells(events.CellEdit{RowID: c.id(), ColumnID: "id", New: "7"}) }},
		{"undo", func() { c.Grid.History().Undo() }},
	}
	a := acts[c.rng.IntN(len(acts))]
	c.acts = append(c.acts, a.name)
	a.do()
}

// input is what a user does: it takes one frame or several.
func (c *caller) input() {
	keys := []string{"Up", "Down", "Left", "Right", "Home", "Ctrl+End", "PageDown", "PageUp", "Space", "*", "Ctrl+Enter"}
	switch k := c.rng.IntN(4); k {
	case 0:
		c.acts = append(c.acts, "click")
		c.Click(float32(c.rng.IntN(300)), float32(c.rng.IntN(260)))
	case 1:
		c.acts = append(c.acts, "wheel")
		c.Wheel(100, 150, 0, float32(c.rng.IntN(600)-300))
	default:
		key := keys[c.rng.IntN(len(keys))]
		c.acts = append(c.acts, key)
		c.Keys(key)
	}
}

// TestCallsBetweenFrames makes random calls between frames in grids of all shapes: nothing
// panics, and the grid settles on rows that it was given.
func TestCallsBetweenFrames(t *testing.T) {
	for _, shape := range treestage.Shapes {
		for seed := range rounds.Seeds(32) {
			t.Run(fmt.Sprint(shape.Name, " ", seed), func(t *testing.T) {
				c := newCaller(t, shape.Set, seed)
				for range 40 {
					for range 1 + c.rng.IntN(4) {
						c.act()
					}
					c.acts = append(c.acts, "frame")
					c.Frame()
					switch c.rng.IntN(6) {
					case 0:
						c.input()
					case 1:
						c.InOneFrame(func() { c.input(); c.input(); c.input() })
					}
				}
				c.act()
				c.Settle()
				c.ask()
				c.act()
				require.NoError(t, c.Grid.Close())
			})
		}
	}
}

// TestRowsShrinkAndHeightsChange gives rows other heights in the frame in which fewer of
// them show.
func TestRowsShrinkAndHeightsChange(t *testing.T) {
	for name, shrink := range map[string]func(g *gridui.Grid[treestage.Twig]){
		"collapsed": (*gridui.Grid[treestage.Twig]).CollapseAll,
		"filtered":  func(g *gridui.Grid[treestage.Twig]) { g.Column("kind").SetFilter(filter.Equals.Of("1")) },
		"replaced":  func(g *gridui.Grid[treestage.Twig]) { g.SetRows([]treestage.Twig{{ID: "1"}}) },
		"viewed": func(g *gridui.Grid[treestage.Twig]) {
			g.SetView(option.View{Expanded: &option.Expansion{}, RowHeights: map[string]unit.Dp{"3": 50}})
		},
		"reset": (*gridui.Grid[treestage.Twig]).ResetView,
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.New(image.Pt(300, 260), func(g *gridui.Grid[treestage.Twig]) {
				g.Columns, g.RowID = treestage.TwigColumns(), treestage.TwigID
				g.Grouping.By, g.Filtering.Enabled = []string{"kind"}, true
				g.RowSizing = option.RowSizing{Enabled: true, Heights: map[string]unit.Dp{"2": 60}}
				rows := make([]treestage.Twig, 40)
				for i := range rows {
					rows[i] = treestage.Twig{ID: strconv.Itoa(i), Kind: strconv.Itoa(i % 4)}
				}
				g.SetRows(rows)
			})
			s.Grid.ExpandAll()
			s.Settle()
			before := s.Grid.Shown()
			shrink(&s.Grid)
			s.Grid.RowSizing.Heights = map[string]unit.Dp{"1": 50, "3": 70}
			s.Settle()
			require.Less(t, s.Grid.Shown(), before)
			require.NoError(t, s.Grid.Close())
		})
	}
}
