// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// Cells provides the contents of the cells of a grid: texts, styles, widgets, tooltips and the
// details below rows. It implements viewport.Contents, celltext.Cells, focus.Cells and flash.Cells.
type Cells struct {
	Sources
	// Funcs holds the functions of the program.
	Funcs Funcs

	// below lists columns below rows, nil if no column gives way.
	below Below
	buf   []byte
	// kinds keeps the kinds of the rows of the body on the screen.
	kinds viewport.RowValues[dataset.RowsState, dataset.ItemKind]
}

// Sources holds what the cells are read from.
type Sources struct {
	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Pointer   *host.Pointer
	Focus     *focus.Focus
	Marks     *headmarks.Marks
	Selection *selection.Rows
	Editing   *edit.Editing
	Report    dataset.Report
	Features  Features
}

// Funcs are the functions of the program that determine how rows and cells show. Each may be nil.
type Funcs struct {
	HasDetail func(rowdata.Row) bool
	// RowHeight returns the height of the cells of a row; 0 or less selects the height of the
	// style.
	RowHeight func(rowdata.Row) unit.Dp
	// Detail draws the detail below a row, within a width in pixels.
	Detail func(gtx layout.Context, c column.RowContext, width int) layout.Dimensions
	// FullRow draws a full row within a width in pixels; entered is set when a user entered the row.
	FullRow   func(gtx layout.Context, c column.RowContext, width int, entered bool) layout.Dimensions
	RowStyle  func(column.RowContext) theme.CellStyle
	CellStyle func(column.CellContext) theme.CellStyle
	Tooltip   func(column.CellContext) string
}

// Set replaces the functions.
func (f *Funcs) Set(to Funcs) { *f = to }

// Features provides the contents that features add to cells.
type Features interface {
	// Edits reports whether the editor is open in a cell.
	Edits(at viewport.Address) bool
	// IsTick reports whether a cell shows a tick instead of its text.
	IsTick(at viewport.Address) bool
	// Refusal returns the reason why a cell refused a value, empty if it did not.
	Refusal(at viewport.Address) string
	// HeadButtonRoom returns the width of a header's button in pixels.
	HeadButtonRoom(st *style.Resolved, col int) int
}

// Below lists columns below rows.
type Below interface {
	// On reports whether rows list columns.
	On() bool
	// Layout draws the list of a row in the width of the constraints.
	Layout(gtx layout.Context, row rowdata.Row, id string) layout.Dimensions
}

// ListBelow makes rows list columns below them.
func (cs *Cells) ListBelow(b Below) { cs.below = b }

// lists reports whether rows list columns below them.
func (cs *Cells) lists() bool { return cs.below != nil && cs.below.On() }

// HasDetails reports whether rows can show details.
func (cs *Cells) HasDetails() bool { return cs.Funcs.Detail != nil || cs.lists() }

// AppendText appends the text of a cell of any band.
func (cs *Cells) AppendText(dst []byte, at viewport.Address) []byte {
	dst, row, ofColumn := cs.appendGiven(dst, at)
	if !ofColumn {
		return dst
	}
	return cs.Columns.Def(at.Col).AppendText(dst, row)
}

// AppendDrawn appends the text of a cell of any band as far as it can be drawn: see column.Def.AppendDrawn.
func (cs *Cells) AppendDrawn(dst []byte, at viewport.Address) []byte {
	dst, row, ofColumn := cs.appendGiven(dst, at)
	if !ofColumn {
		return dst
	}
	return cs.Columns.Def(at.Col).AppendDrawn(dst, row)
}

// appendGiven appends the text of a cell if it does not come from a row's column: of headers,
// footers, row numbers, groups and totals. Otherwise it appends nothing, and returns the row and
// ofColumn true.
func (cs *Cells) appendGiven(dst []byte, at viewport.Address) (_ []byte, row rowdata.Row, ofColumn bool) {
	d := cs.Columns.Def(at.Col)
	switch at.Band {
	case layoutx.Head:
		return append(dst, d.Header...), row, false
	case layoutx.Foot:
		if d.Footer != nil {
			dst = append(dst, d.Footer()...)
		}
		return dst, row, false
	}
	if cs.Viewport.IsFull(at) {
		row, _ = cs.Dataset.Row(at.Band, at.Row)
		return append(dst, cs.Columns.Full.Text(row)...), row, false
	}
	if d.Digits > 0 {
		return cs.appendNumber(dst, at), row, false
	}
	if own, ok := cs.appendOwn(dst, at); ok {
		return own, row, false
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	return dst, row, ok && d.AppendText != nil
}

// IsEmpty reports whether a cell has no value.
func (cs *Cells) IsEmpty(at viewport.Address) bool {
	d := cs.Columns.Def(at.Col)
	if cs.Viewport.IsFull(at) {
		return false
	}
	if s, ok := cs.branchSum(at); ok {
		cs.buf = d.Sums.AppendSum(cs.buf[:0], s)
		return len(cs.buf) == 0
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok || (d.Missing != nil && d.Missing(row)) {
		return true
	}
	if d.Kind != option.KindText || d.AppendText == nil {
		return false
	}
	cs.buf = d.AppendDrawn(cs.buf[:0], row)
	return len(cs.buf) == 0
}

// HasRowStyles reports whether rows can have individual styles.
func (cs *Cells) HasRowStyles() bool {
	return cs.stylesRows() || cs.Dataset.Outlined() || cs.Options.Grouping.Total != option.TotalRowNone
}

// HasCellStyles reports whether cells can have individual styles.
func (cs *Cells) HasCellStyles() bool {
	return cs.Funcs.CellStyle != nil || cs.Columns.AnyStyle || cs.Dataset.Overlaid != nil
}

// RowStyle returns the style of a row: from the grid, from tracked changes, or from the program.
func (cs *Cells) RowStyle(at viewport.Address) theme.CellStyle {
	if cs.Dataset.IsTotal(at.Band, at.Row) {
		return theme.CellStyle{Bold: true}
	}
	if at.Band == layoutx.Body {
		if kind := cs.Dataset.KindAt(at.Row.BodyPos()); kind != dataset.ItemRow {
			return cs.ownStyle(kind)
		}
	}
	if !cs.stylesRows() {
		return theme.CellStyle{}
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok {
		return theme.CellStyle{}
	}
	var l theme.CellStyle
	if s := cs.Editing.State.Status; s != nil {
		if id, ok := cs.Dataset.RowKey(at.Band, at.Row); ok {
			l = s.Style(id, &cs.Painter.Style.Theme)
		}
	}
	if cs.Funcs.RowStyle != nil {
		l = l.Over(cs.Funcs.RowStyle(cs.rowContext(row, at)))
	}
	return l
}

// AppendRowStyles appends the styles of the rows of a part.
func (cs *Cells) AppendRowStyles(dst []theme.CellStyle, part *viewport.Part) []theme.CellStyle {
	if part.Scrolls() && !cs.stylesRows() {
		for _, kind := range cs.kinds.Of(part.Rows, cs.Dataset.RowsState(), cs.kindOf) {
			dst = append(dst, cs.ownStyle(kind))
		}
		return dst
	}
	for _, row := range part.Rows {
		dst = append(dst, cs.RowStyle(part.At(row, celllayout.Span{})))
	}
	return dst
}

// kindOf returns the kind of a row of the body.
func (cs *Cells) kindOf(row celllayout.Span) dataset.ItemKind {
	return cs.Dataset.KindAt(coord.Slot(row.Index).BodyPos())
}

// stylesRows reports whether the program or tracked changes determine styles of rows.
func (cs *Cells) stylesRows() bool { return cs.Funcs.RowStyle != nil || cs.Editing.State.Status != nil }

// CellStyle returns the style of a cell, to be laid over the style of its row.
func (cs *Cells) CellStyle(at viewport.Address) theme.CellStyle {
	d := cs.Columns.Def(at.Col)
	pending := cs.Editing.IsPending(at.Band, at.Row, at.Col)
	if cs.Funcs.CellStyle == nil && d.Style == nil && !pending {
		return theme.CellStyle{}
	}
	c, ok := cs.Context(at)
	if !ok {
		return theme.CellStyle{}
	}
	var l theme.CellStyle
	if pending {
		l = theme.CellStyle{Fg: cs.Painter.Style.Theme.FgMuted, Italic: true}
	}
	if cs.Funcs.CellStyle != nil {
		l = l.Over(cs.Funcs.CellStyle(c))
	}
	if d.Style != nil {
		l = l.Over(d.Style(c))
	}
	return l
}

// LayoutCell lays out the widget of a cell. Under the loading overlay the widgets of rows are
// disabled.
func (cs *Cells) LayoutCell(gtx layout.Context, at viewport.Address) layout.Dimensions {
	if cs.Options.Loading.Overlay && viewport.HasRows(at.Band) {
		gtx = gtx.Disabled()
	}
	d := cs.Columns.Def(at.Col)
	switch at.Band {
	case layoutx.Head:
		return d.HeaderCell(gtx)
	case layoutx.Foot:
		return d.FooterCell(gtx)
	}
	c, ok := cs.Context(at)
	if !ok {
		return layout.Dimensions{}
	}
	return d.Cell(gtx, c)
}

// TooltipText returns the tooltip of a cell: the reason of a refused value, or else the program's
// text.
func (cs *Cells) TooltipText(at viewport.Address) string {
	if reason := cs.Features.Refusal(at); reason != "" {
		return reason
	}
	c, ok := cs.Context(at)
	if !ok || cs.Viewport.IsFull(at) {
		return ""
	}
	if d := cs.Columns.Def(at.Col); d.Tooltip != nil {
		return d.Tooltip(c)
	}
	if cs.Funcs.Tooltip != nil {
		return cs.Funcs.Tooltip(c)
	}
	return ""
}

// ownStyle returns the style of a row that the grid made: a group, a filler or a placeholder.
func (cs *Cells) ownStyle(kind dataset.ItemKind) theme.CellStyle {
	switch kind {
	case dataset.ItemRow:
		return theme.CellStyle{}
	case dataset.ItemGroup, dataset.ItemFooter, dataset.ItemTotal, dataset.ItemFiller:
		return theme.CellStyle{Bold: true}
	case dataset.ItemFailed:
		return theme.CellStyle{Fg: cs.Painter.Style.Theme.Danger}
	}
	return theme.CellStyle{Fg: cs.Painter.Style.Theme.FgMuted, Italic: true}
}

// DetailState reports whether a body row has a detail and whether it is open. Rows made by the grid
// have none.
func (cs *Cells) DetailState(shown coord.Pos) (has, open bool) {
	if !cs.HasDetails() || !cs.Dataset.HasRow(shown) {
		return false, false
	}
	it := cs.Dataset.SourceOf(shown)
	if cs.Funcs.HasDetail == nil || cs.lists() {
		has = cs.Dataset.HasRowOf(it)
	} else if row, ok := cs.Dataset.RowOf(it); ok {
		has = cs.Funcs.HasDetail(row)
	}
	if !has {
		return false, false
	}
	return true, !cs.Options.Details.Rows.IsEmpty() && cs.Options.Details.Rows.Has(cs.Dataset.ItemID(it))
}

// LayoutDetail draws the detail of a row of the body.
func (cs *Cells) LayoutDetail(gtx layout.Context, at viewport.Address) layout.Dimensions {
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok {
		return layout.Dimensions{}
	}
	c := cs.rowContext(row, at)
	if number, ok := cs.Dataset.PosIn(at.Band, at.Row); ok && cs.Dataset.Outlined() {
		c.Depth = cs.Dataset.Node(number).Depth
	}
	if !cs.lists() {
		return cs.Funcs.Detail(gtx, c, gtx.Constraints.Max.X)
	}
	dims := cs.below.Layout(gtx, row, c.RowID)
	if cs.Funcs.Detail != nil && (cs.Funcs.HasDetail == nil || cs.Funcs.HasDetail(row)) {
		defer draw.Offset(gtx.Ops, image.Pt(0, dims.Size.Y)).Pop()
		dims.Size.Y += cs.Funcs.Detail(gtx, c, gtx.Constraints.Max.X).Size.Y
	}
	return dims
}

// HasFullWidget reports whether the program draws full rows.
func (cs *Cells) HasFullWidget() bool { return cs.Funcs.FullRow != nil }

// LayoutFull draws a full row.
func (cs *Cells) LayoutFull(gtx layout.Context, at viewport.Address, entered bool) layout.Dimensions {
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok {
		return layout.Dimensions{}
	}
	c := cs.rowContext(row, at)
	if number, ok := cs.Dataset.PosIn(at.Band, at.Row); ok && cs.Dataset.Outlined() {
		c.Depth = cs.Dataset.Node(number).Depth
	}
	return cs.Funcs.FullRow(gtx, c, gtx.Constraints.Max.X, entered)
}

// DetailFailed reports the first detail of the grid that panicked.
func (cs *Cells) DetailFailed(at viewport.Address, err error) {
	row, _ := cs.Viewport.RowAt(at)
	cs.Report.Problem("detail", "the detail of row %q panicked: %w", cs.Dataset.RowID(row), err)
}

// RowHeight returns the height of the cells of a row, 0 for the height of the style.
func (cs *Cells) RowHeight(shown coord.Pos) unit.Dp {
	if cs.Funcs.RowHeight == nil {
		return 0
	}
	at := cs.Viewport.AddressOf(shown, 0)
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok {
		return 0
	}
	return cs.Funcs.RowHeight(row)
}

// Revision returns a number that changes with every reported change of the rows.
func (cs *Cells) Revision() uint64 {
	return uint64(cs.Dataset.Told)<<32 | uint64(cs.Dataset.Order.Applied)
}

// Context returns the context of a cell; ok is false if there is no such cell.
func (cs *Cells) Context(at viewport.Address) (c column.CellContext, ok bool) {
	if at.Col < 0 || at.Col >= len(cs.Columns.Leaves) {
		return c, false
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok {
		return c, false
	}
	c.RowContext = cs.rowContext(row, at)
	if at.Band == layoutx.Body && cs.Dataset.Outlined() {
		c.Depth = cs.Dataset.Node(at.Row.BodyPos()).Depth
	}
	leaf := &cs.Columns.Leaves[at.Col]
	c.ColumnID, c.ColumnIndex = leaf.ID, at.Col
	c.Pinned = column.PinSide(leaf.Pane)
	c.Focused, c.Editing = cs.Focus.Is(at), cs.Features.Edits(at)
	d := cs.Columns.Defs[leaf.Def]
	c.Value = d.Value
	if s, ok := cs.branchSum(at); ok && cs.Dataset.Order.Now.By.Branches {
		c.Sum = column.CellAggregate{Of: d.Sums, Aggregate: s}
	}
	return c, true
}

func (cs *Cells) rowContext(row rowdata.Row, at viewport.Address) column.RowContext {
	c := column.RowContext{Row: row, RowIndex: at.Row, Band: at.Band, Hovered: cs.Pointer.Hover.Over(at)}
	if number, ok := cs.Dataset.PosIn(at.Band, at.Row); ok {
		c.RowID = cs.Dataset.RowID(number)
		c.Selected = cs.Selection.SelectedRow(number)
		if at.Band != layoutx.Body {
			c.RowIndex -= coord.Slot(cs.Dataset.FloatingCount(at.Band))
		}
	}
	return c
}

// IsWidget reports whether a cell is a widget of the program. Rows of groups and of totals show
// text in all columns.
func (cs *Cells) IsWidget(at viewport.Address) bool {
	l := &cs.Columns.Leaves[at.Col]
	switch at.Band {
	case layoutx.Head:
		return l.Head
	case layoutx.Foot:
		return l.Foot
	}
	return l.Cell && !cs.isOwn(at) && !cs.Viewport.IsFull(at)
}

// HeadNeed returns the width in pixels that shows the header of a column in full.
func (cs *Cells) HeadNeed(st *style.Resolved, col int) int {
	return cs.Marks.Need(st, col, headmarks.Mark{})
}

// HeadButtonRoom returns the width of a header's button in pixels.
func (cs *Cells) HeadButtonRoom(st *style.Resolved, col int) int {
	return cs.Features.HeadButtonRoom(st, col)
}

// HeadMarksRoom returns the width of a header's marks and button in pixels.
func (cs *Cells) HeadMarksRoom(col int) int {
	return cs.Marks.Room(col)
}

// IsBlank reports whether a cell shows a widget, a tick or a part of a merged cell instead of its text.
func (cs *Cells) IsBlank(at viewport.Address) bool {
	return cs.IsWidget(at) || cs.IsTick(at) || cs.IsMerged(at)
}

// IsTick reports whether a cell shows a check box, or a ready cell, instead of its text.
func (cs *Cells) IsTick(at viewport.Address) bool {
	return (cs.Features.IsTick(at) || cs.IsReady(at)) && !cs.Viewport.IsFull(at)
}

// IsReady reports whether a cell shows something ready-made in place of its text. Rows of groups and of totals show
// text in all columns.
func (cs *Cells) IsReady(at viewport.Address) bool {
	return cs.Columns.Leaves[at.Col].Ready && viewport.HasRows(at.Band) && !cs.isOwn(at)
}

// Merges reports whether cells can be merged.
func (cs *Cells) Merges() bool { return cs.Viewport.Joins() }

// MergedKey returns a hash of which cells of a row on the screen are merged, in the pane of a column.
func (cs *Cells) MergedKey(at viewport.Address) uint64 { return cs.Viewport.MergedKey(at) }

// IsMerged reports whether a cell on the screen is part of a merged cell.
func (cs *Cells) IsMerged(at viewport.Address) bool { return cs.Viewport.IsMerged(at) }

// HeadMarksKey returns a hash of the marks and buttons of the headers of columns [first, end).
func (cs *Cells) HeadMarksKey(first, end int) uint64 { return cs.Marks.Key(first, end) }

// Number returns the displayed number of a body cell.
func (cs *Cells) Number(at viewport.Address) (float64, bool) {
	d := cs.Columns.Def(at.Col)
	if d.Number == nil || cs.IsBranchSum(at) {
		return 0, false
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	if !ok {
		return 0, false
	}
	return d.Number(row)
}

// Editable reports whether users can edit a cell.
func (cs *Cells) Editable(at viewport.Address) bool {
	if !cs.Options.Editing.Enabled || at.Col < 0 || at.Col >= len(cs.Columns.Leaves) || cs.Options.Loading.Overlay {
		return false
	}
	if cs.IsBranchSum(at) || cs.Viewport.IsFull(at) {
		return false
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	id, isRow := cs.Dataset.RowKey(at.Band, at.Row)
	return ok && isRow && cs.Columns.Def(at.Col).EditableIn(row) && cs.Editing.Writable(id) == nil
}
