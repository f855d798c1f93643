// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
)

const editBarHeight = unit.Dp(44)

// editBar holds the buttons that change rows. The zero value is ready.
type editBar struct {
	add, remove, undo, redo, discard, save look.Button
	preview                                look.Switch
	pane                                   previewPane
}

func (b *editBar) update(gtx layout.Context, w *Window) {
	b.preview.Update(gtx)
	for _, of := range []struct {
		button *look.Button
		do     func()
	}{
		{&b.add, w.addRow}, {&b.remove, w.deleteRows}, {&b.undo, w.undo}, {&b.redo, w.redo}, {&b.discard, w.discard}, {&b.save, w.save},
	} {
		for of.button.Clicked(gtx) {
			of.do()
		}
	}
}

// editing reports whether the bar shows: the rows of the page can be changed.
func (w *Window) editing() bool {
	return w.page.grid != nil && w.page.grid.CanWrite() && w.controls.pages.At == showRows && w.err == nil
}

func (w *Window) addRow()     { w.change(func() { w.page.grid.AddRow() }) }
func (w *Window) deleteRows() { w.change(func() { w.page.grid.DeleteRows() }) }
func (w *Window) undo()       { w.change(func() { w.page.grid.Undo() }) }
func (w *Window) redo()       { w.change(func() { w.page.grid.Redo() }) }
func (w *Window) discard()    { w.change(func() { w.page.grid.Discard() }) }
func (w *Window) save()       { w.change(func() { w.page.grid.Save() }) }

// change changes rows, and returns the keyboard to the grid.
func (w *Window) change(do func()) {
	if w.editing() {
		do()
		w.focus = w.page.grid.Tag()
	}
}

// editBarOf draws the bar of the page.
func (w *Window) editBarOf(gtx layout.Context) layout.Dimensions {
	l, b, g := w.look, &w.controls.edits, w.page.grid
	dirty := g.HasChanges()
	b.save.Primary = dirty
	button := func(of *look.Button, label look.Text, enabled bool) layout.FlexChild {
		return layout.Rigid(w.walkButton(of, label.In(l.Lang), enabled))
	}
	d := bar(gtx, l.Theme().Bg,
		button(&b.add, addRow, true), gap(4),
		button(&b.remove, deleteRow, true), gap(12),
		button(&b.undo, undo, g.CanUndo()), gap(4),
		button(&b.redo, redo, g.CanRedo()), gap(12),
		layout.Flexed(1, func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, g.ChangesText(l.Lang)) }), gap(12),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return b.preview.Layout(gtx, l, "SQL") }), gap(12),
		button(&b.discard, discard, dirty), gap(4),
		button(&b.save, save, dirty && !g.IsSaving()),
	)
	look.Fill(gtx, image.Rect(0, 0, d.Size.X, max(gtx.Dp(1), 1)), l.Theme().Border)
	return d
}
