// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// maxScan is how many cells are looked at to find out which have values: about 5 ms. If there are
// more, all of them count as values.
const maxScan = 50_000

// overwrites is how many cells outside of the source have values that the move takes.
func (f *Feature) overwrites(m edit.Move) (n int) {
	all := 0
	rects := m.To.Subtract(nil, m.From)
	for _, r := range rects {
		all += r.Rows.Len() * len(f.editable(r.Cols))
	}
	if all > maxScan {
		return all
	}
	for _, r := range rects {
		n += f.values(r)
	}
	return n
}

// editable are the columns of a span that can be edited.
func (f *Feature) editable(cols ranges.Span) (list []int) {
	for col := cols.First; col < cols.End; col++ {
		if f.Ranges.HasData(col) && f.Columns.Def(col).Set != nil {
			list = append(list, col)
		}
	}
	return list
}

// values is how many cells of a rectangle can be edited and have a value.
func (f *Feature) values(r ranges.Rect) (n int) {
	cols := f.editable(r.Cols)
	for nav := coord.Nav(r.Rows.First); nav < coord.Nav(r.Rows.End); nav++ {
		if f.Ranges.IsOwnRow(nav) {
			continue
		}
		for _, col := range cols {
			if !f.Cells.IsEmpty(f.Viewport.NavAddress(nav, col)) {
				n++
			}
		}
	}
	return n
}

// ask leaves a move to the program, which may accept it.
func (f *Feature) ask(m edit.Move, overwrites int) {
	ev := events.RangeMoveRequested{From: f.Ranges.IDs(m.From), To: f.Ranges.IDs(m.To), Copy: m.Copy, Overwrites: overwrites}
	answered := false
	f.Report.Emit(ev.OnAccept(func() {
		if !answered {
			answered = true
			f.accepted(ev, m)
		}
	}))
}

// accepted makes a move that was asked about, with the cells where they are now.
func (f *Feature) accepted(ev events.RangeMoveRequested, m edit.Move) {
	from, ok := f.Ranges.FindIDs(ev.From, m.From)
	to, there := f.Ranges.FindIDs(ev.To, m.To)
	if !ok || !there || from.Size() != m.From.Size() || to.Size() != m.To.Size() {
		f.Editing.EditRefused(edit.ErrEditStopped)
		return
	}
	f.start(edit.Move{From: from, To: to, Copy: m.Copy})
}
