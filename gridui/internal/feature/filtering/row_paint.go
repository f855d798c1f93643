// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// paint draws the part of the row in a pane.
func (r *row) paint(pane layoutx.Pane) {
	strip, cols := r.strip(), r.Viewport.Sheet.Cols[pane]
	if strip.Empty() || len(cols) == 0 {
		return
	}
	if r.Options.Cell == nil {
		r.paintFields(pane)
		return
	}
	for _, col := range cols {
		if r.filters(col.Index) {
			r.paintOwn(image.Rect(col.Start, strip.Min.Y, col.Start+col.Size, strip.Max.Y), col.Index)
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

// paintFields draws the fields in a pane: what they show from the kept drawing, and over it the editor and the messages.
func (r *row) paintFields(pane layoutx.Pane) {
	strip := r.strip()
	origin := image.Pt(r.Viewport.ColumnX(pane, r.Columns.First(pane)), strip.Min.Y)
	d := &r.drawn[pane]
	if d.kept.Stays(feature.StripFrame[fieldsState]{
		Cols: r.Viewport.Sheet.Cols[pane], Filters: r.Options.Columns, Plain: !r.used(strip),
		Place: feature.StripPlace{Rect: strip, Origin: origin, Columns: r.Columns.Rev},
		State: fieldsState{drawnStyleOf(r.Painter), r.fields.changes},
	}) {
		d.drawing.Paint(r.Painter, origin)
		return
	}
	d.looks = d.looks[:0]
	for _, col := range r.Viewport.Sheet.Cols[pane] {
		if r.filters(col.Index) {
			d.looks = append(d.looks, r.look(r.partsIn(r.Painter.Gtx, strip, col), col.Index, origin))
		}
	}
	d.paint(r.Painter, origin)
	for i := range d.looks {
		if l := &d.looks[i]; r.Painter.Describes || l.edited || r.Pointer.Hover.InRect(l.parts.box.Add(origin)) {
			r.paintOver(l.parts.add(origin), l)
		}
	}
}

// used reports whether the row is edited, described, or under the pointer.
func (r *row) used(strip image.Rectangle) bool {
	return r.fields.edited != "" || r.typed.waits || r.Painter.Describes || r.Pointer.Hover.InRect(strip)
}

// paintOver draws the editor, the tooltips and the description of a field with parts in pixels of the sheet.
func (r *row) paintOver(parts fieldParts, l *fieldLook) {
	p, c := r.Painter, r.fields.of(l.col)
	r.describe(parts, c, l.col)
	if l.edited {
		ui.EditorIn(p, parts.text, &c.editor.Editor, "")
	}
	if l.hover && !c.boolean {
		r.Buttons.Hint(&c.hint, parts.sign.Add(image.Pt(0, r.Viewport.Geometry.Top)), c.operator)
	}
	if c.err.due(r.Sources, c.invalid && l.edited) || !l.edited && c.invalid && r.Pointer.Hover.InRect(parts.box) {
		ui.DrawTip(p, parts.box, image.Rectangle{Max: r.Viewport.SheetSize()}, r.wrong(l.col, c.seen))
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
