// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/layoutx"
)

// cornerMark is what stands in the corner of a cell.
type cornerMark uint8

const (
	markNone cornerMark = iota
	// markEdited is a cell that differs from what the row came with.
	markEdited
	// markRefused is a cell that did not get its last value.
	markRefused
	// markInvalid is a cell of a row that was not accepted.
	markInvalid
)

// tells reports whether there is a reason to tell of a mark.
func (m cornerMark) tells() bool { return m == markRefused || m == markInvalid }

// marksCorners reports whether cells can have marks.
func (g *core) marksCorners() bool {
	s := g.editing.State.Status
	return len(g.editing.State.Refused) > 0 || s != nil && (s.MarksCells() || s.MarksRefused())
}

// cornerMark is what stands in the corner of a cell.
func (g *core) cornerMark(at viewport.Address) cornerMark {
	if _, ok := g.refusedAt(at); ok {
		return markRefused
	}
	if _, ok := g.invalidAt(at); ok {
		return markInvalid
	}
	s := g.editing.State.Status
	if s == nil || !s.MarksCells() {
		return markNone
	}
	if id, ok := g.data.RowKey(at.Band, at.Row); ok && s.CellEdited(id, g.engine.cols.Def(at.Col)) {
		return markEdited
	}
	return markNone
}

// invalidAt is what was said against a row that was not accepted, by one of its cells.
func (g *core) invalidAt(at viewport.Address) (text string, ok bool) {
	s, leaves := g.editing.State.Status, g.engine.cols.Leaves
	if s == nil || !s.MarksRefused() || !viewport.HasRows(at.Band) || at.Col < 0 || at.Col >= len(leaves) || leaves[at.Col].Utility {
		return "", false
	}
	id, ok := g.data.RowKey(at.Band, at.Row)
	if !ok {
		return "", false
	}
	return s.Refusal(id, g.engine.cols.Defs[leaves[at.Col].Def], at.Col == g.firstColumn())
}

// rowReason is why a row was not accepted, empty for others.
func (g *core) rowReason(b layoutx.Band, row int) string {
	text, _ := g.invalidAt(viewport.Address{Band: b, Row: row, Col: g.firstColumn()})
	return text
}

// firstColumn is the first column that is not one of the grid's own.
func (g *core) firstColumn() int {
	for i := range g.engine.cols.Leaves {
		if !g.engine.cols.Leaves[i].Utility {
			return i
		}
	}
	return -1
}

// reasonAt is why a cell has a mark, empty where there is nothing to tell.
func (g *core) reasonAt(at viewport.Address) string {
	if reason, ok := g.refusedAt(at); ok {
		return g.ErrorText(reason)
	}
	text, _ := g.invalidAt(at)
	return text
}

// refusedAt is why a cell did not get its last value.
func (g *core) refusedAt(at viewport.Address) (reason error, ok bool) {
	if len(g.editing.State.Refused) == 0 {
		return nil, false
	}
	it, ok := g.data.Record(at.Band, at.Row)
	if !ok {
		return nil, false
	}
	var cells map[string]error
	if g.data.Funcs.RowID == nil && g.data.Order.Now.Tree == nil && it >= 0 {
		var buf [20]byte
		cells = g.editing.State.Refused[string(strconv.AppendInt(buf[:0], int64(it), 10))]
	} else {
		cells = g.editing.State.Refused[g.data.ItemID(it)]
	}
	reason, ok = cells[g.engine.cols.Leaves[at.Col].ID]
	return reason, ok
}

// statusName is what became of a row in words, empty where nothing did.
func (g *core) statusName(at viewport.Address, l *locale.Texts) string {
	if g.editing.State.Status == nil {
		return ""
	}
	id, ok := g.data.RowKey(at.Band, at.Row)
	if !ok {
		return ""
	}
	return g.editing.State.Status.StatusName(id, l)
}

// pendingAt reports whether a cell shows a value that is not accepted yet.
func (g *core) pendingAt(at viewport.Address) bool {
	if g.data.Overlaid == nil {
		return false
	}
	id, ok := g.data.RowKey(at.Band, at.Row)
	if !ok {
		return false
	}
	o, ok := g.data.Overlaid[id]
	return ok && idlist.Has(o.Cols, g.engine.cols.Leaves[at.Col].ID)
}

// cornerMarks draws the marks of a row's cells: a triangle in the corner at the top,
// where reading ends.
func (p *painter) cornerMarks(pane layoutx.Pane, b layoutx.Band, row layoutx.Span) {
	if !viewport.HasRows(b) || !p.ask.marksCorners() {
		return
	}
	size := min(p.Style.Scaled(7), row.Size)
	for _, col := range p.view.Sheet.Cols[pane] {
		m := p.ask.cornerMark(viewport.Address{Band: b, Row: row.Index, Col: col.Index})
		if m == markNone {
			continue
		}
		if m == markInvalid {
			p.cellFrame(image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size))
		}
		end := col.Start + col.Size
		if p.Style.RTL {
			end = col.Start
			p.Triangle(image.Pt(end, row.Start), size, p.markInk(m))
			continue
		}
		p.Triangle(image.Pt(end, row.Start), -size, p.markInk(m))
	}
}

// cellFrame draws a frame in a cell that was not accepted, so that colour is not all that
// tells it from an edited one. It lies within the ring of the focus and the line of the row.
func (p *painter) cellFrame(r image.Rectangle) {
	p.Frame(r.Inset(p.Dp(2)), max(p.Dp(1), 1), p.Style.Theme.Danger)
}

func (p *painter) markInk(m cornerMark) color.NRGBA {
	switch {
	case m.tells():
		return p.Style.Theme.Danger
	case p.Style.ForcedColors:
		return p.Style.Theme.Fg
	}
	return p.Style.Theme.EditedBar
}
