// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/io/semantic"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// fieldGap is the gap below a field, nameGap that between its name and its value, and valueGap that above
	// and below the text of a value. formPad is the padding at the sides of fields.
	fieldGap = unit.Dp(8)
	nameGap  = unit.Dp(2)
	valueGap = unit.Dp(6)
	formPad  = unit.Dp(10)
	// longLeast is the number of lines reserved for a long text while it is edited, longMost the number beyond
	// which it scrolls.
	longLeast, longMost = 3, 12
)

// headerHeight returns the height of a group's header.
func (f *form) headerHeight() int {
	p := f.Painter
	return p.Pitch(p.Style.HeaderFace) + p.Dp(fieldGap)*2 + p.Style.Line
}

// topGap returns the gap above the first line, which is taller by it.
func (f *form) topGap() int { return f.Painter.Dp(fieldGap) }

// fieldWidth returns the width, in pixels, of each of the fields side by side.
func (f *form) fieldWidth() int {
	p := f.Painter
	return max((f.lines.body.Dx()-p.Dp(formPad))/max(f.lines.known.across, 1)-p.Dp(formPad), 1)
}

// textWidth returns the width of a value's text.
func (f *form) textWidth() int { return max(f.fieldWidth()-2*f.Painter.Dp(ui.ButtonPad), 1) }

// measure returns the height of a field.
func (f *form) measure(i int) int {
	p, fd := f.Painter, &f.fields.list[i]
	m := &fd.height
	ink := f.inkOf(fd)
	m.text.Set(p, fd.text, faceOf(p.Style.Face, fd.style.Bold, fd.style.Italic), ink, f.textWidth())
	least := p.Style.RowHeight
	if f.room.Place == dock.Instead {
		least = max(least, p.Dp(fingerSize))
	}
	m.value = max(least, m.text.Height(p)+2*p.Dp(valueGap))
	if f.edit.on && i == f.edit.at {
		m.value = max(m.value, f.edit.height+2*p.Dp(valueGap))
	}
	m.all = p.Pitch(p.Style.HeaderFace) + p.Dp(nameGap) + m.value + p.Dp(fieldGap)
	if why := f.reason(i); why != "" {
		f.edit.message.Set(p, why, p.Style.Face, p.Style.Theme.Danger, f.fieldWidth())
		if i == f.edit.at {
			m.all += f.edit.message.Height(p) + p.Dp(nameGap)
		} else {
			m.all += p.Pitch(p.Style.Face)
		}
	}
	return m.all
}

// reason returns why a field refused its last value.
func (f *form) reason(i int) string {
	if i == f.edit.at && f.edit.wrong != "" {
		return f.edit.wrong
	}
	return f.fields.list[i].reason
}

// inkOf returns the text colour of a value.
func (f *form) inkOf(fd *field) color.NRGBA {
	t := &f.Painter.Style.Theme
	if fd.style.Fg.A != 0 && !f.Painter.Style.ForcedColors {
		return fd.style.Fg
	}
	return t.Fg
}

// paintLines draws the lines on the screen.
func (f *form) paintLines() {
	p, l := f.Painter, f.lines
	y := l.body.Min.Y - l.above
	for i := l.first; i < len(l.list) && y < l.body.Max.Y; i++ {
		h := l.heightOf(i, f)
		at := image.Rect(l.body.Min.X+p.Dp(formPad), y, l.body.Max.X-p.Dp(formPad), y+h)
		if i == 0 {
			at.Min.Y += f.topGap()
		}
		if l.list[i].header != "" {
			f.paintHeader(&l.list[i], at)
		} else {
			f.paintRow(&l.list[i], at)
		}
		y += h
	}
}

// paintHeader draws the header of a group.
func (f *form) paintHeader(l *line, at image.Rectangle) {
	p := f.Painter
	p.Node(at, l.header, "")
	by := min(l.level, 4) * p.Dp(formPad)
	if p.Style.RTL {
		at.Max.X -= by
	} else {
		at.Min.X += by
	}
	text := at
	text.Max.Y -= p.Dp(fieldGap) / 2
	p.TextIn(p.Style.HeaderFace, l.header, text, option.AlignStart, p.Style.Theme.Fg)
	p.Fill(image.Rect(at.Min.X, text.Max.Y-p.Style.Line, at.Max.X, text.Max.Y), p.Style.Theme.Border)
}

// paintRow draws fields side by side.
func (f *form) paintRow(l *line, at image.Rectangle) {
	p, width := f.Painter, f.fieldWidth()
	for k := range l.count {
		x := at.Min.X + k*(width+p.Dp(formPad))
		r := image.Rect(x, at.Min.Y, x+width, at.Max.Y)
		if p.Style.RTL {
			r = layoutx.Mirror(r, at)
		}
		f.paintField(l.first+k, r)
	}
}

// paintField draws a field: its name, its value, and why the value was refused.
func (f *form) paintField(i int, at image.Rectangle) {
	p, fd := f.Painter, &f.fields.list[i]
	name := at
	name.Max.Y = at.Min.Y + p.Pitch(p.Style.HeaderFace)
	p.TextIn(p.Style.HeaderFace, fd.name, name, option.AlignStart, p.Style.Theme.FgMuted)
	r := at
	r.Min.Y = name.Max.Y + p.Dp(nameGap)
	r.Max.Y = r.Min.Y + fd.height.value
	f.lines.hits = append(f.lines.hits, hit{field: i, at: at, value: r})
	if f.record.state == loading {
		f.paintSkeleton(i, r)
		return
	}
	f.describe(i, image.Rect(at.Min.X, at.Min.Y, at.Max.X, r.Max.Y))
	f.paintGround(i, r)
	inner := image.Rect(r.Min.X+p.Dp(ui.ButtonPad), r.Min.Y, r.Max.X-p.Dp(ui.ButtonPad), r.Max.Y)
	switch {
	case f.edit.on && i == f.edit.at:
		f.paintEditor(fd, r, inner)
	case fd.box:
		f.paintBox(fd, inner)
	default:
		f.paintText(fd, inner)
	}
	if why := f.reason(i); why != "" {
		f.paintReason(i, why, image.Rect(at.Min.X, r.Max.Y+p.Dp(nameGap), at.Max.X, at.Max.Y))
	}
}

// paintSkeleton draws a bar in place of a value that is not loaded.
func (f *form) paintSkeleton(i int, r image.Rectangle) {
	p := f.Painter
	h := p.Dp(10)
	bar := image.Rect(r.Min.X, r.Min.Y+(r.Dy()-h)/2, r.Min.X+celltext.SkeletonWidth(r.Dx(), i), r.Min.Y+(r.Dy()+h)/2)
	if p.Style.RTL {
		bar = layoutx.Mirror(bar, r)
	}
	p.Fill(bar, p.Style.Theme.Skeleton)
}

// paintGround draws the background of a value, with a frame if users can edit it, and a ring if it has the
// cursor.
func (f *form) paintGround(i int, r image.Rectangle) {
	p, fd := f.Painter, &f.fields.list[i]
	t := &p.Style.Theme
	fill := t.Bg
	if fd.style.Bg.A != 0 && !p.Style.ForcedColors {
		fill = fd.style.Bg
	}
	line, edge := p.Style.Line, t.FieldBorder
	cursor := i == f.edit.at && p.Gtx.Focused(f.edit.input.Tag())
	switch {
	case cursor:
		line, edge = 2*line, t.FocusRing
	case f.reason(i) != "":
		edge = t.Danger
	case !fd.editable:
		edge = fill
	}
	if i == f.edit.at && f.edit.wrong != "" {
		edge = t.Danger
	}
	round := p.Dp(ui.ButtonRound)
	p.RoundRect(r, round, edge)
	p.RoundRect(r.Inset(line), max(round-line, 0), t.Bg)
	if fill != t.Bg {
		p.RoundRect(r.Inset(line), max(round-line, 0), fill)
	}
	p.StyleBar(r.Inset(line), fd.style)
	if fd.edited {
		p.Fill(f.markOf(r), t.EditedBar)
	}
}

// markOf returns the place of the mark of an edited value: a bar at the reading start, next to the field.
func (f *form) markOf(r image.Rectangle) image.Rectangle {
	p := f.Painter
	mark := image.Rect(r.Min.X-p.Dp(5), r.Min.Y, r.Min.X-p.Dp(2), r.Max.Y)
	if p.Style.RTL {
		return layoutx.Mirror(mark, r)
	}
	return mark
}

// paintText draws the text of a value.
func (f *form) paintText(fd *field, r image.Rectangle) {
	p := f.Painter
	top := (r.Dy() - fd.height.text.Height(p)) / 2
	r.Min.Y += max(top, 0)
	fd.height.text.Paint(p, r)
	if fd.style.Strike && fd.height.text.Count > 0 {
		y := r.Min.Y + p.Pitch(p.Style.Face)/2
		p.Fill(image.Rect(r.Min.X, y, r.Max.X, y+p.Style.Line), f.inkOf(fd))
	}
}

// paintBox draws a check box at the reading start.
func (f *form) paintBox(fd *field, r image.Rectangle) {
	p := f.Painter
	box := r
	box.Max.X = min(r.Min.X+p.Style.ScaledIn(draw.BoxSide, r.Dy()), r.Max.X)
	if p.Style.RTL {
		box = layoutx.Mirror(box, r)
	}
	s := draw.BoxState{Refused: !fd.editable}
	if fd.on {
		s.Share = rowmodel.Every
	}
	p.CheckBox(box, s)
}

// paintReason draws the reason why a value was refused.
func (f *form) paintReason(i int, why string, r image.Rectangle) {
	p := f.Painter
	if i == f.edit.at {
		f.edit.message.Set(p, why, p.Style.Face, p.Style.Theme.Danger, f.fieldWidth())
		f.edit.message.Paint(p, r)
		return
	}
	p.Text(why, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+p.Pitch(p.Style.Face)), option.AlignStart, p.Style.Theme.Danger)
}

// describe describes a field to assistive technology. Its editor describes itself.
func (f *form) describe(i int, r image.Rectangle) {
	p, fd := f.Painter, &f.fields.list[i]
	if !p.Describes || f.edit.on && i == f.edit.at {
		return
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.NodeLabel(p.Ops, fd.name)
	about := fd.phrase
	if i == f.edit.at && f.edit.wrong != "" {
		about = p.Phrase(about, f.edit.wrong)
	}
	if about != "" {
		draw.NodeAbout(p.Ops, about)
	}
	switch {
	case fd.box:
		draw.NodeClass(p.Ops, semantic.CheckBox)
		draw.NodeSelected(p.Ops, fd.on)
		draw.NodeEnabled(p.Ops, fd.editable)
	case fd.editable:
		draw.NodeClass(p.Ops, semantic.Editor)
	}
}

// measured is a field with its text in lines.
type measured struct {
	text ui.Wrapped
	// value is the height of the value in pixels, all that of the field.
	value, all int
}

// faceOf returns the face of a text that may be bold or italic.
func faceOf(f textrun.Face, bold, italic bool) textrun.Face {
	if bold {
		f.Font.Weight = font.Bold
	}
	if italic {
		f.Font.Style = font.Italic
	}
	return f
}
