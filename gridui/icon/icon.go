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

// grid is the side of the square on which icons are designed. At 16 px, and at every whole multiple, their straight
// edges lie on pixel boundaries.
const grid = 16

// Icon is a small picture in one colour: a shape made by Path, or a text made by Text. The zero Icon draws nothing.
type Icon struct {
	// Glyph is the text to draw. It is empty for shapes.
	Glyph string

	path *clip.PathSpec // recorded once, in separate ops
	// shape holds the polygons of the path for the icons of Default. It is nil for all other icons.
	shape *shape
}

// Text returns an icon that draws a text, usually one character, in the font of the theme.
func Text(s string) Icon { return Icon{Glyph: s} }

// Path returns an icon that draws a shape, filled by the non-zero rule. draw outlines the shape in a square of 16 by
// 16 units. Path records the shape, so call it at start-up and not in every frame. If draw is nil, Path returns the
// zero Icon.
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

// HasOutline reports whether the icon consists of polygons, as the icons of Default do. Many such icons can be filled
// as one path.
func (ic Icon) HasOutline() bool { return ic.shape != nil }

// Outline adds the polygons of the icon to a path, in a square of px pixels whose top left corner is the point at. It
// adds nothing for an icon without polygons.
func (ic Icon) Outline(p *clip.Path, at image.Point, px int) {
	if ic.shape != nil {
		ic.shape.outline(p, at, px)
	}
}

// Draw draws the icon in a square of px pixels at the origin, and returns the size of the square. The origin should
// be at a whole pixel. Draw calls glyph to draw the text of an icon; if glyph is nil, it draws only shapes.
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

// Set holds the icons of a grid. Default returns a complete Set. A grid uses the default icon for each zero field, so
// a zero Set selects the default icons.
type Set struct {
	// Asc and Desc mark sorted columns, Unsorted marks columns that can be sorted.
	Asc, Desc, Unsorted Icon
	// Expand precedes a collapsed row, Collapse precedes an expanded row.
	Expand, Collapse Icon
	// Check is drawn in a check box for all, Dash for some.
	Check, Dash Icon
	// Drag is the handle for moving a row.
	Drag Icon
	// Menu opens the menu of a column, Submenu marks items that open another menu, and Columns opens the list of
	// columns.
	Menu, Submenu, Columns Icon
	// Pin marks pinned rows and the button that pins them. Filter marks filtered columns.
	Pin, Filter Icon
	// First, Prev, Next and Last turn pages.
	First, Prev, Next, Last Icon
	// Close closes a bar or clears a setting.
	Close Icon
	// Views opens the menu of views, Lock marks views of the program.
	Views, Lock Icon
	// Save, Undo and Redo are the icons of the buttons of package savebar.
	Save, Undo, Redo Icon
	// Find opens the search, Density chooses the heights of rows, Export writes a file, and Groups shows the panel of
	// groups.
	Find, Density, Export, Groups Icon
	// NoRows, NoMatch and Failed are shown in place of the rows if there are no rows, if no row matches the filters,
	// and if the rows could not be read.
	NoRows, NoMatch, Failed Icon
}

// Override returns the set with the icons of part that are not zero.
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
	s.Save = override.Or(part.Save, s.Save)
	s.Undo = override.Or(part.Undo, s.Undo)
	s.Redo = override.Or(part.Redo, s.Redo)
	s.Find = override.Or(part.Find, s.Find)
	s.Density = override.Or(part.Density, s.Density)
	s.Export = override.Or(part.Export, s.Export)
	s.Groups = override.Or(part.Groups, s.Groups)
	s.NoRows = override.Or(part.NoRows, s.NoRows)
	s.NoMatch = override.Or(part.NoMatch, s.NoMatch)
	s.Failed = override.Or(part.Failed, s.Failed)
	return s
}
