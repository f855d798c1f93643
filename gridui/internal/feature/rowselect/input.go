// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Click selects what a click on a cell or a header asks for, and reports whether it was on a
// check box.
func (f *Feature) Click(at viewport.Address, by events.Click) (box bool) {
	if f.Options.Mode == option.SelectOff {
		return false
	}
	box = f.Columns.IsCheckBox(at.Col)
	row, ok := f.Viewport.RowAt(at)
	switch {
	case at.Band == layoutx.Head && box:
		f.Selection.ToggleScope()
	case !ok:
	case box:
		f.Selection.BoxClick(row, by)
	case f.Options.RowClick && !(f.Ranges.Enabled && extends(by.Modifiers)):
		f.Selection.RowClick(row, by)
	}
	return box
}

// extends reports whether modifiers of a click select more than what is clicked.
func extends(mods key.Modifiers) bool {
	return mods.Contain(key.ModShift) || mods.Contain(key.ModShortcut)
}

// Act selects what a key asks for, and reports whether the key selects. Nothing is selected
// under an overlay.
func (f *Feature) Act(a option.Action) bool {
	at := f.Focus.At()
	switch a {
	case option.ActionActivate, option.ActionActivateMore:
		if !f.Columns.IsCheckBox(at.Col) {
			return false
		}
		a = option.ActionSelect
	case option.ActionSelect, option.ActionSelectRow, option.ActionSelectAll:
	case option.ActionExtendUp, option.ActionExtendDown, option.ActionExtendPageUp, option.ActionExtendPageDown, option.ActionExtendStart, option.ActionExtendEnd:
		f.extend(a, at)
		return true
	default:
		return false
	}
	if f.Options.Mode != option.SelectOff && !f.Grid.Overlaid() {
		f.selectAt(a, at)
	}
	return true
}

// selectAt selects what a key asks for at the focused cell.
func (f *Feature) selectAt(a option.Action, at viewport.Address) {
	row, ok := f.Viewport.RowAt(at)
	switch {
	case a == option.ActionSelectAll:
		f.Selection.SelectScope(true, !selection.Quietly)
	case at.Band == layoutx.Head:
		if f.Columns.IsCheckBox(at.Col) {
			f.Selection.ToggleScope()
		}
	case !ok:
	case a == option.ActionSelect || f.Selection.MarkOf(row).Share != rowmodel.Every:
		f.Selection.ToggleSelected(row)
	}
}

// extend moves the focus from a cell and extends the selection to where it goes.
func (f *Feature) extend(a option.Action, at viewport.Address) {
	from, ok := f.Viewport.RowAt(at)
	if !ok || !f.Selection.Extends() || f.Grid.Overlaid() {
		return
	}
	f.Focus.Act(a)
	if to, ok := f.Viewport.RowAt(f.Focus.At()); ok {
		f.Selection.ExtendTo(from, to, false)
	}
}

// SelectForMenu selects the row, by its number, that a context menu opens for, unless it is
// selected.
func (f *Feature) SelectForMenu(row coord.Pos) {
	if f.Options.Mode != option.SelectOff && !f.Selection.SelectedRow(row) {
		f.Selection.SelectOnly(row)
	}
}
