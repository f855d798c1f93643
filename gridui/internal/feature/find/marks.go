// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"image"
	"image/color"

	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// marks holds the occurrences of the text in cells on the screen.
type marks struct {
	f      *Feature
	finder findtext.Finder
	of     markKey
	// cells holds the occurrences by cell, in bytes of the texts.
	cells map[markedCell]markedText
	buf   []byte
	// decimals returns the room behind numbers.
	decimals celltext.Decimals
	// frame is the frame that has searched the given number of bytes for marks.
	frame uint32
	bytes int
}

// markKey holds the inputs of marks.
type markKey struct {
	hits        *hits
	rows, style uint32
}

type markedCell struct {
	record coord.Record
	col    int
}

// markedText is a text and its occurrences. If bidi is set, the whole text is marked.
type markedText struct {
	text  string
	spans []findtext.Span
	bidi  bool
}

// mostMarked limits the cached cells. Beyond it, all are discarded, and those on the screen are found again.
const mostMarked = 4096

// PaintCells marks the text found in the cells of a part, or the whole cell if it shows something other than
// its text.
func (f *Feature) PaintCells(part feature.Part) {
	p := f.search.pass
	if p == nil || !f.Options.Find.Open || len(part.Cols) == 0 || !viewport.HasRows(part.Band) {
		return
	}
	f.marks.syncMarks()
	for _, row := range part.Rows {
		it, ok := f.Dataset.ItemIn(part.Band, coord.Slot(row.Index))
		if !ok || it < 0 || !p.knows(it.Record()) {
			continue // no data row, or not examined yet
		}
		line := f.lineIn(part.Band, coord.Slot(row.Index))
		for _, col := range part.Cols {
			if i := p.number(col.Index); i >= 0 && p.has(it.Record(), i) && (p.cut == nil || p.holds(hit{line, i})) {
				f.marks.markIn(&part, it.Record(), i, row, col)
			}
		}
	}
}

// syncMarks discards marks of other texts.
func (m *marks) syncMarks() {
	f := m.f
	if now := (markKey{f.search.pass.hits, f.Dataset.RowsRev, f.Painter.StyleRev}); now != m.of || len(m.cells) > mostMarked {
		m.of, m.cells = now, map[markedCell]markedText{}
		m.finder.Matcher = f.search.matcher
	}
}

// markIn marks the occurrences in a cell of a part. A merged cell shows the text of its first row on the screen, in which
// they are marked.
func (m *marks) markIn(part *feature.Part, record coord.Record, i int, row, col celllayout.Span) {
	at := part.At(row, col)
	cell, merged := m.f.Viewport.DrawnMerged(at)
	if !merged {
		m.markCell(at, record, i, row, col)
		return
	}
	is := m.f.isCurrent(record, i)
	if _, _, ok := m.f.Viewport.Place(part, row, col); !ok && !is || part.Sticky >= 0 {
		return
	}
	if m.f.Cells.IsWidget(cell.At) || m.f.Cells.IsTick(cell.At) {
		m.fill(cell.Rect, is)
		return
	}
	if first, ok := m.f.Dataset.ItemIn(cell.At.Band, cell.At.Row); ok {
		at := markedCell{first.Record(), i}
		m.markText(cell.At, at, celllayout.Span{Index: int(cell.At.Row), Start: cell.Rect.Min.Y, Size: cell.Rect.Dy()}, celllayout.Span{Index: cell.At.Col, Start: cell.Rect.Min.X, Size: cell.Rect.Dx()}, is)
	}
}

// isCurrent reports whether a cell is the current hit.
func (f *Feature) isCurrent(record coord.Record, i int) bool {
	return f.current.set && f.current.record == record && f.current.col == i
}

// markCell marks the occurrences in a cell.
func (m *marks) markCell(at viewport.Address, record coord.Record, i int, row, col celllayout.Span) {
	if m.f.Cells.IsBlank(at) {
		m.fill(image.Rect(col.Start, row.Start, col.End(), row.End()), m.f.isCurrent(record, i))
		return
	}
	m.markText(at, markedCell{record, i}, row, col, m.f.isCurrent(record, i))
}

// markText marks the occurrences in the text of a cell.
func (m *marks) markText(at viewport.Address, key markedCell, row, col celllayout.Span, is bool) {
	f := m.f
	p := f.Painter
	cell := image.Rect(col.Start, row.Start, col.End(), row.End())
	t, ok := f.marks.markedText(at, key)
	if !ok {
		p.Gtx.Execute(op.InvalidateCmd{}) // the next frame marks more
		return
	}
	if len(t.spans) == 0 {
		return
	}
	c := f.marks.textCell(at, row, col)
	f.marks.buf = append(f.marks.buf[:0], t.text...)
	lines, wraps := f.Viewport.WrapText(f.marks.buf, &c)
	first := f.Viewport.FirstLine(row)
	if cell, merged := f.Viewport.DrawnMerged(at); merged {
		below := 0
		if wraps {
			below = (lines.Len() - 1) * p.Pitch(c.Face)
		}
		first = f.Viewport.MergedLine(cell, below)
	}
	base := first.Start + p.Baseline(p.Style.Face, first.Size)
	x := col.Start + c.X
	if !wraps {
		run := p.Cache.Fit(c.Face, f.marks.buf, c.Room)
		c.Width -= f.marks.decimals.Room(f.Columns, &p.Cache, &c, f.marks.buf, run.Width)
		f.marks.markLine(&c, run, t, markedLine{x: x, base: base, to: len(t.text), current: is, cell: cell})
		return
	}
	for n := range lines.Len() {
		from, to := lines.Part(n)
		f.marks.markLine(&c, lines.Line(n), t, markedLine{x: x, base: base + n*p.Pitch(c.Face), from: from, to: to, current: is, cell: cell})
	}
}

// markedLine is a line of a cell: a byte range of its text, and the place of the text area in pixels.
type markedLine struct {
	x, base, from, to int
	current           bool
	cell              image.Rectangle
}

// markLine marks the occurrences in a line that is shaped as run.
func (m *marks) markLine(c *viewport.TextCell, run *textrun.Run, t markedText, l markedLine) {
	f := m.f
	p := f.Painter
	left := l.x + celltext.AlignIn(&p.Style, f.Columns.Leaves[c.At.Col].Align, c.Width, run.Width)
	metrics := p.Cache.Metrics(c.Face)
	for _, s := range t.spans {
		from, to := max(s.From, l.from), min(s.To, l.to)
		if from >= to {
			continue
		}
		x0, x1 := 0, run.Width
		if !t.bidi {
			x0 = min(p.Cache.RunString(c.Face, t.text[l.from:from]).Width, run.Width)
			x1 = min(p.Cache.RunString(c.Face, t.text[l.from:to]).Width, run.Width)
		}
		cut := x0 >= x1
		if cut { // the ellipsis represents it
			x0 = max(run.Width-p.Cache.RunString(c.Face, "…").Width, 0)
			x1 = run.Width
		}
		r := image.Rect(left+x0, l.base-metrics.Ascent, left+x1, l.base+metrics.Descent)
		f.marks.fill(r.Intersect(l.cell), l.current)
		if cut || t.bidi {
			return // the other occurrences are there too
		}
	}
}

// fill tints a part of a cell. If the theme has no tint, it draws a frame instead.
func (m *marks) fill(r image.Rectangle, current bool) {
	f := m.f
	p := f.Painter
	tint, line := p.Style.Theme.FindHit, p.Style.Line
	if current {
		tint, line = p.Style.Theme.FindCurrent, 2*line
	}
	if tint.A > 1 {
		p.Fill(r, tint)
		return
	}
	p.Frame(r, line, p.Style.Theme.FocusRing)
}

// markedText returns the text of a cell with its occurrences. ok is false if the frame has already searched
// as much text as it may.
func (m *marks) markedText(at viewport.Address, cell markedCell) (t markedText, ok bool) {
	f := m.f
	if m.frame != f.Dataset.Frame {
		m.frame, m.bytes = f.Dataset.Frame, 0
	}
	t, ok = m.cells[cell]
	if !ok {
		m.buf = f.Cells.AppendText(m.buf[:0], at)
		if m.bytes > 0 && m.bytes+len(m.buf) > frameBytes {
			return t, false
		}
		m.bytes += len(m.buf)
		t.text = string(m.buf)
		t.spans = m.finder.Spans(nil, t.text)
		t.bidi = hasRightToLeft(t.text)
		m.cells[cell] = t
	}
	return t, true
}

// hasRightToLeft reports whether a text may have parts that run from right to left.
func hasRightToLeft(text string) bool {
	for _, r := range text {
		if 0x0590 <= r && r < 0x0900 || 0xFB1D <= r && r < 0xFF00 {
			return true
		}
	}
	return false
}

// textCell returns the layout of a cell's text.
func (m *marks) textCell(at viewport.Address, row, col celllayout.Span) viewport.TextCell {
	f := m.f
	st := &f.Painter.Style
	indent := f.Viewport.Indents.Of(at, col.Size)
	c := viewport.TextCell{At: at, Width: col.Size - indent, Height: row.Size, Face: f.marks.face(at)}
	c.Room = max(c.Width-2*st.Padding, 0)
	if !st.RTL {
		c.X = indent
	}
	return c
}

// face returns the face of a cell's text.
func (m *marks) face(at viewport.Address) textrun.Face {
	f := m.f
	var look theme.CellStyle
	if f.Cells.HasRowStyles() {
		look = f.Cells.RowStyle(at)
	}
	if f.Cells.HasCellStyles() {
		look = look.Over(f.Cells.CellStyle(at))
	}
	return viewport.FaceOf(&f.Painter.Style, at.Band, look)
}

// PaintOver draws a ring around the current hit.
func (f *Feature) PaintOver(part feature.Part) {
	c := &f.current
	if f.search.pass == nil || !f.Options.Find.Open || !c.set || !viewport.HasRows(part.Band) {
		return
	}
	for _, row := range part.Rows {
		it, ok := f.Dataset.ItemIn(part.Band, coord.Slot(row.Index))
		if !ok || it != c.record.Item() {
			continue
		}
		for _, col := range part.Cols {
			if f.search.pass.number(col.Index) == c.col {
				r := image.Rect(col.Start, row.Start, col.End(), row.End())
				if m, ok := f.Viewport.DrawnMerged(part.At(row, col)); ok {
					r = m.Rect
				}
				f.Painter.Frame(r, 2*f.Painter.Style.Line, f.ring())
			}
		}
	}
}

// ring returns the colour of the ring around the current hit, and of marks on the scroll bar.
func (f *Feature) ring() color.NRGBA { return f.Painter.Style.Theme.FindMark }

// PaintSheet draws rings around the full rows whose texts are hits, thicker around the current one.
func (f *Feature) PaintSheet() {
	p := f.search.pass
	if p == nil || !f.Options.Find.Open || !f.Viewport.HasFull() || len(p.cols) == 0 || !p.cols[len(p.cols)-1].detail {
		return
	}
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom} {
		for _, row := range f.Viewport.Sheet.Rows[b] {
			f.ringRow(viewport.Address{Band: b, Row: coord.Slot(row.Index)}, len(p.cols)-1)
		}
	}
}

// ringRow draws a ring around a full row if its text, which is the col-th of those searched, is a hit.
func (f *Feature) ringRow(at viewport.Address, col int) {
	it, ok := f.Dataset.ItemIn(at.Band, at.Row)
	p := f.search.pass
	if !ok || it < 0 || !f.Viewport.IsFull(at) || !p.knows(it.Record()) || !p.has(it.Record(), col) {
		return
	}
	if line := f.lineIn(at.Band, at.Row); p.cut != nil && !p.holds(hit{line, col}) {
		return
	}
	r, _ := f.Viewport.FullRect(at)
	within := f.Viewport.Sheet.Panes.Band(at.Band)
	if at.Band == layoutx.Body {
		within = f.Viewport.RowBody(at.Row.BodyPos())
	}
	width := f.Painter.Style.Line
	if f.current.set && f.current.record == it.Record() && f.current.col == col {
		width *= 2
	}
	f.Painter.Border(r, within, width, f.ring())
}
