// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"errors"
	"time"

	"gioui.org/io/input"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds the state that the feature reads and restores.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Dataset  *dataset.Set
	Columns  *column.Set
	Viewport *viewport.Frame
	Scroll   *viewport.ScrollRestore
	Focus    *focus.Focus
	State    *columnstate.State
	// Resolve brings the columns in line with the state that extensions have restored.
	Resolve func()
}

// Feature restores the view of a grid from its stores, and saves it when it changes.
type Feature struct {
	Sources
	begun, closed bool
	// initial is the view that the program set up.
	initial option.View
	// waiting is a view that was set before there were columns.
	waiting *option.View
	docs    [len(places{})]document
	kept    kept
	marks   Marks
	plain   plainFilters
	// dirty reports that the view may differ from the stored one since the time first. The last change was at
	// last.
	dirty       bool
	first, last time.Time
	// wake is the time of the requested frame that writes, wakeCmd the command. The command is executed in
	// each frame until then.
	wake    time.Time
	wakeCmd input.Command
}

const (
	// settleTime is the time for which a view must be unchanged before it is written. A view that keeps
	// changing is written after longestWait.
	settleTime  = 100 * time.Millisecond
	longestWait = 8 * settleTime
)

// Restore reads the stored view when there are columns, or when an option names another key.
func (f *Feature) Restore() {
	at := placesOf(f.Options)
	if f.isOpen(&at) || len(f.Dataset.CallerColumns()) == 0 {
		return
	}
	f.open(&at)
	f.putInPlace()
}

// putInPlace brings the columns in line with a restored view. Its pins do not count as the program's.
func (f *Feature) putInPlace() {
	f.State.PinsRestored()
	f.Resolve()
}

// isOpen reports whether the view was read from all places. It updates their parts.
func (f *Feature) isOpen(at *places) bool {
	if f.closed {
		return true
	}
	for i := range f.docs {
		if f.docs[i].key != at[i].Key {
			return false
		}
		f.docs[i].parts = at[i].parts
	}
	return f.begun && f.waiting == nil
}

// open reads the view from the places with a changed key.
func (f *Feature) open(at *places) {
	if f.waiting != nil {
		f.set(*f.waiting)
		f.waiting = nil
	}
	if !f.begun {
		f.begun, f.initial = true, f.View()
	}
	for i := range f.docs {
		d := &f.docs[i]
		if d.key == at[i].Key {
			continue
		}
		if d.writer != nil {
			f.problem(d.key, errors.Join(f.flushDocument(d), d.writer.close()))
		}
		*d = document{key: at[i].Key, parts: at[i].parts}
		if d.key != "" {
			d.writer = newWriter(&at[i], f.Options.Invalidate)
			f.restoreDocument(d, at[i].Loaded)
		}
	}
}

// Reset restores the view that the program set up, if there have been columns.
func (f *Feature) Reset() {
	if f.begun {
		f.SetView(f.initial)
	}
}

// SetView applies a view, or keeps it for Restore if there are no columns yet.
func (f *Feature) SetView(v option.View) {
	if len(f.Dataset.CallerColumns()) == 0 {
		v = v.Clone()
		f.waiting = &v
		return
	}
	f.set(v)
	f.putInPlace()
}

// EndFrame writes the view if it has changed and then settled. It must be called after each frame was drawn.
func (f *Feature) EndFrame(gtx layout.Context) {
	if !f.active() {
		return
	}
	f.reportErrors(gtx)
	if f.SyncMarks(&f.marks) {
		if !f.dirty {
			f.dirty, f.first = true, gtx.Now
		}
		f.last = gtx.Now
	}
	if f.noteFirst() {
		f.dirty = false
	}
	if !f.dirty {
		return
	}
	if due := f.due(gtx.Now); gtx.Now.Before(due) {
		f.wakeAt(gtx, due)
		return
	}
	f.dirty = false
	f.write()
}

// active reports whether the view is stored anywhere.
func (f *Feature) active() bool {
	if f.closed {
		return false
	}
	for i := range f.docs {
		if f.docs[i].writer != nil {
			return true
		}
	}
	return false
}

// due returns the time to write the changed view.
func (f *Feature) due(now time.Time) time.Time {
	due := ui.NotAfter(&f.last, now).Add(settleTime)
	if latest := ui.NotAfter(&f.first, now).Add(longestWait); latest.Before(due) {
		due = latest
	}
	return due
}

// wakeAt requests a frame at a time, or at an earlier time that was requested before.
func (f *Feature) wakeAt(gtx layout.Context, due time.Time) {
	if f.wakeCmd == nil || !f.wake.After(gtx.Now) || f.wake.After(due) {
		f.wake, f.wakeCmd = due, op.InvalidateCmd{At: due}
	}
	gtx.Execute(f.wakeCmd)
}

// Flush writes pending changes, and returns when the stores have them.
func (f *Feature) Flush() error {
	var errs []error
	for i := range f.docs {
		if d := &f.docs[i]; d.writer != nil && !f.closed {
			errs = append(errs, f.flushDocument(d))
		}
	}
	return errors.Join(errs...)
}

// Close writes pending changes and ends the background goroutines. Nothing is written after it.
func (f *Feature) Close() error {
	errs := []error{f.Flush()}
	for i := range f.docs {
		if d := &f.docs[i]; d.writer != nil && !f.closed {
			errs = append(errs, d.writer.close())
		}
	}
	f.closed = true
	return errors.Join(errs...)
}
