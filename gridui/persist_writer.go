// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/coalesce"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// viewWriter reads a view, and writes it in the background.
type viewWriter struct {
	doc  storage.Document[option.View]
	late storage.Debounced
	coalesce.Writer[option.View]
	// aside says that what is kept has to be put aside before the first view is written:
	// the program could not make anything of it.
	aside bool
}

func newViewWriter(at *viewPlace, wake func()) *viewWriter {
	w := &viewWriter{}
	w.Save, w.Failed.Wake = w.write, wake
	w.late.Store, w.late.Delay = at.store(), at.Delay
	w.late.OnError = func(_ string, err error) { w.Failed.Report(err) }
	w.doc = storage.Document[option.View]{Store: &w.late, Key: at.Key, Version: documentVersion(at.Version), Migrate: at.Migrate}
	return w
}

// mostVersion is the highest version of a program's columns.
const mostVersion = 1<<16 - 1

// documentVersion is the version of a document of views: that of their form, which
// counts more, and that of a program's columns.
func documentVersion(columns int) int {
	return (ViewVersion-1)<<16 | min(max(columns, 1), mostVersion)
}

// read reads what is kept, and has the program look through it.
func (w *viewWriter) read(loaded func(option.View) option.View) (v option.View, err error) {
	if v, err = w.doc.Load(); err != nil || loaded == nil || v.Parts() == 0 {
		return v, err
	}
	defer func() {
		if p := recover(); p != nil {
			w.aside = true
			v, err = option.View{}, fmt.Errorf("gridui: load %.60q: %w: panic: %v", w.doc.Key, storage.ErrUnreadable, p)
		}
	}()
	return loaded(v), nil
}

// write saves a view.
func (w *viewWriter) write(v option.View) error {
	if w.aside {
		if err := putAside(w.late.Store, w.doc.Key); err != nil {
			return err
		}
		w.aside = false
	}
	return w.doc.Save(v)
}

// putAside keeps what is under a key under the one for what was replaced.
func putAside(store storage.Store, key string) error {
	text, ok, err := store.Get(key)
	if err != nil || !ok {
		return err
	}
	return store.Set(key+storage.PreviousSuffix, text)
}

// flush writes a view, if there is one to write, and what waits.
func (w *viewWriter) flush(v *option.View) error {
	if err := w.Writer.Flush(v); err != nil {
		return err
	}
	return w.late.Flush()
}

// close ends all that runs.
func (w *viewWriter) close() error {
	w.Wait()
	return w.late.Close()
}
