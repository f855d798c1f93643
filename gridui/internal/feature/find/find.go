// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Cells provides the texts and styles of cells.
type Cells interface {
	// AppendText appends the text of a cell.
	AppendText(dst []byte, at viewport.Address) []byte
	// IsBlank reports whether a cell shows something other than its text, IsWidget and IsTick whether that is a widget
	// of the program or a check box.
	IsBlank(at viewport.Address) bool
	IsWidget(at viewport.Address) bool
	IsTick(at viewport.Address) bool
	// HasRowStyles and HasCellStyles report whether RowStyle and CellStyle must be called.
	HasRowStyles() bool
	HasCellStyles() bool
	RowStyle(at viewport.Address) theme.CellStyle
	CellStyle(at viewport.Address) theme.CellStyle
}

// Details provides the details below rows.
type Details interface {
	// Reveal opens the detail of a row like a user, unless it is open.
	Reveal(rowID string)
}

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Ranges   *cellrange.Ranges
	Editing  *edit.Editing
	Focus    *focus.Focus
	Cells    Cells
	Details  Details
	Report   dataset.Report
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Feature is the search of a grid.
type Feature struct {
	Sources
	search  search
	source  bySource
	current current
	// step is the hit to go to. quiet allows the step while the bar is closed; leaves excludes the focused
	// cell from it.
	step          stepKind
	quiet, leaves bool
	// replaces is the replacement to make when the search is in step.
	replaces replaceKind
	// shown reports that the bar was open in the last frame.
	shown bool
	bar   bar
	marks marks
	track trackKey
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(from Sources) {
	f.Sources = from
	f.bar.f, f.marks.f, f.source.f = f, f, f
}

// Act performs an action of a key, and reports whether the action belongs to the search.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	o := &f.Options.Find
	switch a {
	case option.ActionFind, option.ActionFindNext, option.ActionFindPrevious:
	default:
		return false
	}
	if !o.Enabled {
		return true
	}
	if a == option.ActionFind || o.Query.Text == "" {
		f.open(gtx)
		return true
	}
	f.want(a == option.ActionFindPrevious)
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// want requests the next hit, or the previous one.
func (f *Feature) want(back bool) {
	f.step = stepNext
	if back {
		f.step = stepPrevious
	}
	f.quiet = f.quiet || !f.Options.Find.Open
	f.leaves = f.quiet
}

// open opens the bar, or moves the keyboard focus to it.
func (f *Feature) open(gtx layout.Context) {
	o := &f.Options.Find
	if !o.Open {
		o.Open = true
		f.changed()
	}
	f.bar.wantsKeyboard = true
	gtx.Execute(op.InvalidateCmd{})
}

// close closes the bar and moves the focus to the current hit.
func (f *Feature) close(gtx layout.Context) {
	f.bar.flush(f)
	f.Options.Find.Open = false
	f.changed()
	ui.TakeKeyboard(gtx, f.Keyboard)
	if f.current.set {
		f.Editing.State.RevealCell(edit.Revealed{RowID: f.current.rowID, ColumnID: f.current.columnID, Opens: true, Record: f.current.record, Known: f.source.on && f.current.record >= 0})
	}
	gtx.Execute(op.InvalidateCmd{})
}

// changed reports a change by users to the program.
func (f *Feature) changed() {
	f.Report.Emit(events.FindChanged{Open: f.Options.Find.Open, Query: f.Options.Find.Query})
}

// Tick starts what the program requests.
func (f *Feature) Tick(gtx layout.Context) {
	o := &f.Options.Find
	if !o.Enabled && o.Do == option.FindNothing {
		return
	}
	do := o.Do
	o.Do = option.FindNothing
	switch do {
	case option.FindNext, option.FindPrevious:
		f.want(do == option.FindPrevious)
	case option.FindReplace:
		askReplace(gtx, f, replaceCurrent)
	case option.FindReplaceAll:
		askReplace(gtx, f, replaceHits)
	}
}

// Arranged brings the search in step with the rows on the screen, and goes to the requested hit.
func (f *Feature) Arranged(gtx layout.Context) {
	o := &f.Options.Find
	if !o.Enabled || !o.Open && !f.quiet {
		f.replaces = replaceNothing
		f.rest()
		return
	}
	query := f.search.query
	f.sync(gtx)
	makeReplacement(f)
	if o.Open && (!f.shown || f.search.query != query) && f.step == stepNone {
		f.step = stepHere
	}
	f.shown = o.Open
	if f.shows() {
		f.bar.hangul.look(f)
	}
	f.bar.text.input.EndEvents(true)
	f.bar.with.input.EndEvents(true)
	if f.source.on {
		f.source.advanceSource(gtx)
	} else {
		f.advance(gtx)
	}
	o.Result = f.result()
}

// rest drops the state of a closed search.
func (f *Feature) rest() {
	if f.search.pass == nil && !f.shown && f.search.err == nil && !f.source.compiled {
		return
	}
	f.search.drop()
	f.source.drop()
	f.search.err, f.search.compiled = nil, false
	f.current, f.step, f.shown = current{}, stepNone, false
	f.Options.Find.Result = option.FindResult{}
}

// result returns the state of the search.
func (f *Feature) result() option.FindResult {
	s, c := &f.search, &f.current
	r := option.FindResult{Total: s.count(), Counting: s.counting(), Number: f.number(), Err: s.err}
	if b := &f.source; b.on && s.err == nil {
		r = option.FindResult{Counting: b.found != nil || b.count != nil, Err: b.err}
		if b.known {
			r.Rows = max(b.counted, 0)
		}
	}
	if c.set {
		r.RowID, r.ColumnID = c.rowID, c.columnID
	}
	return r
}
