// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/storage/export"
)

// CopyText is Grid.CopyText.
func (g *Grid) CopyText(withHeaders bool) string {
	g.Sync(layout.Context{})
	return g.Features.Clipboard.Text(withHeaders)
}

// Paste is Grid.Paste.
func (g *Grid) Paste(text string) {
	g.Sync(layout.Context{})
	g.Features.Clipboard.Paste(text)
}

// ExportSource is Grid.ExportSource.
func (g *Grid) ExportSource() export.Source {
	g.Sync(layout.Context{})
	return g.Features.Exporting.Source(false)
}

// Export exports what shows, or a part of it; see Grid.Export.
func (g *Grid) Export(to export.Destination, exporter export.Exporter, o export.Options, scope exporting.Scope) {
	g.Sync(layout.Context{})
	g.Features.Exporting.Start(to, exporter, o, scope)
}
