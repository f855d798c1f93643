// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"errors"
	"image"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// each calls a function for all features of a list.
func each[F any](list []F, call func(F)) {
	for _, f := range list {
		call(f)
	}
}

// anyOf calls a function for the features of a list until it returns true, and reports whether it did.
func anyOf[F any](list []F, call func(F) bool) bool {
	for _, f := range list {
		if call(f) {
			return true
		}
	}
	return false
}

// Arranged calls all features that follow what is on the screen.
func (p *painting) Arranged(gtx layout.Context) {
	each(p.arrangers, func(f Arranger) { f.Arranged(gtx) })
}

// PaintCells calls all features that paint under the text of cells.
func (p *painting) PaintCells(part Part) { each(p.cells, func(f CellPainter) { f.PaintCells(part) }) }

// PaintRows calls all features that paint under the cells of rows.
func (p *painting) PaintRows(part Part) { each(p.rows, func(f RowPainter) { f.PaintRows(part) }) }

// PaintHead calls all features that paint over the header.
func (p *painting) PaintHead(part Part) { each(p.heads, func(f HeadPainter) { f.PaintHead(part) }) }

// PaintOver calls all features that paint over the cells.
func (p *painting) PaintOver(part Part) { each(p.over, func(f OverPainter) { f.PaintOver(part) }) }

// PaintSheet calls all features that paint over the sheet, in pixels of the sheet.
func (p *painting) PaintSheet() { each(p.sheet, SheetPainter.PaintSheet) }

// Paint calls all features that paint around the sheet or over it.
func (p *painting) Paint() { each(p.painters, Painter.Paint) }

// PaintOverlays calls all features that lie over the grid.
func (p *painting) PaintOverlays() { each(p.overlays.all, Overlay.PaintOverlay) }

// AddLayer adds a function that paints a layer of the sheet, in pixels of the sheet.
func (p *painting) AddLayer(at Priority, paint func()) {
	place := p.layers.at.insert(at)
	p.layers.all = append(p.layers.all, paint)
	copy(p.layers.all[place+1:], p.layers.all[place:])
	p.layers.all[place] = paint
}

// PaintLayers paints the layers of the sheet, the lowest one first.
func (p *painting) PaintLayers() { each(p.layers.all, func(paint func()) { paint() }) }

// BarHeight returns the height in pixels of all bars below the sheet.
func (p *painting) BarHeight(gtx layout.Context) (h int) {
	each(p.bars, func(f Bar) { h += f.BarHeight(gtx, h) })
	return h
}

// TopHeight returns the height in pixels of all bars above the header.
func (p *painting) TopHeight(gtx layout.Context) int { return p.lines.layout(gtx, p.tops.all) }

// PaintTops draws the bars above the header, over a width in pixels.
func (p *painting) PaintTops(width int, rtl bool) { p.lines.paint(width, rtl) }

// StripHeight returns the height in pixels of all strips below the header.
func (p *painting) StripHeight(gtx layout.Context) (h int) {
	each(p.strips, func(f HeadStrip) { h += f.StripHeight(gtx) })
	return h
}

// FieldRowHeight returns the height in pixels of the rows of fields below the header.
func (p *painting) FieldRowHeight() (h int) {
	each(p.fields, func(f FieldRow) { h += f.FieldRowHeight() })
	return h
}

// Hover calls all features that react to the mouse over them.
func (p *painting) Hover() { each(p.hoverers, Hoverer.Hover) }

// AddCursor sets the cursor of the area that is being drawn to that of the first feature that has one.
func (p *painting) AddCursor(ops *op.Ops) {
	anyOf(p.cursors, func(f Cursorer) bool {
		c, ok := f.Cursor()
		if ok {
			c.Add(ops)
		}
		return ok
	})
}

// Step calls the features that read input before the cells until one has read an event, and reports whether one
// has.
func (in *input) Step(gtx layout.Context) bool {
	return anyOf(in.steps.all, func(f Stepper) bool { return f.Step(gtx) })
}

// Update calls the features with widgets until one has read an event, and reports whether one has.
func (in *input) Update(gtx layout.Context) bool {
	return anyOf(in.updaters, func(f Updater) bool { return f.Update(gtx) })
}

// Tick calls all features that do something in each frame.
func (in *input) Tick(gtx layout.Context) { each(in.tickers, func(f Ticker) { f.Tick(gtx) }) }

// Act passes an action to the features until one handles it, and reports whether one did.
func (in *input) Act(gtx layout.Context, a option.Action) bool {
	return anyOf(in.actors.all, func(f Actor) bool { return f.Act(gtx, a) })
}

// TakeText passes text to the features that take text until one takes it, and reports whether one did.
func (in *input) TakeText(gtx layout.Context, ev event.Event) bool {
	return anyOf(in.textTakers, func(f TextTaker) bool { return f.TakeText(gtx, ev) })
}

// TakeKey passes a key to the features that take keys until one takes it, and reports whether one did.
func (in *input) TakeKey(gtx layout.Context, ev key.Event) bool {
	return anyOf(in.keyTakers, func(f KeyTaker) bool { return f.TakeKey(gtx, ev) })
}

// WantedKeys returns the groups of keys that features need now.
func (in *input) WantedKeys() (groups host.KeyGroups) {
	each(in.keyUsers, func(f KeyUser) { groups |= f.WantedKeys() })
	return groups
}

// UsesSpace reports whether a feature uses the space bar on a cell.
func (in *input) UsesSpace(at viewport.Address) bool {
	return anyOf(in.spaces, func(f SpaceUser) bool { return f.UsesSpace(at) })
}

// StopByKey ends the first work that Escape ends, and reports whether there was any.
func (in *input) StopByKey() bool { return anyOf(in.stoppers.all, Stopper.StopByKey) }

// KeyboardMoved notifies features that the grid got or lost the keyboard.
func (in *input) KeyboardMoved(has bool) {
	each(in.keyboards, func(f KeyboardWatcher) { f.KeyboardMoved(has) })
}

// AppendControls appends the buttons of all features.
func (in *input) AppendControls(dst []event.Tag) []event.Tag {
	for _, f := range in.controls {
		dst = f.AppendControls(dst)
	}
	return dst
}

// PressField passes a press to the features with fields until one takes it, and reports whether one did.
func (in *input) PressField(gtx layout.Context, ev pointer.Event) bool {
	return anyOf(in.fieldPresses, func(f FieldPresser) bool { return f.PressField(gtx, ev) })
}

// Press passes a press to the features with zones until one takes it, and reports whether one did.
func (in *input) Press(gtx layout.Context, ev pointer.Event) bool {
	return anyOf(in.pressers.all, func(f Presser) bool { return f.Press(gtx, ev) })
}

// ReleasePress passes a release to the features until one ends a press with it, and reports whether one did.
func (in *input) ReleasePress(gtx layout.Context, ev pointer.Event) bool {
	return anyOf(in.releasers, func(f Releaser) bool { return f.ReleasePress(gtx, ev) })
}

// CellPressed notifies features that the pressed cell got the focus.
func (in *input) CellPressed(gtx layout.Context, ev pointer.Event) {
	each(in.presses, func(f PressWatcher) { f.CellPressed(gtx, ev) })
}

// PressCell passes a press on a cell to all features, and reports whether the focus stays where it is.
func (in *input) PressCell(ev pointer.Event, at viewport.Address) (stays bool) {
	each(in.cellPresses, func(f CellPresser) { stays = f.PressCell(ev, at) || stays })
	return stays
}

// PressCanceled notifies features that the press on the sheet was cancelled.
func (in *input) PressCanceled() { each(in.cancelers, PressCanceler.PressCanceled) }

// TapCell notifies features that a finger was lifted from the cell it tapped.
func (in *input) TapCell() { each(in.tappers, Tapper.TapCell) }

// BeginDrag calls the features until one begins to drag what was pressed, and reports whether one did.
func (in *input) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	return anyOf(in.draggers, func(f Dragger) bool { return f.BeginDrag(gtx, ev) })
}

// ClickCell passes a click on a cell to the features until one handles it.
func (in *input) ClickCell(pos image.Point, at viewport.Address, by events.Click) (c Clicked) {
	anyOf(in.clicks.all, func(f CellClicker) bool {
		c = f.ClickCell(pos, at, by)
		return c != ClickPassed
	})
	return c
}

// ClickHead passes a click on the header of a column to the features until one handles it, and reports whether
// one did.
func (in *input) ClickHead(at viewport.Address, by events.Click) bool {
	return anyOf(in.headClicks.all, func(f HeadClicker) bool { return f.ClickHead(at, by) })
}

// DoubleClickCell passes a double click on a cell to all features.
func (in *input) DoubleClickCell(at viewport.Address, by events.Click) {
	each(in.doubleClicks, func(f DoubleClicker) { f.DoubleClickCell(at, by) })
}

// Hold calls the features until one begins a gesture of a finger that has rested, and reports whether one did.
func (in *input) Hold(gtx layout.Context, finger pointer.ID) bool {
	return anyOf(in.holders, func(f Holder) bool { return f.Hold(gtx, finger) })
}

// Takes reports whether a position of the sheet is in a zone of a feature that is dragged at once.
func (in *input) Takes(pos image.Point, by pointer.Source) bool {
	return anyOf(in.takers, func(f Taker) bool { return f.Takes(pos, by) })
}

// Dragging reports whether a feature is dragging rows or columns.
func (in *input) Dragging() bool { return anyOf(in.carriers, Carrier.Dragging) }

// DoInHeader carries out a command of the menu of headers, and reports whether a feature handled it.
func (in *input) DoInHeader(gtx layout.Context, c HeadCommand, at viewport.Address) bool {
	return anyOf(in.commanders, func(f HeadCommander) bool { return f.DoInHeader(gtx, c, at) })
}

// Types reports whether a user types in a field that filters or finds.
func (in *input) Types(gtx layout.Context) bool {
	return anyOf(in.typers, func(f Typer) bool { return f.Types(gtx) })
}

// OpenMenuAt opens the menu of the first feature that has one at a position of the sheet, and reports whether one
// has.
func (in *input) OpenMenuAt(at viewport.Address, pos image.Point, by pointer.Source) bool {
	return anyOf(in.openers, func(f MenuOpener) bool { return f.OpenMenuAt(at, pos, by) })
}

// OpenMenuByKey opens the menu of what has the focus, and reports whether a feature has one for it.
func (in *input) OpenMenuByKey() bool { return anyOf(in.openers, MenuOpener.OpenMenuByKey) }

// HasMenu reports whether a feature has a menu at an address.
func (in *input) HasMenu(at viewport.Address) bool {
	return anyOf(in.openers, func(f MenuOpener) bool { return f.HasMenu(at) })
}

// MenuIsOpen reports whether the menu of a feature is open.
func (in *input) MenuIsOpen() bool { return anyOf(in.openers, MenuOpener.MenuIsOpen) }

// MenuOpens notifies features that the menu of a cell opens.
func (in *input) MenuOpens(at viewport.Address) {
	each(in.menuWatchers, func(f MenuWatcher) { f.MenuOpens(at) })
}

// BeginHeld begins to drag the header that a finger has held since an event time, and reports whether it did.
func (in *input) BeginHeld(gtx layout.Context, since time.Duration, ev pointer.Event) bool {
	return anyOf(in.headHolders, func(f HeadHolder) bool { return f.BeginHeld(gtx, since, ev) })
}

// Movable reports whether a header can be dragged.
func (in *input) Movable(at viewport.Address) bool {
	return anyOf(in.headHolders, func(f HeadHolder) bool { return f.Movable(at) })
}

// Restore calls all features that apply stored state.
func (fs *frames) Restore() { each(fs.restorers, Restorer.Restore) }

// Prepare calls all features that handle requests of the program before the rows are brought up to date.
func (fs *frames) Prepare() { each(fs.preparers, Preparer.Prepare) }

// Follow calls all features that follow columns and rows after these were brought up to date.
func (fs *frames) Follow() { each(fs.followers, Follower.Follow) }

// Localize calls all features that depend on the language and the number signs of users.
func (fs *frames) Localize() { each(fs.localizers, Localizer.Localize) }

// Work calls all features that work between the frames, and reports whether any of them did anything.
func (fs *frames) Work(gtx layout.Context) (some bool) {
	each(fs.workers.all, func(f Worker) { some = f.Work(gtx) || some })
	return some
}

// Flush calls the features that emit collected events until one has emitted any, and reports whether one has.
func (fs *frames) Flush() bool { return anyOf(fs.flushers, Flusher.Flush) }

// Progress returns the progress of the first running job of a feature, false if none is running.
func (fs *frames) Progress() (done float64, ok bool) {
	anyOf(fs.progresses, func(f Progresser) bool {
		done, ok = f.Progress()
		return ok
	})
	return done, ok
}

// ReadsRows reports whether a job of a feature reads the rows.
func (fs *frames) ReadsRows() bool { return anyOf(fs.readers, RowReader.ReadsRows) }

// Close closes all features: it ends their jobs, and writes what has to be stored.
func (fs *frames) Close() (err error) {
	each(fs.closers, func(f Closer) { err = errors.Join(err, f.Close()) })
	return err
}

// EndInput notifies features that the input of a frame has been read.
func (fs *frames) EndInput() { each(fs.inputEnds, InputEnder.EndInput) }

// EndFrame notifies features that everything was drawn.
func (fs *frames) EndFrame(gtx layout.Context) {
	each(fs.frameEnds, func(f FrameEnder) { f.EndFrame(gtx) })
}

// WatchEvent passes an event to all features before the program receives it.
func (fs *frames) WatchEvent(raw report.Raw) {
	each(fs.events, func(f EventWatcher) { f.WatchEvent(raw) })
}

// RenameRow passes the new id of a row to all features that keep state by row id.
func (fs *frames) RenameRow(r edit.Rename) { each(fs.renamers, func(f Renamer) { f.RenameRow(r) }) }

// RestoreScreen calls the features until one restores the scroll position from before rows moved, and reports
// whether one did.
func (fs *frames) RestoreScreen() bool { return anyOf(fs.screens, ScreenRestorer.RestoreScreen) }

// SyncOwnColumns brings the columns that features add up to date, and reports whether any has changed.
func (fs *frames) SyncOwnColumns() (changed bool) {
	each(fs.makers.all, func(f ColumnMaker) { changed = f.SyncOwnColumns() || changed })
	return changed
}

// AppendOwnColumns appends the columns that features add.
func (fs *frames) AppendOwnColumns(dst []*column.Def) []*column.Def {
	for _, f := range fs.makers.all {
		dst = f.AppendOwnColumns(dst)
	}
	return dst
}

// ResetColumns makes features discard what they keep about widths and places that users have set.
func (fs *frames) ResetColumns() { each(fs.resetters, ColumnResetter.ResetColumns) }

// FitLayout changes widths or rows to fit what has been placed, and reports whether it did.
func (fs *frames) FitLayout(gtx layout.Context) bool {
	changed := false
	each(fs.fitters, func(f Fitter) { changed = f.FitLayout(gtx) || changed })
	return changed
}

// HoldsWidths reports whether users are changing widths.
func (fs *frames) HoldsWidths() bool { return anyOf(fs.holds, WidthHolder.HoldsWidths) }

// SyncColumns calls all features that keep positions of columns.
func (l *List) SyncColumns() { each(l.columns, ColumnSyncer.SyncColumns) }

// RowsChanged calls all features that keep state of rows.
func (l *List) RowsChanged(c rowmodel.Changes) {
	each(l.watchers, func(f RowWatcher) { f.RowsChanged(c) })
}

// CellWords returns the description of a cell by the first feature that has one.
func (l *List) CellWords(at viewport.Address) (words string) {
	anyOf(l.tellers, func(f CellTeller) bool {
		words = f.CellWords(at)
		return words != ""
	})
	return words
}

// DescribeCell returns the role of a cell in addition to its text.
func (l *List) DescribeCell(at viewport.Address) (role CellRole) {
	anyOf(l.roles, func(f CellDescriber) (ok bool) {
		role, ok = f.DescribeCell(at)
		return ok
	})
	return role
}

// IsCorner reports whether the header of a column selects all cells or rows.
func (l *List) IsCorner(col int) bool {
	return anyOf(l.corners, func(f CornerDescriber) bool { return f.IsCorner(col) })
}

// Hint returns the tooltip of a cell or a header, empty for none, and false if no feature is responsible for it.
func (l *List) Hint(at viewport.Address) (text string, ok bool) {
	anyOf(l.hints.all, func(f Hinter) bool {
		text, ok = f.Hint(at)
		return ok
	})
	return text, ok
}

// HoversZone reports whether the mouse is over a zone that takes it from the cells.
func (l *List) HoversZone() bool { return anyOf(l.zones, PointerZone.HoversZone) }

// AppendCellItems appends the items of all features for the menu of a cell.
func (l *List) AppendCellItems(dst []MenuItem, at viewport.Address) []MenuItem {
	for _, f := range l.menus {
		dst = f.AppendCellItems(dst, at)
	}
	return dst
}

// HeaderItems returns the features that add items to the menus of headers.
func (l *List) HeaderItems() []HeaderItems { return l.items }

// SortItems returns the features that add items to those for sorting in the menus of headers.
func (l *List) SortItems() []SortItems { return l.sorts }
