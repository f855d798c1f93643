// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"errors"

	"github.com/giogrid/giogrid/storage"
)

// keeper is a page whose grid comes back as it was left.
type keeper interface {
	// keepIn says where it is kept, before the page is drawn.
	keepIn(store storage.Store)
	// save writes what is kept now, close for the last time.
	save() error
	closer
}

// closer is a page that ends what runs for it.
type closer interface{ close() error }

// KeepIn says where the gallery keeps what users make of its grids, before it is drawn. Without it
// nothing outlives the gallery.
func (g *Gallery) KeepIn(store storage.Store) {
	for _, p := range g.pages {
		if k, ok := p.content.(keeper); ok {
			k.keepIn(store)
		}
	}
}

// Save writes now what is kept, as a browser wants it before a page goes away.
func (g *Gallery) Save() error { return each(g, keeper.save) }

// Close writes what is kept and ends what runs. The gallery may not be drawn after it.
func (g *Gallery) Close() error { return each(g, closer.close) }

// each does something with the pages that can do it.
func each[C any](g *Gallery, do func(C) error) error {
	var errs []error
	for _, p := range g.pages {
		if k, ok := p.content.(C); ok {
			errs = append(errs, do(k))
		}
	}
	return errors.Join(errs...)
}
