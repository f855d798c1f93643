// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// marksKey identifies the rows on the screen, the state that their marks depend on, and the number of rows of the body
// with boxes.
type marksKey struct {
	rows  viewport.ScreenRows
	state selection.MarksKey
	boxes int
}

// Arranged reads the marks of the visible rows after each change of the rows, of the selection or of the screen. Marks that
// may change otherwise are read in each frame.
func (f *Feature) Arranged(gtx layout.Context) {
	if f.Options.Mode == option.SelectOff {
		f.clearMarks()
		return
	}
	r := f.Selection.Data.Reader()
	state, ok := f.Selection.MarksKey(&r)
	if !ok {
		f.kept.Forget()
	}
	rows, _ := f.Viewport.BlockRows()
	if k := (marksKey{f.Viewport.ScreenRows(), state, len(rows)}); !ok || k != f.key {
		f.readMarks(&r, state)
		f.key = k
	}
	if f.Selection.Waits() {
		f.Selection.Data.Jobs.PollFor(gtx)
	}
}

// clearMarks removes all marks.
func (f *Feature) clearMarks() {
	f.key, f.sticky, f.body = marksKey{}, f.sticky[:0], nil
	for b := range f.marks {
		f.marks[b] = f.marks[b][:0]
	}
}

// readMarks reads the marks of the visible rows.
func (f *Feature) readMarks(r *dataset.Reader, state selection.MarksKey) {
	f.clearMarks()
	read := func(b layoutx.Band, row celllayout.Span) selection.Mark {
		number, _ := f.Viewport.RowAt(viewport.Address{Band: b, Row: coord.Slot(row.Index)})
		return f.Selection.MarkBy(r, number)
	}
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		for _, row := range f.Viewport.Sheet.Rows[b] {
			f.marks[b] = append(f.marks[b], read(b, row))
		}
	}
	rows, onScreen := f.Viewport.BlockRows()
	f.body = f.kept.Of(rows, state, func(row celllayout.Span) selection.Mark { return read(layoutx.Body, row) })
	f.onScreen = onScreen
	for _, row := range f.Viewport.Sticky.Rows {
		f.sticky = append(f.sticky, f.Selection.MarkBy(r, coord.Pos(row.Index)))
	}
}

// reason returns why the box of a row does nothing now, or that it waits for the source; empty for neither.
func (f *Feature) reason(at viewport.Address) string {
	row, ok := f.Viewport.RowAt(at)
	if !ok || at.Band != layoutx.Body {
		return ""
	}
	reading, tooMany := f.Selection.Unready(row)
	switch words := &f.Painter.Style.Texts.Source; {
	case tooMany:
		return words.TooManyBelow
	case reading:
		return words.ReadingBelow
	}
	return ""
}

// Hint returns why the box of a row does nothing now, or that it waits for the source.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	if !f.Columns.IsCheckBox(at.Col) {
		return "", false
	}
	text = f.reason(at)
	return text, text != ""
}

// Mark returns the selection mark of the i-th row of a part.
func (f *Feature) Mark(part feature.Part, i int) (m selection.Mark) {
	if marks := f.marksOf(&part); i < len(marks) {
		m = marks[i]
	}
	return m
}

// marksOf returns the marks of the rows of a part. It returns fewer if the last rows have none.
func (f *Feature) marksOf(part *feature.Part) []selection.Mark {
	marks := f.marks[part.Band]
	switch {
	case part.Sticky >= 0:
		marks = f.sticky[min(part.Sticky, len(f.sticky)):]
	case part.Band == layoutx.Body:
		marks = f.body[min(f.onScreen, len(f.body)):]
	}
	return marks[:min(len(marks), len(part.Rows))]
}
