// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"image/color"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/giogrid/giogrid/gridui/option"

	"gioui.org/font"
	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/theme"
)

// sameInk is the greatest difference, out of 255, between pictures of one path at two places of
// Gio's atlas.
const sameInk = 8

// standing is the number of frames after which the text of adjacent rows is one path.
const standing = 160

// changing is a grid whose texts, looks or details change.
type changing struct {
	*scene
	// plain rows have no looks. They have details if open, which holds the rows that show them, is
	// not nil.
	plain bool
	open  map[string]bool
	said  map[int]string // the texts of rows that differ from their initial texts
	bold  map[int]bool
	wide  float32 // width of a column, in dp
	// faces holds the given fonts; nil leaves them to the shaper.
	faces []font.FontFace
}

func newChanging(as changing) *changing {
	c := &as
	c.scene = newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		st.Lines, st.Faces = theme.LinesBoth, c.faces
		if c.plain {
			if c.open != nil {
				c.details(g)
			}
			return
		}
		g.RowStyle = func(r gridui.RowContext[int]) theme.CellStyle {
			return theme.CellStyle{Bold: c.bold[r.Row]}
		}
		g.CellStyle = func(r gridui.CellContext[int]) theme.CellStyle {
			if r.ColumnID == "net" && r.Row%5 == 0 {
				return theme.CellStyle{Fg: color.NRGBA{R: 0xb0, A: 255}, Bg: color.NRGBA{R: 0xff, G: 0xee, B: 0xcc, A: 255}}
			}
			return theme.CellStyle{}
		}
	})
	c.grid.Columns[1] = gridui.Func("name", "Name", func(i int) (string, bool) {
		if s, ok := c.said[i]; ok {
			return s, true
		}
		return fmt.Sprintf("A name, rather long, of number %d", i+1), true
	}).Width(160)
	c.grid.ColumnPinning.Left = []string{"id"}
	c.resize(c.wide)
	return c
}

// details sets details that are boxes of a colour.
func (c *changing) details(g *gridui.Grid[int]) {
	g.RowID = func(i int) string { return strconv.Itoa(i) }
	g.Details.Rows, g.Details.EstimatedHeight = idset.Of(slices.Sorted(maps.Keys(c.open))...), 51
	g.Detail = func(gtx layout.Context, d gridui.DetailContext[int]) layout.Dimensions {
		size := image.Pt(d.Width, 50)
		paint.FillShape(gtx.Ops, color.NRGBA{G: 0x80, A: 0x30}, clip.Rect{Max: size}.Op())
		return layout.Dimensions{Size: size}
	}
}

func (c *changing) resize(wide float32) {
	c.wide = wide
	c.grid.ColumnSizing.Widths = map[string]unit.Dp{"name": unit.Dp(wide)}
	c.grid.Refresh()
	c.Settle()
}

// step performs a random action.
func (c *changing) step(r *rand.Rand) string {
	switch r.IntN(8) {
	case 0:
		for range standing {
			c.Frame()
		}
		return "stand"
	case 1:
		for range r.IntN(40) {
			c.Wheel(100, 200, 0, float32(r.IntN(60)-20))
		}
		return "scroll"
	case 2:
		c.grid.ScrollToRow(r.IntN(1000), option.AlignStart)
	case 3:
		c.said[c.grid.Viewport().First+r.IntN(12)] = fmt.Sprintf("said %d", r.IntN(1000))
		c.grid.Refresh()
	case 4:
		row := c.grid.Viewport().First + r.IntN(12)
		c.bold[row] = !c.bold[row]
		if id := strconv.Itoa(row); c.open[id] {
			delete(c.open, id)
		} else {
			c.open[id] = true
		}
	case 5:
		c.resize(80 + float32(r.IntN(120)))
		return "resize"
	case 6:
		c.Wheel(300, 200, float32(r.IntN(200)-100), 0)
		return "sideways"
	case 7:
		for range r.IntN(6) {
			c.grid.ScrollToRow(r.IntN(1000), option.AlignStart)
			c.Frame()
		}
		c.Settle()
		return "fly"
	}
	c.Settle()
	return "change"
}

// Text that was drawn row by row, joined, changed and joined again looks like the text of a grid
// that has drawn nothing else.
func TestJoinedTextLooksAsText(t *testing.T) {
	for name, c := range map[string]changing{
		"fast":  {faces: gofont.Collection()},
		"full":  {},
		"plain": {faces: gofont.Collection(), plain: true},
	} {
		t.Run(name, func(t *testing.T) { walk(t, c) })
	}
}

func walk(t *testing.T, as changing) {
	r := rand.New(rand.NewPCG(1, 2))
	as.said, as.bold, as.open, as.wide = map[int]string{}, map[int]bool{}, map[string]bool{}, 160
	c := newChanging(as)
	for i := range 60 {
		did := c.step(r)
		c.Leave()
		c.Settle()
		x, y := c.grid.ScrollOffset()
		other := newChanging(*c)
		other.Wheel(300, 200, float32(x), 0)
		other.grid.ScrollToOffset(y)
		other.Settle()
		ox, oy := other.grid.ScrollOffset()
		require.Equal(t, []any{x, y}, []any{ox, oy})
		require.LessOrEqual(t, furthest(other.image(t), c.image(t)), sameInk, "step %d: %s", i, did)
	}
}

// Unchanged text takes few paths, and text that changes repeatedly is drawn row by row.
func TestTextIsJoinedWhereItStands(t *testing.T) {
	c := newChanging(changing{said: map[int]string{}, wide: 160, faces: gofont.Collection()})
	paths := func() int { return gridtest.CountOps(c.Ops()).Path }
	for range 2 * standing { // separate first, then joined
		c.Frame()
	}
	joined := paths()
	say := func(s string) int {
		for row := range 8 {
			c.said[row] = s
		}
		c.grid.Refresh()
		c.Settle()
		return paths()
	}
	require.Equal(t, joined, say("A name"), "a change of what stood")
	require.Greater(t, say("A name, rather long"), joined+5)
}

// Rows that appear while the screen scrolls take few paths, and their texts are laid out only once.
func TestRowsComeAsBlocks(t *testing.T) {
	c := newChanging(changing{said: map[int]string{}, wide: 160, faces: gofont.Collection(), plain: true})
	most := func(step float32) (paths int) {
		for range 100 {
			c.Wheel(100, 200, 0, step)
			paths = max(paths, gridtest.CountOps(c.Ops()).Path)
		}
		return paths
	}
	most(12) // text that changed before is drawn separately until it scrolls away
	down, up := most(24), most(-24)
	for range 2 * standing {
		c.Frame()
	}
	const panes = 2
	joined := gridtest.CountOps(c.Ops()).Path
	require.LessOrEqual(t, down, joined+panes)
	require.LessOrEqual(t, up, joined+panes)
}

func furthest(a, b *image.RGBA) int {
	d := 0
	for i := range a.Pix {
		d = max(d, int(a.Pix[i])-int(b.Pix[i]), int(b.Pix[i])-int(a.Pix[i]))
	}
	return d
}
