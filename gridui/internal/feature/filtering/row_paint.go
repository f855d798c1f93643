// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// paint draws the part of the row in a pane.
func (r *row) paint(pane layoutx.Pane) {
	strip := r.strip()
	if strip.Empty() {
		return
	}
	for _, col := range r.Viewport.Sheet.Cols[pane] {
		switch {
		case !r.filters(col.Index):
		case r.Options.Cell != nil:
			r.paintOwn(image.Rect(col.Start, strip.Min.Y, col.Start+col.Size, strip.Max.Y), col.Index)
		default:
			r.paintField(col)
		}
	}
}

// paintOwn lays out the program's cell of a column.
func (r *row) paintOwn(at image.Rectangle, col int) {
	if r.setFilter == nil {
		r.setFilter = r.Grid.SetFilter
	}
	r.Painter.Inside(at, func(gtx layout.Context) layout.Dimensions {
		return r.Options.Cell(gtx, option.FilterCell{
			ColumnID: r.Columns.Leaves[col].ID, Kind: r.kind(col),
			Value: r.current(col), Ops: r.ops(col), Set: r.setFilter,
		})
	})
}

// paintField draws the field of a column: a box with the sign of the operator, the text, and
// a button that clears it.
func (r *row) paintField(col celllayout.Span) {
	p, c := r.Painter, r.fields.of(col.Index)
	parts := r.parts(p.Gtx, col)
	edited := r.fields.edited == r.Columns.Leaves[col.Index].ID
	ui.FieldBox{Focused: edited, Wrong: c.invalid}.Paint(p, parts.box)
	r.describe(parts, c, col.Index)
	r.paintSign(parts, c)
	if c.active() {
		p.Icon(p.Style.Icons.Close, parts.clear, p.Style.Theme.FgMuted)
		p.Cursor(parts.clear, pointer.CursorPointer)
	} else {
		parts.text = parts.text.Union(parts.clear)
	}
	if edited {
		ui.EditorIn(p, parts.text, &c.editor.Editor, "")
	} else {
		paintText(p, parts.text, c)
	}
	if c.err.due(r.Sources, c.invalid && edited) || !edited && c.invalid && r.Pointer.Hover.InRect(parts.box) {
		ui.DrawTip(p, parts.box, image.Rectangle{Max: r.Viewport.SheetSize()}, r.wrong(col.Index, c.seen))
	}
}

// paintText draws the text of a field without an editor.
func paintText(p *draw.Painter, at image.Rectangle, c *field) {
	ink, cursor := p.Style.Theme.Fg, pointer.CursorText
	if !c.editable {
		cursor = pointer.CursorPointer
		if !c.active() {
			ink = p.Style.Theme.FgMuted
		}
	}
	p.Text(c.text, at, option.AlignStart, ink)
	p.Cursor(at, cursor)
}

// paintSign draws the sign of the operator, or the icon of a boolean value.
func (r *row) paintSign(parts fieldParts, c *field) {
	p, at := r.Painter, parts.sign
	ink := p.Style.Theme.FgMuted
	if c.active() {
		ink = p.Style.Theme.Accent
	}
	p.Cursor(at, pointer.CursorPointer)
	if r.Pointer.Hover.InRect(at) {
		p.RoundRect(at.Inset(2*p.Style.Line), max(p.Dp(ui.ButtonRound)-2*p.Style.Line, 0), p.Style.Theme.Hover)
		if !c.boolean {
			r.Buttons.Hint(&c.hint, at.Add(image.Pt(0, r.Viewport.Geometry.Top)), c.operator)
		}
	}
	switch {
	case c.boolean && c.seen.First.Op == filter.True && c.active():
		p.Icon(p.Style.Icons.Check, at, ink)
	case c.boolean && c.seen.First.Op == filter.False && c.active():
		p.Icon(p.Style.Icons.Close, at, ink)
	case c.boolean:
		p.Icon(p.Style.Icons.Dash, at, ink)
	case !c.editable && (c.seen.Second.Active() || c.seen.First.Op.Lists()):
		p.Icon(p.Style.Icons.Filter, at, ink)
	default:
		if !parts.arrow.Empty() {
			at, _ = ui.SplitEnd(at, parts.arrow.Dx(), p.Style.RTL)
			p.Icon(p.Style.Icons.Collapse, parts.arrow, p.Style.Theme.FgMuted)
		}
		p.SmallText(c.sign, p.Style.Face, at, ink)
	}
}

// describe describes a field to assistive technology.
func (r *row) describe(parts fieldParts, c *field, col int) {
	p := r.Painter
	if !p.Describes {
		return
	}
	defer draw.Clip(p.Ops, parts.box).Pop()
	draw.NodeClass(p.Ops, semantic.Editor)
	draw.NodeLabel(p.Ops, c.text)
	draw.NodeAbout(p.Ops, r.titles.of(col))
	header := r.Columns.Leaves[col].Header
	operator := c.operator
	if c.boolean {
		operator = ""
	}
	describeButton(p, parts.sign, p.Style.Texts.Filter, header, operator)
	if c.active() {
		describeButton(p, parts.clear, p.Style.Texts.FilterClear, header, "")
	}
}

// describeButton describes a button in the field of a column with a header, and its state.
func describeButton(p *draw.Painter, r image.Rectangle, label, header, state string) {
	if header != "" {
		label = p.Phrase(label, header)
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, label)
	if state != "" {
		draw.NodeAbout(p.Ops, p.Phrase(label, state))
	}
}
