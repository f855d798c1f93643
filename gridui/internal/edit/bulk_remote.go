// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// mostLoaded is the most rows of a source that are edited in one step.
const mostLoaded = 10_000

// loaded reports whether all of some rows of the page are loaded, and few enough for one step.
func loaded(data *dataset.Set, rows ranges.Span) bool {
	if rows.Len() > mostLoaded {
		return false
	}
	for row := rows.First; row < rows.End; row++ {
		pos := data.NavRow(coord.Nav(row))
		if !pos.IsPinned() && data.Remote.Row(pos) != remote.Loaded {
			return false
		}
	}
	return true
}
