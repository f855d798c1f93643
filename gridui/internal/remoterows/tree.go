// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// heldOpen opens the rows of a tree while a filter is on, so that the rows that pass show: the source
// returns these and the rows above them.
type heldOpen struct {
	filter expr.Predicate
	// closed holds the rows that the user has closed meanwhile.
	closed map[string]bool
}

// has reports whether a row is held open.
func (h *heldOpen) has(id string) bool { return h.filter != nil && !h.closed[id] }

// hold sets which rows of a tree are open in the next query. The visible rows stay as they are until then.
func (l *lines[T]) hold(q rowsource.Query) {
	if l.held == nil || !expr.Equal(l.held.filter, q.Filter) {
		l.held = &heldOpen{filter: q.Filter, closed: map[string]bool{}}
	}
	held := l.held
	l.OpenNextWhere(func(path rowsource.Path) bool {
		id := path[len(path)-1].String()
		return held.has(id) || l.open != nil && l.open(id, len(path)-1)
	})
}

// reopenRow opens or closes a row of a tree according to Query.Open.
func (l *lines[T]) reopenRow(i int64) {
	line := l.Line(i)
	if line.State != blocks.Loaded {
		return
	}
	id := l.source.ID(line.Row)
	path := line.Group.Path.Child(value.Text(id))
	if l.open != nil && l.open(id, line.Depth) {
		delete(l.held.closed, id)
		l.OpenGroup(path)
	} else {
		l.held.closed[id] = true
		l.CloseGroup(path)
	}
}
