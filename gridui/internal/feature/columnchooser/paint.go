// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// indentStep is the indentation of a column below the name of its group, indentDeepest
	// the number of nested groups that indent.
	indentStep    = unit.Dp(16)
	indentDeepest = 6
)

// PaintOverlay draws the open list over everything else.
func (f *Feature) PaintOverlay() {
	if !f.open {
		return
	}
	f.search()
	p := f.Painter
	record := op.Record(p.Ops)
	ui.Cover(p, &f.coverTag)
	title, field, buttons := f.place()
	area := ui.Card(p, f.card)
	draw.Listen(p.Ops, &f.cardTag)
	p.TextIn(p.Style.HeaderFace, p.Style.Texts.Columns, title, option.AlignStart, p.Style.Theme.MenuFg)
	f.paintSearch(field)
	f.paintLines()
	f.paintButtons(&buttons)
	area.Pop()
	op.Defer(p.Ops, record.Stop())
}

// paintSearch draws the search field.
func (f *Feature) paintSearch(at image.Rectangle) {
	ui.EditorBox{Hint: f.Painter.Style.Texts.SearchColumns}.Layout(f.Painter, at, &f.editor)
}

// paintLines draws the lines that fit, and a thumb that shows the position in a long list.
func (f *Feature) paintLines() {
	p := f.Painter
	defer draw.Clip(p.Ops, f.list).Pop()
	draw.Listen(p.Ops, &f.listTag)
	if len(f.lines) == 0 {
		p.Notice(p.Style.Texts.NothingFound, f.list)
	}
	p.Thumb(f.list, len(f.lines)*f.lineHeight, f.first*f.lineHeight)
	defer draw.Offset(p.Ops, f.list.Min).Pop()
	for i := f.first; i < min(f.first+f.fit, len(f.lines)); i++ {
		y := (i - f.first) * f.lineHeight
		f.paintLine(i, image.Rect(0, y, f.list.Dx(), y+f.lineHeight))
	}
}

// paintLine draws the check box and the name of a column or a group.
func (f *Feature) paintLine(i int, r image.Rectangle) {
	p, line := f.Painter, &f.lines[i]
	defer draw.Clip(p.Ops, r).Pop()
	share := rowmodel.ShareOf(line.Shown, line.Columns)
	f.describeLine(line, share)
	if i == f.cursor {
		hover := r
		if len(f.lines) > f.fit {
			hover = p.BesideThumb(r)
		}
		p.RoundRect(hover, p.Dp(ui.ButtonRound), p.Style.Theme.MenuHover)
	}
	box, name := f.placeLine(line, r)
	p.CheckBox(box, draw.BoxState{Share: share, Refused: line.Free == 0, Hover: i == f.cursor})
	face := p.Style.Face
	if line.IsGroup() {
		face = p.Style.HeaderFace
	}
	p.TextIn(face, line.Header, name, option.AlignStart, p.Style.Theme.MenuFg)
}

// placeLine returns the bounds of the box and of the name of a line.
func (f *Feature) placeLine(line *column.ChooserLine, r image.Rectangle) (box, name image.Rectangle) {
	p := f.Painter
	box, name = r, r
	box.Min.X += min(line.Depth, indentDeepest) * p.Style.Scaled(indentStep)
	box.Max.X = box.Min.X + r.Dy()
	name.Min.X = box.Max.X + p.Dp(ui.ButtonGap)
	name.Max.X -= p.Dp(ui.ButtonGap) + p.Dp(draw.ThumbWidth)
	if p.Style.RTL {
		return layoutx.Mirror(box, r), layoutx.Mirror(name, r)
	}
	return box, name
}

// describeLine describes a line to assistive technology.
func (f *Feature) describeLine(line *column.ChooserLine, share rowmodel.Share) {
	p := f.Painter
	draw.NodeClass(p.Ops, semantic.CheckBox)
	draw.NodeLabel(p.Ops, line.Header)
	switch {
	case share == rowmodel.Some:
		draw.NodeAbout(p.Ops, p.Style.Texts.Spoken.Mixed)
	case line.In != "":
		draw.NodeAbout(p.Ops, line.In)
	}
	draw.NodeSelected(p.Ops, share == rowmodel.Every)
	draw.NodeEnabled(p.Ops, line.Free > 0)
}
