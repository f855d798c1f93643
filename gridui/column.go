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
// Field, Time, Bool, Func, Group and ColumnsOf make columns; only this package implements
// the interface. Several grids may share a column: a grid does not change it.
// Set its options before the first frame, not while a grid uses it.
type Column[T any] interface {
	column() *column.Def
	// rowOf is never called. It ties the column to the type of its rows.
	rowOf(T)
}

// Typed is a column whose values are of type V, made by Field, Time, Bool or
// Func. Its methods set options and return the column, so that calls chain:
//
//	gridui.Field("total", "Total", Order.Total).Width(120).Format(money)
type Typed[T, V any] struct{ col column.Value[V] }

// Field makes a column of ordered values: any integer, float or string type, named types included. The id identifies
// the column in events, saved views and pinning. get returns the value of a row. It must be pure, because the grid
// may sort and filter on another goroutine.
//
// Numbers show the shortest digits that read back to the same value. A NaN counts as missing: it shows nothing and
// sorts last. Values of a type with a String method show its result, but sort by the value.
//
// If the id is empty or get is nil, the grid reports a ProblemFound event and shows an empty column.
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

// direct returns accessors that read many values of the most common types without a further function
// call for each value. For other types it returns the zero Direct. It is not inlined, to keep programs
// with many columns small.
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

// Time makes a column of times, shown in the location of each time. The format
// is "2006-01-02 15:04" unless Layout sets another. The zero time counts as
// missing. See Field for id and get.
func Time[T any](id, header string, get func(T) time.Time) *Typed[T, time.Time] {
	tr := column.TraitsOf[time.Time]()
	return newTyped[T](id, header, tr, total(get, tr.Missing))
}

// Bool makes a column of booleans, shown as "true" and "false" in the centre of
// the cell. See Field for id and get.
func Bool[T any](id, header string, get func(T) bool) *Typed[T, bool] {
	t := newTyped[T](id, header, column.TraitsOf[bool](), total(get, nil))
	if get != nil {
		t.col.Def.Missing = nil
	}
	return t
}

// Func makes a column of values of any type. get returns false for a row without
// a value. NaN, the zero time and nil count as missing too.
//
// Numbers, strings, times and booleans, and types made from them, behave as
// in Field, Time and Bool. Values of a type with a String method show its result
// and are ordered by their Compare or Cmp method, or else by that text. All other
// values show as package fmt prints them, pointers as the values they point to,
// and have no order until Compare sets one. See Field for id and get.
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

// total returns an accessor that reports missing values, or nil if get is nil. It
// calls get directly, because each function in between would copy the row.
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

// partial returns get as an accessor of untyped rows, or nil if get is nil.
func partial[T, V any](get func(T) (V, bool)) func(rowdata.Row) (V, bool) {
	if get == nil {
		return nil
	}
	return func(row rowdata.Row) (v V, ok bool) {
		if v, ok = get(*rowdata.Ptr[T](row)); !ok {
			var none V // a value that get returns with false must not be drawn or found
			return none, false
		}
		return v, true
	}
}

// newTyped returns a column without options. It is not inlined, to keep programs
// with many columns small.
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

// AppendText appends the text that a column shows for a row and returns the
// extended slice. It appends nothing if the value is missing.
func AppendText[T any](dst []byte, c Column[T], row T) []byte {
	return c.column().AppendText(dst, rowdata.To(&row))
}

// ColumnError returns the errors that were found when a column was made, or nil. A grid reports them by ProblemFound
// events.
func ColumnError[T any](c Column[T]) error { return c.column().Err }

// Grouped is a header above several columns, made by Group.
type Grouped[T any] struct{ def *column.Def }

// Group makes a header that spans the given columns, which may be groups themselves, to any depth. The id identifies
// the group in events and saved views, and must differ from the ids of columns.
//
// If the group is empty or has a nil column, the grid reports a ProblemFound event. It leaves out nil columns.
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

// defOf returns the definition of a column, or nil for a nil column.
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

// Align aligns the group's header text; the default is AlignStart.
func (g *Grouped[T]) Align(a option.Align) *Grouped[T] {
	g.def.Align = a
	return g
}

// HeaderCell draws the group's header with w instead of its text; nil restores the text.
func (g *Grouped[T]) HeaderCell(w layout.Widget) *Grouped[T] {
	g.def.HeaderCell = w
	return g
}

// HeaderFor sets the function that returns the group's header in a language, as Typed.HeaderFor does.
func (g *Grouped[T]) HeaderFor(header func(language string) string) *Grouped[T] {
	g.def.HeaderFor = header
	return g
}

// HeaderTooltip sets the tooltip of the group's header. It appears when the pointer
// rests on the header, or for the key of Tooltips.
func (g *Grouped[T]) HeaderTooltip(text string) *Grouped[T] {
	g.def.HeaderHint = text
	return g
}

// NoMove keeps the user from moving the group as a whole.
func (g *Grouped[T]) NoMove() *Grouped[T] {
	g.def.NoReorder = true
	return g
}

// Collapsible lets users collapse the group, so that only some of its columns show.
func (g *Grouped[T]) Collapsible() *Grouped[T] {
	g.def.Collapsible = true
	return g
}

// OnlyCollapsed shows the column only while the nearest group above it that is Collapsible is collapsed, for instance a
// sum in place of what it sums up. It shows in an open group that has no other columns, and without such a group.
func (t *Typed[T, V]) OnlyCollapsed() *Typed[T, V] {
	t.col.Def.OnlyCollapsed = true
	return t
}

// KeepCollapsed keeps the column visible while a group above it is collapsed,
// see ColumnGroups.
func (t *Typed[T, V]) KeepCollapsed() *Typed[T, V] {
	t.col.Def.Keep = true
	return t
}
