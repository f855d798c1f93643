// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

var (
	// ErrNoView is the error for a name that no view has, ErrViewName for a name that is empty
	// or taken.
	ErrNoView   = namedviews.ErrNoView
	ErrViewName = namedviews.ErrViewName
)

// Views are views by name, which a user has saved to come back to, in one document. They need
// no grid: Grid.View returns a view, Grid.SetView puts it in place. Each method reads the
// document again, so that several Views may share it.
//
// A document that cannot be read is an error, and its text is not lost when views are saved:
// see storage.Document. The methods are for one goroutine at a time.
type Views struct {
	// Key is the key of the document; empty: there are no views, and none is saved. It must
	// differ from that of a Persistence.
	Key string
	// Store holds the document; nil: storage.Local of the program's own name.
	Store storage.Store
}

// Names are the names of all views, in the order in which they were saved first.
func (v *Views) Names() ([]string, error) {
	all, err := namedviews.Load(v.Store, v.Key)
	return all.Names(), err
}

// Load is the view with a name; ErrNoView if there is none.
func (v *Views) Load(name string) (option.View, error) {
	all, err := namedviews.Load(v.Store, v.Key)
	if err != nil {
		return option.View{}, err
	}
	return all.Get(name)
}

// Save saves a view under a name, without the spaces around it, in place of one that has the
// name.
func (v *Views) Save(name string, view option.View) error {
	name = namedviews.CleanName(name)
	if err := namedviews.CheckName(name); err != nil {
		return err
	}
	return v.change(func(all *namedviews.List) error {
		all.Put(name, view)
		return nil
	})
}

// Delete deletes a view; ErrNoView if there is none with that name.
func (v *Views) Delete(name string) error {
	return v.change(func(all *namedviews.List) error { return all.Delete(name) })
}

// Rename gives a view another name, which must not be that of a third.
func (v *Views) Rename(from, to string) error {
	return v.change(func(all *namedviews.List) error { return all.Rename(from, to) })
}

func (v *Views) change(do func(*namedviews.List) error) error {
	return namedviews.Change(v.Store, v.Key, do)
}
