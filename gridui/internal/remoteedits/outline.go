// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Outline is how the rows of the source are grouped, nil if they are not. New rows are in no group
// before they are saved.
func (r *Rows[T]) Outline() remote.Outline {
	of := r.Rows.Outline()
	if of == nil {
		return nil
	}
	r.outlined = outline[T]{of, r}
	return &r.outlined
}

// outline is the lines of a source with new rows before or after them.
type outline[T any] struct {
	remote.Outline
	rows *Rows[T]
}

// Line is what is on a line.
func (o *outline[T]) Line(line coord.Record) remote.Line {
	in, of := o.rows.split(line)
	if in >= 0 {
		return remote.Line{Number: in + 1}
	}
	return o.Outline.Line(of)
}

// Parent is the line of the group that a line is in, or NoRecord.
func (o *outline[T]) Parent(line coord.Record) coord.Record {
	in, of := o.rows.split(line)
	if in >= 0 {
		return coord.NoRecord
	}
	if of = o.Outline.Parent(of); of >= 0 {
		of += coord.Record(o.rows.before())
	}
	return of
}

// End is the line after the last one below a line.
func (o *outline[T]) End(line coord.Record) coord.Record {
	in, of := o.rows.split(line)
	if in >= 0 {
		return line + 1
	}
	return o.Outline.End(of) + coord.Record(o.rows.before())
}

// Value is the value that the rows of a group share.
func (o *outline[T]) Value(line coord.Record) any {
	in, of := o.rows.split(line)
	if in >= 0 {
		return nil
	}
	return o.Outline.Value(of)
}

// Sum is an aggregate of a group.
func (o *outline[T]) Sum(line coord.Record, i int) any {
	in, of := o.rows.split(line)
	if in >= 0 {
		return nil
	}
	return o.Outline.Sum(of, i)
}

// Reopen opens and closes a group, or all.
func (o *outline[T]) Reopen(line coord.Record) {
	if line < 0 {
		o.Outline.Reopen(line)
	} else if in, of := o.rows.split(line); in < 0 {
		o.Outline.Reopen(of)
	}
}

// Totals are the aggregates of the rows of the source, and the number of all rows.
func (r *Rows[T]) Totals() remote.Totals {
	t := r.Rows.Totals()
	t.Rows += len(r.band.ids)
	return t
}

// Can is what the source can do. It adds up what it has, which is not what shows while there are changes.
func (r *Rows[T]) Can() remote.Can {
	can := r.Rows.Can()
	can.Spans = can.Spans && len(r.changed)+len(r.band.ids) == 0
	return can
}
