// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// drawnFields keeps the drawing of the fields in a pane between frames, because Gio processes every operation of a frame
// and one field alone would take forty.
type drawnFields struct {
	looks, last []fieldLook
	style       drawnStyle
	drawing     draw.Drawing
	kept        feature.KeptStrip[fieldsState]
}

// fieldsState holds what the looks of all fields depend on, besides columns and filters.
type fieldsState struct {
	style   drawnStyle
	changes uint32
}

// drawnStyle holds what all fields depend on, besides the size of their parts.
type drawnStyle struct {
	rev                                    uint32
	collapse, close, check, dash, filter   icon.Icon
	round, line, mark, inset, sign, narrow int
}

// drawnStyleOf returns what the style says about all fields.
func drawnStyleOf(p *draw.Painter) drawnStyle {
	icons := &p.Style.Icons
	return drawnStyle{
		rev: p.StyleRev, collapse: icons.Collapse, close: icons.Close, check: icons.Check, dash: icons.Dash, filter: icons.Filter,
		round: p.Dp(ui.ButtonRound), line: p.Style.Line, mark: p.Style.MarkSize, inset: p.Dp(fieldInset),
		sign: p.Style.Scaled(signWidth), narrow: p.Style.Scaled(arrowLeast),
	}
}

// fieldLook holds what the drawing of a field depends on.
type fieldLook struct {
	col int
	// parts are relative to the origin of the drawing.
	parts fieldParts
	// edited reports that the field has the editor, wrong that its filter is invalid, hover that the pointer is on its sign,
	// and clear that it has a button that clears it.
	edited, wrong, hover, clear bool
	// icon takes the place of the sign.
	icon             icon.Icon
	sign, text       string
	signInk, textInk color.NRGBA
}

// The layers above the boxes.
const (
	layerHover = 2 + iota
	layerIcons
)

// paint paints the fields of looks with the origin at a point of the sheet, after a change from a new drawing.
func (d *drawnFields) paint(p *draw.Painter, origin image.Point) {
	if style := drawnStyleOf(p); style != d.style || !slices.Equal(d.looks, d.last) {
		d.style, d.last = style, append(d.last[:0], d.looks...)
		l := d.drawing.Begin()
		for i := range d.looks {
			d.looks[i].draw(p, l, &d.drawing)
		}
		d.drawing.End(p)
	}
	d.drawing.Paint(p, origin)
}

// draw adds a field: a box with the sign of the operator, the text, and a button that clears it.
func (f *fieldLook) draw(p *draw.Painter, l *draw.Layers, d *draw.Drawing) {
	ui.FieldBox{Focused: f.edited, Wrong: f.wrong}.Add(p, l, f.parts.box)
	if f.hover {
		l[layerHover].Round(f.parts.sign.Inset(2*p.Style.Line), max(p.Dp(ui.ButtonRound)-2*p.Style.Line, 0), p.Style.Theme.Hover)
	}
	f.drawSign(p, &l[layerIcons], d)
	if f.clear {
		d.Icon(p, &l[layerIcons], p.Style.Icons.Close, f.parts.clear, p.Style.Theme.FgMuted)
	}
	if !f.edited {
		d.Text(p, f.text, f.parts.text, option.AlignStart, f.textInk)
	}
}

// drawSign adds the sign of the operator with its arrow, or the icon in its place.
func (f *fieldLook) drawSign(p *draw.Painter, icons *draw.Batch, d *draw.Drawing) {
	at := f.parts.sign
	if !f.icon.IsZero() {
		d.Icon(p, icons, f.icon, at, f.signInk)
		return
	}
	if !f.parts.arrow.Empty() {
		at, _ = ui.SplitEnd(at, f.parts.arrow.Dx(), p.Style.RTL)
		d.Icon(p, icons, p.Style.Icons.Collapse, f.parts.arrow, p.Style.Theme.FgMuted)
	}
	d.SmallText(p, f.sign, p.Style.Face, at, f.signInk)
}

// look returns the look of a column's field with its parts, in a drawing with its origin at a point of the sheet.
func (r *row) look(parts fieldParts, col int, origin image.Point) fieldLook {
	p, c := r.Painter, r.fields.of(col)
	l := fieldLook{
		col: col, edited: r.fields.edited == r.Columns.Leaves[col].ID, wrong: c.invalid, hover: r.Pointer.Hover.InRect(parts.sign),
		clear: c.active(), icon: c.icon(&p.Style.Icons), sign: c.sign, text: c.text, signInk: p.Style.Theme.FgMuted, textInk: p.Style.Theme.Fg,
	}
	if l.clear {
		l.signInk = p.Style.Theme.Accent
	} else {
		parts.text = parts.text.Union(parts.clear)
	}
	if !c.editable && !l.clear {
		l.textInk = p.Style.Theme.FgMuted
	}
	l.parts = parts.add(image.Point{}.Sub(origin))
	return l
}

// icon returns the icon in place of the sign, the zero Icon if the field shows the sign.
func (c *field) icon(icons *icon.Set) icon.Icon {
	switch {
	case c.boolean && c.seen.First.Op == filter.True && c.active():
		return icons.Check
	case c.boolean && c.seen.First.Op == filter.False && c.active():
		return icons.Close
	case c.boolean:
		return icons.Dash
	case !c.editable && (c.seen.Second.Active() || c.seen.First.Op.Lists()):
		return icons.Filter
	}
	return icon.Icon{}
}
