// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"fmt"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Column is one column of a Grid[T], or a group of columns under one header.
//
// Columns are made by Field, Time, Bool, Func and Group; only this package
// implements the interface. A column may be given to several grids: nothing a
// grid does changes it. Its options are set before the first frame, not while
// a grid uses it.
type Column[T any] interface {
	column() *column.Def
	// rowOf says of what rows: nothing calls it.
	rowOf(T)
}

// Typed is a column whose values are of type V, made by Field, Time, Bool or
// Func. Its methods set options and return the column, so that they chain:
//
//	gridui.Field("total", "Total", Order.Total).Width(120).Format(money)
type Typed[T, V any] struct{ col column.Value[V] }

// Field makes a column of ordered values: any integer, float or string type,
// named ones included. The id names the column in events, saved views and
// pinning; get reads the value of a row and must be pure, for the grid may
// sort and filter on another goroutine.
//
// Numbers show the shortest digits that read back to the same value. A NaN
// counts as missing: it shows nothing and sorts last. A type with a String
// method shows what that returns; its order is that of its values still.
//
// An empty id or a nil get is reported once by the grid, which then shows an
// empty column.
func Field[T any, V cmp.Ordered](id, header string, get func(T) V) *Typed[T, V] {
	tr := column.TraitsOf[V]()
	t := newTyped[T](id, header, tr, total(get, tr.Missing))
	if get == nil {
		return t
	}
	t.col.Def.Compare = func(a, b rowdata.Row) int { return cmp.Compare(get(*rowdata.Ptr[T](a)), get(*rowdata.Ptr[T](b))) }
	if tr.Missing == nil {
		t.col.Def.Missing = nil
	}
	t.col.Def.Direct = direct[T](get)
	return t
}

// direct has values of the most common types read without functions between the accessor and what reads
// many of them. It is not inlined, since programs have many columns.
//
//go:noinline
func direct[T any](get any) column.Direct {
	switch get := get.(type) {
	case func(T) float64:
		return column.DirectFloats(get)
	case func(T) int:
		return column.DirectInts(get)
	case func(T) string:
		return column.DirectTexts(get)
	}
	return column.Direct{}
}

// Time makes a column of times, shown as "2006-01-02 15:04" unless Layout
// says otherwise, in the location each time carries. The zero time counts as
// missing. See Field for id and get.
func Time[T any](id, header string, get func(T) time.Time) *Typed[T, time.Time] {
	tr := column.TraitsOf[time.Time]()
	return newTyped[T](id, header, tr, total(get, tr.Missing))
}

// Bool makes a column of truth values, shown as "true" and "false" in the
// centre of the cell. See Field for id and get.
func Bool[T any](id, header string, get func(T) bool) *Typed[T, bool] {
	t := newTyped[T](id, header, column.TraitsOf[bool](), total(get, nil))
	if get != nil {
		t.col.Def.Missing = nil
	}
	return t
}

// Func makes a column of values of any type, which a row may lack: get
// returns false then. NaN, the zero time and nil count as missing too.
//
// Numbers, strings, times and booleans, and types made from them, behave as
// in Field, Time and Bool. A type with a String method shows what that
// returns and is ordered by its Compare or Cmp method, or else by that text.
// All else is shown as package fmt prints it, pointers as what they point to,
// and has no order until Compare gives one. See Field for id and get.
func Func[T, V any](id, header string, get func(T) (V, bool)) *Typed[T, V] {
	tr := column.TraitsOf[V]()
	if get == nil || tr.Missing == nil {
		return newTyped[T](id, header, tr, partial(get))
	}
	return newTyped[T](id, header, tr, func(row rowdata.Row) (v V, ok bool) {
		if v, ok = get(*rowdata.Ptr[T](row)); !ok || tr.Missing(v) {
			var none V
			return none, false
		}
		return v, true
	})
}

// total turns an accessor that always answers into one that may not; nil
// stays nil. It calls the caller's at once: each call in between would copy the row.
func total[T, V any](get func(T) V, missing func(V) bool) func(rowdata.Row) (V, bool) {
	switch {
	case get == nil:
		return nil
	case missing == nil:
		return func(row rowdata.Row) (V, bool) { return get(*rowdata.Ptr[T](row)), true }
	}
	return func(row rowdata.Row) (V, bool) {
		v := get(*rowdata.Ptr[T](row))
		return v, !missing(v)
	}
}

// partial takes the type of the rows from an accessor; nil stays nil.
func partial[T, V any](get func(T) (V, bool)) func(rowdata.Row) (V, bool) {
	if get == nil {
		return nil
	}
	return func(row rowdata.Row) (v V, ok bool) {
		if v, ok = get(*rowdata.Ptr[T](row)); !ok {
			var none V // what comes with false is drawn and found nowhere
			return none, false
		}
		return v, true
	}
}

// newTyped is not inlined, since programs have many columns.
//
//go:noinline
func newTyped[T, V any](id, header string, tr column.Traits[V], get func(rowdata.Row) (V, bool)) *Typed[T, V] {
	t := new(Typed[T, V])
	t.col.Get = get
	t.col.Begin(id, header, tr)
	return t
}

func (t *Typed[T, V]) column() *column.Def {
	if t == nil {
		return column.Nil()
	}
	return t.col.Def
}

func (*Typed[T, V]) rowOf(T) {}

// AppendText appends the text that the column shows for row, nothing where
// the value is missing, and returns the extended slice.
func (t *Typed[T, V]) AppendText(dst []byte, row T) []byte {
	return t.col.Def.AppendText(dst, rowdata.To(&row))
}

// Err tells what is wrong with how the column was made, nil if nothing is.
func (t *Typed[T, V]) Err() error { return t.column().Err }

// Grouped is a header above several columns, made by Group.
type Grouped[T any] struct{ def *column.Def }

// Group makes a header that spans the given columns, which may be groups
// themselves, to any depth. The id names the group in events and saved views
// and shares one namespace with the ids of columns.
//
// A group without columns, or with a nil one among them, is reported once by
// the grid; the nil ones are left out.
func Group[T any](id, header string, children ...Column[T]) *Grouped[T] {
	d := column.New(id, header)
	d.Kind = option.KindOther
	d.Children = make([]*column.Def, 0, len(children))
	for _, c := range children {
		if child := defOf(c); !column.IsNil(child) {
			d.Children = append(d.Children, child)
		}
	}
	switch {
	case len(children) == 0:
		d.Fail(fmt.Errorf("gridui: column group %q is empty", id))
	case len(d.Children) < len(children):
		d.Fail(fmt.Errorf("gridui: column group %q: %w", id, column.ErrNil))
	}
	return &Grouped[T]{def: d}
}

// defOf is the definition of a column, nil where there is none.
func defOf[T any](c Column[T]) *column.Def {
	if c == nil {
		return nil
	}
	return c.column()
}

func (g *Grouped[T]) column() *column.Def {
	if g == nil {
		return column.Nil()
	}
	return g.def
}

func (*Grouped[T]) rowOf(T) {}

// Align places the group's header text; the default is AlignStart.
func (g *Grouped[T]) Align(a option.Align) *Grouped[T] {
	g.def.Align = a
	return g
}

// HeaderCell draws the group's header instead of its text; nil is the text.
func (g *Grouped[T]) HeaderCell(w layout.Widget) *Grouped[T] {
	g.def.HeaderCell = w
	return g
}

// HeaderTooltip is shown when the pointer rests on the group's header, or a key asks for it.
func (g *Grouped[T]) HeaderTooltip(text string) *Grouped[T] {
	g.def.HeaderHint = text
	return g
}

// NoMove keeps the group where it is: it cannot be moved as a whole.
func (g *Grouped[T]) NoMove() *Grouped[T] {
	g.def.NoReorder = true
	return g
}

// Collapsible lets users close the group, so that only some of its columns show.
func (g *Grouped[T]) Collapsible() *Grouped[T] {
	g.def.Collapsible = true
	return g
}

// KeepCollapsed leaves the column on the screen while a group above it is closed,
// see ColumnGroups.
func (t *Typed[T, V]) KeepCollapsed() *Typed[T, V] {
	t.col.Def.Keep = true
	return t
}
