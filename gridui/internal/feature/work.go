// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
)

// Restorer is a feature that applies stored state: Restore is called before the columns and rows are brought up
// to date.
type Restorer interface {
	Restore()
}

// Preparer is a feature that handles requests of the program before the rows are brought up to date.
type Preparer interface {
	Prepare()
}

// Follower is called after the columns and rows have been brought up to date, before input is read and again
// after it.
type Follower interface {
	Follow()
}

// Localizer is called when a frame has brought the language and the number signs of its users.
type Localizer interface {
	Localize()
}

// Worker is a feature that works between the frames: Work reports whether it did anything that the program is
// notified of.
type Worker interface {
	Work(gtx layout.Context) bool
}

// Flusher is a feature that emits collected events after all other events were delivered, and reports whether
// there were any.
type Flusher interface {
	Flush() bool
}

// Progresser is a feature with a job that users can watch; ok is false while none is running.
type Progresser interface {
	Progress() (done float64, ok bool)
}

// RowReader is a feature that may run a job that reads the rows, which keeps their numbers from changing.
type RowReader interface {
	ReadsRows() bool
}

// Closer is a feature that ends jobs and writes what has to be stored when the grid is closed.
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

// EventWatcher receives each event before the program does.
type EventWatcher interface {
	WatchEvent(raw report.Raw)
}

// Renamer is a feature that keeps state of rows by their ids: RenameRow passes it the new id of a row.
type Renamer interface {
	RenameRow(r edit.Rename)
}

// ScreenRestorer is a feature that keeps the scroll position from before rows moved: RestoreScreen restores it
// and reports whether it did.
type ScreenRestorer interface {
	RestoreScreen() bool
}

// ColumnMaker is a feature that adds columns to the columns of the program. SyncOwnColumns brings them up to date
// and reports whether they have changed.
type ColumnMaker interface {
	SyncOwnColumns() (changed bool)
	AppendOwnColumns(dst []*column.Def) []*column.Def
}

// ColumnResetter is a feature that keeps state about widths or places of columns that users have set.
type ColumnResetter interface {
	ResetColumns()
}

// Fitter is a feature that changes the widths of columns or the rows of the page to fit what has been placed:
// FitLayout reports whether it did, after which rows and columns are placed again.
type Fitter interface {
	FitLayout(gtx layout.Context) bool
}

// WidthHolder reports whether users are changing widths, so that no width is discarded in the meantime.
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

// Overlay is a feature that lies over the grid. It reads its input before the cells do.
type Overlay interface {
	PaintOverlay()
}
