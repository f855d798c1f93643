// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"log/slog"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// document is the stored view under one key.
type document struct {
	key   string
	parts option.ViewParts
	// writer is nil without a key.
	writer *writer
	// saved is the last view written, valid if known.
	saved option.View
	known bool
}

// restoreDocument applies the stored view.
func (f *Feature) restoreDocument(d *document, loaded func(option.View) option.View) {
	v, err := d.writer.read(loaded)
	if err != nil {
		d.writer.Failed.Ignore(err)
		f.problem(d.key, err)
		return
	}
	if v.Parts() == 0 {
		return
	}
	v = v.Only(d.parts &^ f.controlled())
	f.set(v)
	f.Dataset.Report.Emit(events.ViewRestored{Key: d.key, View: v})
}

// problem logs an error and emits it, if there is one.
func (f *Feature) problem(key string, err error) {
	if err != nil {
		slog.Warn("gridui: the view of a grid is not kept", "key", key, "error", err)
		f.Dataset.Report.Emit(events.ProblemFound{Key: key, Err: err})
	}
}

// reportErrors reports errors of background writes.
func (f *Feature) reportErrors(gtx layout.Context) {
	for i := range f.docs {
		d := &f.docs[i]
		if d.writer == nil {
			continue
		}
		if err := d.writer.Failed.Take(); err != nil {
			f.problem(d.key, err)
			gtx.Execute(op.InvalidateCmd{}) // the program receives the event in the next frame
		}
	}
}

// noteFirst records the view of the first frame as saved, because the program's initial view is not written.
// It reports whether this is the first frame of a document.
func (f *Feature) noteFirst() (first bool) {
	for i := range f.docs {
		if d := &f.docs[i]; d.writer != nil && !d.known {
			d.saved, d.known, first = f.viewOf(d), true, true
		}
	}
	return first
}

// write passes changed documents to the background.
func (f *Feature) write() {
	for i := range f.docs {
		d := &f.docs[i]
		if d.writer == nil || !d.known {
			continue
		}
		if v := f.viewOf(d); !v.Equal(d.saved) {
			d.saved = v
			d.writer.Put(v)
		}
	}
}

// viewOf returns the part of the current view that belongs in a document.
func (f *Feature) viewOf(d *document) option.View { return f.View().Only(d.parts &^ f.controlled()) }

// flushDocument writes a changed document, and waits for writes in the background.
func (f *Feature) flushDocument(d *document) error {
	if !d.known {
		return nil
	}
	v := f.viewOf(d)
	if v.Equal(d.saved) {
		return d.writer.flush(nil)
	}
	err := d.writer.flush(&v)
	if err == nil {
		d.saved = v
	}
	return err
}
