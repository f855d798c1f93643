// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// place is a key of a store, and the parts of the view stored there.
type place struct {
	option.Persistence
	parts option.ViewParts
}

// places holds the places that the options name, the most specific one last: it wins if two of them hold the
// same part. A place without a key is not used.
type places [3]place

// placesOf returns the places that the options name.
func placesOf(o *option.Options) places {
	return places{
		placeOf(&o.Persist, option.ViewAll),
		placeOf(o.ColumnVisibility.Persist, option.ViewOrder|option.ViewVisibility),
		placeOf(o.ColumnOrder.Persist, option.ViewOrder),
	}
}

// placeOf returns the place of a Persistence, with usual as its parts if it names none.
func placeOf(by *option.Persistence, usual option.ViewParts) place {
	if by == nil {
		return place{}
	}
	return place{Persistence: *by, parts: PartsOr(by.Parts, usual)}
}

// PartsOr returns the named parts, or usual if none are.
func PartsOr(parts, usual option.ViewParts) option.ViewParts {
	if parts == 0 {
		return usual
	}
	return parts
}

// store returns the store of the place.
func (p *place) store() storage.Store { return storeOrLocal(p.Store) }

// storeOrLocal returns store, or the local store if it is nil.
func storeOrLocal(store storage.Store) storage.Store {
	if store == nil {
		return storage.Local("")
	}
	return store
}
