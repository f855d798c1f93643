// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package follow

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is the grid of the feature.
type Grid interface {
	EditorIsOpen() bool
	// Drags reports whether anything is being dragged.
	Drags() bool
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Following *viewport.Following
	Focus     *focus.Focus
	Painter   *draw.Painter
	Buttons   *ui.Buttons
	Report    dataset.Report
	Grid      Grid
}

// Feature follows the end of the rows of a grid.
type Feature struct {
	Sources
	pill ui.Button
	// end is the end that rows come at, viewport.NoEnd while the grid rests or does not follow.
	end viewport.End
	// paused is Follow.Paused as last seen, was what users did before.
	paused bool
	was    doing
	count  count
	label  label
}

// doing is an activity of users that pauses Follow.
type doing struct {
	row                string
	focused, keyboard  bool
	editor, menu, drag bool
}

// now returns what users do.
func (f *Feature) now() doing {
	return doing{
		row: f.Focus.RowID, focused: f.Focus.IsSet() && viewport.HasRows(f.Focus.At().Band), keyboard: f.Focus.Keyboard,
		editor: f.Grid.EditorIsOpen(), menu: f.Focus.MenuHasKeyboard, drag: f.Grid.Drags(),
	}
}

// Restore acts on what users did since the rows were brought up to date, before rows change again.
func (f *Feature) Restore() {
	o := &f.Options.Follow
	if f.end == viewport.NoEnd || !o.Enabled || o.Paused != f.paused {
		return
	}
	note, now := f.Following.Take(), f.now()
	switch {
	case o.Paused:
		if note == viewport.ReachedEnd && !now.editor && !now.menu {
			f.set(false, events.FollowByScroll)
		}
	case now.editor && !f.was.editor:
		f.set(true, events.FollowByEditor)
	case now.menu && !f.was.menu:
		f.set(true, events.FollowByMenu)
	case now.drag && !f.was.drag:
		f.set(true, events.FollowByDrag)
	case now.focused && (now.row != f.was.row || !f.was.focused) && !f.atEnd() && !f.given(now):
		f.set(true, events.FollowByFocus)
	case note == viewport.LeftEnd:
		f.set(true, events.FollowByScroll)
	}
	f.was = now
}

// given reports whether the grid got the keyboard and with it the first focus, at the top of what shows.
func (f *Feature) given(now doing) bool {
	rows := f.Viewport.Sheet.Rows[layoutx.Body]
	return !f.was.focused && !f.was.keyboard && now.keyboard && len(rows) > 0 && int(f.Focus.At().Row) <= rows[0].Index+1
}

// atEnd reports whether the focus is at the end that rows come at.
func (f *Feature) atEnd() bool {
	at := f.Focus.At()
	switch {
	case at.Band != layoutx.Body:
		return true // pinned rows stay in view
	case f.end == viewport.FirstRow:
		return at.Row == 0
	}
	return int(at.Row) >= f.Viewport.Count-1
}

// set pauses or resumes, as a user does.
func (f *Feature) set(paused bool, by events.FollowCause) {
	if f.Options.Follow.Paused == paused {
		return
	}
	f.Options.Follow.Paused, f.paused = paused, paused
	if paused {
		f.count.hold(f.Dataset)
	}
	f.Report.Emit(events.FollowChanged{Paused: paused, By: by})
}

// Follow decides what the next arrangement does, when rows and columns are up to date.
func (f *Feature) Follow() {
	o := &f.Options.Follow
	end := f.endOf()
	if end == viewport.NoEnd {
		if f.end != viewport.NoEnd {
			f.end = viewport.NoEnd
			f.Following.Keep(viewport.NoEnd)
			f.Following.Watch(viewport.NoEnd)
		}
		return
	}
	if f.end != end {
		f.end = end
		f.Following.Watch(end)
		f.count.begin(f.Dataset)
	}
	f.Following.Take()
	f.was, f.paused = f.now(), o.Paused
	if o.Paused {
		f.Following.Keep(viewport.NoEnd)
		f.count.sync(f.Dataset)
		return
	}
	f.Following.Keep(end)
}

// endOf returns the end that rows come at, NoEnd if the grid follows none.
func (f *Feature) endOf() viewport.End {
	if !f.Options.Follow.Enabled || f.Dataset.Outlined() || f.Options.Paging.Enabled || f.Dataset.Access().Status().Counting {
		return viewport.NoEnd
	}
	keys := f.Dataset.Want.ShownKeys()
	switch {
	case len(keys) == 0:
		return viewport.LastRow
	case keys[0].ColumnID != f.Options.Follow.Column:
		return viewport.NoEnd
	case keys[0].Desc:
		return viewport.FirstRow
	}
	return viewport.LastRow
}

// RowsChanged follows changes of rows by id.
func (f *Feature) RowsChanged(c rowmodel.Changes) {
	if f.end != viewport.NoEnd && f.paused {
		f.count.changed(f.Dataset, c)
	}
}

// Arranged notes the rows that a frame shows, and requests another frame if a request of the program scrolled.
func (f *Feature) Arranged(gtx layout.Context) {
	if f.end == viewport.NoEnd {
		return
	}
	if !f.Options.Follow.Paused {
		f.count.begin(f.Dataset)
	}
	if f.Following.Noted() {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// Act resumes Follow, and reports whether a is ActionFollow.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if a != option.ActionFollow {
		return false
	}
	if f.end != viewport.NoEnd {
		f.set(!f.Options.Follow.Paused, events.FollowByKey)
		gtx.Execute(op.InvalidateCmd{})
	}
	return true
}

// Step reads a click of the button, and reports whether there was one. It works while a cell is edited.
func (f *Feature) Step(gtx layout.Context) bool {
	if !f.pill.ClickedIf(gtx, f.shows()) {
		return false
	}
	f.set(false, events.FollowByButton)
	gtx.Execute(op.InvalidateCmd{})
	return true
}
