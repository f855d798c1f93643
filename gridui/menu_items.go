// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"errors"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// CellItemOptions say how a CellItem looks. The zero value is the default.
type CellItemOptions struct {
	// Label is the text; empty is that of Locale, and where Locale lacks it that of the
	// system's language.
	Label  string
	Locale locale.Texts
	// Icon is drawn before it; nil is two sheets for ActionCopy and else none.
	Icon menus.Icon
}

// CellItem is an item of a menu of cells that does what a key does: ActionCopy,
// ActionCopyWithHeaders, ActionCut, ActionPaste, ActionClear, ActionFillDown or
// ActionFillRight. Like the key it acts on the ranges of more than one cell, else on the
// selected rows, else on the focused cell, which is the one that the menu opened at. It is
// disabled where there is nothing to act on: no column that can be edited, Editing that is
// off, rows that are loading, a browser that lets no page read the clipboard. Over a Remote it is
// also where its rows do not allow it now, and says why. Its shortcut is
// that of the grid's Keys when it is made. Items of other actions are disabled.
func CellItem[T any](of Gridder[T], a option.Action, o CellItemOptions) menus.Item[T] {
	texts := locale.For("").Override(o.Locale)
	item := menus.Item[T]{
		Label:       cmp.Or(o.Label, cellItemLabel(a, &texts)),
		Icon:        o.Icon,
		Shortcut:    of.grid().Keys.ShortcutOf(a),
		OnClick:     func(menus.Target[T]) { of.grid().bound().Features.Clipboard.Request(a) },
		DisabledFor: func(T) bool { return !of.grid().bound().Features.Clipboard.Can(a) },
		ReasonFor:   func(T) string { return sourceReason(of.grid().bound().Features.Clipboard.Refusal(a), &texts.Source) },
	}
	if item.Icon == nil && a == option.ActionCopy {
		item.Icon = menus.MakeCopyCellItem[T](menus.CopyCellOptions{}).Icon
	}
	return item
}

// FilterItem is an item of a menu of cells that filters by what the selected cells show, each
// column by its own, or with exclude leaves out the rows that show it. It acts on the ranges of more
// than one cell, else on the focused cell, and is disabled where no column of them can be filtered,
// where Filtering is not Enabled, and for more than 10,000 cells. A filter by values replaces the
// filter of the column; one that excludes values is joined to it where a filter has room for both.
func FilterItem[T any](of Gridder[T], exclude bool, o CellItemOptions) menus.Item[T] {
	texts := locale.For("").Override(o.Locale)
	label := texts.Filters.ByValue
	if exclude {
		label = texts.Filters.ExcludeValue
	}
	return menus.Item[T]{
		Label:       cmp.Or(o.Label, label),
		Icon:        o.Icon,
		OnClick:     func(menus.Target[T]) { of.grid().bound().Features.CellFilters.Request(exclude) },
		DisabledFor: func(T) bool { return !of.grid().bound().Features.CellFilters.Can() },
	}
}

// CellItems are all items for the menu of cells: what CellItem makes of each of its actions, and
// an export of the cells as CSV. l are the texts; those that it lacks are in the system's
// language.
//
//	grid.Menu.Items = gridui.CellItems(&grid, locale.Texts{})
func CellItems[T any](of Gridder[T], l locale.Texts) []menus.Item[T] {
	item := func(a option.Action) menus.Item[T] { return CellItem(of, a, CellItemOptions{Locale: l}) }
	line := menus.Item[T]{Separator: true}
	return []menus.Item[T]{
		item(option.ActionCut), item(option.ActionCopy), item(option.ActionCopyWithHeaders), item(option.ActionPaste), item(option.ActionClear),
		line,
		item(option.ActionFillDown), item(option.ActionFillRight),
		line,
		ExportItem(of, ExportOptions{Cells: true, Locale: l}),
	}
}

// sourceReason is what users are told of an action that rows of a source refuse, empty for other errors.
func sourceReason(err error, texts *locale.Source) string {
	switch {
	case errors.Is(err, ErrNotLoaded):
		return texts.NotLoaded
	case errors.Is(err, ErrOffScreen):
		return texts.OffScreen
	case errors.Is(err, ErrNotEditable), errors.Is(err, ErrNotASlice):
		return texts.NoEdits
	}
	return ""
}

// cellItemLabel is what a CellItem says of its action.
func cellItemLabel(a option.Action, l *locale.Texts) string {
	switch a {
	case option.ActionCopy:
		return l.Copy
	case option.ActionCopyWithHeaders:
		return l.CopyWithHeaders
	case option.ActionCut:
		return l.Cut
	case option.ActionPaste:
		return l.Paste
	case option.ActionClear:
		return l.ClearCells
	case option.ActionFillDown:
		return l.FillDown
	case option.ActionFillRight:
		return l.FillRight
	}
	return ""
}
