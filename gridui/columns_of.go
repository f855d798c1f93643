// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/structcolumns"
	"github.com/giogrid/giogrid/gridui/option"
)

// ColumnsOf returns the columns of the exported fields of a struct type T, or of a pointer to one, in their order.
//
//	type Order struct {
//		ID      int
//		Item    string    `grid:"Article,flex=1,edit"`
//		Price   float64   `grid:",width=90,agg=sum,edit"`
//		Ordered time.Time `grid:",layout=2006-01-02"`
//		Note    string    `grid:"-"`
//	}
//	grid.Columns = gridui.ColumnsOf[Order]()
//
// A tag is a header, then options separated by commas. A header or a value with a comma is written in single quotes.
//
//   - id=, group=, type= (see option.ColumnDefaults), layout=, kind=text|number|time|bool|other,
//     align=start|center|end|decimal, pin=left|right unless ColumnPinning pins others, width=, min= and max= in dp,
//     flex=, agg=sum|average|min|max|first|last|count|distinct
//   - format=, a style of option.Format (number, percent, currency, accounting, scientific, date, time, datetime; before them
//     short, long or native), a pattern of digits such as '#,##0.00', or a layout of times; currency=EUR; digits=2 or
//     digits=0-3, the decimals
//   - edit, hidden, auto, wrap, merge, and inline: the fields of a struct form no group
//   - sort=off, filter=off, move=off, hide=off, copy=off
//
// A column without a width is fitted to its header and to a sample of up to 100 rows when the first rows show: to 48 dp
// at least and 320 dp at most.
//
// The id is the name of the field in JSON, or else the name of the field. The header is its words: "Order ID" for
// OrderID. A field is left out if its tag is "-", if encoding/json leaves it out and it has no tag of ours, or if it is
// a function or a channel. A struct is a group of columns, whose ids begin with its own: Address_City. Fields of
// embedded structs are fields of the struct around them. A struct within itself is left out.
//
// Times, durations, types of package sql such as sql.NullInt64, and types with a String or MarshalText method are one
// column. A type with String and a Compare or Cmp method, whose zero value shows "0", is a number with exact decimals.
// Types with UnmarshalText or Scan can be edited, besides Go's basic types. Slices of strings, and of values with a String method,
// are tags, see Typed.Tags; they can be edited if their elements are strings or have UnmarshalText. All other types show as package fmt prints them.
//
// A nil pointer, an unset type of package sql and a zero time are missing values. An edit below a pointer changes a
// copy of its target, so that rows that share the target do not change; clearing a cell sets the pointer to nil. Cells
// hold values of Go's basic type where a named type is made from one: an event about a field of type Status, made from
// int, has an int.
//
// A column of own replaces the field or the group with its id. Columns with other ids follow at the end. An
// unknown option, a wrong value or an id that is used twice is a ProblemFound event of the grid, see also ColumnError;
// everything else applies. Reflection finds the fields when ColumnsOf is called. Cells do not allocate more than in a
// column of Field.
func ColumnsOf[T any](own ...Column[T]) []Column[T] {
	defs := make([]*column.Def, len(own))
	for i, c := range own {
		if defs[i] = defOf(c); defs[i] == nil {
			defs[i] = column.Nil()
		}
	}
	all := structcolumns.Of(reflect.TypeFor[T](), cellKit{}, spanKit{}, defs)
	addEditors(all, defs)
	columns := make([]Column[T], len(all))
	for i, d := range all {
		columns[i] = structColumn[T]{d}
	}
	return columns
}

// addEditors adds the editors of tags and durations to the columns of fields, which are all but those in own.
func addEditors(defs, own []*column.Def) {
	for _, d := range defs {
		switch {
		case slices.Contains(own, d):
		case d.Children != nil:
			addEditors(d.Children, own)
		case d.Tags != nil:
			d.Editor = editors.Tags
		case d.IsDuration():
			d.Editor = editors.Duration(option.Duration{}, appendDuration)
		}
	}
}

// A structColumn is a column or a group made by ColumnsOf.
type structColumn[T any] struct{ def *column.Def }

func (c structColumn[T]) column() *column.Def { return c.def }

func (structColumn[T]) rowOf(T) {}
