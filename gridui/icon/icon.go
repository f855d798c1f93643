// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package icon

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/override"
)

// grid is the side of the square that icons are designed on. At 16 px,
// and at every whole multiple, their straight edges fall between pixels.
const grid = 16

// Icon is a small picture in one colour: a shape, made by Path, or text,
// made by Text. The zero Icon draws nothing.
type Icon struct {
	// Glyph is the text drawn for the icon; empty for shapes.
	Glyph string

	path *clip.PathSpec // recorded once, in ops of its own
	// shape is what the path is of, where that is known.
	shape *shape
}

// Text makes an icon of text, usually of one character, which is set in
// the theme's font.
func Text(s string) Icon { return Icon{Glyph: s} }

// Path makes an icon of a shape that draw outlines on a grid of 16 by 16,
// filled by the non-zero rule. It records the shape: call it once, not in
// every frame. A nil draw makes the zero Icon.
func Path(draw func(p *clip.Path)) Icon {
	if draw == nil {
		return Icon{}
	}
	var p clip.Path
	p.Begin(new(op.Ops))
	draw(&p)
	spec := p.End()
	return Icon{path: &spec}
}

// IsZero reports whether the icon draws nothing.
func (ic Icon) IsZero() bool { return ic == Icon{} }

// HasOutline reports whether the icon is made of polygons, as those of Default are, so
// that several of it can be filled as one path.
func (ic Icon) HasOutline() bool { return ic.shape != nil }

// Outline adds the polygons of the icon to a path, in a square of px pixels with its corner
// at a point. An icon without an outline adds nothing.
func (ic Icon) Outline(p *clip.Path, at image.Point, px int) {
	if ic.shape != nil {
		ic.shape.outline(p, at, px)
	}
}

// Draw draws the icon in a square of px pixels with its corner at the origin,
// which should be at whole pixels, and reports that square as its size. Text
// goes through glyph; without it only shapes are drawn.
func (ic Icon) Draw(gtx layout.Context, px int, c color.NRGBA, glyph func(gtx layout.Context, glyph string, px int, c color.NRGBA)) layout.Dimensions {
	dims := layout.Dimensions{Size: image.Pt(max(px, 0), max(px, 0))}
	switch {
	case px <= 0 || c.A == 0:
	case ic.Glyph != "":
		if glyph != nil {
			glyph(gtx, ic.Glyph, px, c)
		}
	case ic.path != nil:
		ic.fill(gtx.Ops, px, c)
	}
	return dims
}

func (ic Icon) fill(ops *op.Ops, px int, c color.NRGBA) {
	if px != grid {
		scale := float32(px) / grid
		defer op.Affine(f32.Affine2D{}.Scale(f32.Point{}, f32.Pt(scale, scale))).Push(ops).Pop()
	}
	defer clip.Outline{Path: *ic.path}.Op().Push(ops).Pop()
	paint.Fill(ops, c)
}

// Set are the pictures that a grid uses. Default is complete; Override
// lays a partial set over it. A grid lays what it is given over the default
// set, so a zero Set is the default one.
type Set struct {
	// Asc and Desc mark sorted columns, Unsorted those that could be.
	Asc, Desc, Unsorted Icon
	// Expand precedes a closed row, Collapse before an open one.
	Expand, Collapse Icon
	// Check and Dash are drawn in check boxes: all, some.
	Check, Dash Icon
	// Drag is the handle that rows are moved by.
	Drag Icon
	// Menu opens the menu of a column, Submenu marks entries with a menu of
	// their own. Columns opens the list of all columns.
	Menu, Submenu, Columns Icon
	// Pin marks pinned rows and the button that pins them, Filter filtered
	// columns.
	Pin, Filter Icon
	// First, Prev, Next and Last turn pages.
	First, Prev, Next, Last Icon
	// Close closes a bar or takes away what is set.
	Close Icon
	// Views opens the menu of views, Lock marks those of the program.
	Views, Lock Icon
	// NoRows, NoMatch and Failed replace rows: there are none, none passes the filters,
	// they could not be read.
	NoRows, NoMatch, Failed Icon
}

// Override returns the icons with those of part that are not zero in place of
// its own.
func (s Set) Override(part Set) Set {
	s.Asc = override.Or(part.Asc, s.Asc)
	s.Desc = override.Or(part.Desc, s.Desc)
	s.Unsorted = override.Or(part.Unsorted, s.Unsorted)
	s.Expand = override.Or(part.Expand, s.Expand)
	s.Collapse = override.Or(part.Collapse, s.Collapse)
	s.Check = override.Or(part.Check, s.Check)
	s.Dash = override.Or(part.Dash, s.Dash)
	s.Drag = override.Or(part.Drag, s.Drag)
	s.Menu = override.Or(part.Menu, s.Menu)
	s.Submenu = override.Or(part.Submenu, s.Submenu)
	s.Columns = override.Or(part.Columns, s.Columns)
	s.Pin = override.Or(part.Pin, s.Pin)
	s.Filter = override.Or(part.Filter, s.Filter)
	s.First = override.Or(part.First, s.First)
	s.Prev = override.Or(part.Prev, s.Prev)
	s.Next = override.Or(part.Next, s.Next)
	s.Last = override.Or(part.Last, s.Last)
	s.Close = override.Or(part.Close, s.Close)
	s.Views = override.Or(part.Views, s.Views)
	s.Lock = override.Or(part.Lock, s.Lock)
	s.NoRows = override.Or(part.NoRows, s.NoRows)
	s.NoMatch = override.Or(part.NoMatch, s.NoMatch)
	s.Failed = override.Or(part.Failed, s.Failed)
	return s
}
