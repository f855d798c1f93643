// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"image"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Actor is a feature that handles actions of keys: Act reports whether it handled the action.
type Actor interface {
	Act(gtx layout.Context, a option.Action) bool
}

// KeyTaker is a feature that takes keys before their actions are looked up: TakeKey reports whether it took the
// key.
type KeyTaker interface {
	TakeKey(gtx layout.Context, ev key.Event) bool
}

// TextTaker is a feature that takes text which was typed where it edits no cell, and what an input method says about
// such text: TakeText reports whether it took the event.
type TextTaker interface {
	TakeText(gtx layout.Context, ev event.Event) bool
}

// KeyUser is a feature that needs groups of keys that the cells would otherwise leave to the window.
type KeyUser interface {
	WantedKeys() host.KeyGroups
}

// SpaceUser is a feature that uses the space bar on the focused cell.
type SpaceUser interface {
	UsesSpace(at viewport.Address) bool
}

// Stopper is a feature with work that Escape ends: StopByKey reports whether any was going on.
type Stopper interface {
	StopByKey() bool
}

// KeyboardWatcher is called when the grid gets or loses the keyboard.
type KeyboardWatcher interface {
	KeyboardMoved(has bool)
}

// Stepper is a feature that reads input before the cells do: Step reads an event and reports whether there was
// one.
type Stepper interface {
	Step(gtx layout.Context) bool
}

// FieldPresser is a feature with fields on the sheet that take a press before the cells get the keyboard:
// PressField reports whether a press was on a field.
type FieldPresser interface {
	PressField(gtx layout.Context, ev pointer.Event) bool
}

// Releaser is a feature that handles the release of a press on the sheet that no gesture took: ReleasePress
// reports whether no other feature may handle the release.
type Releaser interface {
	ReleasePress(gtx layout.Context, ev pointer.Event) bool
}

// CellPresser is a feature that is called for a press on a cell before the cell gets the focus: PressCell reports
// whether the focus stays where it is.
type CellPresser interface {
	PressCell(ev pointer.Event, at viewport.Address) (stays bool)
}

// PressWatcher is called after the pressed cell got the focus.
type PressWatcher interface {
	CellPressed(gtx layout.Context, ev pointer.Event)
}

// PressCanceler is called when a press on the sheet is cancelled.
type PressCanceler interface {
	PressCanceled()
}

// Tapper is called when a finger is lifted from the cell that it tapped, before the cell gets the focus.
type Tapper interface {
	TapCell()
}

// Clicked is the outcome of a click on a cell.
type Clicked uint8

const (
	ClickPassed Clicked = iota // the next feature receives the click
	ClickOnCell                // the click was for a box in the cell: it is not a click on the row
	ClickTaken                 // nothing else receives the click
)

// CellClicker is a feature that handles clicks on cells of rows, at a position of the sheet.
type CellClicker interface {
	ClickCell(pos image.Point, at viewport.Address, by events.Click) Clicked
}

// Typer is a feature with fields that filter or find: Types reports whether a user types in such a field.
type Typer interface {
	Types(gtx layout.Context) bool
}

// HeadClicker is a feature that handles clicks on headers of columns: ClickHead reports whether it handled the
// click.
type HeadClicker interface {
	ClickHead(at viewport.Address, by events.Click) bool
}

// DoubleClicker is a feature that handles double clicks on cells.
type DoubleClicker interface {
	DoubleClickCell(at viewport.Address, by events.Click)
}

// Holder is a feature that handles a finger that has rested on a cell: Hold begins a gesture of the finger, and
// reports whether it did.
type Holder interface {
	Hold(gtx layout.Context, finger pointer.ID) bool
}

// Taker is a feature with zones that a finger drags at once, without scrolling: Takes reports whether a position
// of the sheet is in such a zone.
type Taker interface {
	Takes(pos image.Point, by pointer.Source) bool
}

// Carrier is a feature that drags rows or columns with the pointer or the keys.
type Carrier interface {
	Dragging() bool
}

// MenuOpener is a feature that opens menus on the sheet.
type MenuOpener interface {
	// OpenMenuAt opens the menu at a position of the sheet, and reports whether the feature is responsible for
	// that position. OpenMenuByKey opens the menu of what has the focus, and reports the same.
	OpenMenuAt(at viewport.Address, pos image.Point, by pointer.Source) bool
	OpenMenuByKey() bool
	// HasMenu reports whether there is a menu at an address, MenuIsOpen whether a menu is open.
	HasMenu(at viewport.Address) bool
	MenuIsOpen() bool
}

// MenuWatcher is called when a menu is about to open for a cell of a row, after the cell got the focus.
type MenuWatcher interface {
	MenuOpens(at viewport.Address)
}

// HeadHolder is a feature that drags headers that a finger has held since an event time.
type HeadHolder interface {
	BeginHeld(gtx layout.Context, since time.Duration, ev pointer.Event) bool
	Movable(at viewport.Address) bool
}

// ActorFunc is a function that handles actions.
type ActorFunc func(gtx layout.Context, a option.Action) bool

// Act calls the function.
func (f ActorFunc) Act(gtx layout.Context, a option.Action) bool { return f(gtx, a) }

// StopperFunc is a function that ends work at Escape.
type StopperFunc func() bool

// StopByKey calls the function.
func (f StopperFunc) StopByKey() bool { return f() }

// HeadClickFunc is a function that handles clicks on headers.
type HeadClickFunc func(at viewport.Address, by events.Click) bool

// ClickHead calls the function.
func (f HeadClickFunc) ClickHead(at viewport.Address, by events.Click) bool { return f(at, by) }

// WorkerFunc is a function that works between the frames.
type WorkerFunc func(gtx layout.Context) bool

// Work calls the function.
func (f WorkerFunc) Work(gtx layout.Context) bool { return f(gtx) }

// Editor edits a cell of the grid. While it is open it has the keyboard, and a press elsewhere commits the edit.
type Editor interface {
	IsOpen() bool
	// EditStep reads an event of the open editor. HoldStep reads an event that waits for an editor that is about
	// to open, while HoldsKeys returns true.
	EditStep(gtx layout.Context) bool
	HoldsKeys() bool
	HoldStep(gtx layout.Context) bool
	// Type begins an edit with text for the focused cell. MayOpen reports whether text would begin an edit.
	Type(gtx layout.Context, text string)
	MayOpen() bool
	// TypesInstead reports whether the key of an action types into the focused cell instead.
	TypesInstead(a option.Action) bool
	// HasEnded reports whether an edit has ended in this frame.
	HasEnded() bool
	// Edits reports whether a cell is being edited, Covers whether a field of the editor is at a point of the sheet.
	Edits(at viewport.Address) bool
	Covers(at image.Point) bool
	// ErrorText returns the text of an error for users.
	ErrorText(err error) string
	// Commit accepts the typed text, and reports whether the editor is closed.
	Commit() bool
	// TakesPress handles a press of the mouse or a tap on a field of the edited row, and reports whether there was a
	// field.
	TakesPress(gtx layout.Context, ev pointer.Event) bool
}
