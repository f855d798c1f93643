// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Width sets the width of the column. A width that is not positive and finite is the
// default of 150 dp. Like all widths of columns it grows with the text size of the
// system, so that the column fits the same number of letters.
func (t *Typed[T, V]) Width(w unit.Dp) *Typed[T, V] {
	t.col.Def.Width = override.Positive(w)
	return t
}

// MinMax bounds the width that dragging, Flex and Auto can give the column. A zero
// lower bound is 20 dp, a zero upper bound is no limit. If the lower bound is above
// the upper one, the lower bound wins.
func (t *Typed[T, V]) MinMax(least, most unit.Dp) *Typed[T, V] {
	t.col.Def.Min, t.col.Def.Max = override.Positive(least), override.Positive(most)
	if t.col.Def.Max != 0 {
		t.col.Def.Max = max(t.col.Def.Max, t.col.Def.Min)
	}
	return t
}

// Flex gives the column a share of the width that the other columns leave, in
// proportion to weight. A weight that is not positive and finite gives no share.
func (t *Typed[T, V]) Flex(weight float32) *Typed[T, V] {
	t.col.Def.Flex = override.Positive(weight)
	return t
}

// Auto makes the column as wide as its header and a sample of its cells need, including
// pinned rows. The width of the header includes the sort mark and the button of its menu.
// A column that wraps gets 480 dp at most.
func (t *Typed[T, V]) Auto() *Typed[T, V] {
	t.col.Def.Auto = true
	return t
}

// Align aligns the text of the column, including its headers.
func (t *Typed[T, V]) Align(a option.Align) *Typed[T, V] {
	t.col.Def.Align = a
	return t
}

// Kind replaces the kind that was derived from V. It makes a number of a decimal type of
// the program, or a text of a number that is a code. Filters and sums read the exact
// number of such a type from a method Rat() *big.Rat, or else from String if it writes
// plain digits. Comparisons with a type that has neither method are refused. If the zero
// value of the type has an empty text, they are refused from the first row whose text has
// no digits.
func (t *Typed[T, V]) Kind(k option.Kind) *Typed[T, V] {
	t.col.Def.Kind = k
	return t
}

// Format sets the function that returns the text of a value; nil restores the default.
// It is not called for missing values. Style is for formats of numbers and dates that follow the language.
func (t *Typed[T, V]) Format(format func(v V) string) *Typed[T, V] {
	t.col.FormatBy(format)
	return t
}

// SortLists sets lists of values that the menu of the header offers as orders of the column, see option.SortByList and
// Sorting.ByMenu.
func (t *Typed[T, V]) SortLists(lists ...option.ValueList) *Typed[T, V] {
	t.col.Def.SortLists = slices.Clone(lists)
	return t
}

// Layout sets the layout of times in cells and editors, in the notation of package time.
// An empty layout is "2006-01-02 15:04". Columns of other values ignore it. An edit keeps
// the parts of a time that the layout leaves out, such as the time of day or the location.
func (t *Typed[T, V]) Layout(layout string) *Typed[T, V] {
	t.col.LayoutBy(layout)
	return t
}

// Text sets the function that returns the text of a cell from its whole row, also for
// missing values. Sorting and filtering still use the value. nil restores the default.
func (t *Typed[T, V]) Text(text func(row T) string) *Typed[T, V] {
	t.col.Def.AppendText, t.col.Def.Worded = t.col.AppendValue, text != nil
	if text != nil {
		t.col.Def.AppendText = func(dst []byte, row rowdata.Row) []byte { return append(dst, text(*rowdata.Ptr[T](row))...) }
	}
	return t
}

// Otherwise sets the function that returns the text of a row that holds something else than
// a value of the column. That is a value of another type, such as a text in a column of
// numbers, or a value in a special form, such as a time with a zone. ok is false for rows
// that hold only the value of the column.
//
// The text is shown, unless Text replaces it, and is found, copied and exported. Text filters
// test it, and rows are grouped by it. Comparisons, sorting and aggregates use the value of
// the accessor, which may be missing. nil removes the function.
func (t *Typed[T, V]) Otherwise(text func(row T) (text string, ok bool)) *Typed[T, V] {
	t.col.Def.Otherwise = nil
	if text != nil {
		t.col.Def.Otherwise = func(row rowdata.Row) (string, bool) { return text(*rowdata.Ptr[T](row)) }
	}
	return t
}

// Missing sets the function that reports further rows without a value, in addition to
// missing values that the column detects itself. They show nothing and sort last. A nil
// function changes nothing.
func (t *Typed[T, V]) Missing(missing func(row T) bool) *Typed[T, V] {
	if missing == nil {
		return t
	}
	get := t.col.Get
	t.col.ReadBy(func(row rowdata.Row) (v V, ok bool) {
		if missing(*rowdata.Ptr[T](row)) {
			return v, false
		}
		return get(row)
	})
	t.col.Def.Missing = t.col.Lacks
	return t
}

// Compare sets the order of values: compare returns a negative number if a comes first.
// It is not called for missing values. nil removes the order, and the column cannot be
// sorted.
func (t *Typed[T, V]) Compare(compare func(a, b V) int) *Typed[T, V] {
	t.col.CompareBy(compare)
	return t
}

// Inverted reverses the order of the values, for instance for ranks, where the smaller
// number is the better one. Missing values stay last.
func (t *Typed[T, V]) Inverted() *Typed[T, V] {
	t.col.Def.Inverted = true
	return t
}

// Cell draws a cell instead of its text; nil restores the text. The constraints have a maximum,
// the size of the cell, and no minimum. A smaller widget is in the middle of the height, at the
// alignment of the column. If the widget has no size, the text is drawn. Text is faster, because a
// grid draws the text of a row together. Rows of groups and totals show their text instead.
func (t *Typed[T, V]) Cell(cell func(gtx layout.Context, c CellContext[T]) layout.Dimensions) *Typed[T, V] {
	t.col.Def.Cell = nil
	if cell != nil {
		t.col.Def.Cell = func(gtx layout.Context, c column.CellContext) layout.Dimensions { return cell(gtx, contextOf[T](c)) }
	}
	return t
}

// CellStyle changes colours and style of single cells. style is called for each visible
// cell in each frame, so it should be fast.
func (t *Typed[T, V]) CellStyle(style func(c CellContext[T]) theme.CellStyle) *Typed[T, V] {
	t.col.Def.Style = ofCell(style)
	return t
}

// Tooltip sets the function that returns the tooltip of a cell. It appears when the
// pointer rests on the cell, or for the key of Tooltips. An empty text shows none.
func (t *Typed[T, V]) Tooltip(tooltip func(c CellContext[T]) string) *Typed[T, V] {
	t.col.Def.Tooltip = ofCell(tooltip)
	return t
}

// Footer sets the function that returns the text of the column's footer cell.
func (t *Typed[T, V]) Footer(text func() string) *Typed[T, V] {
	t.col.Def.Footer = text
	return t
}

// FooterCell draws the footer cell instead of its text.
func (t *Typed[T, V]) FooterCell(w layout.Widget) *Typed[T, V] {
	t.col.Def.FooterCell = w
	return t
}

// HeaderCell draws the contents of the header instead of its text. The grid still draws
// the sort mark and the resize handle.
func (t *Typed[T, V]) HeaderCell(w layout.Widget) *Typed[T, V] {
	t.col.Def.HeaderCell = w
	return t
}

// HeaderFor sets the function that returns the header in the language of the user: the language of gtx.Locale, or else
// of the system, as a BCP 47 tag or a POSIX locale such as "ko-KR" or "ko_KR.UTF-8". It must be fast and pure. The
// header changes with the language, from the next frame on; the id and all state of the column stay. nil restores the
// header of the constructor.
func (t *Typed[T, V]) HeaderFor(header func(language string) string) *Typed[T, V] {
	t.col.Def.HeaderFor = header
	return t
}

// HeaderTooltip sets the tooltip of the header. It appears when the pointer rests on the
// header, or for the key of Tooltips.
func (t *Typed[T, V]) HeaderTooltip(text string) *Typed[T, V] {
	t.col.Def.HeaderHint = text
	return t
}

// Type sets the name by which ColumnDefaults.Types holds options for the column, such as "money".
func (t *Typed[T, V]) Type(name string) *Typed[T, V] {
	t.col.Def.Type = name
	return t
}

// Hidden hides the column until the user or the program shows it.
func (t *Typed[T, V]) Hidden() *Typed[T, V] {
	t.col.Def.Hidden = true
	return t
}

// NoResize keeps the user from changing the column's width.
func (t *Typed[T, V]) NoResize() *Typed[T, V] {
	t.col.Def.NoResize = true
	return t
}

// NoMove keeps the user from moving the column.
func (t *Typed[T, V]) NoMove() *Typed[T, V] {
	t.col.Def.NoReorder = true
	return t
}

// NoPin keeps the user from pinning and unpinning the column.
func (t *Typed[T, V]) NoPin() *Typed[T, V] {
	t.col.Def.NoPin = true
	return t
}

// NoHide keeps the column from being hidden, by the user or a saved view.
func (t *Typed[T, V]) NoHide() *Typed[T, V] {
	t.col.Def.NoHide = true
	return t
}

// NoSort keeps the user from sorting by the column.
func (t *Typed[T, V]) NoSort() *Typed[T, V] {
	t.col.Def.NoSort = true
	return t
}

// NoFilter keeps the user from filtering by the column.
func (t *Typed[T, V]) NoFilter() *Typed[T, V] {
	t.col.Def.NoFilter = true
	return t
}

// Utility marks a column without data, such as a column of buttons. It is not copied,
// exported, sorted or filtered.
func (t *Typed[T, V]) Utility() *Typed[T, V] {
	t.col.Def.Utility, t.col.Def.NoSort, t.col.Def.NoFilter = true, true, true
	return t
}

// ByteOrder orders the column's texts by their bytes: "B" before "a" and "10" before "9".
// The default is the order that people expect: "a" before "B" and "9" before "10". See
// Collate for the order of a language.
func (t *Typed[T, V]) ByteOrder() *Typed[T, V] {
	t.col.Def.TextOrder = rowmodel.Bytewise
	return t
}

// Collation is the order of texts by the rules of a language. Package collation holds the
// rules of all languages. It is separate because its tables add a megabyte to programs that
// import it.
type Collation struct{ language *rowmodel.Language }

// NewCollation returns an order of the program. Its name must be unique. keys returns a
// function that is used on one goroutine and returns the collation key of a text: texts are
// ordered as the bytes of their keys. A key is valid until the function's next call.
func NewCollation(name string, keys func() func(text string) []byte) Collation {
	return Collation{rowmodel.NewLanguage(name, keys)}
}

// Collate orders the column's texts by the rules of a language, such as
// collation.For(language.Korean). The grid caches collation keys: the key of a text of
// 10 letters takes some 20 bytes. The zero Collation restores the order without Collate.
func (t *Typed[T, V]) Collate(by Collation) *Typed[T, V] {
	t.col.Def.TextOrder, t.col.Def.Language = rowmodel.Natural, by.language
	if by.language != nil {
		t.col.Def.TextOrder = rowmodel.Collated
	}
	return t
}

// Wrap breaks the column's text into lines at its newlines and at the width of the column.
// Rows are as high as the longest text of all columns that wrap, whether or not that is on
// the screen. Copies and exports contain the whole text. Floating rows and footers show one
// line. A cell shows at most 4,096 characters and 1,000 lines. Cells that the program draws
// do not wrap.
//
// In a grid with such a column the contents of rows are aligned to their top, with the
// same distance as in a row of one line.
func (t *Typed[T, V]) Wrap() *Typed[T, V] {
	t.col.Def.Wrap = true
	return t
}

// MaxLines limits the lines of a column that wraps. The last line is shortened with an ellipsis. Zero and less:
// 1,000.
func (t *Typed[T, V]) MaxLines(n int) *Typed[T, V] {
	t.col.Def.Lines = n
	return t
}

// NoCopy leaves the column out of copies, of exports and of the copy items of menus.
func (t *Typed[T, V]) NoCopy() *Typed[T, V] {
	t.col.Def.NoCopy = true
	return t
}

// CopyText makes copies and exports contain what the column shows, such as "19.90 €". By
// default they contain the plain values of numbers, truth values and texts, such as 19.9:
// see Grid.Copy.
func (t *Typed[T, V]) CopyText() *Typed[T, V] {
	t.col.Def.CopyShown = true
	return t
}

// ExcelFormat sets the number format code of the column in a workbook, such as "#,##0.00".
// If it is empty the format is "General", or for times the layout of the column.
func (t *Typed[T, V]) ExcelFormat(code string) *Typed[T, V] {
	t.col.Def.ExcelFormat = code
	return t
}

// FilterFunc sets a filter of the program for the column. keep reports whether a value passes, given the operand
// that the user typed. It is not called for missing values, which do not pass, or without an operand. It may be
// called on another goroutine than the goroutine of the frames. nil removes the filter.
func (t *Typed[T, V]) FilterFunc(keep func(v V, operand string) bool) *Typed[T, V] {
	t.col.Def.Test = nil
	if keep != nil {
		t.col.Def.Test = func(row rowdata.Row, operand string) bool {
			v, ok := t.col.Get(row)
			return ok && keep(v, operand)
		}
	}
	return t
}

// Sort options of a column take precedence over Grid.Sorting.

// SortFirst sets the sort direction of the first click on the column's header.
// SortFirstByKind uses the direction of Sorting.First.
func (t *Typed[T, V]) SortFirst(first option.SortFirst) *Typed[T, V] {
	t.col.Def.SortFirst = first
	return t
}

// NoMultiSort keeps users from adding the column to an order of several columns: a click
// with Shift sorts by this column only.
func (t *Typed[T, V]) NoMultiSort() *Typed[T, V] {
	t.col.Def.SortAlone = true
	return t
}

// SortMissing sets the place of rows without a value. MissingDefault uses the place of
// Sorting.Missing.
func (t *Typed[T, V]) SortMissing(order option.MissingOrder) *Typed[T, V] {
	t.col.Def.SortMissing = order
	return t
}

// MissingFirst sorts rows without a value first, in both directions. It is short for
// SortMissing(MissingFirst).
func (t *Typed[T, V]) MissingFirst() *Typed[T, V] { return t.SortMissing(option.MissingFirst) }

// Meta stores a value of the program with the column, such as the name of a field of its
// backend. The grid does not use it. ColumnHandle.Meta and MetaOf return it.
func (t *Typed[T, V]) Meta(v any) *Typed[T, V] {
	t.col.Def.Meta = v
	return t
}

// MetaOf returns the value that Meta stored with a column. ok is false if there is no
// value or it is not an M.
func MetaOf[M, T any](c Column[T]) (meta M, ok bool) {
	if c == nil {
		return meta, false
	}
	meta, ok = c.column().Meta.(M)
	return meta, ok
}

// Aggregate sets the aggregate that the column shows in rows of groups, in the row of
// totals and, with Tree.Aggregate, in branches of a tree. Rows without a value do not count.
//
// Sums and averages need numbers, durations, named types made from integers, or types of
// the program that Kind made numbers and whose text is a number in plain digits. Sums of
// integers and decimal numbers are exact, however large. Min and max need values with an
// order, such as texts, times and truth values, of which false is the least. First, last,
// count and distinct take any values. If an aggregate has no meaning for the values, such as
// a sum of texts, times or truth values, nothing shows and the grid reports a ProblemFound.
//
// Sums, averages and the like are formatted as values of the column, by its Format or their
// String method. A sum beyond the range of the type shows as a number. Averages have at most
// two decimals, unless Format or a String method writes them. Counts are whole numbers. Rows
// of a ChangeTrackingGrid that are marked as deleted count until the change is accepted,
// because they are still visible.
//
// Users can choose an offered aggregate instead in the header menu, if the grid has one, see
// Grouping.Aggregates. The menu leaves out aggregates without a meaning for the values.
func (t *Typed[T, V]) Aggregate(a option.Aggregate, offered ...option.Aggregate) *Typed[T, V] {
	t.col.Def.Aggregate, t.col.Def.AggregateRows, t.col.Def.Offers = a, nil, slices.Clone(offered)
	return t
}

// AggregateFunc sets the function that computes a number from the values of a group or a
// branch of a tree, without missing values. f is called group by group, on another goroutine,
// and must not keep the values. A NaN shows nothing.
func (t *Typed[T, V]) AggregateFunc(f func(values iter.Seq[V]) float64) *Typed[T, V] {
	if f == nil {
		return t.Aggregate(option.AggregateNone)
	}
	t.col.Def.Aggregate = option.AggregateNone
	t.col.Def.AggregateRows = func(rows iter.Seq[rowdata.Row]) float64 {
		return f(func(yield func(V) bool) {
			for row := range rows {
				if v, ok := t.col.Get(row); ok && !yield(v) {
					return
				}
			}
		})
	}
	return t
}

// AggregateFormat sets the function that returns the text of an aggregate that is a number.
// nil restores the format of Aggregate.
func (t *Typed[T, V]) AggregateFormat(format func(v float64) string) *Typed[T, V] {
	t.col.SumFormat = format
	return t
}

// GroupAs sets the function that returns the text by which rows are grouped: rows with equal
// texts form a group. nil groups by value.
func (t *Typed[T, V]) GroupAs(text func(v V) string) *Typed[T, V] {
	if text == nil {
		t.col.Def.GroupText = nil
		return t
	}
	t.col.Def.GroupText = func(row rowdata.Row) string {
		v, ok := t.col.Get(row)
		if !ok {
			return ""
		}
		return text(v)
	}
	return t
}

// joins returns how the cells of the column join, to be changed.
func (t *Typed[T, V]) joins() *column.Joins {
	if t.col.Def.Joins == nil {
		t.col.Def.Joins = &column.Joins{Kit: spanKit{}}
	}
	return t.col.Def.Joins
}

// Merge shows equal cells of neighbouring rows as one cell, whose text is on the line of its first row and stays on
// the screen while the cell does. Cells are equal if they show the same text; empty cells, and cells of rows
// that are not loaded, stay alone. Rows join as they are displayed: after a sort, a filter or a change of values other
// cells may join. Nothing joins across rows of groups and totals, rows of a tree with rows below them, pages, open
// details and pinned rows.
//
// The rows keep a value each: copies, exports, sums and the search go row by row. Typing, Delete and a paste of one
// value change all rows of the cell, or none. Ranges of cells grow until they cut no merged cell. Options.Spans sets
// when cells join. The column that shows the nesting of rows does not merge.
func (t *Typed[T, V]) Merge() *Typed[T, V] {
	t.joins().Rows = true
	return t
}

// MergeBy merges like Merge, and equal decides whether the cells of two neighbouring rows are equal. It is called
// for rows on the screen, must be fast and pure, and may run on another goroutine than the frame's. nil compares
// the texts.
func (t *Typed[T, V]) MergeBy(equal func(above, below T) bool) *Typed[T, V] {
	j := t.joins()
	j.Rows, j.By = true, nil
	if equal != nil {
		j.By = func(above, below rowdata.Row) bool { return equal(*rowdata.Ptr[T](above), *rowdata.Ptr[T](below)) }
	}
	return t
}

// MergeWithin merges like Merge, and cells join only where the cells of all named columns are equal too, by their
// MergeBy or else by their texts, whether or not these columns show. Ids that no column has are ignored, and reported
// as a ConfigProblem.
func (t *Typed[T, V]) MergeWithin(columnIDs ...string) *Typed[T, V] {
	j := t.joins()
	j.Rows, j.Within = true, slices.Clone(columnIDs)
	return t
}

// SpanColumns makes a cell as wide as the next columns: columns returns over how many columns the cell of a row
// extends, its own included; 1 and less is the cell alone. Columns count in the order of Grid.Columns. Those that
// are hidden take no room. Another column in between, and the edge between pinned and other columns, end the cell;
// what is cut off shows its own values. Covered cells copy blank, are not counted or found, and pasted values skip
// them. With Merge, cells of equal extent join to blocks. columns must be fast and pure, and may run on another
// goroutine than the frame's. nil removes it.
func (t *Typed[T, V]) SpanColumns(columns func(row T) int) *Typed[T, V] {
	j := t.joins()
	j.Cols = nil
	if columns != nil {
		j.Cols = func(row rowdata.Row) int { return columns(*rowdata.Ptr[T](row)) }
	}
	return t
}

// GiveWay makes the column leave the screen while the grid is too narrow for all columns: the column with the highest
// priority first, of equal ones the last. Columns without GiveWay, and with a priority of 0 or less, stay, and scroll.
// See Options.GiveWay.
func (t *Typed[T, V]) GiveWay(priority int) *Typed[T, V] {
	t.col.Def.GiveWay = &column.GiveWay{Priority: priority, Kit: giveWayKit{}}
	return t
}

// giveWayKit connects the feature by which columns give way. Only GiveWay refers to it, so that other programs do not
// link the feature.
type giveWayKit struct{}

// Connect connects the feature with a grid.
func (giveWayKit) Connect(g *core.Grid) { g.Bring(&core.GiveWay) }

// spanKit connects the feature that merges cells. Only methods of columns that merge refer to it, so that other
// programs do not link the feature.
type spanKit struct{}

// Connect connects the feature with a grid.
func (spanKit) Connect(g *core.Grid) { g.Bring(&core.Spans) }
