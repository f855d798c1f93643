// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

var (
	// ErrNoView is the error of a name that no view has, ErrViewName that of a name that is
	// empty, or taken.
	ErrNoView   = errors.New("no view of this name")
	ErrViewName = errors.New("view cannot have this name")
)

// Views are views under names, kept in one document: what a user saved to come back to.
// They need no grid; Grid.View and Grid.SetView take them from one and put them in
// place. Each method reads the document anew, so that several Views may share it.
//
// What cannot be read is an error, and is not lost when views are saved: see
// storage.Document. The methods are for one goroutine at a time.
type Views struct {
	// Key is what the document is kept under; empty: there are no views, and none is
	// kept. It must be another than that of a Persistence.
	Key string
	// Store is where; nil: storage.Local of the program's own name.
	Store storage.Store
}

// namedViews is the form of the document.
type namedViews struct {
	Views []namedView `json:"views"`
}

type namedView struct {
	Name string      `json:"name"`
	View option.View `json:"view"`
}

func (n *namedViews) find(name string) int {
	return slices.IndexFunc(n.Views, func(v namedView) bool { return v.Name == name })
}

// Names are the names of all views, in the order they were saved first.
func (v *Views) Names() ([]string, error) {
	all, err := v.load()
	names := make([]string, 0, len(all.Views))
	for i := range all.Views {
		names = append(names, all.Views[i].Name)
	}
	return names, err
}

// Load is the view of a name; ErrNoView if there is none.
func (v *Views) Load(name string) (option.View, error) {
	all, err := v.load()
	if err != nil {
		return option.View{}, err
	}
	i := all.find(viewName(name))
	if i < 0 {
		return option.View{}, viewError(ErrNoView, name)
	}
	return all.Views[i].View, nil
}

// viewName is a name as it is kept: without the spaces around it, and with U+FFFD for
// bytes that are no UTF-8, which JSON cannot hold.
func viewName(name string) string {
	return strings.TrimSpace(strings.ToValidUTF8(name, "\uFFFD"))
}

// Save keeps a view under a name, without the spaces around it, in place of one that
// has it.
func (v *Views) Save(name string, view option.View) error {
	name = viewName(name)
	if name == "" {
		return viewError(ErrViewName, name)
	}
	return v.change(func(all *namedViews) error {
		if i := all.find(name); i >= 0 {
			all.Views[i].View = view
		} else {
			all.Views = append(all.Views, namedView{name, view})
		}
		return nil
	})
}

// Delete forgets a view; ErrNoView if there is none of that name.
func (v *Views) Delete(name string) error {
	return v.change(func(all *namedViews) error {
		i := all.find(viewName(name))
		if i < 0 {
			return viewError(ErrNoView, name)
		}
		all.Views = slices.Delete(all.Views, i, i+1)
		return nil
	})
}

// Rename gives a view another name, which must not be that of a third.
func (v *Views) Rename(from, to string) error {
	from, to = viewName(from), viewName(to)
	return v.change(func(all *namedViews) error {
		i := all.find(from)
		switch {
		case i < 0:
			return viewError(ErrNoView, from)
		case to == "", to != from && all.find(to) >= 0:
			return viewError(ErrViewName, to)
		}
		all.Views[i].Name = to
		return nil
	})
}

// change reads the document, does something to it and writes it. One that cannot be
// read begins anew: storage.Document keeps its text.
func (v *Views) change(do func(*namedViews) error) error {
	doc := v.document()
	all, err := doc.Load()
	if err != nil && !errors.Is(err, storage.ErrUnreadable) {
		return err
	}
	if err := do(&all); err != nil {
		return err
	}
	return doc.Save(all)
}

func (v *Views) load() (namedViews, error) { return v.document().Load() }

func (v *Views) document() *storage.Document[namedViews] {
	at := viewPlace{}
	at.Store = v.Store
	return &storage.Document[namedViews]{Store: at.store(), Key: v.Key, Version: ViewVersion}
}

func viewError(err error, name string) error { return fmt.Errorf("gridui: %w: %.100q", err, name) }
