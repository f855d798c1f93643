// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnname

import (
	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
}

// Feature is the field of a grid.
type Feature struct {
	Sources
	// id is the column that gets a name, empty if the field is closed; rename gives it the name.
	id     string
	rename func(id, name string) error
	line   ui.FieldLine
	// shown is set if the field showed in the last frame. refused is why the name was refused.
	shown   bool
	refused string
}

// Open opens the field for a column. rename is called with the typed name; its error shows beside the field.
func (f *Feature) Open(id string, rename func(id, name string) error) {
	f.id, f.rename, f.shown = id, rename, false
}

// header returns the name of the column; ok is false if it is gone.
func (f *Feature) header() (name string, ok bool) {
	i := -1
	if f.id != "" {
		i = f.Columns.Find(f.id)
	}
	if i < 0 {
		return "", false
	}
	return f.Columns.Leaves[i].Header, true
}

// Update reads an event of the field, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	name, ok := f.header()
	if !ok || !f.Painter.Styled() {
		f.id, f.shown = "", false
		return false
	}
	if !f.shown {
		f.begin(gtx, name)
	}
	if f.line.Closed(gtx) {
		f.close(gtx)
		return true
	}
	ev, ok := clipread.Update(gtx, &f.line.Editor)
	switch ev.(type) {
	case widget.SubmitEvent:
		f.submit(gtx)
	case widget.ChangeEvent:
		f.refused = ""
	}
	return ok
}

// begin selects the present name and gives the field the keyboard.
func (f *Feature) begin(gtx layout.Context, name string) {
	f.shown, f.refused = true, ""
	f.line.Begin(gtx, name, ui.MaxTyped)
}

// close closes the field and gives the keyboard back.
func (f *Feature) close(gtx layout.Context) {
	f.id, f.shown = "", false
	ui.TakeKeyboard(gtx, f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// submit gives the column the typed name.
func (f *Feature) submit(gtx layout.Context) {
	if err := f.rename(f.id, f.line.Editor.Text()); err != nil {
		f.refused = err.Error()
		f.line.SelectAll()
		return
	}
	f.close(gtx)
}

// AppendControls appends the button of the field, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return append(dst, f.line.Control())
}
