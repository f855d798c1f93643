// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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

// columnDef is what the grid knows of a column: the type of its values is
// gone, what can be done with them remains.
//
// Every function takes a pointer to a row, which only those that edit write through;
// those that read may run on another goroutine than the frame's.
type columnDef struct {
	id, header string
	kind       option.Kind
	width      unit.Dp // 0: the grid's default
	min, max   unit.Dp // 0: the grid's least width; no limit
	flex       float32 // above 0: a share of the space left over
	auto       bool    // width from header and contents
	align      option.Align

	// appendText appends what the cell shows; nothing for a missing value.
	appendText func(dst []byte, row rowdata.Row) []byte
	// valueText appends what the value shows, which Text may put aside; typ is the type
	// of values. spells says that nothing but their text is to be told of them: of
	// durations and types with a String method.
	valueText func(dst []byte, row rowdata.Row) []byte
	typ       reflect.Type
	spells    bool
	// editText appends what its editor begins with.
	editText func(dst []byte, row rowdata.Row) []byte
	// value is the raw value, nil where it is missing.
	value func(row rowdata.Row) any
	// missing is nil where no row can lack a value.
	missing func(row rowdata.Row) bool
	// compare orders ascending; rows without a value are the caller's
	// business. nil: the values have no order.
	compare func(a, b rowdata.Row) int
	// number is the value as a float64 without boxing it, false where it is
	// missing; nil unless the values are numbers that show as such.
	number func(row rowdata.Row) (float64, bool)
	// integer is what orders values that a float64 would round, clamped to what
	// an int64 holds; str is a text as it is. Each is nil where values are not such.
	integer func(row rowdata.Row) (int64, bool)
	str     func(row rowdata.Row) (string, bool)
	// keyed says that integer, number or str give the order of the values; else it
	// is compare's.
	keyed bool
	// wall is the time that the clock of the cell shows, in seconds since it showed
	// the beginning of 1970; truth is a truth value. Each is nil where values are not
	// such, and false where one is missing.
	wall  func(row rowdata.Row) (int64, bool)
	truth func(row rowdata.Row) (bool, bool)
	// operand reads a number that a filter compares with, span a stretch of time;
	// test is the filter of the caller's own.
	operand func(text string) (number, bool)
	span    func(text string) (period, bool)
	test    func(row rowdata.Row, operand string) bool
	// verbatim says that str is what cells show, but for formatted and worded: the
	// caller makes the text, of the value or of the row.
	verbatim, formatted, worded bool
	// set stores a value, or text to be parsed, or nil for the zero value.
	// nil: the column cannot be edited.
	set func(row rowdata.Row, v any) error
	// values are to keep its values while it is edited; there where set is.
	values func() cellValues
	// reader reads texts for it in the background, as they are meant in a row like one;
	// nil, or what it returns is, where that cannot be.
	reader func(row rowdata.Row) textReader
	// restore puts back what value has returned, nil where there was none.
	restore func(row rowdata.Row, v any)
	// validate is the error that the value of a row meets, editable says in which rows
	// the column can be edited, choices are the values to choose from, long asks for an
	// editor of several lines. Each func may be nil.
	validate func(row rowdata.Row) error
	editable func(row rowdata.Row) bool
	choices  func(row rowdata.Row) []choice
	long     bool
	// fields are those of a tracked row that it edits, as far as the caller said so.
	fields []string
	// kit is the grid's editor of its cells, nil where it is read-only: the column names it
	// so that a program without editing does not link it.
	kit any

	cell       func(gtx layout.Context, c cellContext) layout.Dimensions // nil: text
	look       func(c cellContext) theme.CellStyle
	tooltip    func(c cellContext) string
	footer     func() string
	footerCell layout.Widget
	headerCell layout.Widget
	headerHint string // tooltip of the header

	// aggregate or aggregateRows is what the column makes of a group, which sums shows;
	// groupText is what rows are grouped by in place of the value.
	aggregate     option.Aggregate
	aggregateRows func(rows iter.Seq[rowdata.Row]) float64
	sums          columnSums
	groupText     func(row rowdata.Row) string

	// textOrder and language say how texts are ordered, sortMissing where rows without
	// a value go, sortFirst in which direction the first click sorts, sortAlone that
	// users sort by it alone.
	textOrder   rowmodel.TextOrder
	language    *rowmodel.Language
	sortMissing option.MissingOrder
	sortFirst   option.SortFirst
	sortAlone   bool
	// meta is the caller's.
	meta any

	// outline marks the column that shows groups.
	outline bool
	// rowPin marks a column of buttons that pin rows.
	rowPin  bool
	utility bool // row numbers, checkboxes and the like: never copied

	// inverted turns the order of the values around, for ranks and the like where
	// less is more.
	inverted bool

	// noCopy leaves the column out of copies and exports, copyShown gives those what
	// it shows; excelFormat is its number format in a workbook.
	noCopy, copyShown bool
	excelFormat       string
	// timeLayout is how times are shown.
	timeLayout string

	// wrap breaks its text into lines, at most lines of them.
	wrap  bool
	lines int

	hidden, noResize, noReorder, noPin, noHide, noSort, noFilter bool

	// keep stays when its group is collapsed, which a collapsible group can be.
	keep, collapsible bool

	children []*columnDef // of a group; nil: a nil column

	// err tells what is wrong with how the column was made; its cells are
	// empty then, as far as they depend on what is missing.
	err error
}

// errNilColumn is the err of a column that is a nil pointer.
var errNilColumn = errors.New("gridui: column is nil")

// newColumnDef starts a definition; every function the grid always calls is
// there, and gives nothing.
func newColumnDef(id, header string) *columnDef {
	d := &columnDef{
		id:         id,
		header:     header,
		appendText: func(dst []byte, _ rowdata.Row) []byte { return dst },
		value:      func(rowdata.Row) any { return nil },
	}
	if id == "" {
		d.fail(fmt.Errorf("gridui: column %q has no id", header))
	}
	return d
}

// nilColumnDef stands in for a column that is a nil pointer.
func nilColumnDef() *columnDef {
	d := newColumnDef("", "")
	d.err = errNilColumn
	return d
}

func isNilColumn(d *columnDef) bool { return d == nil || d.err == errNilColumn }

// fail adds to what is wrong with the column.
func (d *columnDef) fail(err error) { d.err = errors.Join(d.err, err) }

// textAlign is where the column's text goes, never AlignAuto.
func (d *columnDef) textAlign() option.Align { return d.align.Resolve(d.kind) }

// wrapLines is how many lines the cells of a column may have, 0 where they do not
// wrap.
func (d *columnDef) wrapLines() int {
	switch {
	case !d.wrap || d.cell != nil:
		return 0
	case d.lines <= 0:
		return textrun.MaxLines
	}
	return min(d.lines, textrun.MaxLines)
}

// sorts says whether rows can be ordered by a column.
func (d *columnDef) sorts() bool {
	return d.compare != nil && !d.noSort && !d.utility
}

// filters says whether rows can be filtered by a column.
func (d *columnDef) filters() bool { return !d.noFilter && !d.utility && d.children == nil }
