// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"gioui.org/op"
	"gioui.org/text"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// picture draws the editor, and records its place.
type picture struct {
	*Sources
	content

	// button is the part of the editor that acts as a button, in pixels of the sheet: it opens the calendar,
	// or is the check box.
	button image.Rectangle
	length textLength
	// caret is where the caret goes when the field is laid out for the first time, from the top left corner of
	// the cell, if places is set.
	caret  image.Point
	places bool
	// corner is the top left corner of the cell.
	corner image.Point
	// groundTag keeps presses outside the field from the cells below.
	groundTag int
}

// content is the content of the editor in a frame.
type content struct {
	at      viewport.Address
	kind    column.EditorKind
	wrong   string
	checked bool
	// sign is the button in the field, name its name, and hint a text behind that of the field.
	sign       editors.Button
	name, hint string
}

// textLength is the width of the text of a field in pixels.
type textLength struct {
	known bool
	style uint32
	px    int
}

// draw draws the editor over its cell, which may be partly visible, and returns its place.
func (pc *picture) draw(cell, within image.Rectangle) image.Rectangle {
	defer draw.Clip(pc.Painter.Ops, within).Pop()
	pc.corner = cell.Min
	switch pc.kind {
	case column.EditorTruth:
		pc.drawBox(cell, within)
		return cell
	case column.EditorLong:
		return pc.drawLines(cell, within)
	}
	return pc.drawLine(cell, within)
}

// drawBox draws the check box of a boolean.
func (pc *picture) drawBox(cell, within image.Rectangle) {
	p := pc.Painter
	pc.drawGround(cell)
	pc.describe(cell.Intersect(within), "")
	var s draw.BoxState
	if pc.checked {
		s.Share = rowmodel.Every
	}
	p.CheckBox(cell, s)
	pc.drawRing(cell)
	pc.button = cell
}

// drawGround draws the background of the editor. It keeps presses from the cells below.
func (pc *picture) drawGround(r image.Rectangle) {
	p := pc.Painter
	p.Fill(r, p.Style.Theme.Bg)
	c := draw.Clip(p.Ops, r)
	draw.Listen(p.Ops, &pc.groundTag)
	c.Pop()
}

// drawRing marks the edited cell, in another colour if the typed text was refused.
func (pc *picture) drawRing(r image.Rectangle) {
	p := pc.Painter
	c := p.Style.Theme.FocusRing
	if pc.wrong != "" {
		c = p.Style.Theme.Danger
	}
	p.Frame(r, 2*p.Style.Line, c)
}

// describe describes the editor to assistive technology.
func (pc *picture) describe(r image.Rectangle, txt string) {
	p := pc.Painter
	if !p.Describes {
		return
	}
	defer draw.Clip(p.Ops, r).Pop()
	about := pc.Phrases.Editor(pc.at, pc.wrong)
	if pc.kind == column.EditorTruth {
		draw.NodeClass(p.Ops, semantic.CheckBox)
		draw.NodeSelected(p.Ops, pc.checked)
		draw.NodeLabel(p.Ops, about)
		return
	}
	draw.NodeClass(p.Ops, semantic.Editor)
	draw.NodeLabel(p.Ops, txt)
	draw.NodeAbout(p.Ops, about)
}

// addField draws the field, in a named clip.
func (pc *picture) addField(call op.CallOp, size image.Point) {
	p := pc.Painter
	defer draw.Clip(p.Ops, image.Rectangle{Max: size}.Inset(-p.Style.Padding)).Pop()
	p.FieldNode(pc.Columns.Leaves[pc.at.Col].Header)
	call.Add(p.Ops)
	pc.Input.TellField(p)
}

// mostPlaces bounds the places of the caret that are compared with a click.
const mostPlaces = 4096

// placeCaret moves the caret of a field to the place of the click that opened it. at is the place of the field
// from the top left corner of the cell.
func (pc *picture) placeCaret(at image.Point) {
	if !pc.places {
		return
	}
	pc.places = false
	field, to := &pc.Input.Editor, pc.caret.Sub(at)
	metrics := pc.Painter.Cache.Metrics(pc.Painter.Style.Face)
	best, nearest := field.Len(), -1
	for i := range min(field.Len(), mostPlaces) + 1 {
		field.SetCaret(i, i)
		pos := field.CaretCoords().Round()
		dx, dy := pos.X-to.X, pos.Y-(metrics.Ascent-metrics.Descent)/2-to.Y
		if away := max(dx, -dx) + mostPlaces*max(dy, -dy); nearest < 0 || away < nearest {
			best, nearest = i, away
		}
	}
	field.SetCaret(best, best)
	pc.Painter.Gtx.Execute(op.InvalidateCmd{})
}

// alignment converts an alignment for Gio's editor.
func (pc *picture) alignment(a option.Align) text.Alignment {
	p := pc.Painter
	end := a == option.AlignEnd
	if p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
		end = !end
	}
	switch {
	case a == option.AlignCenter:
		return text.Middle
	case end:
		return text.End
	}
	return text.Start
}
