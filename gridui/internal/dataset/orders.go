// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// BringOrders makes the rows sort by more than values.
func (ds *Set) BringOrders() { ds.fields.orders.code = &codeOrders }

// TakeLooks sets what gives the cells their colours and icons.
func (ds *Set) TakeLooks(from Looks) {
	ds.BringOrders()
	ds.fields.orders.looks = from
}

// LookNames returns the names of the colours or icons that the cells of a column may have.
func (ds *Set) LookNames(columnID string, by option.SortBy) []string {
	if ds.fields.orders.looks == nil {
		return nil
	}
	return ds.fields.orders.looks.Names(columnID, by)
}

// HasLooks reports whether conditional formats give cells colours or icons.
func (ds *Set) HasLooks() bool { return ds.fields.orders.looks != nil }

// CanSort reports whether the rows can be sorted by something of a column, as far as their source is concerned.
func (ds *Set) CanSort(d *column.Def, by option.SortBy) bool {
	if ds.remote == nil || by == option.SortByValue {
		return true
	}
	return canSort(ds.remote.Can(), d, by)
}
