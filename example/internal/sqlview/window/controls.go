// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/example/internal/sqlview/structure"
)

// The pages of a table, as numbers of the choice.
const (
	showRows = iota
	showStructure
)

// controls holds the buttons and fields outside the grids.
type controls struct {
	back, forward, run, export look.Button
	statement                  look.Field
	pages, scheme              look.Choice
	value                      look.Switch
	edits                      editBar
}

func (c *controls) update(gtx layout.Context, w *Window) {
	c.scheme.At = int(w.look.Scheme)
	if c.scheme.Update(gtx) {
		w.look.Scheme = look.Scheme(c.scheme.At)
	}
	c.value.Update(gtx)
	if c.pages.Update(gtx); w.page.table == nil {
		c.pages.At = showRows
	}
	if c.pages.At == showStructure && w.page.structure == nil {
		w.page.structure = structure.New(w.look, w.page.table)
	}
	c.walk(gtx, w)
	c.ask(gtx, w)
	c.write(gtx, w)
	c.edits.update(gtx, w)
}

// walk goes back and forward.
func (c *controls) walk(gtx layout.Context, w *Window) {
	for c.back.Clicked(gtx) {
		w.back()
	}
	for c.forward.Clicked(gtx) {
		w.forward()
	}
}

// ask runs the typed statement.
func (c *controls) ask(gtx layout.Context, w *Window) {
	asked := c.statement.Submitted(gtx)
	for c.run.Clicked(gtx) {
		asked = true
	}
	if text := strings.TrimSpace(c.statement.Text()); asked && text != "" && w.catalog != nil {
		w.visit(places.Place{Statement: text})
	}
}

// write begins an export, or cancels the export in progress.
func (c *controls) write(gtx layout.Context, w *Window) {
	for c.export.Clicked(gtx) {
		switch g := w.page.grid; {
		case g == nil:
		case g.IsExporting():
			g.CancelExport()
		default:
			g.Export(w.exportName(), w.options.Exports)
		}
	}
}

// exportName returns the name of the export file without its extension.
func (w *Window) exportName() string {
	if w.page.table == nil {
		return "statement"
	}
	return w.page.table.Table
}
