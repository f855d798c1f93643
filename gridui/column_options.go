// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Width sets the width of the column, without which it is the grid's default
// of 150 dp. Anything but a positive, finite width is the default. Like all widths of
// columns it grows with the text where users have their system enlarge that: as many
// letters fit.
func (t *Typed[T, V]) Width(w unit.Dp) *Typed[T, V] {
	t.col.Def.Width = override.Positive(w)
	return t
}

// MinMax bounds the width that dragging, Flex and Auto can give the column.
// Zero is the grid's: at least 20 dp, no upper bound. A lower bound above the
// upper one wins.
func (t *Typed[T, V]) MinMax(least, most unit.Dp) *Typed[T, V] {
	t.col.Def.Min, t.col.Def.Max = override.Positive(least), override.Positive(most)
	if t.col.Def.Max != 0 {
		t.col.Def.Max = max(t.col.Def.Max, t.col.Def.Min)
	}
	return t
}

// Flex gives the column a share of the width that the others leave, in
// proportion to weight. Zero, negative and not finite weights are none.
func (t *Typed[T, V]) Flex(weight float32) *Typed[T, V] {
	t.col.Def.Flex = override.Positive(weight)
	return t
}

// Auto makes the column as wide as its header and a sample of its cells need, those of
// pinned rows among them. The header has room for what shows when users sort by the
// column and for the button of its menu. One that wraps gets 480 dp at most.
func (t *Typed[T, V]) Auto() *Typed[T, V] {
	t.col.Def.Auto = true
	return t
}

// Align places the column's text, headers included.
func (t *Typed[T, V]) Align(a option.Align) *Typed[T, V] {
	t.col.Def.Align = a
	return t
}

// Kind overrules the kind that was derived from V: a decimal type of one's own
// is a number, a number that is a code is text. Filters and sums take the exact number
// of such a type from a method Rat() *big.Rat, or else from String, where that writes
// plain digits. Comparisons with a type that has neither are refused; where its zero value has no
// text, from the first row on whose text has no digits.
func (t *Typed[T, V]) Kind(k option.Kind) *Typed[T, V] {
	t.col.Def.Kind = k
	return t
}

// Format makes the text of a value; nil restores the default. It is not asked
// for missing values.
func (t *Typed[T, V]) Format(format func(v V) string) *Typed[T, V] {
	t.col.FormatBy(format)
	return t
}

// Layout sets how times are shown and typed, in the notation of package time;
// an empty layout is "2006-01-02 15:04". A column of other values ignores it. What
// the layout does not show, such as the time of day or the location, an edit keeps.
func (t *Typed[T, V]) Layout(layout string) *Typed[T, V] {
	t.col.LayoutBy(layout)
	return t
}

// Text makes the text of a cell from its whole row, missing values included;
// sorting and filtering keep to the value. nil restores the default.
func (t *Typed[T, V]) Text(text func(row T) string) *Typed[T, V] {
	t.col.Def.AppendText, t.col.Def.Worded = t.col.AppendValue, text != nil
	if text != nil {
		t.col.Def.AppendText = func(dst []byte, row rowdata.Row) []byte { return append(dst, text(*rowdata.Ptr[T](row))...) }
	}
	return t
}

// Otherwise gives the text that a row has in place of a value of the column: one of another type, such as a text in a
// column of numbers, or a value stored in a form of its own, such as a time with a zone. ok is false where the value of the
// column is all that there is. The text is shown, unless Text makes another one, found, copied and exported; text filters test it,
// and it makes a group of its own. Comparisons, sorting and aggregates take what the column's own function returns,
// which may be no value. nil: there are no such texts.
func (t *Typed[T, V]) Otherwise(text func(row T) (text string, ok bool)) *Typed[T, V] {
	t.col.Def.Otherwise = nil
	if text != nil {
		t.col.Def.Otherwise = func(row rowdata.Row) (string, bool) { return text(*rowdata.Ptr[T](row)) }
	}
	return t
}

// Missing names rows that have no value, beside those that the column knows
// of itself: they show nothing and sort last. nil changes nothing.
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

// Compare orders values, negative where a comes first; it is not asked for
// missing ones. nil leaves the column without an order: it cannot be sorted.
func (t *Typed[T, V]) Compare(compare func(a, b V) int) *Typed[T, V] {
	t.col.CompareBy(compare)
	return t
}

// Inverted turns the order of the values around, for ranks and the like where
// less is more. Missing values stay last.
func (t *Typed[T, V]) Inverted() *Typed[T, V] {
	t.col.Def.Inverted = true
	return t
}

// Cell draws a cell in place of its text, within exactly the constraints it
// is given; nil is the text. Text is the faster: a grid draws it by the row. Rows of
// groups and of totals show their text in place of it.
func (t *Typed[T, V]) Cell(cell func(gtx layout.Context, c CellContext[T]) layout.Dimensions) *Typed[T, V] {
	t.col.Def.Cell = nil
	if cell != nil {
		t.col.Def.Cell = func(gtx layout.Context, c column.CellContext) layout.Dimensions { return cell(gtx, contextOf[T](c)) }
	}
	return t
}

// CellStyle changes colours and style of single cells. It is asked for each
// visible cell in each frame, so it should be quick.
func (t *Typed[T, V]) CellStyle(style func(c CellContext[T]) theme.CellStyle) *Typed[T, V] {
	t.col.Def.Style = ofCell(style)
	return t
}

// Tooltip gives the text to show when the pointer rests on a cell, or a key asks for it,
// see Tooltips; an empty one shows nothing.
func (t *Typed[T, V]) Tooltip(tooltip func(c CellContext[T]) string) *Typed[T, V] {
	t.col.Def.Tooltip = ofCell(tooltip)
	return t
}

// Footer gives the text of the column's footer cell.
func (t *Typed[T, V]) Footer(text func() string) *Typed[T, V] {
	t.col.Def.Footer = text
	return t
}

// FooterCell draws the footer cell in place of its text.
func (t *Typed[T, V]) FooterCell(w layout.Widget) *Typed[T, V] {
	t.col.Def.FooterCell = w
	return t
}

// HeaderCell draws what the header shows in place of its text; the sort mark
// and the resize handle stay the grid's.
func (t *Typed[T, V]) HeaderCell(w layout.Widget) *Typed[T, V] {
	t.col.Def.HeaderCell = w
	return t
}

// HeaderTooltip is shown when the pointer rests on the header, or a key asks for it.
func (t *Typed[T, V]) HeaderTooltip(text string) *Typed[T, V] {
	t.col.Def.HeaderHint = text
	return t
}

// Hidden leaves the column out until the user or the program shows it.
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

// NoSort leaves the column out of sorting by the user.
func (t *Typed[T, V]) NoSort() *Typed[T, V] {
	t.col.Def.NoSort = true
	return t
}

// NoFilter leaves the column out of filtering by the user.
func (t *Typed[T, V]) NoFilter() *Typed[T, V] {
	t.col.Def.NoFilter = true
	return t
}

// Utility marks a column that carries no data, such as one of buttons: it is
// neither copied nor exported, sorted nor filtered.
func (t *Typed[T, V]) Utility() *Typed[T, V] {
	t.col.Def.Utility, t.col.Def.NoSort, t.col.Def.NoFilter = true, true, true
	return t
}

// ByteOrder orders the column's texts by their bytes, "B" before "a" and "10"
// before "9". Without it they are ordered as people do, see Collate for more.
func (t *Typed[T, V]) ByteOrder() *Typed[T, V] {
	t.col.Def.TextOrder = rowmodel.Bytewise
	return t
}

// Collation is the order of texts by the rules of a language. Package collation has
// those of all languages; that it is a package of its own keeps their tables, a
// megabyte, out of programs that have no use for them.
type Collation struct{ language *rowmodel.Language }

// NewCollation is an order of one's own, by a name that no other has. keys makes a
// function for one goroutine: texts are ordered as the bytes are that it returns for
// them, which hold until its next call.
func NewCollation(name string, keys func() func(text string) []byte) Collation {
	return Collation{rowmodel.NewLanguage(name, keys)}
}

// Collate orders the column's texts by the rules of a language, such as
// collation.For(language.Korean). What it takes to compare texts so is kept, some 20
// bytes for each of 10 letters. The zero Collation is the order without Collate.
func (t *Typed[T, V]) Collate(by Collation) *Typed[T, V] {
	t.col.Def.TextOrder, t.col.Def.Language = rowmodel.Natural, by.language
	if by.language != nil {
		t.col.Def.TextOrder = rowmodel.Collated
	}
	return t
}

// Wrap breaks the column's text into lines where it is wider than the column, and at
// its newlines; rows are as high as the longest text of all columns that wrap needs,
// on the screen or not. Copies and exports are of the whole text, rows that float and
// footers show one line. Text takes at most 4,096 characters and 1,000 lines. Cells
// that the caller draws do not wrap.
//
// In a grid with such a column what rows show begins at their top, where a row of one
// line shows it.
func (t *Typed[T, V]) Wrap() *Typed[T, V] {
	t.col.Def.Wrap = true
	return t
}

// MaxLines bounds the lines of a column that wraps: the last of them is cut short.
// Zero and less is 1,000.
func (t *Typed[T, V]) MaxLines(n int) *Typed[T, V] {
	t.col.Def.Lines = n
	return t
}

// NoCopy leaves the column out of copies, exports and what the menu copies.
func (t *Typed[T, V]) NoCopy() *Typed[T, V] {
	t.col.Def.NoCopy = true
	return t
}

// CopyText copies and exports what the column shows, such as "19.90 €". Without it
// numbers, truth values and texts are as their plain values, such as 19.9: see Grid.Copy.
func (t *Typed[T, V]) CopyText() *Typed[T, V] {
	t.col.Def.CopyShown = true
	return t
}

// ExcelFormat is the number format code of the column in a workbook, such as
// "#,##0.00"; empty: "General", of times the layout of the column.
func (t *Typed[T, V]) ExcelFormat(code string) *Typed[T, V] {
	t.col.Def.ExcelFormat = code
	return t
}

// FilterFunc gives the column a filter of the program's own: keep reports whether a
// value passes, given what the user typed. It is not asked for missing values, which
// do not pass, nor without an operand. What is typed into the filter row goes to it.
// It may run on another goroutine than the frame's. nil takes it away.
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

// What a column says of sorting; it wins over what Grid.Sorting says.

// SortFirst is the direction of the first click on the column's header;
// SortFirstByKind is that of Sorting.First.
func (t *Typed[T, V]) SortFirst(first option.SortFirst) *Typed[T, V] {
	t.col.Def.SortFirst = first
	return t
}

// NoMultiSort keeps users from adding the column to an order of several: a click with
// Shift sorts by it alone.
func (t *Typed[T, V]) NoMultiSort() *Typed[T, V] {
	t.col.Def.SortAlone = true
	return t
}

// SortMissing says where rows without a value go; MissingDefault is that of
// Sorting.Missing.
func (t *Typed[T, V]) SortMissing(order option.MissingOrder) *Typed[T, V] {
	t.col.Def.SortMissing = order
	return t
}

// MissingFirst puts rows without a value first, in both directions. It is short for
// SortMissing(MissingFirst).
func (t *Typed[T, V]) MissingFirst() *Typed[T, V] { return t.SortMissing(option.MissingFirst) }

// Meta keeps a value of the program's with the column, such as the name of a field of
// its backend. The grid does nothing with it. ColumnHandle.Meta and MetaOf return it.
func (t *Typed[T, V]) Meta(v any) *Typed[T, V] {
	t.col.Def.Meta = v
	return t
}

// MetaOf is the value that a column keeps, as an M; ok is false where it keeps none of
// that type.
func MetaOf[M, T any](c Column[T]) (meta M, ok bool) {
	if c == nil {
		return meta, false
	}
	meta, ok = c.column().Meta.(M)
	return meta, ok
}

// Aggregate says what the column shows in the row of a group, in a branch of a tree
// with Tree.Aggregate, and in the row of totals. Rows without a value do not count.
//
// Sums and averages are those of numbers, durations, named types made from integers,
// and types of the caller's that Kind made a number: their text, which has to be a
// number in plain digits, is what is added up. Sums of whole and decimal numbers are
// exact, however large. Min and max need values with an order, such as texts, times
// and truth values, of which false is the least; first, last, count and distinct take
// any. Where the aggregate means nothing, such as a sum of texts, times or truth
// values, a ConfigProblem says so and nothing shows.
//
// Sums, averages and the like show as values of the column do, by its Format or their
// String method; a sum that is more than the type holds shows as a number. Averages
// have at most two decimals unless the values have such a text. Counts are whole
// numbers. Rows of a ChangeTrackingGrid that are marked as deleted count, as they show, until the
// change is accepted.
//
// Users can choose one of those that are offered in its place, in the menu of the header, where the
// grid has one for that: see Grouping.Aggregates. Those that mean nothing for the values are left out.
func (t *Typed[T, V]) Aggregate(a option.Aggregate, offered ...option.Aggregate) *Typed[T, V] {
	t.col.Def.Aggregate, t.col.Def.AggregateRows, t.col.Def.Offers = a, nil, slices.Clone(offered)
	return t
}

// AggregateFunc makes a number of the values of a group or a branch of a tree, missing
// ones left out. It is called group by group, from another goroutine, and must keep none of them. A
// NaN shows nothing.
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

// AggregateFormat makes the text of an aggregate that is a number; nil is that of
// Aggregate.
func (t *Typed[T, V]) AggregateFormat(format func(v float64) string) *Typed[T, V] {
	t.col.SumFormat = format
	return t
}

// GroupAs makes the text that rows are grouped by in place of the value: rows
// with equal texts are a group. nil is the value.
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
