// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// cells is what the cells of a grid show: texts, styles, widgets, tooltips and the details
// below rows. It implements viewport.Contents,
// celltext.Cells, focus.Cells and flash.Cells.
type cells struct{ grid *core }

// AppendText appends the text of a cell of any band.
func (cs *cells) AppendText(dst []byte, at viewport.Address) []byte {
	d := cs.grid.engine.cols.Def(at.Col)
	switch at.Band {
	case layoutx.Head:
		return append(dst, d.Header...)
	case layoutx.Foot:
		if d.Footer != nil {
			dst = append(dst, d.Footer()...)
		}
		return dst
	}
	if own, ok := cs.appendOwn(dst, at); ok {
		return own
	}
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok || d.AppendText == nil {
		return dst
	}
	return d.AppendText(dst, row)
}

// IsEmpty reports whether a cell has no value.
func (cs *cells) IsEmpty(at viewport.Address) bool {
	d := cs.grid.engine.cols.Def(at.Col)
	if s, ok := cs.branchSum(at); ok {
		cs.grid.engine.buf = d.Sums.AppendSum(cs.grid.engine.buf[:0], s)
		return len(cs.grid.engine.buf) == 0
	}
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok || (d.Missing != nil && d.Missing(row)) {
		return true
	}
	if d.Kind != option.KindText || d.AppendText == nil {
		return false
	}
	cs.grid.engine.buf = d.AppendText(cs.grid.engine.buf[:0], row)
	return len(cs.grid.engine.buf) == 0
}

// HasRowStyles and HasCellStyles report whether rows and cells can have styles of their own.
func (cs *cells) HasRowStyles() bool {
	return cs.grid.shows.rowLook != nil || cs.grid.editing.State.Status != nil || cs.grid.data.Outlined() || cs.grid.Grouping.Total != option.TotalRowNone
}

func (cs *cells) HasCellStyles() bool {
	return cs.grid.shows.cellLook != nil || cs.grid.engine.cols.AnyLook || cs.grid.data.Overlaid != nil
}

// RowStyle is the style of a row: of the grid, of tracked changes, of the program.
func (cs *cells) RowStyle(at viewport.Address) theme.CellStyle {
	if cs.grid.data.IsTotal(at.Band, at.Row) {
		return theme.CellStyle{Bold: true}
	}
	if cs.grid.data.OwnRow(at.Band, at.Row) {
		return cs.ownLook(at.Row.BodyPos())
	}
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok {
		return theme.CellStyle{}
	}
	var l theme.CellStyle
	if s := cs.grid.editing.State.Status; s != nil {
		if id, ok := cs.grid.data.RowKey(at.Band, at.Row); ok {
			l = s.Look(id, &cs.grid.engine.draw.Style.Theme)
		}
	}
	if cs.grid.shows.rowLook != nil {
		l = l.Over(cs.grid.shows.rowLook(cs.rowContext(row, at)))
	}
	return l
}

// CellStyle is the style of a cell over that of its row.
func (cs *cells) CellStyle(at viewport.Address) theme.CellStyle {
	d := cs.grid.engine.cols.Def(at.Col)
	pending := cs.grid.editing.IsPending(at.Band, at.Row, at.Col)
	if cs.grid.shows.cellLook == nil && d.Look == nil && !pending {
		return theme.CellStyle{}
	}
	c, ok := cs.context(at)
	if !ok {
		return theme.CellStyle{}
	}
	var l theme.CellStyle
	if pending {
		l = theme.CellStyle{Fg: cs.grid.engine.draw.Style.Theme.FgMuted, Italic: true}
	}
	if cs.grid.shows.cellLook != nil {
		l = l.Over(cs.grid.shows.cellLook(c))
	}
	if d.Look != nil {
		l = l.Over(d.Look(c))
	}
	return l
}

// LayoutCell lays out the widget of a cell. Under the loading overlay the widgets of rows get no
// input.
func (cs *cells) LayoutCell(gtx layout.Context, at viewport.Address) layout.Dimensions {
	if cs.grid.Loading.Overlay && viewport.HasRows(at.Band) {
		gtx = gtx.Disabled()
	}
	d := cs.grid.engine.cols.Def(at.Col)
	switch at.Band {
	case layoutx.Head:
		return d.HeaderCell(gtx)
	case layoutx.Foot:
		return d.FooterCell(gtx)
	}
	c, ok := cs.context(at)
	if !ok {
		return layout.Dimensions{}
	}
	return d.Cell(gtx, c)
}

func (cs *cells) tooltip(at viewport.Address) string {
	if reason := cs.grid.engine.features.cellMarks.Reason(at); reason != "" {
		return reason
	}
	c, ok := cs.context(at)
	if !ok {
		return ""
	}
	if d := cs.grid.engine.cols.Def(at.Col); d.Tooltip != nil {
		return d.Tooltip(c)
	}
	if cs.grid.shows.tooltip != nil {
		return cs.grid.shows.tooltip(c)
	}
	return ""
}

// ownLook is the style of a row that the grid made: a group, a filler or a placeholder.
func (cs *cells) ownLook(row coord.Pos) theme.CellStyle {
	switch cs.grid.data.Item(row).Kind {
	case dataset.ItemGroup, dataset.ItemFiller:
		return theme.CellStyle{Bold: true}
	case dataset.ItemFailed:
		return theme.CellStyle{Fg: cs.grid.engine.draw.Style.Theme.Danger}
	}
	return theme.CellStyle{Fg: cs.grid.engine.draw.Style.Theme.FgMuted, Italic: true}
}

// DetailState reports whether a row of the body can show a detail and whether it does. Rows
// that are none of the caller's have none.
func (cs *cells) DetailState(shown coord.Pos) (has, open bool) {
	if cs.grid.shows.detail == nil || !cs.grid.data.HasRow(shown) {
		return false, false
	}
	it := cs.grid.data.SourceOf(shown)
	if it < 0 || cs.grid.data.Order.Now.Tree.IsFiller(it.Record()) {
		return false, false
	}
	if cs.grid.shows.hasDetail != nil && !cs.grid.shows.hasDetail(cs.grid.data.Order.Now.Records.At(int(it.Record()))) {
		return false, false
	}
	return true, !cs.grid.Details.Rows.IsEmpty() && cs.grid.Details.Rows.Has(cs.grid.data.ItemID(it))
}

// LayoutDetail draws the detail of a row of the body.
func (cs *cells) LayoutDetail(gtx layout.Context, at viewport.Address) layout.Dimensions {
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok {
		return layout.Dimensions{}
	}
	c := cs.rowContext(row, at)
	if number, ok := cs.grid.data.NumberAt(at.Band, at.Row); ok && cs.grid.data.Outlined() {
		c.Depth = cs.grid.data.Item(number).Depth
	}
	return cs.grid.shows.detail(gtx, c, gtx.Constraints.Max.X)
}

// DetailFailed reports the first detail of the grid that panicked.
func (cs *cells) DetailFailed(at viewport.Address, err error) {
	row, _ := cs.grid.engine.view.RowAt(at)
	cs.grid.report.Problem("detail", "the detail of row %q panicked: %w", cs.grid.data.RowID(row), err)
}

// RowHeight is the height of the cells of a row, 0 for that of the style.
func (cs *cells) RowHeight(shown coord.Pos) unit.Dp {
	if cs.grid.shows.rowHeight == nil {
		return 0
	}
	at := cs.grid.engine.view.AddressOf(shown, 0)
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok {
		return 0
	}
	return cs.grid.shows.rowHeight(row)
}

// Revision tells any two states of the rows apart, as far as the grid was told.
func (cs *cells) Revision() uint64 {
	return uint64(cs.grid.data.Told)<<32 | uint64(cs.grid.data.Order.Applied)
}

// context makes the context of a cell, and says whether there is such a cell.
func (cs *cells) context(at viewport.Address) (c column.CellContext, ok bool) {
	if at.Col < 0 || at.Col >= len(cs.grid.engine.cols.Leaves) {
		return c, false
	}
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok {
		return c, false
	}
	c.RowContext = cs.rowContext(row, at)
	if at.Band == layoutx.Body && cs.grid.data.Outlined() {
		c.Depth = cs.grid.data.Item(at.Row.BodyPos()).Depth
	}
	leaf := &cs.grid.engine.cols.Leaves[at.Col]
	c.ColumnID, c.ColumnIndex = leaf.ID, at.Col
	c.Pinned = column.PinSide(leaf.Pane)
	c.Focused, c.Editing = cs.grid.engine.focus.Is(at), cs.grid.engine.features.cellEdit.Edits(at)
	d := cs.grid.engine.cols.Defs[leaf.Def]
	c.Value = d.Value
	if s, ok := cs.branchSum(at); ok {
		c.Sum = column.CellAggregate{Of: d.Sums, Aggregate: s}
	}
	return c, true
}

func (cs *cells) rowContext(row rowdata.Row, at viewport.Address) column.RowContext {
	c := column.RowContext{Row: row, RowIndex: at.Row, Band: at.Band, Hovered: cs.grid.engine.pointer.Hover.Over(at)}
	if number, ok := cs.grid.data.NumberAt(at.Band, at.Row); ok {
		c.RowID = cs.grid.data.RowID(number)
		c.Selected = cs.grid.selection.SelectedRow(number)
		if at.Band != layoutx.Body {
			c.RowIndex -= coord.Slot(cs.grid.data.FloatingCount(at.Band))
		}
	}
	return c
}

// IsWidget reports whether a cell is a widget of the program: rows of groups and of totals have
// text in all columns.
func (cs *cells) IsWidget(at viewport.Address) bool {
	l := &cs.grid.engine.cols.Leaves[at.Col]
	switch at.Band {
	case layoutx.Head:
		return l.Head
	case layoutx.Foot:
		return l.Foot
	}
	return l.Cell && !cs.isOwn(at)
}

// HeadNeed is the width in pixels that shows the header of a column in full.
func (cs *cells) HeadNeed(st *style.Resolved, col int) int {
	return cs.grid.engine.marks.Need(st, col, headmarks.Mark{})
}

// HeadButtonRoom is how many pixels the button of a header takes of its width.
func (cs *cells) HeadButtonRoom(st *style.Resolved, col int) int {
	return cs.grid.engine.features.headMenu.RoomNeeded(st, col)
}

// HeadMarksRoom is how many pixels of a header's width its marks and its button take.
func (cs *cells) HeadMarksRoom(col int) int {
	e := &cs.grid.engine
	return e.marks.Room(col)
}

// IsBlank reports whether a cell shows something else than its text: a widget or a tick.
func (cs *cells) IsBlank(at viewport.Address) bool {
	e := &cs.grid.engine
	return cs.IsWidget(at) || e.features.ticks.Is(at)
}

// HeadMarksKey sums up the marks and buttons of the headers of columns [first, end).
func (cs *cells) HeadMarksKey(first, end int) uint64 { return cs.grid.engine.marks.Key(first, end) }

// Number is the number that a cell of the body shows.
func (cs *cells) Number(at viewport.Address) (float64, bool) {
	d := cs.grid.engine.cols.Def(at.Col)
	if d.Number == nil || cs.IsBranchSum(at) {
		return 0, false
	}
	row, ok := cs.grid.data.Row(at.Band, at.Row)
	if !ok {
		return 0, false
	}
	return d.Number(row)
}
