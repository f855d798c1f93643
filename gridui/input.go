// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"math"
	"runtime"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// step reads one input event and acts on it. It returns false when there is
// nothing left to read. Positions are those of the frame that is on the screen.
func (e *engine) step(gtx layout.Context) bool {
	if e.fling.active() {
		e.flingOn(gtx)
	}
	e.features.Tick(gtx)
	editor := &e.features.cellEdit
	editor.Serve(gtx)
	if e.rowStep(gtx) || e.features.filtering.Step(gtx) || e.features.columnChooser.UpdateList(gtx) {
		return true
	}
	if ev, ok := e.nextScroll(gtx); ok {
		if pe, ok := ev.(pointer.Event); ok {
			e.rootPointer(gtx, pe)
		}
		return true
	}
	if editor.IsOpen() {
		return editor.Step(gtx)
	}
	ev, ok := e.next(gtx)
	if !ok {
		e.syncControl(gtx)
		return e.features.Update(gtx) || e.clearStep(gtx)
	}
	switch ev := ev.(type) {
	case pointer.Event:
		e.cellPointer(gtx, ev)
	case key.FocusEvent:
		e.focusChanged(ev.Focus)
	case key.Event:
		e.keyEvent(gtx, ev)
	case key.EditEvent:
		e.typing.Wrote(ev)
		editor.Type(gtx, ev.Text)
	case key.SelectionEvent:
		e.typing.Selected(ev)
	}
	return true
}

// nextScroll reads what the root tag gets as an ancestor of all that is in the
// grid: wheels, and touches, which scroll also from a widget in a cell.
func (e *engine) nextScroll(gtx layout.Context) (event.Event, bool) {
	before, after := e.wheelReach()
	x := pointer.ScrollRange{Min: -e.view.HScroll.Px, Max: e.view.Geometry.MaxHScroll - e.view.HScroll.Px}
	if e.draw.Style.RTL {
		x = pointer.ScrollRange{Min: -x.Max, Max: -x.Min}
	}
	return gtx.Event(pointer.Filter{
		Target:  &e.rootTag,
		Kinds:   pointer.Scroll | pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel,
		ScrollX: x,
		ScrollY: pointer.ScrollRange{Min: -wheelRange(before), Max: wheelRange(after)},
	})
}

// reach asks for wheels once more when the frame's distances to the ends are known:
// until the next frame a wheel is held to what was last asked for. An event that
// only comes now is shown in the next frame.
func (e *engine) reach(gtx layout.Context) {
	for {
		ev, ok := e.nextScroll(gtx)
		if !ok {
			return
		}
		if pe, ok := ev.(pointer.Event); ok {
			e.rootPointer(gtx, pe)
			gtx.Execute(op.InvalidateCmd{})
		}
	}
}

// wheelRange fits a distance into the integers of a scroll range.
func wheelRange(px int64) int { return int(min(px, math.MaxInt32/2)) }

// next reads presses and hover on cells, and keys, in the order they came.
func (e *engine) next(gtx layout.Context) (event.Event, bool) {
	groups := e.wantedKeys()
	filters := e.keyFilters.of(groups, e.ask.Keys.Bind, e.pointer.Tag(), e.typing.Tag())
	if groups&keysEverything == 0 && e.features.cellEdit.HasEnded() {
		return e.typing.NextAfter(gtx, filters)
	}
	return gtx.Event(filters...)
}

// rootPointer acts on wheels and on touches.
func (e *engine) rootPointer(gtx layout.Context, ev pointer.Event) {
	if ev.Kind == pointer.Scroll {
		e.fling.stop()
		e.scrollIn(e.view.ScrollsAt(ev.Position), ev.Scroll.X*e.draw.Style.WheelScale, ev.Scroll.Y*e.draw.Style.WheelScale)
		e.features.tooltip.Clear()
		e.hoverAt(ev.Position)
		return
	}
	if ev.Source == pointer.Touch {
		e.touchEvent(gtx, ev)
	}
}

// scrollBy scrolls by pixels to the right and down and says how far it went
// down.
func (e *engine) scrollBy(dx, dy float32) {
	if e.draw.Style.RTL {
		dx = -dx
	}
	e.view.Restore.Cancel()
	e.view.HScrollBy(dx)
	e.view.ScrollBy(dy)
}

// cellPointer acts on presses, drags and hover where no widget stands.
func (e *engine) cellPointer(gtx layout.Context, ev pointer.Event) {
	if e.pointer.IsOther(ev) {
		return
	}
	switch ev.Kind {
	case pointer.Move:
		e.hoverAt(ev.Position)
		e.features.tooltip.Rest(gtx.Now)
	case pointer.Leave:
		e.pointer.Hover.Clear()
		e.features.tooltip.Leave()
	case pointer.Press:
		e.pressed(gtx, ev)
	case pointer.Drag:
		e.pointer.Dragged(ev)
		e.dragged(gtx, ev)
	case pointer.Release:
		e.released(gtx, ev)
		e.pointer.Lifted(ev, e.view.SheetSize())
		e.syncHover()
	case pointer.Cancel:
		e.cancelDrag()
		e.pointer.Press, e.click = host.Press{}, click{}
		e.features.headMenu.CancelPress()
		e.pointer.Hover.Clear()
	}
}

// DoubleClickTime is how close in time two clicks on a cell are a double click.
const DoubleClickTime = host.DoubleClickTime

// click is the click before, for double clicks.
type click struct {
	known bool
	at    viewport.Address
	time  time.Duration
}

func (e *engine) pressed(gtx layout.Context, ev pointer.Event) {
	e.features.tooltip.Clear()
	e.fling.stop()
	if e.pointer.Cancel() {
		return // no drag comes after another button is lifted
	}
	e.pointer.Down(ev.PointerID)
	besideBars := ev.Source == pointer.Mouse && e.view.Bars.At(ev.Position.Round()) == viewport.NoBar
	if besideBars && !e.features.cellEdit.Commit() {
		return
	}
	if besideBars && asksForMenu(ev) {
		e.contextPressed(gtx, ev)
		return
	}
	if ev.Source == pointer.Mouse && !ev.Buttons.Contain(pointer.ButtonPrimary) {
		return
	}
	if e.filterPressed(gtx, ev) {
		return
	}
	onButton := e.features.headMenu.Press(ev)
	e.takeFocus(gtx, ev.Source)
	if onButton || e.features.Press(gtx, ev) || e.hasOverlay() {
		return
	}
	c, ok := e.view.HitTest(ev.Position.Round())
	if !ok {
		return
	}
	e.pointer.Press = host.Press{
		At: e.view.Heads.Place(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col}), Pos: ev.Position, Held: true, Began: ev.Time,
	}
	if ev.Source == pointer.Mouse {
		e.focusPressed()
	}
	e.rowPressed(gtx, ev)
}

// focusPressed moves the focus to the pressed cell. A finger does that when it
// is lifted, since it may be about to scroll. A header takes the focus only where
// nothing has it: who sorts keeps the place in the rows.
func (e *engine) focusPressed() {
	at := e.pointer.Press.At
	switch {
	case e.view.Sticky.IsStuck(at):
		// The sheet does not move under the pointer; a click moves it.
		e.moveFocus(at, showNothing)
	case e.view.IsRow(at) || at.Band == layoutx.Head && !e.focus.set:
		e.moveFocus(at, showCell)
	}
}

// takeFocus takes the keyboard. In a browser keys only arrive while Gio's hidden
// text field has the focus; a finger must not bring up the keyboard that way.
func (e *engine) takeFocus(gtx layout.Context, by pointer.Source) {
	gtx.Execute(key.FocusCmd{Tag: e.typing.Tag()})
	if runtime.GOOS == "js" && by == pointer.Mouse {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}

func (e *engine) dragged(gtx layout.Context, ev pointer.Event) {
	switch {
	case e.pointer.Drag(gtx, ev):
	case e.dragsRows():
		e.draggedTo(ev)
	case e.features.BeginDrag(gtx, ev):
		e.features.tooltip.Clear()
	default:
		e.rowDragged(gtx, ev)
	}
}

func (e *engine) released(gtx layout.Context, ev pointer.Event) {
	if !e.pointer.Release(gtx, ev) && e.dragsRows() {
		e.dragReleased(gtx, ev)
	}
	if e.features.headMenu.Release(ev) || e.headReleased(ev) || !e.pointer.Press.Held {
		return
	}
	e.pointer.Press.Held = false
	if e.features.filtering.Release(gtx, ev) {
		return
	}
	c, ok := e.view.HitTest(ev.Position.Round())
	if !ok || e.view.Heads.Place(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col}) != e.pointer.Press.At {
		return
	}
	if ev.Source == pointer.Touch {
		if !e.features.cellEdit.Commit() {
			return
		}
		e.focusPressed()
	}
	e.clicked(ev)
}

// clicked tells of a click in the order that behaviour asks for: the focus has
// moved, then the selection changes, then the cell, the row, the double click. A
// click on a check box is none on the row.
func (e *engine) clicked(ev pointer.Event) {
	at := e.pointer.Press.At
	by := events.Click{Modifiers: ev.Modifiers, Source: ev.Source}
	if at.Band == layoutx.Head {
		id, group := e.view.Heads.ID(at)
		e.ask.report.Emit(events.HeaderClicked{ColumnID: id, Group: group, Click: by})
		if group && e.marks.OnGroup(ev.Position.Round(), at) {
			e.ask.toggleGroup(e.cols.Leaves[at.Col].Groups[at.Row])
		}
		if !group && !e.ask.selectClick(at, by) {
			e.ask.sortBy(at.Col, by.Modifiers.Contain(key.ModShift))
		}
		return
	}
	if e.view.Sticky.IsStuck(at) {
		e.showNext(at.Row)
	}
	if !viewport.HasRows(at.Band) || e.detailClick(ev.Position.Round(), at) || e.expandClick(ev.Position.Round(), at) {
		return
	}
	e.features.cellEdit.Clicked(ev.Position.Round(), at)
	box := e.features.rowPins.Click(at, by.Modifiers) || e.ask.selectClick(at, by)
	e.ask.report.push(rawEvent{kind: rawCellClick, at: at, by: by})
	if box {
		return
	}
	e.ask.report.push(rawEvent{kind: rawRowClick, at: at, by: by})
	last := e.click
	e.click = click{true, at, ev.Time}
	if last.known && last.at == at && ev.Time-last.time <= host.DoubleClickTime {
		e.click.known = false
		e.ask.report.push(rawEvent{kind: rawRowDouble, at: at, by: by})
		if at.Band == layoutx.Body && e.ask.data.Outlined() && e.ask.data.Item(at.Row).Kind != dataset.ItemRow {
			e.toggleRow(at.Row)
		}
		e.features.cellEdit.DoubleClicked(at, by)
		return
	}
}

// hasOverlay reports whether the loading overlay keeps input from the cells.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (e *engine) hasOverlay() bool { return e.ask.loading().Overlay }

// scrollIn is scrollBy where a band scrolls down.
func (e *engine) scrollIn(b layoutx.Band, dx, dy float32) {
	if b != layoutx.Top && b != layoutx.Bottom {
		e.scrollBy(dx, dy)
		return
	}
	e.scrollBy(dx, 0)
	e.view.Bands.ScrollBy(b, dy)
}

// cancelDrag takes back what is being dragged, and reports whether anything is.
func (e *engine) cancelDrag() bool {
	if e.pointer.Cancel() {
		return true
	}
	if !e.cancelRows() {
		return false
	}
	e.pointer.Press.Held = false
	return true
}
