// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/menus"
)

// maxScan bounds how many cells are checked for values, which takes about 5 ms. If there are more, all of them
// count as values.
const maxScan = 50_000

// overwrites returns the number of cells with values that the move overwrites outside the source.
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

// editable returns the columns of a span that can be edited.
func (f *Feature) editable(cols ranges.Span) (list []int) {
	for col := cols.First; col < cols.End; col++ {
		if f.Ranges.HasData(col) && f.Columns.Def(col).Set != nil {
			list = append(list, col)
		}
	}
	return list
}

// values returns the number of editable cells of a rectangle that have a value.
func (f *Feature) values(r ranges.Rect) (n int) {
	cols := f.editable(r.Cols)
	for nav := coord.Nav(r.Rows.First); nav < coord.Nav(r.Rows.End); nav++ {
		if f.Ranges.SkipsRow(nav) {
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

// ask reports a move to the program, which may accept it, and returns the function that accepts it.
func (f *Feature) ask(m edit.Move, overwrites int) (accept func()) {
	ev := events.RangeMoveRequested{From: f.Ranges.IDs(m.From), To: f.Ranges.IDs(m.To), Copy: m.Copy, Overwrites: overwrites}
	answered := false
	accept = func() {
		if !answered {
			answered = true
			f.menu.Close(menus.TargetGone)
			f.accepted(ev, m)
		}
	}
	told := ev
	eventdata.Move(&told, accept)
	f.Report.Emit(told)
	return accept
}

// askUser opens the menu in which users choose whether cells may be overwritten. If it is closed without a
// choice, nothing changes.
func (f *Feature) askUser(overwrites int, pos image.Point, accept func()) {
	texts := &f.Painter.Style.Texts
	f.menu.Return, f.menu.ByTouch = f.Keyboard, false
	f.menu.OpenAt(pos.Add(image.Pt(0, f.Viewport.Geometry.Top)), menus.Target[int]{}, []menus.Item[int]{
		{Label: texts.Editing.Overwrite(overwrites), OnClick: func(menus.Target[int]) { accept() }},
		{Label: texts.Editing.KeepCells},
	})
	f.menu.SelectFirst()
}

// Update reads the input of the menu.
func (f *Feature) Update(gtx layout.Context) bool {
	code := f.code()
	return code != nil && code.updateMenu(f, gtx)
}

func (f *Feature) updateMenu(gtx layout.Context) (some bool) {
	for {
		if _, ok := f.menu.Update(gtx); !ok {
			return some
		}
		some = true
	}
}

// Paint draws the menu.
func (f *Feature) Paint() {
	if code := f.code(); code != nil {
		code.paintMenu(f)
	}
}

func (f *Feature) paintMenu() { ui.LayoutMenu(f.Painter, &f.menu, f.Viewport.Geometry.Size) }

// accepted makes an accepted move, at the current positions of its cells. It refuses the edit if they are gone.
func (f *Feature) accepted(ev events.RangeMoveRequested, m edit.Move) {
	from, ok := f.Ranges.FindIDs(ev.From, m.From)
	to, there := f.Ranges.FindIDs(ev.To, m.To)
	if !ok || !there || from.Size() != m.From.Size() || to.Size() != m.To.Size() {
		f.Editing.EditRefused(edit.ErrEditStopped)
		return
	}
	f.start(edit.Move{From: from, To: to, Copy: m.Copy})
}
