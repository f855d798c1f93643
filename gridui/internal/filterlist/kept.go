// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterlist

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// Kept remembers a list that a program may change at any time, to find out whether it has. The zero Kept remembers an
// empty list.
type Kept struct{ list []filter.Column }

// Same reports whether a list equals that of the last call, and remembers it.
func (k *Kept) Same(now []filter.Column) bool {
	if slices.EqualFunc(k.list, now, filter.Column.Equal) {
		return true
	}
	k.list = Clone(now)
	return false
}
