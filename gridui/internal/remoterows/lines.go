// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// lines holds the lines that a grid shows: rows, groups and the rows of open groups, or the rows of
// a tree. All indexes are line indexes. While the visible lines are outlined, outline presents them as
// a remote.Outline.
type lines[T any] struct {
	*blocks.Outline[T]
	source rowsource.Source[T]
	// outlined is set if the visible lines are grouped or a tree; tree is set if the lines are a tree.
	outlined, tree bool
	// open reports whether a group or a row of a tree is open.
	open func(id string, depth int) bool
	// held opens the rows of a tree while a filter is on.
	held *heldOpen
	// names caches requested ids by index, until lines change.
	names map[int64]string
}

// mostNames is the maximum number of cached ids. The cache saves a settled frame from making ids.
const mostNames = 1024

// ask replaces the query. open reports whether a group is open; keep is the id of the row or group
// to stay at.
func (l *lines[T]) ask(q rowsource.Query, open func(id string, depth int) bool, keep string) {
	clear(l.names)
	switch {
	case q.Tree:
		l.open = open
		l.hold(q)
	case len(q.Group) > 0:
		l.open = open
		l.OpenWhere(l.isOpen)
	}
	if len(q.Group) == 0 {
		q.Aggregates = nil
	}
	at := blocks.Place{ID: keep}
	if line, ok := l.find(keep, 0); ok && keep != "" {
		at = l.Place(line)
	}
	l.SetQuery(q, at)
}

// isOpen reports whether the group at a path is open.
func (l *lines[T]) isOpen(path rowsource.Path) bool {
	return l.open != nil && l.open(groupID(path), len(path)-1)
}

// groupID returns the id of a group.
func groupID(path rowsource.Path) string { return remote.GroupPrefix + path.ID() }

// name returns the id of a line, from the cache if possible.
func (l *lines[T]) name(i int64) string {
	id, ok := l.names[i]
	if !ok {
		if len(l.names) >= mostNames {
			clear(l.names)
		}
		id = l.id(i)
		l.names[i] = id
	}
	return id
}

// id returns the id of a row or a group. A line that is not loaded has no id in a flat list. In
// groups its id consists of its group and its index there, so that the screen stays at it while
// groups above it change.
func (l *lines[T]) id(i int64) string {
	switch line := l.Line(i); {
	case line.State == blocks.Loaded && line.IsGroup:
		return groupID(line.Group.Path)
	case line.State == blocks.Loaded:
		return l.source.ID(line.Row)
	case !l.outlined:
		return ""
	}
	below, item := l.Seat(i)
	return remote.LoadingPrefix + strconv.FormatInt(item, 10) + ":" + below.ID()
}

// find returns the line of a row or a group near the screen or another line.
func (l *lines[T]) find(id string, near int64) (i int64, ok bool) {
	if path, is := strings.CutPrefix(id, remote.GroupPrefix); is {
		at, err := pathOf(path)
		if err != nil {
			return 0, false
		}
		return l.LineOf(at)
	}
	if seat, is := strings.CutPrefix(id, remote.LoadingPrefix); is && l.outlined {
		return l.findSeat(seat)
	}
	return l.FindRow(id, near)
}

// pathOf returns the path of a group's id.
func pathOf(id string) (p rowsource.Path, err error) { return p, json.Unmarshal([]byte(id), &p) }

// findSeat returns the line for the id of a line that was not loaded.
func (l *lines[T]) findSeat(seat string) (i int64, ok bool) {
	index, below, _ := strings.Cut(seat, ":")
	item, noItem := strconv.ParseInt(index, 10, 64)
	path, noPath := pathOf(below)
	if noItem != nil || noPath != nil {
		return 0, false
	}
	return l.LineAt(path, item)
}

// outline implements remote.Outline for grouped lines and for the lines of a tree.
type outline[T any] struct{ *lines[T] }

// Line returns the contents of a line.
func (o outline[T]) Line(i coord.Record) remote.Line {
	line := o.lines.Line(int64(i))
	loaded := line.State == blocks.Loaded
	out := remote.Line{Group: line.IsGroup && loaded, Depth: line.Depth}
	out.Expandable = out.Group || o.tree && loaded && line.Branch != rowsource.BranchLeaf
	out.Open = line.Open && out.Expandable
	if out.Group {
		out.Rows = int(line.Group.Rows)
	} else {
		_, item := o.Seat(int64(i))
		out.Number = int(item) + 1
	}
	return out
}

// Parent returns the line of the group of a line, or NoRecord.
func (o outline[T]) Parent(i coord.Record) coord.Record {
	return max(coord.Record(o.Header(int64(i))), coord.NoRecord)
}

// End returns the line after the descendants of a line.
func (o outline[T]) End(i coord.Record) coord.Record { return coord.Record(o.lines.End(int64(i))) }

// Value returns the common value of the rows of a group.
func (o outline[T]) Value(i coord.Record) any {
	if group, ok := o.group(i); ok {
		return plain(group.Value())
	}
	return nil
}

// Sum returns an aggregate of a group.
func (o outline[T]) Sum(i coord.Record, at int) any {
	group, ok := o.group(i)
	if !ok || at >= len(group.Aggregates) {
		return nil
	}
	return plain(group.Aggregates[at])
}

// group returns the group on a line.
func (l *lines[T]) group(i coord.Record) (group rowsource.Group, ok bool) {
	line := l.Line(int64(i))
	return line.Group, line.IsGroup && line.State == blocks.Loaded
}

// Reopen opens or closes a group or a row of a tree, or all of them for a negative line, according to
// Query.Open.
func (o outline[T]) Reopen(i coord.Record) {
	clear(o.names)
	group, ok := o.group(i)
	switch {
	case i < 0 && o.tree:
		o.Outline.Reopen()
	case i < 0:
		o.OpenWhere(o.isOpen)
	case o.tree:
		o.reopenRow(int64(i))
	case ok && o.isOpen(group.Path):
		o.OpenGroup(group.Path)
	case ok:
		o.CloseGroup(group.Path)
	}
}

// plain returns a value in the form for columns: see column.Decimal.
func plain(v value.Value) any {
	plain := v.Plain()
	if digits, ok := plain.(string); ok && v.Kind() == value.KindNumber {
		return column.Decimal(digits)
	}
	return plain
}
