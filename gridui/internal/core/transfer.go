// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/option"
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

// ExportSource is Grid.ExportSourceOf.
func (g *Grid) ExportSource(scope option.ExportScope) export.Source {
	g.Sync(layout.Context{})
	return g.Features.Exporting.Source(scope, false)
}

// Export begins an export; see Grid.Export.
func (g *Grid) Export(to export.Destination, exporter export.Exporter, o export.Options, what exporting.Request) {
	g.Sync(layout.Context{})
	g.Features.Exporting.Start(to, exporter, o, what)
}
