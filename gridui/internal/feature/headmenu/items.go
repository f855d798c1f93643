// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// make makes the items of the header at an address.
func (f *Feature) make(m *items, at viewport.Address) {
	clear(m.list)
	clear(m.provided)
	m.provided = m.provided[:0]
	m.list, m.commands, m.gap = m.list[:0], m.commands[:0], false
	id, group := f.Viewport.Heads.ID(at)
	if group {
		f.makeToggle(m, at)
	} else {
		f.makeSort(m, at.Col)
		f.makeFilter(m, at.Col)
	}
	f.makePins(m, id)
	f.makeFit(m, at)
	f.makeVisibility(m, id, group)
	f.makeProvided(m, option.HeaderTarget{ColumnID: id, Group: group})
	f.fold(m)
	for i, c := range m.commands {
		m.list[i].Icon = f.iconOf(c)
	}
	if m.part(len(m.own) > 0) {
		m.separate()
		m.list = append(m.list, m.own...)
	}
}

// ownItems returns the items of the program for a header.
func (f *Feature) ownItems(of option.HeaderTarget) []item {
	if items := f.Options.HeaderMenu.Items; items != nil {
		return items(of)
	}
	return nil
}

// has reports whether the options of the program include a part of the menu.
func (f *Feature) has(p option.HeaderMenuParts) bool {
	return f.Options.HeaderMenu.PartsDisabled&p == 0
}

// makeToggle makes the item that collapses or expands a group.
func (f *Feature) makeToggle(m *items, at viewport.Address) {
	group := &f.Columns.Groups[f.Columns.Leaves[at.Col].Groups[at.Row]]
	if !m.part(f.has(option.HeaderMenuGroup) && group.Collapsible) {
		return
	}
	label := f.Painter.Style.Texts.Collapse
	if group.Collapsed {
		label = f.Painter.Style.Texts.Expand
	}
	m.add(feature.HeadToggleGroup, label, true)
}

// makeSort makes the items that order the rows by a column.
func (f *Feature) makeSort(m *items, col int) {
	s := &f.Options.Sorting
	if !m.part(f.has(option.HeaderMenuSort) && s.Mode != option.SortOff) {
		return
	}
	l, texts := &f.Columns.Leaves[col], &f.Painter.Style.Texts
	at := settings.SortKey(s, l.ID)
	m.addChoice(feature.HeadSortAsc, texts.SortAsc, l.Sorts, at >= 0 && !s.Keys[at].Desc)
	m.addChoice(feature.HeadSortDesc, texts.SortDesc, l.Sorts, at >= 0 && s.Keys[at].Desc)
	others := len(s.Keys) > 1 || len(s.Keys) > 0 && at < 0
	if s.Mode == option.SortMulti && !s.Always && others && !l.SortAlone {
		m.add(feature.HeadAddAsc, texts.SortAddAsc, l.Sorts)
		m.add(feature.HeadAddDesc, texts.SortAddDesc, l.Sorts)
	}
	m.add(feature.HeadSortClear, texts.SortClear, at >= 0)
	f.makeSortItems(m, option.HeaderTarget{ColumnID: l.ID})
}

// makeFilter makes the items that open and clear the filter of a column.
func (f *Feature) makeFilter(m *items, col int) {
	if !m.part(f.has(option.HeaderMenuFilter) && f.Options.Filtering.Enabled) {
		return
	}
	can := f.Columns.Leaves[col].Filters
	m.add(feature.HeadOpenFilter, m.filter.text(f.Painter.Style.Texts.Filter), can).Shortcut = settings.ShortcutOf(&f.Options.Keys, option.ActionFilter)
	m.add(feature.HeadClearFilter, f.Painter.Style.Texts.FilterClear, can && f.Marks.Filtered(col))
}

// makePins makes the items that pin a column, or all pinnable columns of a group.
func (f *Feature) makePins(m *items, id string) {
	if !m.part(f.has(option.HeaderMenuPin) && f.Options.ColumnPinning.Mode != option.ColumnPinOff) {
		return
	}
	var in [3]int // number of columns by their pane
	all := 0
	for i := range f.Columns.Leaves {
		if l := &f.Columns.Leaves[i]; f.Columns.Named(l, id) && !l.Unpinnable {
			in[l.Home]++
			all++
		}
	}
	texts, left, right := &f.Painter.Style.Texts, in[layoutx.Left], in[layoutx.Right]
	m.addChoice(feature.HeadPinLeft, texts.PinLeft, all > 0, all > 0 && left == all)
	m.addChoice(feature.HeadPinRight, texts.PinRight, all > 0, all > 0 && right == all)
	m.add(feature.HeadUnpin, texts.Unpin, left+right > 0)
}

// makeFit makes the items that fit the widths of columns.
func (f *Feature) makeFit(m *items, at viewport.Address) {
	if !m.part(f.has(option.HeaderMenuFit) && f.Options.ColumnSizing.Mode != option.ColumnResizeOff) {
		return
	}
	first, end := f.Viewport.Heads.Columns(at)
	texts, all := &f.Painter.Style.Texts, slices.ContainsFunc(f.Columns.Leaves, resizable)
	m.add(feature.HeadFit, texts.Autosize, slices.ContainsFunc(f.Columns.Leaves[first:end], resizable))
	m.add(feature.HeadFitAll, texts.AutosizeAll, all)
	m.add(feature.HeadFitWidth, texts.FitToWidth, all)
}

// resizable reports whether the width of a column can change.
func resizable(l column.Leaf) bool { return !l.Fixed }

// makeVisibility makes the items that hide columns, choose columns and reset them.
func (f *Feature) makeVisibility(m *items, id string, group bool) {
	hide, columns, reset := f.has(option.HeaderMenuHide), f.has(option.HeaderMenuColumns), f.has(option.HeaderMenuReset)
	m.part(hide || columns || reset)
	texts := &f.Painter.Style.Texts
	if hide {
		label := texts.Hide
		if group {
			label = texts.HideGroup
		}
		m.add(feature.HeadHide, label, f.canHide(id))
	}
	if columns {
		m.add(feature.HeadOpenColumns, m.columns.text(texts.Columns), true)
	}
	if reset {
		m.add(feature.HeadResetColumns, texts.ResetColumns, true)
	}
}

// canHide reports whether a column, or at least one column of a group, can be hidden: the last column cannot.
func (f *Feature) canHide(id string) bool {
	stay, hide := 0, 0
	for i := range f.Columns.All {
		switch l := &f.Columns.All[i]; {
		case l.Own || l.Out:
		case !l.Required && f.Columns.Named(l, id):
			hide++
		default:
			stay++
		}
	}
	return hide > 0 && stay+hide > 1
}

// sameChild reports whether two items of a submenu look the same.
func sameChild(a, b item) bool {
	return a.Label == b.Label && a.Disabled == b.Disabled && a.Choice == b.Choice && a.Checked == b.Checked
}

// same reports whether two menus look the same.
func (m *items) same(o *items) bool {
	if len(m.list) != len(o.list) || len(m.own) != len(o.own) || len(m.own) > 0 && !ui.SameItems(m.own, o.own) {
		return false
	}
	for i := range len(m.list) - len(m.own) {
		a, b := &m.list[i], &o.list[i]
		if a.Label != b.Label || a.Disabled != b.Disabled || a.Separator != b.Separator || a.Choice != b.Choice || a.Checked != b.Checked || a.Shortcut != b.Shortcut || !slices.EqualFunc(a.Children, b.Children, sameChild) {
			return false
		}
	}
	return true
}
