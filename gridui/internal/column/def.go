// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
	"iter"
	"reflect"
	"time"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Def is a column definition with the types of its rows and values erased. The grid uses it to read, draw,
// sort, filter, group, edit and copy cells.
//
// Every function takes a row by reference; only the editing functions write to it. Functions that read may
// run on another goroutine than the frame's.
type Def struct {
	ID, Header string
	// HeaderFor returns the header in a language; nil: Header.
	HeaderFor func(language string) string
	// Type is the name by which ColumnDefaults.Types holds options of the column, empty for none.
	Type     string
	Kind     option.Kind
	Width    unit.Dp // 0: the default width of the grid
	Min, Max unit.Dp // 0: the minimum of the grid; no maximum
	Flex     float32 // above 0: the weight of the column's share of the remaining width
	Auto     bool    // the width follows from the header and the contents
	// Pin is the side that the column is pinned to in the first frame, unless the program pins columns.
	Pin option.ColumnPinSide
	// OfData is set for columns made from data, which are fitted if they have none of these widths.
	OfData bool
	Align  option.Align

	// AppendText appends the displayed text of a cell, nothing for a missing value.
	AppendText func(dst []byte, row rowdata.Row) []byte
	// ValueText appends the text of the value. It differs from AppendText if the option Text
	// replaces that.
	ValueText func(dst []byte, row rowdata.Row) []byte
	// Otherwise returns the text of a value of another type, which a row may hold instead of a value of the
	// column; ok is false if it holds none. nil: no row holds one.
	Otherwise func(row rowdata.Row) (text string, ok bool)
	// valueType is the type of the values.
	valueType reflect.Type
	// basic is the kind of valueType if Str, integer or Number returns the values as they are.
	basic reflect.Kind
	// spells reports that copies take the text of a value and not the value itself: its type is time.Duration,
	// or it has a String method and is not a number.
	spells bool
	// Styled formats the values in the language of the grid, and plain appends their texts without it. nil: no style.
	Styled *Styled
	plain  func(dst []byte, row rowdata.Row) []byte
	// plainValue returns the text of a value without a style. It is set if Styled is.
	plainValue func(v any) string
	// EditText appends the initial text of the cell editor.
	EditText func(dst []byte, row rowdata.Row) []byte
	// Value returns the raw value, nil for a missing value.
	Value func(row rowdata.Row) any
	// Missing reports whether a row has no value. nil: every row has one.
	Missing func(row rowdata.Row) bool
	// Compare orders rows by value, ascending. The caller handles rows without a value. nil:
	// the values have no order.
	Compare func(a, b rowdata.Row) int
	// SortLists holds the lists by which users can order the values, for menus.
	SortLists []option.ValueList
	// Number returns the value as a float64 without boxing, false for a missing value. It is
	// nil unless the values are numbers that are displayed as numbers.
	Number func(row rowdata.Row) (float64, bool)
	// integer returns the value as an int64 with the same order, clamped to the bounds of
	// int64: a float64 would round large integers and times. nil: the values have none.
	integer func(row rowdata.Row) (int64, bool)
	// Direct reads many rows by the program's accessor. Its functions are nil if the values are read in
	// another way.
	Direct Direct
	// Str returns the value of a string column without formatting, nil for other columns.
	Str func(row rowdata.Row) (string, bool)
	// keyed reports that integer, Number or Str gives the order of the values, so that rows
	// are sorted by keys. Otherwise only Compare does.
	keyed bool
	// wall returns the value as wall-clock time, see wallSeconds, false for a missing value.
	// nil: the values are not times.
	wall func(row rowdata.Row) (int64, bool)
	// time returns the value as a time, false for a missing value. nil: the values are not times.
	time func(row rowdata.Row) (time.Time, bool)
	// Boolean returns the value as a bool; ok is false for a missing value. nil: the values are
	// not booleans.
	Boolean func(row rowdata.Row) (v, ok bool)
	// Operand parses a number that a filter compares with. by reads it, unless the program
	// supplied a parser.
	Operand func(text string, by numtext.Reader) (Number, bool)
	// Span parses a time that a filter compares with.
	Span func(text string) (Period, bool)
	// NumberSigns holds the signs of numbers that users type into the column. Zero: the signs of the grid.
	NumberSigns locale.Numbers
	// readsNumbers reports whether texts are parsed as numbers with these signs. nil: they are not.
	readsNumbers func() bool
	// shown holds the signs of numbers shown in cells, and probe returns the text of a number from which they
	// are found.
	shown *shownSigns
	probe func() string
	// named reports that a String method makes the text of a value.
	named bool
	// hidden detects numbers that cannot be compared. It is nil for types with numbers that can.
	hidden *hiddenDigits
	// Test is the filter function of the program, or nil.
	Test func(row rowdata.Row, operand string) bool
	// verbatim reports that cells display Str as it is, unless formatted or Worded is set.
	verbatim bool
	// formatted reports that the option Format makes the text from the value.
	formatted bool
	// Worded reports that the option Text makes the text from the row.
	Worded bool
	// Set stores a value, a Carried, or a TypedText or LocalText that it parses. nil stores the zero value. A
	// nil Set means that the column cannot be edited.
	Set func(row rowdata.Row, v any) error
	// Values returns an empty Pairs for the values that an edit changes. It is set if Set is.
	Values func() Pairs
	// Reader returns a TextReader for cells like that of the row. Reader or its result is nil
	// if texts cannot be parsed in the background.
	Reader func(row rowdata.Row) TextReader
	// Reads reports whether Set would parse v, which is text that a user typed, to the value that the row
	// already has. It is set if Set is.
	Reads func(row rowdata.Row, v any) bool
	// Restore stores a value that Value has returned before, nil for a missing value.
	Restore func(row rowdata.Row, v any)
	// Validate returns the error of the value of a row. nil: every value is valid.
	Validate func(row rowdata.Row) error
	// TotalEdit sets how rows get an edited aggregate of the column. TotalKit edits it: see edit.TotalKit.
	TotalEdit option.TotalEdit
	TotalKit  any
	// OpenByClick sets whether a single click opens the editor. nil: as Editing.OpenByClick says.
	OpenByClick *bool
	// Editable reports whether the column can be edited in a row. nil: in every row. See
	// EditableIn, which handles its panics.
	Editable func(row rowdata.Row) bool
	// Choices returns the values that a cell can be given. nil: any value.
	Choices func(row rowdata.Row) []choice
	// Tags holds the single texts of cells with several, nil for other columns.
	Tags *Tags
	// Editor returns a new editors.Editor, which adds to the field of the cell editor. nil: the
	// kind of the values decides.
	Editor func() any
	// Long selects a cell editor of several lines.
	Long bool
	// Fields holds the names of the fields of a tracked row that the column edits. Empty: the program has
	// named none.
	Fields []string
	// Kit is the cell editor of the grid, nil if the column is read-only. The column refers to
	// it so that programs without editable columns do not link it.
	Kit any

	Cell func(gtx layout.Context, c CellContext) layout.Dimensions // nil: text
	// Ready draws cells in place of their text; nil shows the text.
	Ready      *Ready
	Style      func(c CellContext) theme.CellStyle
	Tooltip    func(c CellContext) string
	Footer     func() string
	FooterCell layout.Widget
	HeaderCell layout.Widget
	HeaderHint string // the tooltip of the header

	// Aggregate selects the aggregate of a group.
	Aggregate option.Aggregate
	// Offers holds the aggregates that users can choose.
	Offers []option.Aggregate
	// AggregateRows computes the aggregate if Aggregate is AggregateNone. nil: the column has
	// no aggregate.
	AggregateRows func(rows iter.Seq[rowdata.Row]) float64
	// Sums formats aggregates.
	Sums Sums
	// GroupText returns the text that rows are grouped by. nil: they are grouped by value.
	GroupText func(row rowdata.Row) string

	// TextOrder is the order of texts, Language the collation that Collated uses.
	TextOrder rowmodel.TextOrder
	Language  *rowmodel.Language
	// SortMissing is the place of rows without a value.
	SortMissing option.MissingOrder
	// SortFirst is the direction of the first click on the header.
	SortFirst option.SortFirst
	// SortAlone keeps users from sorting by the column together with others.
	SortAlone bool
	// Meta is a value that the program keeps with the column. The grid does not use it.
	Meta any

	// Outline marks the column that displays groups and the tree.
	Outline bool
	// RowPin marks a column of buttons that pin rows.
	RowPin bool
	// Digits is the number of characters of the longest number in the column of row numbers, 0
	// for other columns.
	Digits int
	// Utility marks a column without data, such as row numbers or checkboxes. It is never
	// copied, sorted or filtered.
	Utility bool

	// Inverted reverses the order of the values, for ranks and other values where less is
	// better.
	Inverted bool

	// NoCopy excludes the column from copies and exports.
	NoCopy bool
	// CopyShown makes copies and exports take the displayed text.
	CopyShown bool
	// ExcelFormat is the number format of the column in a workbook.
	ExcelFormat string
	// TimeLayout is the layout that times are displayed in.
	TimeLayout string

	// Wrap breaks text into at most Lines lines, or textrun.MaxLines if Lines is 0 or less.
	Wrap  bool
	Lines int

	Hidden, NoResize, NoReorder, NoPin, NoHide, NoSort, NoFilter bool

	// Nullable reports that cells may have no value, see Value.Clear.
	Nullable bool
	// Keep keeps the column on the screen while a column group above it is collapsed. OnlyCollapsed shows it only while
	// the nearest group above it that users can collapse is collapsed.
	Keep, OnlyCollapsed bool
	// Collapsible marks a column group that users can collapse.
	Collapsible bool

	// GiveWay is set for columns that leave a narrow grid.
	GiveWay *GiveWay

	// Joins holds how cells join with their neighbours, nil if they do not.
	Joins *Joins

	// Children are the columns of a column group. A leaf column has nil.
	Children []*Def

	// Err is the error of making the column. Cells are empty as far as they depend on the missing parts.
	Err error
}

// ErrNil is the Err of a column that is a nil pointer.
var ErrNil = errors.New("gridui: column is nil")

// New returns a definition without values: the functions that the grid calls without a check
// for nil are set and return nothing.
func New(id, header string) *Def {
	d := &Def{
		ID:         id,
		Header:     header,
		AppendText: func(dst []byte, _ rowdata.Row) []byte { return dst },
		Value:      func(rowdata.Row) any { return nil },
	}
	if id == "" {
		d.Fail(fmt.Errorf("gridui: column %q has no id", header))
	}
	return d
}

// Nil returns a definition in place of a column that is a nil pointer.
func Nil() *Def {
	d := New("", "")
	d.Err = ErrNil
	return d
}

// IsNil reports whether d is nil or was made by Nil.
func IsNil(d *Def) bool { return d == nil || d.Err == ErrNil }

// Fail adds an error to Err.
func (d *Def) Fail(err error) { d.Err = errors.Join(d.Err, err) }

// TextAlign returns the alignment of the column's text, never AlignAuto.
func (d *Def) TextAlign() option.Align { return settings.Align(d.Align, d.Kind) }

// WrapLines returns the maximum number of lines of a cell, 0 if cells do not wrap.
func (d *Def) WrapLines() int {
	switch {
	case !d.Wrap || d.Cell != nil || d.Ready != nil:
		return 0
	case d.Lines <= 0:
		return textrun.MaxLines
	}
	return min(d.Lines, textrun.MaxLines)
}

// Sorts reports whether rows can be sorted by the column.
func (d *Def) Sorts() bool {
	return d.Compare != nil && !d.NoSort && !d.Utility
}

// Filters reports whether rows can be filtered by the column.
func (d *Def) Filters() bool { return !d.NoFilter && !d.Utility && d.Children == nil }

// choice is a value that a cell can be given.
type choice struct {
	// Text is the displayed text of the value.
	Text  string
	value any
}

// fits reports whether the column is fitted because it has no width.
func (d *Def) fits() bool { return d.OfData && d.Width == 0 && d.Flex == 0 && !d.Auto }

// AppendPlain appends the text of a row's value, without a style.
func (d *Def) AppendPlain(dst []byte, row rowdata.Row) []byte {
	switch {
	case d.plain != nil && d.Styled != nil:
		return d.plain(dst, row)
	case d.ValueText != nil:
		return d.ValueText(dst, row)
	}
	return d.AppendText(dst, row)
}
