// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns

import (
	"fmt"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/structfields"
	"github.com/giogrid/giogrid/gridui/option"
)

// Of returns the columns of the fields of a struct type, or of a pointer to one, and the columns own, each in the place
// of the field or group with its id, or else at the end. kit is the cell editor, see column.Def.Kit, and joins the
// feature that merges cells, see column.Joins.Kit. A type without
// fields gives one column without values, whose Err is the reason.
func Of(row reflect.Type, kit, joins any, own []*column.Def) []*column.Def {
	nodes, err := structfields.Of(row)
	if err != nil {
		d := column.New(row.String(), row.String())
		d.Fail(fmt.Errorf("gridui: %w", err))
		return append([]*column.Def{d}, own...)
	}
	m := maker{kit: kit, joins: joins, own: map[string]*column.Def{}}
	for _, d := range own {
		if !column.IsNil(d) && m.own[d.ID] == nil {
			m.own[d.ID] = d
		}
	}
	defs := m.columns(nodes)
	for _, d := range own {
		if !m.used[d] {
			defs = append(defs, d)
		}
	}
	return defs
}

// A maker makes the columns of a type.
type maker struct {
	kit, joins any
	// own holds the columns of the program by id, and used the columns that replace a field.
	own  map[string]*column.Def
	used map[*column.Def]bool
}

// columns returns the columns of nodes.
func (m *maker) columns(nodes []*structfields.Node) (defs []*column.Def) {
	for _, n := range nodes {
		if own := m.own[n.ID]; own != nil {
			if m.used == nil {
				m.used = map[*column.Def]bool{}
			}
			m.used[own] = true
			defs = append(defs, own)
			continue
		}
		d := m.column(n)
		if n.Err != nil {
			d.Fail(fmt.Errorf("gridui: %w", n.Err))
		}
		defs = append(defs, d)
	}
	return defs
}

// column returns the column or the group of a node.
func (m *maker) column(n *structfields.Node) *column.Def {
	if n.Children != nil {
		d := column.New(n.ID, n.Header)
		d.Kind, d.Align, d.NoReorder = option.KindOther, n.Tag.Align, n.Tag.NoMove
		d.Children = m.columns(n.Children)
		return d
	}
	f := &field{Node: n, kit: m.kit, joins: m.joins}
	d := f.column()
	f.arrange(d)
	return d
}

// A field makes the column of a field.
type field struct {
	*structfields.Node
	kit, joins any
}

// column returns the column of the field, by its type.
func (f *field) column() *column.Def {
	switch {
	case f.Type == reflect.TypeFor[time.Duration]():
		return basic(f, column.TraitsOf[time.Duration](), as[time.Duration], put[time.Duration])
	case f.Type.Kind() == reflect.Struct && f.Type.ConvertibleTo(reflect.TypeFor[time.Time]()):
		return basic(f, column.TraitsOf[time.Time](), readTime, putTime)
	}
	if f.holdsTags() {
		return f.tags()
	}
	switch f.Type.Kind() {
	case reflect.String:
		return text(f)
	case reflect.Bool:
		return truth(f)
	case reflect.Int:
		return signed[int](f)
	case reflect.Int8:
		return signed[int8](f)
	case reflect.Int16:
		return signed[int16](f)
	case reflect.Int32:
		return signed[int32](f)
	case reflect.Int64:
		return signed[int64](f)
	case reflect.Uint:
		return unsigned[uint](f)
	case reflect.Uint8:
		return unsigned[uint8](f)
	case reflect.Uint16:
		return unsigned[uint16](f)
	case reflect.Uint32:
		return unsigned[uint32](f)
	case reflect.Uint64:
		return unsigned[uint64](f)
	case reflect.Float32:
		return float[float32](f)
	case reflect.Float64:
		return float[float64](f)
	}
	return f.other()
}

// arrange sets the options of the tag that do not depend on the type of the values.
func (f *field) arrange(d *column.Def) {
	t := &f.Tag
	d.Type, d.OfData = t.Type, true
	d.Width, d.Flex, d.Auto = t.Width, t.Flex, t.Auto
	d.Min, d.Max = override.Positive(t.Min), override.Positive(t.Max)
	if d.Max != 0 {
		d.Max = max(d.Max, d.Min)
	}
	d.Align, d.Aggregate, d.Pin = t.Align, t.Aggregate, t.Pin
	if t.HasKind {
		d.Kind = t.Kind
	}
	d.Hidden, d.Wrap = t.Hidden, t.Wrap
	d.NoSort, d.NoFilter, d.NoReorder, d.NoHide, d.NoCopy = t.NoSort, t.NoFilter, t.NoMove, t.NoHide, t.NoCopy
	if t.Merge {
		d.Joins = &column.Joins{Rows: true, Kit: f.joins}
	}
	if t.Edit && f.ReadOnly {
		d.Fail(fmt.Errorf("gridui: column %q cannot be edited: a pointer to an unexported struct leads to it", d.ID))
	}
}

// showInPlace makes cells call the methods of their values where they are in the row, which takes no copy on the heap.
func (f *field) showInPlace(d *column.Def) {
	path, missing := f.Path, d.Missing
	d.ValueText = func(dst []byte, row rowdata.Row) []byte {
		at, ok := path.Get(row.Pointer())
		if !ok || missing != nil && missing(row) {
			return dst
		}
		return say(dst, at.Addr().Interface())
	}
	d.AppendText, d.EditText = d.ValueText, d.ValueText
}

// edits reports whether users may edit the field.
func (f *field) edits() bool { return f.Tag.Edit && !f.ReadOnly }

// clearBy returns the function that removes the value of the field, nil if the zero value does.
func (f *field) clearBy() func(rowdata.Row) {
	if !f.Path.CanBeMissing() {
		return nil
	}
	return func(row rowdata.Row) {
		if !f.Path.Clear(row.Pointer()) {
			f.Path.Put(row.Pointer(), reflect.Value.SetZero)
		}
	}
}
