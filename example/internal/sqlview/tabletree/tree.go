// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tabletree

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Tree shows a catalogue. Use New to create it.
type Tree struct {
	// Current is the name of the table in the window, which is marked.
	Current catalog.Name

	look   *look.Look
	lang   look.Lang
	grid   gridui.TreeGrid[node]
	chosen *catalog.Table
}

// New returns a tree of a catalogue.
func New(l *look.Look, c *catalog.Catalog) *Tree {
	t := &Tree{look: l}
	g := &t.grid
	g.RowID = func(n node) string { return n.id }
	g.Tree.Children = func(n node) []node { return n.below }
	g.Expansion.Rows = idset.All()
	g.Filtering.Enabled, g.Filtering.Row = true, true
	g.Sorting.Mode = option.SortSingle
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.RowStyle = t.style
	t.arrange()
	g.SetRows(nodes(c))
	return t
}

// style marks the table in the window.
func (t *Tree) style(c gridui.RowContext[node]) (s theme.CellStyle) {
	th := t.look.Theme()
	if c.Row.table == nil {
		s.Bold = true
	} else if c.Row.table.Name == t.Current {
		s.Bg, s.Bar = th.Selected, th.Accent
	}
	return s
}

// Update handles input. It returns the table that was chosen, by a click or by Enter; nil if none was.
func (t *Tree) Update(gtx layout.Context) *catalog.Table {
	t.arrange()
	t.chosen = nil
	for {
		ev, ok := t.grid.Update(gtx)
		if !ok {
			return t.chosen
		}
		switch ev := ev.(type) {
		case gridui.RowClicked[node]:
			t.choose(ev.Cell.Row)
		case gridui.CellKeyDown[node]:
			t.press(ev)
		}
	}
}

// press chooses a table by Enter.
func (t *Tree) press(ev gridui.CellKeyDown[node]) {
	if (ev.Key.Name == key.NameReturn || ev.Key.Name == key.NameEnter) && ev.Cell.Row.table != nil {
		t.choose(ev.Cell.Row)
		ev.Handle()
	}
}

func (t *Tree) choose(n node) {
	if n.table != nil {
		t.chosen = n.table
	}
}

// Layout draws the tree; it fills its constraints.
func (t *Tree) Layout(gtx layout.Context) layout.Dimensions {
	s := look.Style(t.look, &t.grid)
	s.Density = theme.DensityCompact
	return s.Layout(gtx)
}

// Tag returns the tag that gets the keyboard.
func (t *Tree) Tag() any { return t.grid.Tag() }
