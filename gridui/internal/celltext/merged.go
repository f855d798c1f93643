// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/spare"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// mergedTexts keeps the texts of merged cells between frames.
type mergedTexts struct {
	kept map[mergedKey]*mergedText
	free spare.List[*mergedText]
	// used is the number of texts that the present frame painted.
	used  int
	frame uint32
}

// mergedKey names a merged cell, or the merged cells of a pane that begin in a block of rows.
type mergedKey struct {
	at    viewport.Address
	pane  layoutx.Pane
	block bool
}

// mergedText is the text of a merged cell, or of several.
type mergedText struct {
	stamp mergedStamp
	line  textrun.Line
	// height is the height of its lines below the first one, in pixels.
	height int
	frame  uint32
}

// mergedStamp identifies everything that a recorded text depends on.
type mergedStamp struct {
	tileStamp
	width, height int
}

// begin starts a frame, and reuses the memory of texts that the last one did not paint.
func (t *mergedTexts) begin(frame uint32) {
	if t.frame == frame {
		return
	}
	if len(t.kept) > t.used {
		for at, m := range t.kept {
			if m.frame != t.frame {
				delete(t.kept, at)
				t.free.Put(m)
			}
		}
	}
	t.frame, t.used = frame, 0
}

// dropImages drops the texts that are images, or that have memory for them.
func (t *mergedTexts) dropImages() {
	for at, m := range t.kept {
		if freesImage(&m.line) {
			delete(t.kept, at)
		}
	}
	t.free.DropFunc(func(m *mergedText) bool { return freesImage(&m.line) })
}

// get returns the text of a merged cell.
func (t *mergedTexts) get(at mergedKey, frame uint32) *mergedText {
	t.begin(frame)
	m := t.kept[at]
	if m == nil {
		if t.kept == nil {
			t.kept = map[mergedKey]*mergedText{}
		}
		if m, _ = t.free.Take(); m == nil {
			m = new(mergedText)
		}
		m.stamp = mergedStamp{}
		t.kept[at] = m
	}
	if m.frame != frame {
		m.frame = frame
		t.used++
	}
	return m
}

// PaintMerged draws the text of a merged cell in a style, from its line on.
func (ly *Layer) PaintMerged(m viewport.Merged, look theme.CellStyle) {
	st := &ly.Painter.Style
	w := m.Rect.Dx()
	if w <= 2*st.Padding {
		return
	}
	t := ly.merged.get(mergedKey{at: m.At}, ly.tiles.frame)
	stamp := mergedStamp{tileStamp{ly.Dataset.RowsRev + 1, ly.Painter.StyleRev, look.TextKey(), uint64(ly.Columns.Rev)}, w, 0}
	if ly.Columns.Leaves[m.At.Col].Lines > 1 {
		stamp.height = m.Rect.Dy()
	}
	if t.stamp != stamp || ly.images.mayReplace(&t.line) {
		ly.recordMerged(t, m, look)
		t.stamp = stamp
	}
	if t.line.Len() == 0 {
		return
	}
	y := ly.Viewport.MergedLine(m, t.height).Start
	ly.Painter.MoveTo(image.Pt(m.Rect.Min.X, y+ly.Painter.Baseline(st.Face, m.Line)))
	ly.paintLine(&t.line)
	ly.Painter.MoveTo(image.Point{})
	if look.Strike {
		row := celllayout.Span{Index: int(m.At.Row), Start: y, Size: m.Line}
		if t.height > 0 {
			row.Size = m.Rect.Dy()
		}
		ly.strikeCell(m.At, row, celllayout.Span{Index: m.At.Col, Start: m.Rect.Min.X, Size: w}, look)
	}
}

// MergedRows is the number of neighbouring rows whose merged cells share a path.
const MergedRows = blockRows

// PaintMergedBlock draws the texts of merged cells that begin in a block of rows of a pane and have no styles, on the
// lines of their first rows. of identifies the cells, and origin is a point that moves with them. cells lists the cells,
// and is called if they changed.
func (ly *Layer) PaintMergedBlock(part *viewport.Part, block int, of uint64, origin image.Point, cells func(each func(m viewport.Merged))) {
	k := mergedKey{at: viewport.Address{Band: part.Band, Row: coord.Slot(block)}, pane: part.Pane, block: true}
	t := ly.merged.get(k, ly.tiles.frame)
	stamp := mergedStamp{tileStamp{ly.Dataset.RowsRev + 1, ly.Painter.StyleRev, of, uint64(ly.Columns.Rev)}, 0, 0}
	if t.stamp != stamp || ly.images.mayReplace(&t.line) {
		t.stamp = stamp
		ly.recorded++
		t.line.Reset()
		cells(func(m viewport.Merged) { ly.addMerged(&t.line, m, origin) })
		ly.recordRows(&t.line)
	}
	if t.line.Len() > 0 {
		ly.Painter.MoveTo(origin)
		ly.paintLine(&t.line)
	}
}

// addMerged adds the text of a merged cell to a line.
func (ly *Layer) addMerged(line *textrun.Line, m viewport.Merged, origin image.Point) {
	st := &ly.Painter.Style
	c := ly.mergedCell(m, theme.CellStyle{})
	if c.Room == 0 {
		return
	}
	c.X += m.Rect.Min.X - origin.X
	c.Base = m.Rect.Min.Y - origin.Y + ly.Painter.Baseline(st.Face, m.Line)
	if ly.tileBuf = ly.Cells.AppendDrawn(ly.tileBuf[:0], m.At); len(ly.tileBuf) > 0 {
		ly.setText(st, line, &c)
	}
}

// recordMerged sets the text of a merged cell.
func (ly *Layer) recordMerged(t *mergedText, m viewport.Merged, look theme.CellStyle) {
	ly.recorded++
	st := &ly.Painter.Style
	c := ly.mergedCell(m, look)
	ly.tileBuf = ly.Cells.AppendDrawn(ly.tileBuf[:0], m.At)
	t.line.Reset()
	t.height = 0
	if len(ly.tileBuf) > 0 {
		if lines, ok := ly.Viewport.WrapText(ly.tileBuf, &c); ok {
			t.height = (lines.Len() - 1) * ly.Painter.Pitch(c.Face)
		}
		ly.setText(st, &t.line, &c)
	}
	ly.recordRows(&t.line)
}

// mergedCell returns the text area of a merged cell, from its own left edge.
func (ly *Layer) mergedCell(m viewport.Merged, look theme.CellStyle) viewport.TextCell {
	st := &ly.Painter.Style
	indent := ly.Viewport.Indents.Of(m.At, m.Rect.Dx())
	c := viewport.TextCell{
		At: m.At, Width: m.Rect.Dx() - indent, Height: m.Rect.Dy(),
		Face: viewport.FaceOf(st, m.At.Band, look), Ink: inkOf(st, m.At.Band, look),
	}
	if !st.RTL {
		c.X = indent
	}
	c.Room = max(c.Width-2*st.Padding, 0)
	return c
}
