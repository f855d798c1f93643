// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// place is a key of a store, and the parts of the view stored there.
type place struct {
	option.Persistence
	// session selects storage.Session if Persistence has no store, and not storage.Local.
	session bool
	parts   option.ViewParts
}

// places holds the places that the options name, the most specific one last: it wins if two of them hold the
// same part. A place without a key is not used.
type places [3]place

// placesOf returns the places that the options name.
func placesOf(o *option.Options) (out places) {
	out[0] = place{Persistence: o.Persist, parts: option.ViewAll &^ o.Persist.PartsDisabled}
	if by := o.ColumnVisibility.Persistence; by != nil {
		out[1] = place{Persistence: settings.Persistence(by), session: by.Session, parts: by.Parts}
		if by.Parts == 0 {
			out[1].parts = option.ViewOrder | option.ViewVisibility
		}
	}
	if o.ColumnOrder.Persist {
		out[2].Key, out[2].Store, out[2].parts = o.ColumnOrder.StorageKey, o.Persist.Store, option.ViewOrder
	}
	return out
}

// store returns the store of the place.
func (p *place) store() storage.Store { return storeOr(p.Store, p.session) }

// storeOr returns store, or if it is nil the store of the session or the local store.
func storeOr(store storage.Store, session bool) storage.Store {
	if store != nil {
		return store
	}
	if session {
		return storage.Session()
	}
	return storage.Local("")
}
