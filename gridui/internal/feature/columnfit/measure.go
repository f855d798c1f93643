// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"gioui.org/layout"
	"gioui.org/op"
)

// slice bounds how many texts or characters a frame measures.
const slice = 24

// measure measures a slice of the texts, and sets the widths of the columns when all were measured: first for the
// visible rows, then for all rows. In the frames between it sets the visible text at the new widths, so that no
// frame has to set all of it.
func (f *Feature) measure(gtx layout.Context) {
	left := slice
	if !f.screenDone {
		for i := range f.fits {
			f.measureHeader(&f.fits[i], &left)
			f.measureTexts(&f.fits[i], &f.fits[i].shown, &left)
		}
		if left == 0 {
			gtx.Execute(op.InvalidateCmd{})
			return
		}
		if f.ReadsRows() {
			f.screenDone = f.giveWidths(gtx)
			gtx.Execute(op.InvalidateCmd{})
			return
		}
		f.screenDone = true
	}
	if f.job != nil && !f.measureRows(gtx, left) {
		return
	}
	if f.giveWidths(gtx) {
		f.ResetColumns()
	}
	gtx.Execute(op.InvalidateCmd{})
}

// measureRows measures the texts that the job has kept, at most left of them, and reports whether all were
// measured.
func (f *Feature) measureRows(gtx layout.Context, left int) bool {
	if !f.Dataset.Jobs.Work(gtx, f.job) || f.readAgain(gtx) {
		return false
	}
	for i := range f.fits {
		f.measureTexts(&f.fits[i], &f.fits[i].all, &left)
	}
	if left == 0 {
		gtx.Execute(op.InvalidateCmd{})
	}
	return left > 0
}

// readAgain measures the characters that the job met and that were unknown, and then starts it a second time, as
// its estimates are better with them. It reports whether there were any.
func (f *Feature) readAgain(gtx layout.Context) bool {
	if f.unknown == nil || f.unknown.n == 0 {
		return false
	}
	if f.advances.learnSet(&f.Painter.Cache, f.unknown) {
		f.unknown = nil
		f.job = f.readRows(gtx)
	}
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// measureHeader measures a header that was not measured yet.
func (f *Feature) measureHeader(c *fit, left *int) {
	col := f.Columns.Find(c.id)
	if c.header > 0 || *left == 0 || col < 0 {
		return
	}
	*left--
	c.header = f.Grid.HeaderWidth(col)
}

// measureTexts measures texts, at most left of them, and removes them from the list.
func (f *Feature) measureTexts(c *fit, l *longest, left *int) {
	st := &f.Painter.Style
	for *left > 0 && len(l.texts) > 0 {
		last := len(l.texts) - 1
		text := f.Painter.Cache.RunString(st.Face, l.texts[last]).Width
		c.width = max(c.width, f.Columns.Defs[c.def].ContentWidth(text, st.Face.Px)+2*st.Padding+st.Line)
		l.texts = l.texts[:last]
		*left--
	}
}
