// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"context"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowgrid"
	"github.com/giogrid/giogrid/example/internal/sqlview/structure"
)

// page is what is shown of a place. The zero value is nothing.
type page struct {
	place places.Place
	table *catalog.Table // nil for a statement
	// grid is nil until the rows have been opened.
	grid      *rowgrid.Grid
	structure *structure.Page // nil until it was looked at
	// cancel ends the opening and a statement that runs.
	cancel context.CancelFunc
}

func (p *page) update(gtx layout.Context) {
	if p.grid != nil {
		p.grid.Update(gtx)
	}
	if p.structure != nil {
		p.structure.Update(gtx)
	}
}

// close ends what runs for the page, and frees its rows.
func (p *page) close() (err error) {
	if p.cancel != nil {
		p.cancel()
	}
	if p.grid != nil {
		err = p.grid.Close()
	}
	*p = page{}
	return err
}
