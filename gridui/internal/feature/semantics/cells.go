// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"image"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// A cellNode is the description of a cell. It is valid while the description of its row is.
type cellNode struct {
	// phrase is the whole description; the label is phrase[from:to].
	phrase   string
	from, to int
	col      int
	// row is the rev of the description of the row.
	row uint64
	of  cellState
}

// A cellState holds what a phrase depends on in addition to the row and its texts.
type cellState struct {
	focused bool
	mark    Mark
	// control is the label of a box, a button or a handle.
	control string
	// spoken replaces the text of the cell, empty for the text.
	spoken string
	// about is the rest of the description, in addition to the text of the cell.
	about string
	// ranged is set if a tick box is in a range of several cells.
	ranged bool
	// mixed is set if only some of the rows below are selected.
	mixed bool
	// first and last are the numbers of the rows of a merged cell, 0 for a cell of one row.
	first, last int
}

// label returns the text that the cell shows.
func (n *cellNode) label() string { return n.phrase[n.from:n.to] }

// cellNodes describes the cells of a row in a part of its band.
func (f *Feature) cellNodes(n *rowNode, p *place, part image.Rectangle) {
	for pane := range f.Viewport.Sheet.Cols {
		cols := f.Viewport.Sheet.Cols[pane]
		if len(cols) == 0 {
			continue
		}
		within := f.Viewport.Sheet.Panes.Rect(layoutx.Pane(pane), p.band).Intersect(part)
		if n.of.full {
			within = part
		}
		nodes := f.rows.cells(n, layoutx.Pane(pane), len(cols))
		for _, col := range cols {
			r, at := image.Rect(col.Start, p.row.Start, col.End(), p.row.End()), p.cell(col.Index)
			if m, ok := f.Viewport.DrawnMerged(at); ok {
				if at.Col != f.Viewport.FirstDrawn(cols, m).Col {
					continue // described with the first column
				}
				at.Col, r.Min.X, r.Max.X = m.At.Col, m.Rect.Min.X, m.Rect.Max.X
			}
			if r = r.Intersect(within); r.Empty() {
				continue
			}
			cell := f.cellAt(at)
			if cell.Role == feature.RoleNone || cell.Role == feature.RoleBox && !p.mark.Box {
				continue
			}
			c := draw.Clip(f.Painter.Ops, r)
			f.cellNode(&nodes[col.Index&(len(nodes)-1)], n, p, at.Col, &cell)
			c.Pop()
			if n.of.full {
				return // its only cell
			}
		}
	}
}

// cellNode describes a cell.
func (f *Feature) cellNode(c *cellNode, row *rowNode, p *place, col int, cell *cell) {
	at := p.cell(col)
	of := cellState{focused: f.isFocused(at), mark: cell.mark, control: cell.Label, spoken: cell.Spoken, about: cell.about}
	f.mergedState(&of, at)
	of.ranged = cell.selected && cell.Role == feature.RoleTick
	of.mixed = cell.Role == feature.RoleBox && p.mark.Share == rowmodel.Some
	f.syncCell(c, row, at, of)
	ops := f.Painter.Ops
	if cell.IsControl() {
		f.controlClass(cell, p.mark)
		draw.NodeLabel(ops, c.label())
		draw.NodeAbout(ops, c.phrase)
		return
	}
	if c.to > c.from {
		draw.NodeLabel(ops, c.label())
	}
	if cell.Role == feature.RoleTick {
		draw.NodeClass(ops, semantic.CheckBox)
		draw.NodeSelected(ops, cell.On)
	}
	draw.NodeAbout(ops, c.phrase)
	// NodeSelected of a tick box is whether it is ticked: its phrase contains whether the cell is selected.
	// Phrases of other cells stay the same strings while a drag selects them.
	if cell.Role != feature.RoleTick && (p.mark.Selected || cell.selected || f.Options.Selection.Mode == option.SelectOff && of.focused) {
		draw.NodeSelected(ops, true)
	}
}

// mergedState adds the state of a merged cell: the numbers of its rows on the screen, and of all its rows if it has
// the focus.
func (f *Feature) mergedState(of *cellState, at viewport.Address) {
	m, ok := f.Viewport.DrawnMerged(at)
	if !ok && !of.focused {
		return
	}
	to := f.Focus.At()
	if of.focused || to.Band == at.Band && to.Row == at.Row && to.Col >= m.At.Col && to.Col < m.At.Col+m.Cols {
		if of.focused = f.isFocused(to); of.focused {
			m = f.Viewport.MergedAt(at)
		}
	}
	if m.Rows > 1 {
		of.first, of.last = int(m.At.Row)+1, int(m.At.Row)+m.Rows
		if at.Band != layoutx.Body {
			of.first, of.last = of.first-f.Dataset.FloatingCount(at.Band), of.last-f.Dataset.FloatingCount(at.Band)
		}
	}
}

// syncCell makes the phrase of a cell again if it changed. It always does so for cells of floating rows and for
// refused cells, since their text and their reason may change at any time.
func (f *Feature) syncCell(c *cellNode, row *rowNode, at viewport.Address, of cellState) {
	if c.phrase != "" && c.col == at.Col && c.row == row.rev && c.of == of && of.mark != MarkRefused {
		return
	}
	c.col, c.row, c.of = at.Col, row.rev, of
	f.buf = f.buf[:0]
	if of.control == "" && !row.of.full {
		f.buf = append(f.buf, f.Columns.Leaves[at.Col].Header...)
	}
	if len(f.buf) > 0 {
		f.buf = append(f.buf, ", "...)
	}
	c.from = len(f.buf)
	switch {
	case of.control != "":
		f.buf = append(f.buf, of.control...)
	case of.spoken != "":
		f.buf = append(f.buf, of.spoken...)
	default:
		f.buf = f.Contents.AppendDrawn(f.buf, at)
	}
	if c.to = len(f.buf); c.to == c.from && c.to > 0 {
		c.from, c.to = c.from-len(", "), c.to-len(", ")
		f.buf = f.buf[:c.to]
	}
	f.appendCellStates(row, at, of)
	c.phrase = kept(c.phrase, f.buf)
}

// appendCellStates appends the states of a cell, which follow its text.
func (f *Feature) appendCellStates(row *rowNode, at viewport.Address, of cellState) {
	words := &f.words.texts
	if of.mixed {
		f.buf = appendWord(f.buf, words.Mixed)
	}
	if of.control == "" && (at.Col == f.Columns.Outline || row.of.full) {
		f.buf = appendWord(f.buf, row.outline)
	}
	if of.control == "" && (at.Col == f.Columns.Detail || row.of.full) {
		f.buf = appendWord(f.buf, row.detail)
	}
	f.buf = appendWord(f.buf, of.about)
	if of.first > 0 {
		f.buf = append(f.buf, ", "...)
		f.buf = textfmt.AppendPattern(f.buf, words.MergedRows, textfmt.Slot{Name: "first", N: of.first}, textfmt.Slot{Name: "last", N: of.last})
	}
	if of.mark == MarkEdited {
		f.buf = appendWord(f.buf, f.words.edited)
	}
	tail := row.tail
	if len(f.buf) == 0 {
		tail = tail[len(", "):]
	}
	f.buf = append(f.buf, tail...)
	if of.ranged && !row.of.selected {
		f.buf = appendWord(f.buf, words.Selected)
	}
	if of.mark == MarkRefused {
		f.buf = append(append(f.buf, ": "...), f.CellMarks.Reason(at)...)
	}
	if of.focused {
		f.buf = appendWord(f.buf, words.Focused)
	}
}
