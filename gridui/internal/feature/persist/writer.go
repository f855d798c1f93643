// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/coalesce"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// writer reads a view, and writes it in the background.
type writer struct {
	doc   storage.Document[option.View]
	store storage.Debounced
	coalesce.Writer[option.View]
	// backUpFirst is set if the program's Loaded panicked: the stored text is backed up before
	// the first write.
	backUpFirst bool
}

// newWriter returns a writer to a place. It calls wake when a write in the background fails.
func newWriter(at *place, wake func()) *writer {
	w := &writer{}
	w.Save, w.Failed.Wake = w.write, wake
	w.store.Store, w.store.Delay = at.store(), at.Delay
	w.store.OnError = func(_ string, err error) { w.Failed.Report(err) }
	w.doc = storage.Document[option.View]{Store: &w.store, Key: at.Key, Version: documentVersion(at.Version), Migrate: at.Migrate}
	return w
}

// maxVersion is the highest version of a program's columns.
const maxVersion = 1<<16 - 1

// documentVersion combines the version of the view's JSON form, in the higher bits, and the version of the
// program's columns.
func documentVersion(columns int) int {
	return (Version-1)<<16 | min(max(columns, 1), maxVersion)
}

// read reads the stored view and passes it through loaded, if that is not nil.
func (w *writer) read(loaded func(option.View) option.View) (v option.View, err error) {
	if v, err = w.doc.Load(); err != nil || loaded == nil || v.Parts() == 0 {
		return v, err
	}
	defer func() {
		if p := recover(); p != nil {
			w.backUpFirst = true
			v, err = option.View{}, fmt.Errorf("gridui: load %.60q: %w: panic: %v", w.doc.Key, storage.ErrUnreadable, p)
		}
	}()
	return loaded(v), nil
}

// write saves a view.
func (w *writer) write(v option.View) error {
	if w.backUpFirst {
		if err := w.store.BackUp(w.doc.Key); err != nil {
			return err
		}
		w.backUpFirst = false
	}
	return w.doc.Save(v)
}

// flush writes a view, unless it is nil, and all pending writes.
func (w *writer) flush(v *option.View) error {
	if err := w.Writer.Flush(v); err != nil {
		return err
	}
	return w.store.Flush()
}

// close waits for the goroutine of the writer and closes the store.
func (w *writer) close() error {
	w.Wait()
	return w.store.Close()
}
