// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"reflect"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// All returns a snapshot of all items of all pages, including items below closed rows, with the
// pinned rows above and below the others.
func (sn *snapshots) All() *Snapshot {
	o := &sn.rows.Order
	outline := o.On && o.Model.Outline() != nil
	if !outline {
		return sn.Pages()
	}
	s := sn.Items(0, 0)
	s.N = s.Outline.Places()
	s.items = make([]int32, s.N)
	for place := range s.items {
		s.items[place] = int32(s.Outline.Item(coord.Place(place)))
	}
	p := &sn.rows.Pinned
	s.Top, s.bottom = p.Records[:p.Tops], p.Records[p.Tops:]
	for _, record := range p.Records {
		if place := s.Outline.Place(record); place >= 0 {
			s.skip = append(s.skip, coord.Index(place))
		}
	}
	slices.Sort(s.skip)
	s.N += len(p.Records) - len(s.skip)
	return s
}

// LineOfRecord returns the line of a record in a snapshot that All made of the present rows, or -1.
func (sn *snapshots) LineOfRecord(s *Snapshot, record coord.Record) int {
	if i := slices.Index(s.Top, record); i >= 0 {
		return i
	}
	if i := slices.Index(s.bottom, record); i >= 0 {
		return s.N - len(s.bottom) + i
	}
	switch o := &sn.rows.Order; {
	case o.On && o.Model.Outline() != nil:
		place := o.Model.Outline().Place(record)
		if place < 0 {
			return -1
		}
		return s.lineOf(coord.Index(place))
	case o.On:
		if item := o.Model.Index(record); item >= 0 {
			return s.lineOf(item)
		}
		return -1
	}
	if int(record) >= s.N {
		return -1
	}
	return s.lineOf(coord.Index(record))
}

// LineOfShown returns the first line of a snapshot of All at or after a position of the body.
func (sn *snapshots) LineOfShown(s *Snapshot, row coord.Pos) int {
	o := &sn.rows.Order
	item := sn.rows.Pinned.Open(row, o.Lo)
	if o.On && o.Model.Outline() != nil {
		outline := o.Model.Outline()
		if int(item) >= outline.Len() {
			return s.N - len(s.bottom)
		}
		item = coord.Index(outline.At(item))
	}
	return min(s.lineOf(item), s.N-len(s.bottom))
}

// lineOf returns the line of a place among the rows that are not pinned.
func (s *Snapshot) lineOf(at coord.Index) int {
	before := sort.Search(len(s.skip), func(k int) bool { return s.skip[k] >= at })
	return len(s.Top) + int(at) - before
}

// AppendShown appends the displayed text of a cell of a data row. outline is set for the column
// with the names of groups.
func (s *Snapshot) AppendShown(dst []byte, record coord.Record, d *column.Def, outline bool) []byte {
	if s.by.HidesOwn() && !outline {
		if sum, ok := s.sums().OfItem(d, record.Item()); ok {
			return d.Sums.AppendSum(dst, sum)
		}
	}
	return d.AppendText(dst, s.Rows.At(int(record)))
}

// HasBranchSums reports whether cells of data rows may show aggregates or shares.
func (s *Snapshot) HasBranchSums() bool { return s.by.HidesOwn() }

// Records holds all records, visible or not, so that a job can read them while the grid continues.
type Records struct {
	Rows rowdata.Source
	N    int
	gone rowmodel.Bits
	tree *rowtree.Rows
}

// Records returns all records in the numbering of changes. Rows is leased. ok is false if not all
// rows may be read.
func (sn *snapshots) Records() (r Records, ok bool) {
	if !sn.rows.Scans() {
		return r, false
	}
	o := &sn.rows.Order
	r.Rows = sn.rows.Given()
	if o.Records != nil {
		r.Rows = o.Records.Source
	}
	r.Rows, r.gone, r.tree = r.Rows.Lease(), o.Gone.set, o.Tree
	r.N = r.Rows.Len()
	return r, true
}

// Append appends the records [first, end) that are data rows.
func (r *Records) Append(dst []coord.Record, first, end int) []coord.Record {
	if r.gone == nil && r.tree == nil {
		for i := first; i < end; i++ {
			dst = append(dst, coord.Record(i))
		}
		return dst
	}
	for i := first; i < end; i++ {
		if !r.gone.Has(i) && !r.tree.IsFiller(coord.Record(i)) {
			dst = append(dst, coord.Record(i))
		}
	}
	return dst
}

// firstValues is the number of rows searched for a value to determine the kind.
const firstValues = 10

// KindToSort returns the kind of a column's values. For KindOther it determines the kind from the
// first visible value.
func (sn *snapshots) KindToSort(d *column.Def) option.Kind {
	if d.Kind != option.KindOther {
		return d.Kind
	}
	s := sn.Items(0, min(firstValues, sn.total()))
	defer s.Rows.Release()
	for i := range s.N {
		if it := s.Item(i); s.Kind(it) == ItemRow {
			if v := d.Value(s.Rows.At(int(it))); v != nil {
				return kindOfValue(reflect.ValueOf(v))
			}
		}
	}
	return option.KindOther
}

// kindOfValue returns the kind of a column with such values.
func kindOfValue(v reflect.Value) option.Kind {
	for v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	return column.KindOf(v.Type())
}
