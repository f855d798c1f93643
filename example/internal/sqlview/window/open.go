// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"errors"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/example/internal/sqlview/tabletree"
)

// open opens the database and reads its catalogue in the background.
func (w *Window) open() {
	w.inbox.start(func() func() {
		d, err := w.options.Open(w.ctx)
		if err != nil {
			return func() { w.err = err }
		}
		c, err := catalog.Load(w.ctx, d.DB, d.Address.Engine())
		if err != nil {
			err = d.Address.Redact(err)
		}
		return func() {
			w.database, w.err = d, err
			if err == nil {
				w.begin(c)
			}
		}
	})
}

// begin shows the first place.
func (w *Window) begin(c *catalog.Catalog) {
	w.catalog, w.tree = c, tabletree.New(w.look, c)
	switch o := w.options; {
	case o.Statement != "":
		w.visit(places.Place{Statement: o.Statement})
	case o.Table != "":
		w.beginAt(o.Table)
	default:
		w.beginFirst()
	}
}

// beginAt shows the table that a person named.
func (w *Window) beginAt(name string) {
	t, ok := w.catalog.FindText(name)
	if !ok {
		w.err = errors.New(look.Text{En: "There is no table " + name, Ko: name + " 테이블이 없습니다"}.In(w.look.Lang))
		return
	}
	w.visit(places.Place{Table: t.Name})
}

// beginFirst shows the first table of the schema of the address, or else of all.
func (w *Window) beginFirst() {
	if t, ok := w.catalog.First(); ok {
		w.visit(places.Place{Table: t.Name})
	}
}
