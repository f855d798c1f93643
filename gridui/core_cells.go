// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// The engine's questions, answered.

// rowCount is the number of body rows.
func (g *core) rowCount() int { return g.data.ShownCount() }

func (g *core) named() bool { return g.data.Funcs.RowID != nil || g.data.Outlined() }

// AppendText appends the text of a cell of any band.
func (g *core) AppendText(dst []byte, at viewport.Address) []byte {
	d := g.engine.cols.Def(at.Col)
	switch at.Band {
	case layoutx.Head:
		return append(dst, d.Header...)
	case layoutx.Foot:
		if d.Footer != nil {
			dst = append(dst, d.Footer()...)
		}
		return dst
	}
	if own, ok := g.appendOwn(dst, at); ok {
		return own
	}
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok || d.AppendText == nil {
		return dst
	}
	return d.AppendText(dst, row)
}

// missing says whether a cell has no value.
func (g *core) missing(at viewport.Address) bool {
	d := g.engine.cols.Def(at.Col)
	if s, ok := g.branchSum(at); ok {
		g.engine.buf = d.Sums.AppendSum(g.engine.buf[:0], s)
		return len(g.engine.buf) == 0
	}
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok || (d.Missing != nil && d.Missing(row)) {
		return true
	}
	if d.Kind != option.KindText || d.AppendText == nil {
		return false
	}
	g.engine.buf = d.AppendText(g.engine.buf[:0], row)
	return len(g.engine.buf) == 0
}

// HasRowStyles and HasCellStyles say whether there is anything to ask.
func (g *core) HasRowStyles() bool {
	return g.shows.rowLook != nil || g.editing.State.Status != nil || g.data.Outlined() || g.Grouping.Total != option.TotalRowNone
}

func (g *core) HasCellStyles() bool {
	return g.shows.cellLook != nil || g.engine.cols.AnyLook || g.data.Overlaid != nil
}

func (g *core) RowStyle(at viewport.Address) theme.CellStyle {
	if g.data.IsTotal(at.Band, at.Row) {
		return theme.CellStyle{Bold: true}
	}
	if g.data.OwnRow(at.Band, at.Row) {
		return g.ownLook(at.Row)
	}
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok {
		return theme.CellStyle{}
	}
	var l theme.CellStyle
	if s := g.editing.State.Status; s != nil {
		if id, ok := g.data.RowKey(at.Band, at.Row); ok {
			l = s.Look(id, &g.engine.draw.Style.Theme)
		}
	}
	if g.shows.rowLook != nil {
		l = l.Over(g.shows.rowLook(g.rowContext(row, at)))
	}
	return l
}

func (g *core) CellStyle(at viewport.Address) theme.CellStyle {
	d := g.engine.cols.Def(at.Col)
	pending := g.pendingAt(at)
	if g.shows.cellLook == nil && d.Look == nil && !pending {
		return theme.CellStyle{}
	}
	c, ok := g.context(at)
	if !ok {
		return theme.CellStyle{}
	}
	var l theme.CellStyle
	if pending {
		l = theme.CellStyle{Fg: g.engine.draw.Style.Theme.FgMuted, Italic: true}
	}
	if g.shows.cellLook != nil {
		l = l.Over(g.shows.cellLook(c))
	}
	if d.Look != nil {
		l = l.Over(d.Look(c))
	}
	return l
}

func (g *core) layoutCell(gtx layout.Context, at viewport.Address) layout.Dimensions {
	d := g.engine.cols.Def(at.Col)
	switch at.Band {
	case layoutx.Head:
		return d.HeaderCell(gtx)
	case layoutx.Foot:
		return d.FooterCell(gtx)
	}
	c, ok := g.context(at)
	if !ok {
		return layout.Dimensions{}
	}
	return d.Cell(gtx, c)
}

func (g *core) tooltip(at viewport.Address) string {
	if reason := g.reasonAt(at); reason != "" {
		return reason
	}
	c, ok := g.context(at)
	if !ok {
		return ""
	}
	if d := g.engine.cols.Def(at.Col); d.Tooltip != nil {
		return d.Tooltip(c)
	}
	if g.shows.tooltip != nil {
		return g.shows.tooltip(c)
	}
	return ""
}

// ownLook is the style of a row that the grid made: a group, a filler or a placeholder.
func (g *core) ownLook(row int) theme.CellStyle {
	switch g.data.Item(row).Kind {
	case dataset.ItemGroup, dataset.ItemFiller:
		return theme.CellStyle{Bold: true}
	case dataset.ItemFailed:
		return theme.CellStyle{Fg: g.engine.draw.Style.Theme.Danger}
	}
	return theme.CellStyle{Fg: g.engine.draw.Style.Theme.FgMuted, Italic: true}
}

// ownClick is the event of a click on a row that the grid made, nil for what is no click.
func (g *core) ownClick(s rawEvent) events.Event {
	if s.kind != rawRowClick {
		return nil
	}
	ev := events.GroupClicked{GroupID: g.data.RowID(s.at.Row), ColumnID: g.engine.cols.Leaves[s.at.Col].ID, Click: s.by}
	it := g.data.SourceOf(s.at.Row)
	switch g.data.KindOf(it) {
	case dataset.ItemGroup:
		group := g.data.Group(it)
		ev.Rows = group.Len()
		ev.Text = dataset.GroupText(g.data.Order.Now.Records, g.data.Order.Now.By.By[group.Level-1], group.Row)
	case dataset.ItemFiller:
		o := g.data.Order.Model.Outline()
		place := o.Place(it)
		ev.Text, ev.Rows = g.data.Order.Now.Tree.Names[it], o.End(place)-place-1
	default:
		return nil
	}
	return ev
}

// detailOptions are the caller's settings of details and heights in this frame.
func (g *core) detailOptions() viewport.DetailOptions {
	return viewport.DetailOptions{
		On: g.shows.detail != nil, Heights: g.shows.rowHeight != nil, Wraps: g.engine.view.WrapsRows(),
		Given: len(g.RowSizing.Heights) > 0,
		All:   g.Details.Rows.IsAll(), Rev: g.Details.Rows.Rev(), Guess: g.Details.EstimatedHeight, Whole: g.wholeHeight,
	}
}
