// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// paint draws the editor over its cell, its list or calendar, and why the typed text was refused.
func (f *Feature) paint() {
	if !f.cell.open {
		return
	}
	p := f.Painter
	f.drop.Date.SetNow(p.Gtx.Now)
	if f.rowIsOpen() {
		f.row.paint()
	}
	cell, within := f.cell.rect()
	if cell.Empty() {
		return
	}
	at, _ := f.cell.find()
	f.picture.content = content{at: at, kind: f.kind, wrong: f.wrong, checked: f.checked}
	f.picture.sign, f.picture.name = f.drop.FieldButton(p)
	if f.drop.Own != nil {
		f.picture.hint = f.drop.Own.Hint(f.Input.Editor.Text())
	}
	field := f.picture.draw(cell, within)
	anchor, window := field.Intersect(within), image.Rectangle{Max: f.Viewport.SheetSize()}
	dropped := f.drop.PaintOver(p, window, anchor)
	if f.wrong != "" {
		ui.DrawMessage(p, window, anchor, dropped, f.wrong)
	}
}
