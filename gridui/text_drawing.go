// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// TextDrawing says how text is drawn.
type TextDrawing uint8

const (
	// TextAuto is TextImages in a browser that tells that it draws without a GPU. Else it
	// is TextPaths, but for rows that fly by: where frames in a row each show none of the
	// rows of the frame before, as while a scroll bar is dragged, their text is drawn as
	// images until they stand.
	TextAuto TextDrawing = iota
	// TextPaths draws text as Gio's labels do: as paths.
	TextPaths
	// TextImages draws lines of text as images, which costs a renderer without a GPU
	// a tenth of a path. Glyphs stand where they are to a sixteenth of a pixel. Text that
	// needs the Shaper, and all text where Style.Faces is not set or the locale reads
	// from the right, is drawn as paths all the same.
	TextImages
)

// images says whether text is drawn as images.
func (d TextDrawing) images() bool {
	switch d {
	case TextAuto:
		return rendersInSoftware()
	case TextImages:
		return true
	}
	return false
}

// flies says whether text that flies by is drawn in another way than text that stands.
func (d TextDrawing) flies() bool { return d == TextAuto && !d.images() }

// setText puts the text that is in e.buf on a line.
func (e *engine) setText(st *style.Resolved, line *textrun.Line, c viewport.TextCell) {
	align := e.cols.Leaves[c.At.Col].Align
	lines, ok := e.view.WrapText(e.buf, &c)
	if !ok {
		run := e.draw.Cache.Fit(c.Face, e.buf, c.Room)
		line.AddBelow(run, c.X+alignIn(st, align, c.Width, run.Width), c.Base, c.Ink)
		return
	}
	pitch := e.draw.Pitch(c.Face)
	top := c.Base
	if c.At.Band == layoutx.Head {
		top -= (lines.Len() - 1) * pitch / 2
	}
	for i := range lines.Len() {
		run := lines.Line(i)
		line.AddBelow(run, c.X+alignIn(st, align, c.Width, run.Width), top+i*pitch, c.Ink)
	}
}
