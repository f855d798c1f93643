// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
)

// Restorer puts stored state in place: Restore is called before the columns and rows are brought up to date.
type Restorer interface {
	Restore()
}

// Preparer acts on requests of the program before the rows are brought up to date.
type Preparer interface {
	Prepare()
}

// Follower is called once the columns and rows are up to date, before input is read and again after it.
type Follower interface {
	Follow()
}

// Localizer is called when a frame has brought the language and the number signs of its users.
type Localizer interface {
	Localize()
}

// Worker works between the frames: Work reports whether anything came of it, of which the program is told.
type Worker interface {
	Work(gtx layout.Context) bool
}

// Flusher emits what has gathered once all other events were handed out, and reports whether there was any.
type Flusher interface {
	Flush() bool
}

// Progresser runs a job that users can watch; ok is false while none runs.
type Progresser interface {
	Progress() (done float64, ok bool)
}

// RowReader may run a job that reads the rows, which keeps their numbers from changing.
type RowReader interface {
	ReadsRows() bool
}

// Closer ends jobs and writes what has to be stored when the grid is closed.
type Closer interface {
	Close() error
}

// InputEnder is called when the input of a frame has been read.
type InputEnder interface {
	EndInput()
}

// FrameEnder is called at the end of a frame, after everything was drawn.
type FrameEnder interface {
	EndFrame(gtx layout.Context)
}

// EventWatcher sees each event before the program does.
type EventWatcher interface {
	WatchEvent(raw report.Raw)
}

// Renamer keeps something of rows by their ids: RenameRow gives it the new id of one.
type Renamer interface {
	RenameRow(r edit.Rename)
}

// ScreenRestorer knows where the screen was before rows moved: RestoreScreen puts it back and reports
// whether it did.
type ScreenRestorer interface {
	RestoreScreen() bool
}

// ColumnMaker adds columns to those of the program. SyncOwnColumns brings them up to date and reports whether
// they have changed.
type ColumnMaker interface {
	SyncOwnColumns() (changed bool)
	AppendOwnColumns(dst []*column.Def) []*column.Def
}

// ColumnResetter keeps something about widths or places of columns that users have set.
type ColumnResetter interface {
	ResetColumns()
}

// Fitter changes the widths of columns or the rows of the page to fit what has been placed: FitLayout reports
// whether it did, and rows and columns are placed again.
type Fitter interface {
	FitLayout(gtx layout.Context) bool
}

// WidthHolder reports whether users are changing widths, so that none is given up meanwhile.
type WidthHolder interface {
	HoldsWidths() bool
}

// FieldRow is a row of fields below the header, of a height in pixels.
type FieldRow interface {
	FieldRowHeight() int
}

// Controller is a feature with buttons that take the keyboard.
type Controller interface {
	AppendControls(dst []event.Tag) []event.Tag
}

// Overlay lies over the grid. It reads its input before the cells do.
type Overlay interface {
	PaintOverlay()
}
