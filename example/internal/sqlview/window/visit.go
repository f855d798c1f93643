// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"context"

	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowgrid"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// visit goes to a place.
func (w *Window) visit(p places.Place) {
	w.history.Go(p)
	w.show(p)
}

// back and forward move along the visited places.
func (w *Window) back() {
	if p, ok := w.history.Back(); ok {
		w.show(p)
	}
}

func (w *Window) forward() {
	if p, ok := w.history.Forward(); ok {
		w.show(p)
	}
}

// placeKey returns the key of a place in the stored views: equal for places with the same rows.
func placeKey(p places.Place) string {
	return p.Table.String() + "\x00" + p.Statement + "\x00" + expr.Print(p.Query.Filter)
}

// show leaves the current page and opens the rows of a place in the background.
func (w *Window) show(p places.Place) {
	w.leave()
	if kept, ok := w.unsaved.take(p); ok {
		w.page, w.tree.Current, w.err = kept, p.Table, nil
		w.controls.statement.SetText(p.Statement)
		w.focus = kept.grid.Tag()
		return
	}
	ctx, cancel := context.WithCancel(w.ctx)
	w.page = page{place: p, cancel: cancel}
	w.tree.Current, w.err = p.Table, nil
	w.controls.statement.SetText(p.Statement)
	if p.Statement == "" {
		w.page.table, _ = w.catalog.Find(p.Table)
	}
	of := w.page
	w.inbox.start(func() func() {
		rows, err := w.rows(ctx, of)
		return func() { w.arrived(ctx, rows, err) }
	})
}

// leave closes the page, and stores the view of its rows. A page with unsaved changes stays open.
func (w *Window) leave() {
	if w.unsaved.keep(w.page) {
		w.page = page{}
		return
	}
	if w.page.grid != nil {
		w.views[placeKey(w.page.place)] = w.page.grid.View()
	}
	_ = w.page.close() // the rows are gone
}

// rows opens the rows of a page.
func (w *Window) rows(ctx context.Context, of page) (*rowset.Rowset, error) {
	o := w.options.Snapshot
	o.Grown = func() { w.inbox.post(func() { w.grown(ctx) }) }
	if of.table == nil {
		return rowset.Statement(ctx, w.database, of.place.Statement, o)
	}
	return rowset.Table(ctx, w.database, of.table, o)
}

// arrived shows the rows of a page, unless another page has been opened since.
func (w *Window) arrived(ctx context.Context, rows *rowset.Rowset, err error) {
	if ctx.Err() != nil {
		if rows != nil {
			_ = rows.Close() // the rows are for a page that was left
		}
		return
	}
	if err != nil {
		w.err = w.database.Address.Redact(err)
		return
	}
	w.page.grid = rowgrid.New(rows, rowgrid.Options{Exports: &w.options.ExportChoices,
		Look: w.look, Where: w.page.place.Query.Filter, Invalidate: w.inbox.door(), Menu: w.menu,
	})
	w.restore()
}

// restore applies the stored view of the rows.
func (w *Window) restore() {
	g := w.page.grid
	if v, ok := w.views[placeKey(w.page.place)]; ok {
		g.Restore(v)
	}
	w.focus = g.Tag()
}

// grown shows more rows of the running statement.
func (w *Window) grown(ctx context.Context) {
	if ctx.Err() == nil && w.page.grid != nil {
		w.page.grid.Reload()
	}
}
