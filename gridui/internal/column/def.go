// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
	"iter"
	"reflect"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Def is what the grid knows of a column: the type of its values is
// gone, what can be done with them remains.
//
// Every function takes a pointer to a row, which only those that edit write through;
// those that read may run on another goroutine than the frame's.
type Def struct {
	ID, Header string
	Kind       option.Kind
	Width      unit.Dp // 0: the grid's default
	Min, Max   unit.Dp // 0: the grid's least width; no limit
	Flex       float32 // above 0: a share of the space left over
	Auto       bool    // width from header and contents
	Align      option.Align

	// AppendText appends what the cell shows; nothing for a missing value.
	AppendText func(dst []byte, row rowdata.Row) []byte
	// ValueText appends what the value shows, which Text may put aside; typ is the type
	// of values. spells says that nothing but their text is to be told of them: of
	// durations and types with a String method.
	ValueText func(dst []byte, row rowdata.Row) []byte
	valueType reflect.Type
	spells    bool
	// EditText appends what its editor begins with.
	EditText func(dst []byte, row rowdata.Row) []byte
	// Value is the raw value, nil where it is missing.
	Value func(row rowdata.Row) any
	// Missing is nil where no row can lack a value.
	Missing func(row rowdata.Row) bool
	// Compare orders ascending; rows without a value are the caller's
	// business. nil: the values have no order.
	Compare func(a, b rowdata.Row) int
	// Number is the value as a float64 without boxing it, false where it is
	// missing; nil unless the values are numbers that show as such.
	Number func(row rowdata.Row) (float64, bool)
	// integer is what orders values that a float64 would round, clamped to what
	// an int64 holds; str is a text as it is. Each is nil where values are not such.
	integer func(row rowdata.Row) (int64, bool)
	Str     func(row rowdata.Row) (string, bool)
	// keyed says that integer, number or str give the order of the values; else it
	// is compare's.
	keyed bool
	// wall is the time that the clock of the cell shows, in seconds since it showed
	// the beginning of 1970; truth is a truth value. Each is nil where values are not
	// such, and false where one is missing.
	wall    func(row rowdata.Row) (int64, bool)
	Boolean func(row rowdata.Row) (bool, bool)
	// Operand reads a number that a filter compares with, span a stretch of time;
	// test is the filter of the caller's own.
	Operand func(text string) (Number, bool)
	Span    func(text string) (Period, bool)
	Test    func(row rowdata.Row, operand string) bool
	// verbatim says that str is what cells show, but for formatted and worded: the
	// caller makes the text, of the value or of the row.
	verbatim, formatted, Worded bool
	// Set stores a value, or text to be parsed, or nil for the zero value.
	// nil: the column cannot be edited.
	Set func(row rowdata.Row, v any) error
	// Values are to keep its values while it is edited; there where set is.
	Values func() Pairs
	// Reader reads texts for it in the background, as they are meant in a row like one;
	// nil, or what it returns is, where that cannot be.
	Reader func(row rowdata.Row) TextReader
	// Restore puts back what value has returned, nil where there was none.
	Restore func(row rowdata.Row, v any)
	// Validate is the error that the value of a row meets, editable says in which rows
	// the column can be edited, choices are the values to choose from, long asks for an
	// editor of several lines. Each func may be nil.
	Validate func(row rowdata.Row) error
	Editable func(row rowdata.Row) bool
	Choices  func(row rowdata.Row) []choice
	Long     bool
	// Fields are those of a tracked row that it edits, as far as the caller said so.
	Fields []string
	// Kit is the grid's editor of its cells, nil where it is read-only: the column names it
	// so that a program without editing does not link it.
	Kit any

	Cell       func(gtx layout.Context, c CellContext) layout.Dimensions // nil: text
	Look       func(c CellContext) theme.CellStyle
	Tooltip    func(c CellContext) string
	Footer     func() string
	FooterCell layout.Widget
	HeaderCell layout.Widget
	HeaderHint string // tooltip of the header

	// Aggregate or aggregateRows is what the column makes of a group, which sums shows;
	// groupText is what rows are grouped by in place of the value.
	Aggregate     option.Aggregate
	AggregateRows func(rows iter.Seq[rowdata.Row]) float64
	Sums          Sums
	GroupText     func(row rowdata.Row) string

	// TextOrder and language say how texts are ordered, sortMissing where rows without
	// a value go, sortFirst in which direction the first click sorts, sortAlone that
	// users sort by it alone.
	TextOrder   rowmodel.TextOrder
	Language    *rowmodel.Language
	SortMissing option.MissingOrder
	SortFirst   option.SortFirst
	SortAlone   bool
	// Meta is the caller's.
	Meta any

	// Outline marks the column that shows groups.
	Outline bool
	// RowPin marks a column of buttons that pin rows.
	RowPin  bool
	Utility bool // row numbers, checkboxes and the like: never copied

	// Inverted turns the order of the values around, for ranks and the like where
	// less is more.
	Inverted bool

	// NoCopy leaves the column out of copies and exports, copyShown gives those what
	// it shows; excelFormat is its number format in a workbook.
	NoCopy, CopyShown bool
	ExcelFormat       string
	// TimeLayout is how times are shown.
	TimeLayout string

	// Wrap breaks its text into lines, at most lines of them.
	Wrap  bool
	Lines int

	Hidden, NoResize, NoReorder, NoPin, NoHide, NoSort, NoFilter bool

	// Keep stays when its group is collapsed, which a collapsible group can be.
	Keep, Collapsible bool

	Children []*Def // of a group; nil: a nil column

	// Err tells what is wrong with how the column was made; its cells are
	// empty then, as far as they depend on what is missing.
	Err error
}

// ErrNil is the err of a column that is a nil pointer.
var ErrNil = errors.New("gridui: column is nil")

// New starts a definition; every function the grid always calls is
// there, and gives nothing.
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

// Nil stands in for a column that is a nil pointer.
func Nil() *Def {
	d := New("", "")
	d.Err = ErrNil
	return d
}

func IsNil(d *Def) bool { return d == nil || d.Err == ErrNil }

// Fail adds to what is wrong with the column.
func (d *Def) Fail(err error) { d.Err = errors.Join(d.Err, err) }

// TextAlign is where the column's text goes, never AlignAuto.
func (d *Def) TextAlign() option.Align { return d.Align.Resolve(d.Kind) }

// WrapLines is how many lines the cells of a column may have, 0 where they do not
// wrap.
func (d *Def) WrapLines() int {
	switch {
	case !d.Wrap || d.Cell != nil:
		return 0
	case d.Lines <= 0:
		return textrun.MaxLines
	}
	return min(d.Lines, textrun.MaxLines)
}

// Sorts says whether rows can be ordered by a column.
func (d *Def) Sorts() bool {
	return d.Compare != nil && !d.NoSort && !d.Utility
}

// Filters says whether rows can be filtered by a column.
func (d *Def) Filters() bool { return !d.NoFilter && !d.Utility && d.Children == nil }
