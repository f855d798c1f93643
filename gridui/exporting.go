// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

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

// ErrExporting is the error of an export that was asked for while another of the
// same grid is under way.
var ErrExporting = exporting.ErrRunning

// ExportSource returns what Export writes by default: the rows of all pages that pass the filter, those of
// closed groups and branches too, in the order in which they stand, those pinned at the top first and those
// pinned at the bottom last, and the row of totals where one shows; with the columns and the texts of cells that
// Copy takes, numbers as numbers, and a column for each level of groups. Rows of Floating are no data and are
// left out. It is good for one export, and holds for as long as the rows do not change; what shows may.
func (g *Grid[T]) ExportSource() export.Source { return g.ExportSourceOf(option.ExportScope{}) }

// ExportSourceOf returns the rows and columns of a scope, to be exported as those of ExportSource.
func (g *Grid[T]) ExportSourceOf(scope option.ExportScope) export.Source {
	return g.bound().Synced().Features.Exporting.Source(scope, false)
}

// Export writes what ExportSource or ExportSourceOf has in the background; an Exported event tells
// when it is done. Rows must not change until then: Apply waits for it.
func (g *Grid[T]) Export(o ExportOptions) { o.start(g.bound()) }

// CancelExport ends the export that is under way, if there is one; no file is left
// behind.
func (g *Grid[T]) CancelExport() { g.bound().Features.Exporting.Cancel() }

// ExportProgress is how far the export is, from 0 to 1; ok is false if none is under
// way. Where the number of rows is not known, as with Selected, or that of a source, it is 0.
func (g *Grid[T]) ExportProgress() (done float64, ok bool) {
	return g.bound().Features.Exporting.Progress()
}

// ExportItem is an item of a menu that exports a grid by Grid.Export. With Cells it is disabled
// where there is nothing to copy, and over a Remote where the cells cannot be copied.
func ExportItem[T any](of Gridder[T], o ExportOptions) menus.Item[T] {
	item := menus.MakeExportItem(menus.ExportOptions[T]{Label: o.label(), Icon: o.Icon})
	item.OnClick = func(menus.Target[T]) { o.start(&of.grid().core) }
	if o.Cells {
		copied := CellItem(of, option.ActionCopy, CellItemOptions{Locale: o.Locale})
		item.DisabledFor, item.ReasonFor = copied.DisabledFor, copied.ReasonFor
	}
	return item
}

// label is the text of an item that exports.
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
	g.Synced().Features.Exporting.Start(to, exporter, o.Options, exporting.Request{Scope: o.Scope, Selected: o.Selected, Cells: o.Cells})
}
