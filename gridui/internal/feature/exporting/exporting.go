// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting

import (
	"context"
	"errors"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

var (
	// ErrRunning is the error of an export that was requested during another one.
	ErrRunning = errors.New("gridui: an export is under way")
	// ErrNoScan is the error of an export of rows that may not be read from end to end.
	ErrNoScan = errors.New("gridui: the rows are not to be read from end to end: Virtual.ScanDisabled")
)

// Copied provides the cells that a copy takes.
type Copied interface {
	// Cells returns the cells, or why a copy takes none.
	Cells() (cellblocks.Cells, error)
}

// A Request selects what is exported.
type Request struct {
	// Scope selects rows and columns. Selected restricts the export to the selected rows among them.
	Scope    option.ExportScope
	Selected bool
	// Cells exports the cells that a copy takes instead of Scope.
	Cells bool
}

// Feature exports the rows of a grid.
type Feature struct {
	Dataset   *dataset.Set
	Selection *selection.Rows
	Report    dataset.Report
	Copied    Copied

	// job is the running export, nil if there is none. reads holds the rows that it reads.
	job   *export.Job
	reads rowdata.Source
}

// Start begins an export. A RowsExported event follows, also if it cannot begin.
func (f *Feature) Start(to export.Destination, exporter export.Exporter, o export.Options, what Request) {
	err := f.unreadable()
	switch {
	case f.job != nil:
		f.Report.Emit(events.RowsExported{Err: ErrRunning})
	case err != nil:
		f.Dataset.Unscanned("an export", "it fails")
		f.Report.Emit(events.RowsExported{Err: err})
	case what.Cells:
		cells, err := f.Copied.Cells()
		if err != nil {
			f.Report.Emit(events.RowsExported{Err: err})
			return
		}
		f.reads = cells.Snapshot.Rows
		f.job = export.Start(context.Background(), to, cellsSource(cells, !o.NoHeaders), exporter, o)
	default:
		src, s := f.source(what.Scope, what.Selected)
		f.reads = s.Rows
		f.job = export.Start(context.Background(), to, src, exporter, o)
	}
}

// Cancel cancels the running export, which leaves no file behind.
func (f *Feature) Cancel() {
	if f.job != nil {
		f.job.Cancel()
		rowdata.Stop(f.reads)
	}
}

// Close cancels the running export.
func (f *Feature) Close() error {
	f.Cancel()
	return nil
}

// ReadsRows reports whether an export is running: it reads the rows.
func (f *Feature) ReadsRows() bool { return f.job != nil }

// Progress returns the progress of the export from 0 to 1; ok is false if none is running.
func (f *Feature) Progress() (done float64, ok bool) {
	if f.job == nil {
		return 0, false
	}
	return f.job.Progress(), true
}

// Work emits an event for an export that has ended, and reports whether one has.
func (f *Feature) Work(gtx layout.Context) bool {
	if f.job == nil {
		return false
	}
	select {
	case <-f.job.Done():
	default:
		f.Dataset.Jobs.Poll(gtx)
		return false
	}
	job := f.job
	f.job, f.reads = nil, nil
	path, err := job.Wait()
	f.Report.Emit(events.RowsExported{Path: path, Rows: job.Rows(), Cut: job.Cut(), Err: err})
	return true
}
