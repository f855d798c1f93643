// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// startOwn makes the editor that the column of a cell brings, if it does, and returns the text of the field.
func (f *Feature) startOwn(at viewport.Address, of cellValue, how start) (field string) {
	d := f.Columns.Def(at.Col)
	own, ok := d.Editor().(editors.Editor)
	row, found := f.Dataset.Row(at.Band, at.Row)
	if !ok || !found {
		return of.text
	}
	f.drop.own = own
	return own.Start(editors.Cell{
		Def: d, Row: row, Text: of.text, Numbers: f.Columns.Numbers, Replaced: how.replaces, Cleared: how.replaces && how.typed == "",
		Sample: f.sampleFor(d), Wake: f.Options.Invalidate,
	})
}

// ownText returns the text of the column's editor as the cell would show it, or the text of the field if that is not
// valid.
func (f *Feature) ownText() string {
	text := f.Input.Editor.Text()
	if out, err := f.drop.own.Outcome(text); err == nil {
		return out.Text
	}
	return text
}

// finishOwn ends the column's editor, if there is one.
func (f *Feature) finishOwn() {
	if f.drop.own != nil {
		f.drop.own.Finish()
		f.drop.own = nil
	}
}

// mostSample bounds the rows whose values are offered.
const mostSample = 1000

// sampleFor returns rows whose tags the editor offers, for a column without a list of tags.
func (f *Feature) sampleFor(d *column.Def) []rowdata.Row {
	if d.Tags == nil || d.Tags.Choices != nil || d.Tags.Load != nil {
		return nil
	}
	return f.Dataset.Analysis().Sample(mostSample)
}

// reshape passes the text of the field to the column's editor, and takes the text that it makes of that. A text that
// an input method composes stays as it is.
func (f *Feature) reshape() {
	own, field := f.drop.own, &f.Input.Editor
	if own == nil {
		return
	}
	text := field.Text()
	_, caret := field.Selection()
	to, at := own.Reshape(text, caret)
	if to == text || f.Input.Composes() {
		return
	}
	field.SetText(to)
	field.SetCaret(at, at)
}

// ownCommand lets a typed text act on the column's editor, and reports whether it did.
func (f *Feature) ownCommand(text string) bool {
	if f.drop.own == nil || f.Input.Composes() {
		return false
	}
	p, ok := f.drop.own.Command(text)
	if ok {
		f.take(ownPick(p))
	}
	return ok
}

// steerOwn lets a key act on the column's editor. It reports whether the key is for no other part of the editor.
func (f *Feature) steerOwn(gtx layout.Context, ev key.Event) bool {
	if f.drop.own == nil || ev.Modifiers&^key.ModShift != 0 {
		return false
	}
	p, ok := f.drop.own.Steer(editors.Key{
		Name: ev.Name, Shift: ev.Modifiers.Contain(key.ModShift), Moves: f.enter, RTL: f.Painter.Style.RTL,
	})
	if ok {
		f.take(ownPick(p))
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
func (f *Feature) pressOwn(pos image.Point) {
	f.take(ownPick(f.drop.own.PressButton(f.onUpper(pos))))
	f.cell.show()
}

// fieldButton returns the button of the column's editor, and its name.
func (f *Feature) fieldButton() (b editors.Button, name string) {
	if f.drop.own == nil {
		return editors.NoButton, ""
	}
	return f.drop.own.FieldButton(&f.Painter.Style.Texts.Editing)
}
