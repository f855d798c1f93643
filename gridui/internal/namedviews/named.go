// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

var (
	// ErrNoView is the error for a name that no view has, ErrViewName for a name that is empty
	// or taken.
	ErrNoView   = errors.New("no view of this name")
	ErrViewName = errors.New("view cannot have this name")
)

// List are views by name, in the order in which they were saved first. It is the form of the
// document that holds them.
type List struct {
	Views []option.NamedView `json:"views"`
}

// Version is the version of the JSON form of views. It grows when older programs could not read a
// newer form. Unknown members are no reason: older programs ignore them.
const Version = 1

// Load reads the views under a key of a store, nil for storage.Local of the program's own
// name.
func Load(store storage.Store, key string) (List, error) {
	return document(store, key).Load()
}

// Change reads the views under a key, changes them and writes them. Views that cannot be
// read are replaced by none: storage.Document backs up their text.
func Change(store storage.Store, key string, change func(*List) error) error {
	doc := document(store, key)
	all, err := doc.Load()
	if err != nil && !errors.Is(err, storage.ErrUnreadable) {
		return err
	}
	if err := change(&all); err != nil {
		return err
	}
	return doc.Save(all)
}

func document(store storage.Store, key string) *storage.Document[List] {
	if store == nil {
		store = option.StorageLocal.Store()
	}
	return &storage.Document[List]{Store: store, Key: key, Version: Version}
}

// CleanName is a name as it is stored: without the spaces around it, and with U+FFFD for bytes
// that are not UTF-8, which JSON cannot hold.
func CleanName(name string) string {
	return strings.TrimSpace(strings.ToValidUTF8(name, "\uFFFD"))
}

// CheckName returns ErrViewName for a clean name that is empty.
func CheckName(name string) error {
	if name == "" {
		return nameError(ErrViewName, name)
	}
	return nil
}

// Names are the names of all views.
func (n *List) Names() []string {
	names := make([]string, 0, len(n.Views))
	for i := range n.Views {
		names = append(names, n.Views[i].Name)
	}
	return names
}

// Get is the view with a name, or ErrNoView.
func (n *List) Get(name string) (option.View, error) {
	i, err := n.find(name)
	if err != nil {
		return option.View{}, err
	}
	return n.Views[i].View, nil
}

// Put adds a view, or replaces the one with its name, which must be clean.
func (n *List) Put(name string, view option.View) {
	if i, err := n.find(name); err == nil {
		n.Views[i].View = view
	} else {
		n.Views = append(n.Views, option.NamedView{Name: name, View: view})
	}
}

// Add adds a view, or returns ErrViewName if its name is empty or taken.
func (n *List) Add(name string, view option.View) error {
	name = CleanName(name)
	if err := CheckName(name); err != nil {
		return err
	}
	if _, err := n.find(name); err == nil {
		return nameError(ErrViewName, name)
	}
	n.Put(name, view)
	return nil
}

// Replace puts a view in place of the one with its name, or returns ErrNoView.
func (n *List) Replace(name string, view option.View) error {
	i, err := n.find(name)
	if err == nil {
		n.Views[i].View = view
	}
	return err
}

// Delete removes the view with a name, or returns ErrNoView.
func (n *List) Delete(name string) error {
	i, err := n.find(name)
	if err == nil {
		n.Views = slices.Delete(n.Views, i, i+1)
	}
	return err
}

// Rename gives a view another name, which no third view may have.
func (n *List) Rename(from, to string) error {
	i, err := n.find(CleanName(from))
	if err != nil {
		return err
	}
	to = CleanName(to)
	if err := CheckName(to); err != nil {
		return err
	}
	if j, err := n.find(to); err == nil && j != i {
		return nameError(ErrViewName, to)
	}
	n.Views[i].Name = to
	return nil
}

// find is the index of the view with a name, or ErrNoView.
func (n *List) find(name string) (int, error) {
	clean := CleanName(name)
	i := slices.IndexFunc(n.Views, func(v option.NamedView) bool { return v.Name == clean })
	if i < 0 {
		return i, nameError(ErrNoView, name)
	}
	return i, nil
}

func nameError(err error, name string) error { return fmt.Errorf("gridui: %w: %.100q", err, name) }
