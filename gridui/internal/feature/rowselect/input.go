// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// ClickCell selects rows by a click on a check box, or on a row if the options allow that.
func (f *Feature) ClickCell(_ image.Point, at viewport.Address, by events.Click) feature.Clicked {
	if f.Options.Mode == option.SelectOff {
		return feature.ClickPassed
	}
	box := f.Columns.IsCheckBox(at.Col)
	row, ok := f.Viewport.RowAt(at)
	switch {
	case !ok:
	case box:
		f.Selection.BoxClick(row, by)
	case f.Options.RowClick && !(f.Ranges.Enabled && extends(by.Modifiers)):
		f.Selection.RowClick(row, by)
	}
	if box {
		return feature.ClickOnCell
	}
	return feature.ClickPassed
}

// ClickHead selects all rows in scope after a click on the check box in the header, and reports whether the click
// was on it.
func (f *Feature) ClickHead(at viewport.Address, _ events.Click) bool {
	if f.Options.Mode == option.SelectOff || !f.Columns.IsCheckBox(at.Col) {
		return false
	}
	f.Selection.ToggleScope()
	return true
}

// DescribeCell returns the role of the check box of a row.
func (f *Feature) DescribeCell(at viewport.Address) (role feature.CellRole, ok bool) {
	if !f.Columns.IsCheckBox(at.Col) {
		return role, false
	}
	return feature.CellRole{Role: feature.RoleBox, Label: f.Painter.Style.Texts.SelectRow, About: f.reason(at)}, true
}

// SyncOwnColumns updates whether there is a column of check boxes, and reports whether that changed.
func (f *Feature) SyncOwnColumns() (changed bool) {
	now := settings.HasBoxes(f.Options)
	changed = now != f.boxes
	f.boxes = now
	return changed
}

// AppendOwnColumns appends the column of check boxes if there is one.
func (f *Feature) AppendOwnColumns(dst []*column.Def) []*column.Def {
	if !f.boxes {
		return dst
	}
	d := column.New(column.SelectColumnID, "")
	d.Utility, d.Width, d.Align, d.Kind = true, boxWidth, option.AlignCenter, option.KindOther
	d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
	return append(dst, d)
}

// boxWidth is the width of the column of check boxes.
const boxWidth = unit.Dp(44)

// extends reports whether modifiers of a click select more than what is clicked.
func extends(mods key.Modifiers) bool {
	return mods.Contain(key.ModShift) || mods.Contain(key.ModShortcut)
}

// Act handles the actions of keys that select rows, and reports whether a is such an action. It selects nothing
// under an overlay.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
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

// selectAt selects what an action selects at the focused cell.
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

// extend moves the focus from a cell and extends the selection to the row that it moves to.
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

// SelectForMenu selects the row, by its number, for which a context menu opens, unless it is selected.
func (f *Feature) SelectForMenu(row coord.Pos) {
	if f.Options.Mode != option.SelectOff && !f.Selection.SelectedRow(row) {
		f.Selection.SelectOnly(row)
	}
}
