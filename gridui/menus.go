// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"image"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellmenu"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowinsert"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// ContextMenu is the menu of the cells of the body. The zero value has no items and never opens: a right click then
// only sends a MenuRequested event. A grid of NewWith needs FeatureCellMenu, unless it is a ContextMenuGrid.
//
// The menu opens at the pointer by a right click, on Apple systems also by a click with Control; under a finger that
// rests for half a second; and below the focused cell by Shift+F10. The cell gets the focus. The ranges of
// CellRanges stay if they contain several cells including this cell. A right click on another cell while the menu is
// open opens it there. Rows of groups and fillers of trees have a menu too, see GroupItems. Other rows that the grid
// makes, such as totals, and floating rows have none. MenuOpened and MenuClosed events report it.
//
// The menu acts on the cell that it opened at, even if the order of rows changes in the meantime. If the row
// changes, the menu gets the new row. If its row or column is hidden or removed, the menu closes with
// menus.TargetGone.
//
// Shortcuts of items work while it is open. Those of items with Always also choose the item for the focused cell while
// it is closed, before the grid's own keys, unless a cell is edited or the item is disabled: a menus.Chosen event
// reports it.
type ContextMenu[T any] struct {
	// Items are the items for all cells. A new slice takes effect in the next frame, also while the menu is open.
	Items []menus.Item[T]
	// ItemsFor, if not nil, returns the items for a cell, instead of Items. It is called when the menu opens, and
	// again when rows change while it is open. An empty slice: no menu. Shortcuts of Items still
	// act while the menu is closed, though these items do not show.
	ItemsFor func(CellContext[T]) []menus.Item[T]
	// GroupItems are items for rows of groups, and for fillers of a tree by path, whose menu begins with items that
	// open and close the group, or all groups in it, and copy the text of the cell. The target of an item has the id of
	// the group as RowID, the text of the cell and the zero Row. nil: no more items, and no menu in a grid whose other
	// cells have none. An empty slice that is not nil: no more items.
	GroupItems []menus.Item[T]
	// SelectRow selects only the row that the menu opens for, unless it is already selected. Without it the
	// selection does not change.
	SelectRow bool
	// Window is the area that the menu must stay in, in pixels from the top left corner of the grid. Set it to the
	// bounds of the window, if they are known. Zero: the bounds of the grid. A change of Window closes the menu.
	Window image.Rectangle
}

// FeatureCellMenu returns the feature for NewWith that shows the menu of cells of a grid: Grid.Menu, and items of other
// features for it. A ContextMenuGrid brings it. Without it requests for a menu are only events. 418 kB.
//
// It is a function because the menu depends on the type of the rows, and is linked with it.
func FeatureCellMenu[T any](of Gridder[T]) Feature {
	g := of.grid()
	g.bind()
	if !g.core.Menus.HasCells() {
		m := &cellmenu.Menu[T]{}
		m.Wire(&g.core, &g.binding)
		g.core.Menus.SetCells(m)
	}
	return Feature{}
}

// A ContextMenuGrid is a Grid with a menu of its cells: the items of Grid.Menu. Without items a right click opens no
// menu.
type ContextMenuGrid[T any] struct{ Grid[T] }

// MenuRequested reports that a user requested the menu of a cell, by pointer or key. It is sent before MenuOpened,
// also in a grid without a menu.
type MenuRequested[T any] struct {
	Cell CellContext[T]
	// At is the place of the request in pixels from the top left corner of the grid; for a key, the lower left
	// corner of the cell.
	At    image.Point
	Click events.Click
}

// CloseMenu closes the menu, if it is open.
func (g *Grid[T]) CloseMenu() { g.core.Menus.Close() }

// OpenMenu opens the menu at the focused cell in the next frame, as Shift+F10 does.
func (g *Grid[T]) OpenMenu() {
	g.bind()
	g.core.Menus.RequestFocused()
}

// MenuIsOpen reports whether the menu is open.
func (g *Grid[T]) MenuIsOpen() bool { return g.core.Menus.IsOpen() }

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Grid[T]) CloseHeaderMenu() { g.bound().Features.HeaderMenu.Close() }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Grid[T]) HeaderMenuIsOpen() bool { return g.bound().Features.HeaderMenu.IsOpen() }

// layingOut brings the menu.
func (g *ContextMenuGrid[T]) layingOut() { FeatureCellMenu(g) }

// A binding is the cellmenu.Program of its grid.

func (b *binding[T]) MenuItems(c column.CellContext) []menus.Item[T] {
	if m := &b.grid.Menu; m.ItemsFor != nil {
		return m.ItemsFor(contextOf[T](c))
	}
	return b.grid.Menu.Items
}

func (b *binding[T]) SameItems() (items []menus.Item[T], ok bool) {
	return b.grid.Menu.Items, b.grid.Menu.ItemsFor == nil
}

func (b *binding[T]) GroupItems() (items []menus.Item[T], ok bool) {
	m := &b.grid.Menu
	return m.GroupItems, m.GroupItems != nil || m.ItemsFor != nil || len(m.Items) > 0
}

func (b *binding[T]) SelectsRow() bool { return b.grid.Menu.SelectRow }

func (b *binding[T]) Window() image.Rectangle { return b.grid.Menu.Window }

func (b *binding[T]) Requested(c column.CellContext, r core.MenuRequest) events.Event {
	if _, items := b.GroupItems(); items && !b.grid.core.Menus.HasCells() {
		b.grid.core.Report.Problem("cellmenu", "the menu of cells does not open, since FeatureCellMenu is missing")
	}
	return MenuRequested[T]{Cell: contextOf[T](c), At: r.Pos, Click: r.Click}
}

func (b *binding[T]) Chosen(ev menus.Chosen[T]) events.Event {
	return ev
}

// CellItem returns an item for a menu of cells that does what the key of an action does: ActionCopy,
// ActionCopyWithHeaders, ActionCopyWithGroups, ActionCut, ActionPaste, ActionClear, ActionFillDown or ActionFillRight. It acts on the
// ranges if they contain more than one cell, else on the selected rows, else on the focused cell, which is the cell
// that the menu opened at. Items of other actions are always disabled.
//
// The item is disabled if it cannot act: no column can be edited, Editing is off, rows are loading, or the browser
// does not let pages read the clipboard. Over a Remote it is also disabled while its rows do not allow the action,
// and shows the reason. The shortcut of the item is read from the grid's Keys when the item is made. l overrides
// texts in the language of the system.
func CellItem[T any](of Gridder[T], a option.Action, l locale.Texts) menus.Item[T] {
	texts := locale.For("").Override(l)
	item := menus.Item[T]{
		Label:       clipboard.Label(a, &texts),
		Shortcut:    settings.ShortcutOf(&of.grid().Keys, a),
		OnClick:     func(menus.Target[T]) { of.grid().bound().Clipboard().Request(a) },
		DisabledFor: func(T) bool { return !of.grid().bound().Clipboard().Can(a) },
		ReasonFor: func(T) string {
			return edit.SourceReason(of.grid().bound().Clipboard().Refusal(a), &texts.Source)
		},
	}
	if a == option.ActionCopy {
		item.Icon = menus.MakeCopyCellItem[T](menus.CopyCellOptions{}).Icon
	}
	return item
}

// NullItem returns an item for a menu of cells that removes the values of the selected cells, else of the focused
// cell, as ActionClear does. It is disabled where Clear of Typed is not set for all of their columns that can be
// edited: other columns would get the zero value of their type. l overrides texts in the language of the system.
func NullItem[T any](of Gridder[T], l locale.Texts) menus.Item[T] {
	item := CellItem(of, option.ActionClear, l)
	texts := locale.For("").Override(l)
	item.Label, item.Shortcut = texts.SetNull, ""
	item.DisabledFor = func(T) bool { return !of.grid().bound().Clipboard().CanNull() }
	return item
}

// FilterItems returns two items for a menu of cells: the first filters by the texts of the selected cells, each
// column separately, the second excludes the rows with these texts. They act on the ranges if they contain more than
// one cell, else on the focused cell. They are disabled if no column of the cells can be filtered, if Filtering is
// not Enabled, and for more than 10,000 cells. A filter by values replaces the filter of the column. A filter that
// excludes values is added to the filter of the column if a filter has room for both. l overrides texts in the
// language of the system.
func FilterItems[T any](of Gridder[T], l locale.Texts) []menus.Item[T] {
	texts := locale.For("").Override(l)
	item := func(label string, exclude bool) menus.Item[T] {
		return menus.Item[T]{
			Label:       label,
			OnClick:     func(menus.Target[T]) { of.grid().bound().Features.CellFilters.Request(exclude) },
			DisabledFor: func(T) bool { return !of.grid().bound().Features.CellFilters.Can() },
		}
	}
	return []menus.Item[T]{item(texts.Filters.ByValue, false), item(texts.Filters.ExcludeValue, true)}
}

// isGroup reports whether a column is a group of columns.
func isGroup[T any](c Column[T]) bool { return c != nil && c.column().Children != nil }

// CellItems returns all items for the menu of cells: a CellItem for each action that it supports, and an export of
// the cells as CSV. The item of ActionCopyWithGroups is there if the grid has column groups now. l overrides texts in the language of the system.
//
//	grid.Menu.Items = gridui.CellItems(&grid, locale.Texts{})
func CellItems[T any](of Gridder[T], l locale.Texts) []menus.Item[T] {
	item := func(a option.Action) menus.Item[T] { return CellItem(of, a, l) }
	line := menus.Item[T]{Separator: true}
	items := []menus.Item[T]{item(option.ActionCut), item(option.ActionCopy), item(option.ActionCopyWithHeaders)}
	if slices.ContainsFunc(of.grid().Columns, isGroup[T]) {
		items = append(items, item(option.ActionCopyWithGroups))
	}
	return append(items,
		item(option.ActionPaste), item(option.ActionClear),
		line,
		item(option.ActionFillDown), item(option.ActionFillRight),
		line,
		ExportItem(of, ExportOptions{Cells: true, Locale: l}),
	)
}

// RowItem returns an item for a menu of cells that does what the key of an action does: ActionInsertAbove,
// ActionInsertBelow, ActionDuplicate or ActionDeleteRow. It acts on the rows that Grid.InsertRows describes. Items of
// other actions are always disabled.
//
// The item is disabled if Editing is off, without Grid.NewRow, Grid.CopyRow or Editing.RemoveRows, and where rows
// cannot be inserted: then it shows the reason. l overrides texts in the language of the system.
func RowItem[T any](of Gridder[T], a option.Action, l locale.Texts) menus.Item[T] {
	texts := locale.For("").Override(l)
	return menus.Item[T]{
		Label:       rowinsert.Label(a, &texts),
		Shortcut:    settings.ShortcutOf(&of.grid().Keys, a),
		OnClick:     func(menus.Target[T]) { of.grid().bound().RowInserts().Do(a) },
		DisabledFor: func(T) bool { return !of.grid().bound().RowInserts().Can(a) },
		ReasonFor: func(T) string {
			err := of.grid().bound().RowInserts().Refusal(a)
			if err == nil {
				return ""
			}
			return cmp.Or(edit.SourceReason(err, &texts.Source), edit.ErrorText(err, &texts.Editing, ""))
		},
	}
}

// RowItems returns a RowItem for each action that it supports. l overrides texts in the language of the system.
//
//	grid.Menu.Items = append(gridui.CellItems(&grid, locale.Texts{}), gridui.RowItems(&grid, locale.Texts{})...)
func RowItems[T any](of Gridder[T], l locale.Texts) []menus.Item[T] {
	return []menus.Item[T]{
		RowItem(of, option.ActionInsertAbove, l), RowItem(of, option.ActionInsertBelow, l), RowItem(of, option.ActionDuplicate, l), RowItem(of, option.ActionDeleteRow, l),
	}
}

// ExportOptions set what Export writes, in which format and where. The zero value writes all rows that pass the
// filter, as CSV.
type ExportOptions struct {
	// Format is the format. Exporter, if not nil, writes the export instead.
	Format   export.Format
	Exporter export.Exporter
	// Options hold the details, such as the name of the file and its headers.
	Options export.Options
	// To is the destination; nil: export.Downloads, the folder of downloads or, in a browser, its downloads.
	To export.Destination
	// Scope selects the rows and columns.
	Scope option.ExportScope
	// Selected writes only the selected rows. Cells writes the cells that Copy copies: the ranges if they contain
	// more than one cell, else the selected rows of the page, else the focused cell. Ranges that do not form one
	// table follow each other, each with its headers, separated by an empty row. With Cells, Selected and Scope have
	// no effect.
	Selected, Cells bool

	// Label and Icon are the label and the icon of an ExportItem; empty and nil: the defaults. The default label is
	// a text of Locale, which overrides texts in the language of the system.
	Label  string
	Icon   menus.Icon
	Locale locale.Texts
}

// ExportSource returns the rows and columns that Export writes. With the zero scope these are the rows of all pages
// that pass the filter, including rows of closed groups and branches, in visible order. Rows pinned at the top come
// first, rows pinned at the bottom last, followed by the row of totals if one shows. The columns and the texts of
// cells are the same as in Copy, except that numbers are written as numbers, and each level of groups is a column.
// Floating rows are left out.
//
// The source can be used for one export, while the rows do not change. The view may change.
//
// A program that exports before it draws the grid calls NewWith(nil, &grid, features...) first, with the features that
// filter, group and nest its rows. If one is missing, reading the source returns an error that names it.
func (g *Grid[T]) ExportSource(scope option.ExportScope) export.Source {
	return g.bound().Synced().Exports().Source(scope, false)
}

// Export writes the rows of ExportSource in the background. A RowsExported event reports the end. Rows must not
// change until then: Apply waits for it.
func (g *Grid[T]) Export(o ExportOptions) { o.start(g.bound()) }

// CancelExport cancels the running export, if there is one, and leaves no file behind.
func (g *Grid[T]) CancelExport() { g.bound().Exports().Cancel() }

// ExportProgress returns the progress of the export, from 0 to 1; ok is false if no export is running. The progress
// is 0 if the number of rows is not known, as with Selected or for some sources.
func (g *Grid[T]) ExportProgress() (done float64, ok bool) {
	return g.bound().Exports().Progress()
}

// ExportItem returns an item for a menu that calls Grid.Export. With Cells it is disabled if there is nothing to
// copy, and over a Remote if the cells cannot be copied.
func ExportItem[T any](of Gridder[T], o ExportOptions) menus.Item[T] {
	item := menus.MakeExportItem(menus.ExportOptions[T]{Label: o.label(), Icon: o.Icon})
	item.OnClick = func(menus.Target[T]) { o.start(&of.grid().core) }
	if o.Cells {
		copied := CellItem(of, option.ActionCopy, o.Locale)
		item.DisabledFor, item.ReasonFor = copied.DisabledFor, copied.ReasonFor
	}
	return item
}

// label returns the label of an item that exports.
func (o *ExportOptions) label() string {
	texts := locale.For("").Override(o.Locale)
	name := texts.Export
	if o.Cells {
		name = texts.ExportCells
	}
	return cmp.Or(o.Label, name(o.Format.String()))
}

// start begins the export of a grid.
func (o *ExportOptions) start(g *core.Grid) {
	to, exporter := o.To, o.Exporter
	if to == nil {
		to = export.Downloads
	}
	if exporter == nil {
		exporter = o.Format
	}
	g.Synced().Exports().Start(to, exporter, o.Options, exporting.Request{Scope: o.Scope, Selected: o.Selected, Cells: o.Cells})
}
