// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"image"
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Actor acts on actions of keys: Act reports whether it had a use for one.
type Actor interface {
	Act(gtx layout.Context, a option.Action) bool
}

// KeyTaker takes keys before their actions are looked up: TakeKey reports whether it took one.
type KeyTaker interface {
	TakeKey(gtx layout.Context, ev key.Event) bool
}

// KeyUser wants groups of keys that the cells would otherwise leave to the window.
type KeyUser interface {
	WantedKeys() host.KeyGroups
}

// SpaceUser has a use for the space bar on the focused cell.
type SpaceUser interface {
	UsesSpace(at viewport.Address) bool
}

// Stopper has work that Escape ends: StopByKey reports whether any was going on.
type Stopper interface {
	StopByKey() bool
}

// KeyboardWatcher is called when the grid gets or loses the keyboard.
type KeyboardWatcher interface {
	KeyboardMoved(has bool)
}

// Stepper reads input before the cells do: Step reads one event and reports whether there was one.
type Stepper interface {
	Step(gtx layout.Context) bool
}

// FieldPresser has fields on the sheet that take a press before the cells get the keyboard: PressField
// reports whether a press was on one.
type FieldPresser interface {
	PressField(gtx layout.Context, ev pointer.Event) bool
}

// Releaser acts on the release of a press on the sheet that no gesture had: ReleasePress reports whether
// the release is done with.
type Releaser interface {
	ReleasePress(gtx layout.Context, ev pointer.Event) bool
}

// CellPresser hears of a press on a cell before the cell gets the focus: PressCell reports whether the focus
// stays where it is.
type CellPresser interface {
	PressCell(ev pointer.Event, at viewport.Address) (stays bool)
}

// PressWatcher is called after the cell that was pressed got the focus.
type PressWatcher interface {
	CellPressed(gtx layout.Context, ev pointer.Event)
}

// PressCanceler is called when a press on the sheet is taken back.
type PressCanceler interface {
	PressCanceled()
}

// Tapper is called when a finger is lifted from the cell that it tapped, before that gets the focus.
type Tapper interface {
	TapCell()
}

// Clicked is the outcome of a click on a cell.
type Clicked uint8

const (
	ClickPassed Clicked = iota // to the next feature
	ClickOnCell                // was for a box in the cell: it is no click on the row
	ClickTaken                 // nothing else hears of it
)

// CellClicker acts on clicks on cells of rows, at a position of the sheet.
type CellClicker interface {
	ClickCell(pos image.Point, at viewport.Address, by events.Click) Clicked
}

// Typer has fields in which users type what filters or finds: Types reports whether somebody does.
type Typer interface {
	Types(gtx layout.Context) bool
}

// HeadClicker acts on clicks on headers of columns: ClickHead reports whether one was for it.
type HeadClicker interface {
	ClickHead(at viewport.Address, by events.Click) bool
}

// DoubleClicker acts on double clicks on cells.
type DoubleClicker interface {
	DoubleClickCell(at viewport.Address, by events.Click)
}

// Holder acts on a finger that has rested on a cell: Hold begins a gesture of it, and reports whether it
// did.
type Holder interface {
	Hold(gtx layout.Context, finger pointer.ID) bool
}

// Taker has zones that a finger drags at once, without scrolling: Takes reports whether a position of the
// sheet is in one.
type Taker interface {
	Takes(pos image.Point, by pointer.Source) bool
}

// Carrier carries rows or columns along with the pointer or the keys.
type Carrier interface {
	Dragging() bool
}

// MenuOpener opens menus on the sheet.
type MenuOpener interface {
	// OpenMenuAt opens the menu of what is at a position of the sheet, and reports whether that is for it to
	// do. OpenMenuByKey does so for what has the focus.
	OpenMenuAt(at viewport.Address, pos image.Point, by pointer.Source) bool
	OpenMenuByKey() bool
	// HasMenu reports whether there is a menu at an address, MenuIsOpen whether one is open.
	HasMenu(at viewport.Address) bool
	MenuIsOpen() bool
}

// MenuWatcher hears of a menu that is about to open for a cell of a row, after the cell got the focus.
type MenuWatcher interface {
	MenuOpens(at viewport.Address)
}

// HeadHolder drags headers that a finger has held since an event time.
type HeadHolder interface {
	BeginHeld(gtx layout.Context, since time.Duration, ev pointer.Event) bool
	Movable(at viewport.Address) bool
}

// ActorFunc is a function that acts on actions.
type ActorFunc func(gtx layout.Context, a option.Action) bool

// Act calls the function.
func (f ActorFunc) Act(gtx layout.Context, a option.Action) bool { return f(gtx, a) }

// StopperFunc is a function that ends work at Escape.
type StopperFunc func() bool

// StopByKey calls the function.
func (f StopperFunc) StopByKey() bool { return f() }

// HeadClickFunc is a function that acts on clicks on headers.
type HeadClickFunc func(at viewport.Address, by events.Click) bool

// ClickHead calls the function.
func (f HeadClickFunc) ClickHead(at viewport.Address, by events.Click) bool { return f(at, by) }

// WorkerFunc is a function that works between the frames.
type WorkerFunc func(gtx layout.Context) bool

// Work calls the function.
func (f WorkerFunc) Work(gtx layout.Context) bool { return f(gtx) }

// Editor edits one cell of the grid. While it is open it has the keyboard, and a press elsewhere commits it.
type Editor interface {
	IsOpen() bool
	// EditStep reads one event of the open editor. HoldStep reads one that waits for an editor that is about to
	// open, while HoldsKeys reports true.
	EditStep(gtx layout.Context) bool
	HoldsKeys() bool
	HoldStep(gtx layout.Context) bool
	// Type begins an edit with text that came to the focused cell; MayOpen reports whether text would.
	Type(gtx layout.Context, text string)
	MayOpen() bool
	// TypesInstead reports whether the key of an action types into the focused cell instead.
	TypesInstead(a option.Action) bool
	// HasEnded reports whether an edit has ended in this frame.
	HasEnded() bool
	// Edits reports whether a cell is the one being edited.
	Edits(at viewport.Address) bool
	// ErrorText returns what to tell users of an error.
	ErrorText(err error) string
	// Commit accepts what was typed, and reports whether the editor is closed.
	Commit() bool
}
