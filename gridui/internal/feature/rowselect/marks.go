// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// marksKey identifies the rows on the screen and the state of their marks. It is zero if the marks are read in each frame.
type marksKey struct {
	selection.MarksKey
	known bool
	// bands holds the first row and the number of rows by band, stuck the last sticky row and the number of
	// sticky rows, its ancestors.
	bands [5][2]int
	stuck [2]int
}

// keyNow returns the key of the rows on the screen, zero if their marks may change without it.
func (f *Feature) keyNow(r *dataset.Reader) (k marksKey) {
	state, ok := f.Selection.MarksKey(r)
	if !ok {
		return k
	}
	k.MarksKey, k.known = state, true
	for b, rows := range f.Viewport.Sheet.Rows {
		if n := len(rows); n > 0 {
			k.bands[b] = [2]int{rows[0].Index, n}
		}
	}
	if n := len(f.Viewport.Sticky.Rows); n > 0 {
		k.stuck = [2]int{f.Viewport.Sticky.Rows[n-1].Index, n}
	}
	return k
}

// Arranged reads the marks of the visible rows, if they are not those of the last frame.
func (f *Feature) Arranged(gtx layout.Context) {
	if f.Options.Mode == option.SelectOff {
		f.readMarks(nil)
		return
	}
	r := f.Selection.Data.Reader()
	if k := f.keyNow(&r); !k.known || k != f.key {
		f.key = k
		f.readMarks(&r)
	}
	if f.Selection.Waits() {
		f.Selection.Data.Jobs.PollFor(gtx)
	}
}

// readMarks reads the marks of the visible rows; without a reader there are none.
func (f *Feature) readMarks(r *dataset.Reader) {
	f.sticky = f.sticky[:0]
	for b := range f.marks {
		f.marks[b] = f.marks[b][:0]
	}
	if r == nil {
		f.key = marksKey{}
		return
	}
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		for _, row := range f.Viewport.Sheet.Rows[b] {
			number, _ := f.Viewport.RowAt(viewport.Address{Band: b, Row: coord.Slot(row.Index)})
			f.marks[b] = append(f.marks[b], f.Selection.MarkBy(r, number))
		}
	}
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
	if part.Sticky >= 0 {
		marks = f.sticky[min(part.Sticky, len(f.sticky)):]
	}
	return marks[:min(len(marks), len(part.Rows))]
}
