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

// page is the view of a place. The zero value is empty.
type page struct {
	place places.Place
	table *catalog.Table // nil for a statement
	// grid is nil until the rows are open.
	grid      *rowgrid.Grid
	structure *structure.Page // nil until it is first shown
	// cancel cancels the opening and a running statement.
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

// close stops the page's work, and frees its rows.
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
