// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"errors"

	"github.com/giogrid/giogrid/storage"
)

// keeper is a page that restores the layout of its grid.
type keeper interface {
	// keepIn sets the store of the layout. It is called before the first frame.
	keepIn(store storage.Store)
	// save writes pending changes now; close also does, for the last time.
	save() error
	closer
}

// closer is a page with work to stop at the end.
type closer interface{ close() error }

// KeepIn sets the store for users' changes to grids. Call it before the first frame. Without a store nothing outlives
// the gallery.
func (g *Gallery) KeepIn(store storage.Store) {
	for _, p := range g.pages {
		if k, ok := p.content.(keeper); ok {
			k.keepIn(store)
		}
	}
}

// Save writes pending changes now, which a browser needs before a page goes away.
func (g *Gallery) Save() error { return each(g, keeper.save) }

// Close writes pending changes and stops background work. The gallery must not be drawn after it.
func (g *Gallery) Close() error { return each(g, closer.close) }

// each calls do for the pages that implement C.
func each[C any](g *Gallery, do func(C) error) error {
	var errs []error
	for _, p := range g.pages {
		if k, ok := p.content.(C); ok {
			errs = append(errs, do(k))
		}
	}
	return errors.Join(errs...)
}
