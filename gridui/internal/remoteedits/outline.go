// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Outline returns the groups of the source's rows, nil if they are not grouped. New rows belong to
// no group until they are saved.
func (r *Rows[T]) Outline() remote.Outline {
	of := r.Rows.Outline()
	if of == nil {
		return nil
	}
	r.outlined = outline[T]{of, r}
	return &r.outlined
}

// Families returns the families of the source's rows, nil if there are none. New rows belong to none until they are
// saved.
func (r *Rows[T]) Families() remote.Families {
	if of, ok := r.Rows.(remote.Familial); ok {
		return of.Families()
	}
	return nil
}

// outline holds the lines of a source with new rows before or after them.
type outline[T any] struct {
	remote.Outline
	rows *Rows[T]
}

// Line returns the contents of a line.
func (o *outline[T]) Line(line coord.Record) remote.Line {
	in, of := o.rows.split(line)
	if in >= 0 {
		return remote.Line{Number: in + 1}
	}
	return o.Outline.Line(of)
}

// Parent returns the line of the group of a line, or NoRecord.
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

// End returns the line after the descendants of a line.
func (o *outline[T]) End(line coord.Record) coord.Record {
	in, of := o.rows.split(line)
	if in >= 0 {
		return line + 1
	}
	return o.Outline.End(of) + coord.Record(o.rows.before())
}

// Value returns the common value of the rows of a group.
func (o *outline[T]) Value(line coord.Record) any {
	in, of := o.rows.split(line)
	if in >= 0 {
		return nil
	}
	return o.Outline.Value(of)
}

// Sum returns an aggregate of a group.
func (o *outline[T]) Sum(line coord.Record, i int) any {
	in, of := o.rows.split(line)
	if in >= 0 {
		return nil
	}
	return o.Outline.Sum(of, i)
}

// Reopen opens or closes a group, or all groups for a negative line.
func (o *outline[T]) Reopen(line coord.Record) {
	if line < 0 {
		o.Outline.Reopen(line)
	} else if in, of := o.rows.split(line); in < 0 {
		o.Outline.Reopen(of)
	}
}

// Totals returns the aggregates of the source's rows, and the number of rows including new ones.
func (r *Rows[T]) Totals() remote.Totals {
	t := r.Rows.Totals()
	t.Rows += len(r.band.ids)
	return t
}

// Can returns the operations that the source supports. It excludes sums of rows while there are
// changes, because the source adds up unchanged values.
func (r *Rows[T]) Can() remote.Can {
	can := r.Rows.Can()
	can.Spans = can.Spans && len(r.changed)+len(r.band.ids) == 0
	return can
}
