// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// cardWidth is the greatest width of the dialogue, formulaLines the number of visible lines of a formula.
	cardWidth    = unit.Dp(480)
	formulaLines = 3
	// wordLines limits the lines of the description.
	wordLines = 2
)

// plan holds the places of the dialogue's parts. Parts without room are empty.
type plan struct {
	title, nameLabel, name     image.Rectangle
	formulaLabel, formula      image.Rectangle
	words                      image.Rectangle
	formatLabel                image.Rectangle
	formats                    [mostFormats]image.Rectangle
	previewLabel               image.Rectangle
	preview                    [previewRows]image.Rectangle
	remove, save, cancel, card image.Rectangle
}

// measure holds the heights of the parts. In a low grid, the preview is omitted first, then lines of the
// formula, the formats and the labels.
type measure struct {
	side, pitch, gap, pad int
	lines, previews       int
	labels, formats       bool
}

func (m *measure) height() int {
	h := 2*m.pad + m.side + m.gap + m.side + m.gap + m.lines*m.pitch + 2*m.gap + wordLines*m.pitch + m.gap + m.side + m.gap
	if m.labels {
		h += 2 * m.pitch
	}
	if m.formats {
		h += m.pitch + m.side + m.gap
	}
	if m.previews > 0 {
		h += (m.previews+1)*m.pitch + m.gap
	}
	return h
}

// fit omits parts until the rest fits.
func (m *measure) fit(room int) {
	for m.height() > room {
		switch {
		case m.previews > 0:
			m.previews--
		case m.lines > 1:
			m.lines--
		case m.formats:
			m.formats = false
		case m.labels:
			m.labels = false
		default:
			return
		}
	}
}

// place computes the places of the parts.
func (d *dialog) place() (out plan) {
	f := d.f
	p := f.Painter
	window := image.Rectangle{Max: f.Viewport.Geometry.Size}.Inset(p.Dp(ui.PartGap))
	m := measure{
		side: f.Buttons.Side(p.Gtx, &p.Style), pitch: p.Pitch(p.Style.Face) + p.Dp(ui.ButtonGap), gap: p.Dp(ui.PartGap), pad: p.Dp(ui.CardPad),
		lines: formulaLines, previews: previewRows, labels: true, formats: true,
	}
	m.fit(window.Dy())
	size := image.Pt(min(p.Style.Scaled(cardWidth), window.Dx()), min(m.height(), window.Dy()))
	at := window.Min.Add(image.Pt((window.Dx()-size.X)/2, (window.Dy()-size.Y)/2))
	out.card = image.Rectangle{Min: at, Max: at.Add(size)}
	c := cursor{in: out.card.Inset(m.pad), rtl: p.Style.RTL}
	out.title = c.line(m.side, m.gap)
	if m.labels {
		out.nameLabel = c.line(m.pitch, 0)
	}
	out.name = c.line(m.side, m.gap)
	if m.labels {
		out.formulaLabel = c.line(m.pitch, 0)
	}
	out.formula = c.line(m.lines*m.pitch+2*m.gap, 0)
	out.words = c.line(wordLines*m.pitch, m.gap)
	if m.formats {
		out.formatLabel = c.line(m.pitch, 0)
		d.placeFormats(&out, c.line(m.side, m.gap), m.gap)
	}
	if m.previews > 0 {
		out.previewLabel = c.line(m.pitch, 0)
		for i := range m.previews {
			out.preview[i] = c.line(m.pitch, 0)
		}
	}
	d.placeFoot(&out, m)
	return out
}

// placeFormats places the formats that fit into a line.
func (d *dialog) placeFormats(out *plan, line image.Rectangle, gap int) {
	f := d.f
	x := line.Min.X
	for i, format := range formatsOf(d.draft.typ) {
		width := f.Buttons.Width(f.Painter.Gtx, &f.Painter.Style, f.formatName(format), false)
		if x+width > line.Max.X {
			return
		}
		out.formats[i] = mirrored(image.Rect(x, line.Min.Y, x+width, line.Max.Y), line, f.Painter.Style.RTL)
		x += width + gap
	}
}

// placeFoot places the buttons at the bottom: the delete button at the start, the others at the end.
func (d *dialog) placeFoot(out *plan, m measure) {
	f := d.f
	t, st := &f.words.texts, &f.Painter.Style
	in := out.card.Inset(m.pad)
	foot := image.Rect(in.Min.X, in.Max.Y-m.side, in.Max.X, in.Max.Y)
	width := func(text string) int { return f.Buttons.Width(f.Painter.Gtx, st, text, false) }
	end := foot.Max.X
	for _, b := range [...]struct {
		at   *image.Rectangle
		text string
	}{{&out.cancel, t.Cancel}, {&out.save, t.Save}} {
		w := min(width(b.text), max((end-foot.Min.X), 0))
		*b.at = mirrored(image.Rect(end-w, foot.Min.Y, end, foot.Max.Y), foot, st.RTL)
		end -= w + m.gap
	}
	if w := width(t.Remove); d.id != "" && foot.Min.X+w <= end {
		out.remove = mirrored(image.Rect(foot.Min.X, foot.Min.Y, foot.Min.X+w, foot.Max.Y), foot, st.RTL)
	}
}

func mirrored(r, in image.Rectangle, rtl bool) image.Rectangle {
	if rtl {
		return layoutx.Mirror(r, in)
	}
	return r
}

// cursor divides a rectangle into lines, from top to bottom.
type cursor struct {
	in  image.Rectangle
	rtl bool
}

func (c *cursor) line(height, gap int) image.Rectangle {
	r := image.Rect(c.in.Min.X, c.in.Min.Y, c.in.Max.X, min(c.in.Min.Y+height, c.in.Max.Y))
	c.in.Min.Y = min(r.Max.Y+gap, c.in.Max.Y)
	return r
}
