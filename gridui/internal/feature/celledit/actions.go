// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"
	"strings"
	"unicode"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// act performs an action in the focused cell, and reports whether the action is for a cell.
func (f *Feature) act(gtx layout.Context, a option.Action) bool {
	at := f.Focus.At()
	if !f.Viewport.IsRow(at) || !f.Options.Editing.Enabled {
		return false
	}
	switch a {
	case option.ActionActivate, option.ActionEdit:
		return f.start(gtx, at, start{})
	case option.ActionEditEmpty:
		if !f.Cells.TurnsOver(at) {
			f.begin(gtx, at, start{replaces: true})
		}
		return true
	case option.ActionSelect:
		return f.Cells.TurnsOver(at) && f.Cells.turnOver(at)
	}
	return false
}

// typed begins an edit with text typed into the focused cell.
func (f *Feature) typed(gtx layout.Context, text string) {
	at := f.Focus.At()
	if text == "" || !f.Viewport.IsRow(at) || f.Input.IsSuppressed(keyOf(text)) || !f.Cells.takesText(at, text) {
		return
	}
	if strings.ContainsFunc(text, unicode.IsControl) || f.Cells.TurnsOver(at) {
		return
	}
	f.begin(gtx, at, start{typed: text, replaces: true})
}

// typesHere reports whether a key that would act on the row types into the focused cell instead.
func (f *Feature) typesHere(a option.Action) bool {
	at := f.Focus.At()
	switch a {
	case option.ActionExpand, option.ActionCollapse, option.ActionExpandSiblings:
		return f.Viewport.IsRow(at) && at.Col != f.Columns.Outline && f.Options.Editing.Enabled && (totals{&f.Sources}).editable(at)
	}
	return false
}

// askByClick requests an edit after a double click on a cell.
func (f *Feature) askByClick(at viewport.Address, by events.Click) {
	if !f.Viewport.IsRow(at) || !f.Options.Editing.Enabled || f.Cells.TurnsOver(at) || !(totals{&f.Sources}).editable(at) {
		return
	}
	f.Requests.ask(request{
		rowID: f.Viewport.RowIDAt(at), columnID: f.Columns.Leaves[at.Col].ID,
		byTouch: by.Source == pointer.Touch,
	})
}

// MayOpen reports whether text would open an editor in the focused cell.
func (f *Feature) MayOpen() bool {
	at := f.Focus.At()
	return !f.cell.open && f.Options.Editing.Enabled && f.Viewport.IsRow(at) && !f.Cells.TurnsOver(at)
}

// clickSlop is the distance that the pointer may move between the press and the release of a click that opens the editor.
const clickSlop = unit.Dp(6)

// cellClicked toggles a boolean after a click on its check box, and requests an edit after a click if that opens
// the editor.
func (f *Feature) cellClicked(pos image.Point, at viewport.Address, by events.Click) {
	f.boxClicked(pos, at)
	opens := f.Options.Editing.OpenByClick
	if own := f.Columns.Def(at.Col).OpenByClick; own != nil {
		opens = *own
	}
	moved := f.Pointer.Press.Pos.Round().Sub(pos)
	slop := f.Painter.Dp(clickSlop)
	if !opens || by.Modifiers != 0 || max(moved.X, -moved.X, moved.Y, -moved.Y) > slop {
		return
	}
	f.askByClick(at, by)
	if c, ok := f.Viewport.Sheet.Find(at.Band, int(at.Row), at.Col); ok && f.Requests.asked.on {
		f.Requests.asked.point, f.Requests.asked.pointed = pos.Sub(c.Rect.Min), true
	}
}

// boxClicked toggles a boolean after a click on its check box.
func (f *Feature) boxClicked(pos image.Point, at viewport.Address) {
	if !f.Columns.Leaves[at.Col].Ticks || !f.Cells.TurnsOver(at) {
		return
	}
	c, ok := f.Viewport.Sheet.Find(at.Band, int(at.Row), at.Col)
	if !ok {
		return
	}
	reach := min(f.Painter.Style.RowHeight, c.Rect.Dx()) / 2
	middle := c.Rect.Min.Add(c.Rect.Size().Div(2))
	if d := pos.Sub(middle); max(d.X, -d.X) <= reach && max(d.Y, -d.Y) <= reach {
		f.Cells.turnOver(at)
	}
}
