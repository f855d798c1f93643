// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"fmt"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/storage/export"
)

// Export writes the filtered rows, in their order, with the visible columns, as CSV in the background. to is the
// destination; nil means the user's downloads.
func (g *Grid) Export(name string, to export.Destination) {
	g.exported = nil
	o := export.Options{FileName: name}
	if g.exports != nil {
		o = g.exports.Options(name)
	}
	g.grid.Export(gridui.ExportOptions{Format: export.CSV, Options: o, To: to})
}

// CancelExport cancels the export in progress; no file is left.
func (g *Grid) CancelExport() { g.grid.CancelExport() }

// IsExporting reports whether an export is under way.
func (g *Grid) IsExporting() bool {
	_, ok := g.grid.ExportProgress()
	return ok
}

// ExportText returns the progress of an export or the result of the last one; empty before the first.
func (g *Grid) ExportText(l look.Lang) string {
	if done, ok := g.grid.ExportProgress(); ok {
		return look.Text{En: fmt.Sprintf("Exporting… %.0f %%", done*100), Ko: fmt.Sprintf("내보내는 중… %.0f %%", done*100)}.In(l)
	}
	if g.exported == nil {
		return ""
	}
	return exports.EndText(*g.exported).In(l)
}
