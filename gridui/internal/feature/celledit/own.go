// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// startOwn makes the editor that the column of a cell brings, if it does, and returns the text of the field.
func (f *Feature) startOwn(at viewport.Address, of cellValue, how start) (field string) {
	d := f.Columns.Def(at.Col)
	row, found := f.Dataset.Row(at.Band, at.Row)
	if !found {
		return of.text
	}
	return f.drop.StartOwn(editors.Cell{
		Def: d, Row: row, Text: of.text, Numbers: f.Columns.Numbers, Replaced: how.replaces, Cleared: how.replaces && how.typed == "",
		Sample: f.Dataset.SampleFor(d), Wake: f.Options.Invalidate,
	})
}

// ownCommand lets a typed text act on the column's editor, and reports whether it did.
func (f *Feature) ownCommand(text string) bool {
	if f.drop.Own == nil || f.Input.Composes() {
		return false
	}
	p, ok := f.drop.Own.Command(text)
	if ok {
		f.take(p)
	}
	return ok
}

// steerOwn lets a key act on the column's editor. It reports whether the key is for no other part of the editor.
func (f *Feature) steerOwn(gtx layout.Context, ev key.Event) bool {
	if f.drop.Own == nil || ev.Modifiers&^key.ModShift != 0 {
		return false
	}
	p, ok := f.drop.Own.Steer(editors.Key{
		Name: ev.Name, Shift: ev.Modifiers.Contain(key.ModShift), Moves: f.enter, RTL: f.Painter.Style.RTL,
	})
	if ok {
		f.take(p)
		return true
	}
	switch ev.Name {
	case key.NameUpArrow, key.NameDownArrow, key.NameLeftArrow, key.NameRightArrow, key.NamePageUp, key.NamePageDown, key.NameHome:
		if !f.enter {
			f.fieldKey(gtx, ev)
			return true
		}
	}
	return false
}

// pressOwn acts on a press of the button in the field, at a position of the sheet.
func (f *Feature) pressOwn(pos image.Point) { f.spinBy(editors.OnUpper(pos, f.picture.button)) }

// spinBy acts on a press of the button in the field, and reports whether the text has changed.
func (f *Feature) spinBy(up bool) (changed bool) {
	before := f.Input.Editor.Text()
	f.take(f.drop.Own.PressButton(up))
	f.cell.show()
	return f.drop.Own == nil || f.Input.Editor.Text() != before
}
