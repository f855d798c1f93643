// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// FitLayout continues to fit columns in a frame, and reports whether widths changed: then the columns have to be
// placed again.
func (f *Feature) FitLayout(gtx layout.Context) (resized bool) {
	before := f.Viewport.Widths.SizesRev()
	if f.askedToWidth {
		f.askedToWidth = false
		f.fillWidth()
		gtx.Execute(op.InvalidateCmd{}) // the next frame delivers the event
	}
	f.stepContents(gtx)
	return f.Viewport.Widths.SizesRev() != before
}

// stepContents continues to fit columns to their contents.
func (f *Feature) stepContents(gtx layout.Context) {
	if len(f.asked) > 0 || f.askedAll {
		if !f.advances.learn(&f.Painter.Cache, f.Painter.Style.Face) {
			gtx.Execute(op.InvalidateCmd{})
			return
		}
		f.begin(gtx)
	}
	switch {
	case f.fits == nil:
	case f.given != f.Columns.Given:
		f.ResetColumns()
	default:
		f.measure(gtx)
	}
}

// begin begins to fit the requested columns, and starts again with the columns that are being fitted.
func (f *Feature) begin(gtx layout.Context) {
	ids, all := f.asked, f.askedAll
	for i := range f.fits {
		if c := &f.fits[i]; !c.kept {
			ids = append(ids, c.id)
		}
	}
	f.ResetColumns()
	f.asked, f.askedAll, f.given = nil, false, f.Columns.Given
	for i := range f.Columns.Leaves {
		l := &f.Columns.Leaves[i]
		if !l.Fixed && (all || slices.ContainsFunc(ids, func(id string) bool { return f.Columns.Named(l, id) })) {
			f.fits = append(f.fits, f.shownFit(i))
		}
	}
	if f.fits == nil {
		return
	}
	f.unknown = new(runeSet)
	f.job = f.readRows(gtx)
}

// shownFit returns a column with the texts of the visible rows.
func (f *Feature) shownFit(col int) fit {
	l := &f.Columns.Leaves[col]
	c := fit{id: l.ID, def: l.Def}
	if l.Head {
		c.header = 1 // a widget, which does not count
	}
	for b, rows := range f.Viewport.Sheet.Rows {
		band := layoutx.Band(b)
		if band == layoutx.Head {
			continue
		}
		for _, row := range rows {
			f.addShown(&c, viewport.Address{Band: band, Row: coord.Slot(row.Index), Col: col})
		}
	}
	return c
}

// addShown adds the text of a visible cell to the texts of its column. An indented text is measured at once, as
// estimates do not include the indentation.
func (f *Feature) addShown(c *fit, at viewport.Address) {
	if f.Cells.IsWidget(at) {
		return
	}
	f.buf = f.Columns.Def(at.Col).AppendRoom(f.Cells.AppendDrawn(f.buf[:0], at), 0)
	st := &f.Painter.Style
	if indent := f.Viewport.Indents.Of(at, f.Viewport.Widths.Of(at.Col)); indent > 0 {
		c.width = max(c.width, f.Painter.Cache.Run(st.Face, f.buf).Width+indent+2*st.Padding+st.Line)
		return
	}
	c.shown.offer(f.buf, f.advances.of(f.buf, nil))
}
