// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// A gridPhrase is the description of the grid as a whole.
type gridPhrase struct {
	of   gridState
	text string
}

// A gridState holds what the description of the grid depends on in addition to its words.
type gridState struct {
	label                string
	rows, cols, selected int
	about                bool // rows is an estimate
	// counts holds the functions of the locale that return counts in words.
	counts [3]unsafe.Pointer
}

// gridNode describes the grid as a whole.
func (f *Feature) gridNode() {
	loc := &f.Painter.Style.Texts
	of := gridState{
		label: f.Options.Label, rows: f.Viewport.Count, cols: f.ownColumns(), selected: f.Selection.SelectedKnown(), about: f.Dataset.Access().Status().Counting,
		counts: [3]unsafe.Pointer{
			funcid.Of(loc.TotalCount), funcid.Of(loc.ColumnCount), funcid.Of(loc.SelectedCount),
		},
	}
	g := &f.grid
	if g.text == "" || g.of != of {
		g.of = of
		total := loc.TotalCount(of.rows)
		if of.about {
			total = textfmt.About + total
		}
		g.text = loc.Spoken.Grid + ", " + total + ", " + loc.ColumnCount(of.cols)
		if of.label != "" {
			g.text = of.label + ", " + g.text
		}
		if of.selected > 0 {
			g.text += ", " + loc.SelectedCount(of.selected)
		}
	}
	if of.label != "" {
		draw.NodeLabel(f.Painter.Ops, of.label)
	}
	draw.NodeAbout(f.Painter.Ops, g.text)
}

// ownColumns returns the number of shown columns that the program defined.
func (f *Feature) ownColumns() int {
	if f.ownRev != f.Columns.Rev+1 {
		f.own, f.ownRev = 0, f.Columns.Rev+1
		for i := range f.Columns.Leaves {
			if !f.Columns.Leaves[i].Utility {
				f.own++
			}
		}
	}
	return f.own
}
