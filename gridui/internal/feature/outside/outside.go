// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outside

import (
	"image"
	"image/color"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Addresses Addresses
	Painter   *draw.Painter
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
	Editor   Editor
}

// Editor is the editor of a cell.
type Editor interface{ IsOpen() bool }

// Addresses finds cells on the screen.
type Addresses interface {
	AddressOf(row coord.Pos, col int) viewport.Address
}

// Program holds the functions of the program. All of them may be nil.
type Program struct {
	HeaderItems func(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem
	CellItems   func(dst []feature.MenuItem, at viewport.Address) []feature.MenuItem
	// Mark returns the colour of the mark of a cell, transparent for none, and a text that describes it.
	Mark func(at viewport.Address) (ink color.NRGBA, text string)
	Keys []Key
}

// Key is a combination of keys that does something while the cells have the keyboard.
type Key struct {
	Filter key.Filter
	Do     func()
	// Label names it in the list of keys, empty for none.
	Label string
}

// Feature calls the functions of a program.
type Feature struct {
	Sources
	Program
	card card
}

// Wire connects the feature with a grid and with the functions of a program.
func (f *Feature) Wire(from Sources, program Program) { f.Sources, f.Program = from, program }

// AppendHeaderItems appends the items of the program for the menu of a header.
func (f *Feature) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	if f.HeaderItems == nil {
		return dst
	}
	return f.HeaderItems(dst, of)
}

// AppendCellItems appends the items of the program for the menu of a cell.
func (f *Feature) AppendCellItems(dst []feature.MenuItem, at viewport.Address) []feature.MenuItem {
	if f.CellItems == nil {
		return dst
	}
	return f.CellItems(dst, at)
}

// Update reads a key of the program, or an event of the card, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	for i := range f.Keys {
		for !f.Editor.IsOpen() {
			ev, ok := gtx.Event(withFocus(f.Keys[i].Filter, f.Keyboard))
			if !ok {
				break
			}
			if k, is := ev.(key.Event); is && k.State == key.Press {
				f.Keys[i].Do()
				gtx.Execute(op.InvalidateCmd{})
				return true
			}
		}
	}
	return f.updateCard(gtx)
}

func withFocus(f key.Filter, tag event.Tag) key.Filter {
	f.Focus = tag
	return f
}

// PaintOver draws the marks of the cells of a part: triangles in the upper corners at the reading start, which marks
// of edited cells leave free.
func (f *Feature) PaintOver(part feature.Part) {
	if f.Mark == nil || !viewport.HasRows(part.Band) {
		return
	}
	for at, cell := range part.Cells {
		if !f.holdsData(at.Col) {
			continue
		}
		if ink, _ := f.Mark(at); ink.A != 0 {
			f.paint(cell, ink)
		}
	}
}

// markSize is the length of the legs of a mark in dp.
const markSize = 8

func (f *Feature) paint(cell image.Rectangle, ink color.NRGBA) {
	p := f.Painter
	size := min(p.Style.Scaled(markSize), cell.Dy())
	corner, legs := cell.Min, image.Pt(size, size)
	if p.Style.RTL {
		corner.X, legs.X = cell.Max.X, -size
	}
	if p.Style.ForcedColors {
		ink = p.Style.Theme.Fg
	}
	p.Triangle(corner, legs, ink)
}

// CellWords describes the mark of a cell to assistive technology.
func (f *Feature) CellWords(at viewport.Address) string { return f.markText(at) }

// Hint returns the description of the mark of a cell as its tooltip.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	text = f.markText(at)
	return text, text != ""
}

func (f *Feature) markText(at viewport.Address) string {
	if f.Mark == nil || !viewport.HasRows(at.Band) || !f.holdsData(at.Col) {
		return ""
	}
	_, text := f.Mark(at)
	return text
}

// holdsData reports whether a column has values of rows: columns of check boxes, handles and numbers have none.
func (f *Feature) holdsData(col int) bool {
	return col >= 0 && col < len(f.Columns.Leaves) && !f.Columns.Leaves[col].Utility
}

// AppendKeys appends the keys of the program that have a text.
func (f *Feature) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	for _, k := range f.Keys {
		if k.Label != "" {
			dst = append(dst, feature.KeyHelp{Name: k.Filter.Name, Modifiers: k.Filter.Required, Text: k.Label})
		}
	}
	return dst
}
