// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
)

// InOrder reports whether searches go through the rows in the order that they show in.
func (r *Rows[T]) InOrder() bool { return r.order.same }

// HitRow is the record of a hit, or NoRecord for a row in groups that is not there.
func (r *Rows[T]) HitRow(h remote.Hit) coord.Record {
	if r.shown.outline() == nil {
		return coord.Record(h.Index)
	}
	if line, ok := r.shown.find(h.ID, r.first); ok {
		return coord.Record(line)
	}
	return coord.NoRecord
}

// Bring reads the row of a hit in its groups, in place of those that show.
func (r *Rows[T]) Bring(h remote.Hit) {
	g, grouped := r.last().(*grouped[T])
	at, ok := h.Place.(place)
	if !grouped || !ok || !at.query.Equal(r.order.query) {
		return
	}
	r.live.quiet = false
	g.lines.Reload(blocks.Place{Path: r.order.path(at.cursor), ID: h.ID})
	r.arrive()
}
