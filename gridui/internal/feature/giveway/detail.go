// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package giveway

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/layoutx"
)

// mostLines bounds how many lines are kept drawn.
const mostLines = 2048

// lines holds the lines of the rows that were drawn last.
type lines struct {
	style, columns uint32
	width          int
	known          map[lineKey]*line
	buf            []byte
}

// lineKey names the line of a column below a row.
type lineKey struct{ row, column string }

// line is the name and the value of a column below a row.
type line struct {
	value string
	text  textrun.Line
	// long is set if the value takes more than a line.
	long bool
}

// On reports whether rows list columns that gave way.
func (f *Feature) On() bool { return f.Options.GiveWay.Detail && f.Columns.AnyGone() }

// Layout draws the columns that gave way with the values of a row, in the width of the constraints.
func (f *Feature) Layout(gtx layout.Context, row rowdata.Row, id string) layout.Dimensions {
	p, width := f.Painter, gtx.Constraints.Max.X
	f.forget(width)
	pad, names := p.Style.Padding, f.namesWidth(width)
	y := pad
	for i := range f.Columns.Wanted {
		if l := &f.Columns.Wanted[i]; f.Columns.Gone[i] {
			y += f.line(gtx, row, lineKey{id, l.ID}, l, image.Rect(pad, y, width-pad, y), names)
		}
	}
	return layout.Dimensions{Size: image.Pt(width, y+pad)}
}

// forget drops lines of another style, of other columns or of another width.
func (f *Feature) forget(width int) {
	l := &f.lines
	if l.known != nil && l.style == f.Painter.StyleRev && l.columns == f.Columns.Rev && l.width == width && len(l.known) < mostLines {
		return
	}
	l.style, l.columns, l.width, l.known = f.Painter.StyleRev, f.Columns.Rev, width, map[lineKey]*line{}
}

// namesWidth returns the width of the names of columns in pixels, at most two fifths of a width.
func (f *Feature) namesWidth(width int) (most int) {
	for i := range f.Columns.Wanted {
		if f.Columns.Gone[i] {
			most = max(most, f.Painter.Cache.RunString(f.Painter.Style.Face, nameOf(&f.Columns.Wanted[i])).Width)
		}
	}
	return min(most, width*2/5) + 2*f.Painter.Style.Padding
}

// nameOf returns the header of a column, or its id.
func nameOf(l *column.Leaf) string {
	if l.Header != "" {
		return l.Header
	}
	return l.ID
}

// line draws a line at the top of a rectangle and returns its height in pixels.
func (f *Feature) line(gtx layout.Context, row rowdata.Row, key lineKey, l *column.Leaf, r image.Rectangle, names int) int {
	st, d := &f.Painter.Style, f.Columns.Defs[l.Def]
	f.lines.buf = d.AppendDrawn(f.lines.buf[:0], row)
	n := f.lines.known[key]
	if n == nil || n.value != string(f.lines.buf) {
		n = &line{value: string(f.lines.buf)}
		f.record(n, nameOf(l), r.Dx(), names)
		f.lines.known[key] = n
	}
	height := st.Face.Px * 3 / 2
	if n.long {
		height = f.long(gtx, n.value, f.valueRect(r, names), height)
	}
	r.Max.Y = r.Min.Y + height
	node := draw.Clip(gtx.Ops, r)
	draw.NodeLabel(gtx.Ops, n.value)
	draw.NodeAbout(gtx.Ops, f.Painter.Phrase(nameOf(l), n.value))
	node.Pop()
	at := draw.Offset(gtx.Ops, image.Pt(r.Min.X, r.Min.Y+f.Painter.Baseline(st.Face, st.Face.Px*3/2)))
	n.text.Paint(gtx.Ops)
	at.Pop()
	return height
}

// record shapes a line. A value that does not fit is left to long.
func (f *Feature) record(n *line, name string, width, names int) {
	st, cache := &f.Painter.Style, &f.Painter.Cache
	f.add(n, cache.FitString(st.Face, name, names-st.Padding), 0, width, st.Theme.FgMuted)
	value := cache.FitString(st.Face, n.value, width-names)
	if n.long = value.Elided; !n.long {
		f.add(n, value, names, width, st.Theme.Fg)
	}
	n.text.Record(cache)
}

// add adds a text to a line, at a distance from its reading start.
func (f *Feature) add(n *line, run *textrun.Run, x, width int, c color.NRGBA) {
	if f.Painter.Style.RTL {
		x = width - x - run.Width
	}
	n.text.Add(run, x, c)
}

// valueRect returns the place of the values in a line.
func (f *Feature) valueRect(r image.Rectangle, names int) image.Rectangle {
	v := r
	v.Min.X += names
	if f.Painter.Style.RTL {
		return layoutx.Mirror(v, r)
	}
	return v
}

// long draws a value of several lines and returns its height in pixels, at least that of a line.
func (f *Feature) long(gtx layout.Context, value string, r image.Rectangle, least int) int {
	st := &f.Painter.Style
	m := op.Record(gtx.Ops)
	paint.ColorOp{Color: st.Theme.Fg}.Add(gtx.Ops)
	ink := m.Stop()
	defer draw.Offset(gtx.Ops, r.Min.Add(image.Pt(0, least/8))).Pop()
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), draw.Unbounded)}
	dims := widget.Label{}.Layout(gtx, st.Shaper, st.Face.Font, f.Painter.TextSize(gtx), textrun.Shapeable(value), ink)
	return max(dims.Size.Y+least/4, least)
}
