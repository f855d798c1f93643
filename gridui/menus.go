// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"image"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// ContextMenu is the menu of the cells of the body. The zero value has no items
// and never opens: a right click then is a MenuRequested event and no more.
//
// It opens at the pointer at a right click, on Apple systems also at a click with
// Control; under a finger that rests for half a second; and below the focused cell
// at Shift+F10. The focus goes to the cell, unless it is one of several that are
// selected in CellRanges: these stay. A right click on another cell while it
// is open opens it there. Rows that the grid makes itself, such as groups, and
// floating rows have no menu.
//
// What it acts on is the cell that it opened at, whatever the order becomes
// meanwhile: a row that changes is given to the menu anew, and a menu whose row or
// column shows no more closes with menus.TargetGone. Shortcuts of its items have an
// effect only while it is open.
type ContextMenu[T any] struct {
	// Items are shown for every cell. Another slice given while the menu is open
	// shows in the next frame.
	Items []menus.Item[T]
	// ItemsFor, if not nil, makes the items of a cell in place of Items: when the menu
	// opens, and again when rows change while it is open. None: no menu.
	ItemsFor func(CellContext[T]) []menus.Item[T]
	// SelectRow selects the row that the menu opens for, and that one alone, unless it
	// is selected. Otherwise the selection stays as it is.
	SelectRow bool
	// Window is where the menu may be, in pixels from the top left corner of the grid:
	// give it the window's bounds where they are known. Zero: the grid's bounds. A
	// change of it closes the menu.
	Window image.Rectangle
}

// ContextMenuGrid is a Grid with a menu of its cells: the items of Grid.Menu. Without items a right click opens nothing.
type ContextMenuGrid[T any] struct{ Grid[T] }

// MenuRequested reports that a user requested the menu of a cell, by pointer or key. It
// comes before the MenuOpened that may follow, also in a grid without a menu.
type MenuRequested[T any] struct {
	Cell CellContext[T]
	// At is where, in pixels from the top left corner of the grid; of a key, the lower
	// left corner of the cell.
	At    image.Point
	Click events.Click
}

// MenuChosen reports that an item of the menu was chosen. Its OnClick has run by then.
type MenuChosen[T any] struct {
	Item   menus.Item[T]
	Target menus.Target[T]
	// Path holds the index of the item in each level, from the root on.
	Path []int
}

// CloseMenu closes the menu, if it is open.
func (g *Grid[T]) CloseMenu() { g.menu.Close() }

// OpenMenu opens the menu at the focused cell in the next frame, as Shift+F10 does.
func (g *Grid[T]) OpenMenu() {
	g.bind()
	g.menu.RequestFocused()
}

// MenuIsOpen reports whether the menu is open.
func (g *Grid[T]) MenuIsOpen() bool { return g.menu.IsOpen() }

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Grid[T]) CloseHeaderMenu() { g.bound().Features.HeaderMenu.Close() }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Grid[T]) HeaderMenuIsOpen() bool { return g.bound().Features.HeaderMenu.IsOpen() }

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

func (b *binding[T]) SelectsRow() bool { return b.grid.Menu.SelectRow }

func (b *binding[T]) Window() image.Rectangle { return b.grid.Menu.Window }

func (b *binding[T]) Requested(c column.CellContext, r core.MenuRequest) events.Event {
	return MenuRequested[T]{Cell: contextOf[T](c), At: r.Pos, Click: r.Click}
}

func (b *binding[T]) Chosen(ev menus.Chosen[T]) events.Event {
	return MenuChosen[T]{Item: ev.Item, Target: ev.Target, Path: ev.Path}
}

// CellItem returns an item of a menu of cells that does what a key does: ActionCopy,
// ActionCopyWithHeaders, ActionCut, ActionPaste, ActionClear, ActionFillDown or
// ActionFillRight. Like the key it acts on the ranges of more than one cell, else on the
// selected rows, else on the focused cell, which is the one that the menu opened at. It is
// disabled where there is nothing to act on: no column that can be edited, Editing that is
// off, rows that are loading, a browser that lets no page read the clipboard. Over a Remote it is
// also where its rows do not allow it now, and says why. Its shortcut is
// that of the grid's Keys when it is made. Items of other actions are disabled. l are the texts; those that it
// lacks are in the system's language.
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

// FilterItems returns two items of a menu of cells: one that filters by what the selected cells show, each column by
// its own, and one that leaves out the rows that show it. They act on the ranges of more than one cell, else on the
// focused cell, and are disabled where no column of them can be filtered, where Filtering is not Enabled, and for
// more than 10,000 cells. A filter by values replaces the filter of the column; one that excludes values is joined to
// it where a filter has room for both. l are the texts; those that it lacks are in the system's language.
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

// CellItems returns all items for the menu of cells: what CellItem makes of each of its actions, and
// an export of the cells as CSV. l are the texts; those that it lacks are in the system's
// language.
//
//	grid.Menu.Items = gridui.CellItems(&grid, locale.Texts{})
func CellItems[T any](of Gridder[T], l locale.Texts) []menus.Item[T] {
	item := func(a option.Action) menus.Item[T] { return CellItem(of, a, l) }
	line := menus.Item[T]{Separator: true}
	return []menus.Item[T]{
		item(option.ActionCut), item(option.ActionCopy), item(option.ActionCopyWithHeaders), item(option.ActionPaste), item(option.ActionClear),
		line,
		item(option.ActionFillDown), item(option.ActionFillRight),
		line,
		ExportItem(of, ExportOptions{Cells: true, Locale: l}),
	}
}

// ExportOptions say what Export writes, how and where. The zero value writes all
// rows that pass the filter, as CSV.
type ExportOptions struct {
	// Format is the format; Exporter, if not nil, writes in place of it.
	Format   export.Format
	Exporter export.Exporter
	// Options are the details: the file's name, headers and so on.
	Options export.Options
	// To is where it goes; nil: the browser's downloads, outside a browser the user's
	// folder of downloads.
	To export.Destination
	// Scope says which rows and columns are written.
	Scope option.ExportScope
	// Selected writes the selected rows alone, Cells the cells that Copy takes: the ranges of
	// more than one cell, else the selected rows of the page, else the focused cell. Ranges that
	// make no single table follow each other with an empty row and their headers between them.
	// With Cells, Selected and Scope have no effect.
	Selected, Cells bool

	// Label and Icon are those of an ExportItem; empty and nil are the defaults, the
	// label in the words of Locale, and those that it lacks in the system's language.
	Label  string
	Icon   menus.Icon
	Locale locale.Texts
}

// ExportSource returns what Export writes: the rows and columns of a scope, by default the rows of all pages that
// pass the filter, those of closed groups and branches too, in the order in which they stand, those pinned at the top
// first and those pinned at the bottom last, and the row of totals where one shows; with the columns and the texts of
// cells that Copy takes, numbers as numbers, and a column for each level of groups. Rows of Floating are no data and
// are left out. It is good for one export, and holds for as long as the rows do not change; what shows may.
func (g *Grid[T]) ExportSource(scope option.ExportScope) export.Source {
	return g.bound().Synced().Exports().Source(scope, false)
}

// Export writes what ExportSource returns in the background; a RowsExported event tells
// when it is done. Rows must not change until then: Apply waits for it.
func (g *Grid[T]) Export(o ExportOptions) { o.start(g.bound()) }

// CancelExport ends the export that is under way, if there is one; no file is left
// behind.
func (g *Grid[T]) CancelExport() { g.bound().Exports().Cancel() }

// ExportProgress returns how far the export is, from 0 to 1; ok is false if none is under
// way. Where the number of rows is not known, as with Selected, or that of a source, it is 0.
func (g *Grid[T]) ExportProgress() (done float64, ok bool) {
	return g.bound().Exports().Progress()
}

// ExportItem returns an item of a menu that exports a grid by Grid.Export. With Cells it is disabled
// where there is nothing to copy, and over a Remote where the cells cannot be copied.
func ExportItem[T any](of Gridder[T], o ExportOptions) menus.Item[T] {
	item := menus.MakeExportItem(menus.ExportOptions[T]{Label: o.label(), Icon: o.Icon})
	item.OnClick = func(menus.Target[T]) { o.start(&of.grid().core) }
	if o.Cells {
		copied := CellItem(of, option.ActionCopy, o.Locale)
		item.DisabledFor, item.ReasonFor = copied.DisabledFor, copied.ReasonFor
	}
	return item
}

// label returns the text of an item that exports.
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
