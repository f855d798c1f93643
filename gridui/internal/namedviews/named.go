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
	// ErrNoView reports that no view has a name, ErrViewName that a name is empty or taken.
	ErrNoView   = errors.New("no view of this name")
	ErrViewName = errors.New("view cannot have this name")
)

// List holds views by name, in the order in which they were first saved. It is the JSON form of the
// document.
type List struct {
	Views []option.NamedView `json:"views"`
}

// Version is the version of the JSON form of views. It increases when older programs cannot read a
// newer form. Additional members do not increase it, since older programs ignore them.
const Version = 1

// Load reads the views under a key of a store. A nil store means storage.Local of the program's
// name.
func Load(store storage.Store, key string) (List, error) {
	return document(store, key).Load()
}

// Change reads the views under a key, changes them and writes them. It replaces an unreadable
// document by an empty one: storage.Document backs up its text.
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
		store = storage.Local("")
	}
	return &storage.Document[List]{Store: store, Key: key, Version: Version}
}

// CleanName returns a name in its stored form: without surrounding spaces, and with U+FFFD for
// bytes that are not UTF-8, which JSON cannot represent.
func CleanName(name string) string {
	return strings.TrimSpace(strings.ToValidUTF8(name, "\uFFFD"))
}

// CheckName returns ErrViewName if a clean name is empty.
func CheckName(name string) error {
	if name == "" {
		return nameError(ErrViewName, name)
	}
	return nil
}

// Names returns the names of all views.
func (n *List) Names() []string {
	names := make([]string, 0, len(n.Views))
	for i := range n.Views {
		names = append(names, n.Views[i].Name)
	}
	return names
}

// Get returns the view with a name, or ErrNoView.
func (n *List) Get(name string) (option.View, error) {
	i, err := n.find(name)
	if err != nil {
		return option.View{}, err
	}
	return n.Views[i].View, nil
}

// Put adds a view, or replaces the view with its name. The name must be clean.
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

// Replace replaces the view with its name, or returns ErrNoView.
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

// Rename renames a view. The new name must not belong to another view.
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

// find returns the index of the view with a name, or ErrNoView.
func (n *List) find(name string) (int, error) {
	clean := CleanName(name)
	i := slices.IndexFunc(n.Views, func(v option.NamedView) bool { return v.Name == clean })
	if i < 0 {
		return i, nameError(ErrNoView, name)
	}
	return i, nil
}

func nameError(err error, name string) error { return fmt.Errorf("gridui: %w: %.100q", err, name) }
