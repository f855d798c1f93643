// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package treestage

import (
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// Thicket makes trees of a number of levels with some rows on each.
func Thicket(rnd *rand.Rand, up string, levels int) []Part {
	var out []Part
	for i := range 2 + rnd.IntN(5) {
		p := Part{ID: fmt.Sprintf("%s.%d", up, i)}
		p.Name = "part " + p.ID
		if levels > 1 && rnd.IntN(3) > 0 {
			p.Parts = Thicket(rnd, p.ID, levels-1)
		}
		out = append(out, p)
	}
	return out
}

// woods is a tree whose ancestors are sticky, with heights of rows by id.
type woods struct {
	*gridstage.Stage[Part]
	heights map[string]int
}

const (
	WoodsHead = 40
	WoodsRow  = 36
)

func NewWoods(size image.Point, rows []Part, heights map[string]int) *woods {
	w := &woods{heights: heights}
	w.Stage = gridstage.New(size, func(g *gridui.Grid[Part]) {
		g.Columns = PartColumns()
		g.RowID = func(p Part) string { return p.ID }
		g.Tree = gridui.Tree[Part]{Children: func(p Part) []Part { return p.Parts }}
		g.Expansion.Sticky = true
		if heights != nil {
			g.RowHeight = func(p Part) unit.Dp { return unit.Dp(heights[p.ID]) }
		}
		g.ExpandAll()
		g.SetRows(rows)
	})
	return w
}

// LaidRow is a row of the oracle: its place in the content, and the end of the rows below it.
type LaidRow struct {
	Id              string
	Depth           int
	Start, End      int
	Height, Subtree int // subtree is the number of rows below
}

// Lay returns all visible rows, in their order.
func (w *woods) Lay(rows []Part, depth int, to []LaidRow) []LaidRow {
	for _, p := range rows {
		at := len(to)
		l := LaidRow{Id: p.ID, Depth: depth, Height: WoodsRow}
		if w.heights != nil {
			l.Height = w.heights[p.ID]
		}
		if at > 0 {
			l.Start = to[at-1].Start + to[at-1].Height
		}
		to = append(to, l)
		if w.Grid.Expansion.Rows.Has(p.ID) {
			to = w.Lay(p.Parts, depth+1, to)
		}
		last := to[len(to)-1]
		to[at].End, to[at].Subtree = last.Start+last.Height, len(to)-1-at
	}
	return to
}

// StickyStrip is the place of a row, in pixels of the body.
type StickyStrip struct {
	Id       string
	Top, End int
}

// Strips returns the rows on the screen, with their places.
func (w *woods) Strips(t *testing.T) (out []StickyStrip) {
	t.Helper()
	for _, n := range w.FindAll("row ") {
		_, name, ok := strings.Cut(n.Label, ": part ")
		require.True(t, ok, n.Label)
		out = append(out, StickyStrip{name, n.Bounds.Min.Y - WoodsHead, n.Bounds.Max.Y - WoodsHead})
	}
	return out
}

func ScrollTo(w *woods) int64 {
	_, y := w.Grid.ScrollOffset()
	return y
}
