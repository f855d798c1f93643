// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// viewPlace is where something of a view is kept, and what.
type viewPlace struct {
	option.Persistence
	// local is where it is kept without a Store.
	local option.StorageType
	parts option.ViewParts
}

// viewPlaces are the places that the fields of a grid ask for, the most particular
// last: it wins where two hold the same part.
type viewPlaces [3]viewPlace

func (g *core) viewPlaces() (out viewPlaces) {
	out[0] = viewPlace{Persistence: g.Persist, parts: option.ViewAll &^ g.Persist.Without}
	if by := g.ColumnVisibility.Persistence; by != nil {
		out[1] = viewPlace{Persistence: by.Persistence(), local: by.StorageType, parts: by.Parts}
		if by.Parts == 0 {
			out[1].parts = option.ViewOrder | option.ViewVisibility
		}
	}
	if g.ColumnOrder.Persist {
		out[2].Key, out[2].Store, out[2].parts = g.ColumnOrder.StorageKey, g.Persist.Store, option.ViewOrder
	}
	return out
}

func (p *viewPlace) store() storage.Store {
	if p.Store != nil {
		return p.Store
	}
	return p.local.Store()
}
