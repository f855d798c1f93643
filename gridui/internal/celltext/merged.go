// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
)

// mergedTexts keeps the texts of merged cells between frames.
type mergedTexts struct {
	kept map[viewport.Address]*mergedText
	free []*mergedText
	// used is the number of texts that the present frame painted.
	used  int
	frame uint32
}

// mergedText is the text of a merged cell.
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
				t.free = append(t.free, m)
			}
		}
	}
	t.frame, t.used = frame, 0
}

// get returns the text of a merged cell.
func (t *mergedTexts) get(at viewport.Address, frame uint32) *mergedText {
	t.begin(frame)
	m := t.kept[at]
	if m == nil {
		if t.kept == nil {
			t.kept = map[viewport.Address]*mergedText{}
		}
		if n := len(t.free); n > 0 {
			m, t.free = t.free[n-1], t.free[:n-1]
		} else {
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

// PaintMerged draws the text of a merged cell in a style: on the line of its first row, but not above top in pixels
// of the sheet, as far as the cell reaches.
func (ly *Layer) PaintMerged(m viewport.Merged, look theme.CellStyle, top int) {
	st := &ly.Painter.Style
	w := m.Rect.Dx()
	if w <= 2*st.Padding {
		return
	}
	t := ly.merged.get(m.At, ly.tiles.frame)
	stamp := mergedStamp{tileStamp{ly.Dataset.RowsRev + 1, ly.Painter.StyleRev, look.TextKey(), uint64(ly.Columns.Rev)}, w, m.Rect.Dy()}
	if t.stamp != stamp {
		ly.recordMerged(t, m, look)
		t.stamp = stamp
	}
	if t.line.Len() == 0 {
		return
	}
	y := max(min(max(m.Rect.Min.Y, top), m.Rect.Max.Y-m.Line-t.height), m.Rect.Min.Y)
	ly.Painter.MoveTo(image.Pt(m.Rect.Min.X, y+ly.Painter.Baseline(st.Face, m.Line)))
	t.line.Paint(ly.Painter.Ops)
	ly.Painter.MoveTo(image.Point{})
	if look.Strike {
		row := celllayout.Span{Index: int(m.At.Row), Start: y, Size: m.Line}
		if t.height > 0 {
			row.Size = m.Rect.Dy()
		}
		ly.strikeCell(m.At, row, celllayout.Span{Index: m.At.Col, Start: m.Rect.Min.X, Size: w}, look)
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
	t.line.Record(&ly.Painter.Cache)
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
