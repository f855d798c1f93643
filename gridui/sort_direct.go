// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// setSort changes the order as a user does.
func (g *core) setSort(to []option.SortKey) {
	from := g.Sorting.Keys
	if g.Sorting.Mode == option.SortOff || slices.Equal(from, to) {
		return
	}
	if !g.Sorting.Controlled {
		g.Sorting.Keys = to
	}
	g.report.Emit(events.SortChanged{From: from, To: to})
}
