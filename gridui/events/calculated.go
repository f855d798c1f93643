// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/option"
)

// CalculatedChanged says that a user has made, changed or deleted a calculated column, or asks for it
// where Calculated is Controlled.
type CalculatedChanged struct {
	// Column is the column as it is now, or as it was where it was Deleted.
	Column  option.CalculatedColumn
	Deleted bool
}

func (CalculatedChanged) GridEvent() {}

// Apply makes the change.
func (e CalculatedChanged) Apply(to *option.Calculated) {
	all := slices.Clone(to.Columns)
	at := slices.IndexFunc(all, func(c option.CalculatedColumn) bool { return c.ID == e.Column.ID })
	switch {
	case at < 0 && !e.Deleted:
		all = append(all, e.Column)
	case at < 0:
	case e.Deleted:
		all = slices.Delete(all, at, at+1)
	default:
		all[at] = e.Column
	}
	to.Columns = all
}
