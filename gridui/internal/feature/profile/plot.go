// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/layoutx"
)

// plot is a chart of vertical bars in a rectangle.
type plot struct {
	at    image.Rectangle
	n     int
	right bool // the first bar is at the right
}

// column returns the room of a bar, from top to bottom.
func (pl plot) column(i int) image.Rectangle {
	if pl.right {
		i = pl.n - 1 - i
	}
	r, w := pl.at, pl.at.Dx()
	r.Min.X, r.Max.X = pl.at.Min.X+i*w/pl.n, pl.at.Min.X+(i+1)*w/pl.n
	return r
}

// barAt returns the bar with a position in its room, -1 for none.
func (pl plot) barAt(pos image.Point) int {
	if pl.n == 0 || !pos.In(pl.at) {
		return -1
	}
	for i := range pl.n {
		if pos.In(pl.column(i)) {
			return i
		}
	}
	return -1
}

// The layers of the shapes of a plot, from below.
const (
	layerRoom = iota
	layerBars
	layerMarks
)

// add adds the bars of a chart to layers, relative to an origin. The bar over is under the pointer, -1 for none, and on
// reports whether a bar filters.
func (pl plot) add(l *draw.Layers, p *draw.Painter, c *chart, over int, on func(b *bar) bool) {
	th, line := &p.Style.Theme, p.Style.Line
	for i := range c.bars {
		b := &c.bars[i]
		room := pl.column(i)
		if i == over {
			l[layerRoom].Rect(room, th.Hover)
		}
		r := room
		if r.Dx() >= 3*line {
			r.Max.X -= line
		}
		r.Max.Y -= 2 * line
		r.Min.Y = r.Max.Y - barLength(b.count, c.most, r.Dy(), line)
		if on(b) {
			l[layerBars].Rect(r, th.Accent)
			l[layerMarks].Rect(image.Rect(room.Min.X, room.Max.Y-2*line, room.Max.X, room.Max.Y), th.Fg)
			continue
		}
		l[layerBars].Rect(r, barInk(p))
	}
}

// barLength returns the length of a bar in pixels, at least one line for a count above 0.
func barLength(n, most int64, length, line int) int {
	if n == 0 || most == 0 {
		return 0
	}
	return max(int(float64(length)*float64(n)/float64(most)+0.5), line)
}

// barInk returns the colour of bars that do not filter.
func barInk(p *draw.Painter) color.NRGBA { return p.Style.Theme.FieldBorder }

// lying returns a horizontal bar in a rectangle, from the reading start.
func lying(p *draw.Painter, b *bar, most int64, room image.Rectangle) image.Rectangle {
	r := room
	r.Max.X = r.Min.X + barLength(b.count, most, room.Dx(), p.Style.Line)
	if p.Style.RTL {
		return layoutx.Mirror(r, room)
	}
	return r
}
