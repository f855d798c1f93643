// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Line is what is on a line.
func (g *grouped[T]) Line(i coord.Record) remote.Line {
	line := g.lines.Line(int64(i))
	out := remote.Line{Group: line.IsGroup && line.State == blocks.Loaded, Open: line.Open, Depth: line.Depth}
	if out.Group {
		out.Rows = int(line.Group.Rows)
	} else {
		_, item := g.lines.Seat(int64(i))
		out.Number = int(item) + 1
	}
	return out
}

// Parent is the line of the group that a line is in, or NoRecord.
func (g *grouped[T]) Parent(i coord.Record) coord.Record {
	if at := g.lines.Header(int64(i)); at >= 0 {
		return coord.Record(at)
	}
	return coord.NoRecord
}

// End is the line after the last one below a line.
func (g *grouped[T]) End(i coord.Record) coord.Record { return coord.Record(g.lines.End(int64(i))) }

// Value is the value that the rows of a group share.
func (g *grouped[T]) Value(i coord.Record) any {
	if group, ok := g.group(i); ok {
		return plain(group.Value())
	}
	return nil
}

// Sum is an aggregate of a group.
func (g *grouped[T]) Sum(i coord.Record, at int) any {
	group, ok := g.group(i)
	if !ok || at >= len(group.Aggregates) {
		return nil
	}
	return plain(group.Aggregates[at])
}

// group is the group on a line.
func (g *grouped[T]) group(i coord.Record) (group rowsource.Group, ok bool) {
	line := g.lines.Line(int64(i))
	return line.Group, line.IsGroup && line.State == blocks.Loaded
}

// Reopen opens and closes a group, or all, as Query.Open says now.
func (g *grouped[T]) Reopen(i coord.Record) {
	g.toggled()
	group, ok := g.group(i)
	switch {
	case i < 0:
		g.lines.OpenWhere(g.isOpen)
	case ok && g.isOpen(group.Path):
		g.lines.OpenGroup(group.Path)
	case ok:
		g.lines.CloseGroup(group.Path)
	}
}

// plain is a value as columns read it, see column.Decimal.
func plain(v value.Value) any {
	plain := v.Plain()
	if digits, ok := plain.(string); ok && v.Kind() == value.KindNumber {
		return column.Decimal(digits)
	}
	return plain
}
