// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"log/slog"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// View returns the current state of the grid as a View with all parts. It shares nothing with the grid.
func (g *Grid[T]) View() option.View { return g.bound().Views().View() }

// SetView applies a view, without events. It ignores unknown columns and what a user could not do: hide a column
// with NoHide, resize a column with NoResize, pin a column with NoPin, or hide all columns. Columns that are not in
// the view come after their neighbour in Grid.Columns, with their defined visibility. A filter that does not fit the
// kind of its column is skipped. If the grid has no columns yet, the view waits for them.
func (g *Grid[T]) SetView(v option.View) {
	g.bound().Resolve()
	g.core.Views().SetView(v)
}

// ResetView restores all parts of the view from the time when the grid first got its columns, as the program set it
// up. It sends no events.
func (g *Grid[T]) ResetView() {
	g.bound().Resolve()
	g.core.Views().Reset()
}

// SaveView saves pending changes of the view and returns after the store has written them. The grid saves by itself
// after a delay; in a browser, call SaveView when the page is hidden. It returns the error of the store.
func (g *Grid[T]) SaveView() error { return g.bound().Views().Flush() }

// Views stores views by name, which a user has saved, in one document. It needs no grid: Grid.View returns a view,
// Grid.SetView applies it. Each method reads the document again, so that several Views may share it.
//
// If the document cannot be read, methods return an error; its text is not lost when views are saved: see
// storage.Document. Only one goroutine at a time may call the methods.
type Views struct {
	// Key is the key of the document. It must differ from the Key of a Persistence. Empty: there are no views, and
	// none is saved.
	Key string
	// Store holds the document; nil: storage.Local with the name of the program.
	Store storage.Store
}

// Names returns the names of all views, in the order in which they were first saved.
func (v *Views) Names() ([]string, error) {
	all, err := namedviews.Load(v.Store, v.Key)
	return all.Names(), err
}

// Load returns the view with the given name, or ErrNoView if there is none.
func (v *Views) Load(name string) (option.View, error) {
	all, err := namedviews.Load(v.Store, v.Key)
	if err != nil {
		return option.View{}, err
	}
	return all.Get(name)
}

// Save saves a view under a name, without spaces around it. It replaces a view with the same name.
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

// Delete deletes the view with the given name. It returns ErrNoView if there is none.
func (v *Views) Delete(name string) error {
	return v.change(func(all *namedviews.List) error { return all.Delete(name) })
}

// Rename renames a view. It returns an error if another view has the new name, and ErrNoView if no view has the old
// one.
func (v *Views) Rename(from, to string) error {
	return v.change(func(all *namedviews.List) error { return all.Rename(from, to) })
}

func (v *Views) change(do func(*namedviews.List) error) error {
	return namedviews.Change(v.Store, v.Key, do)
}

// ExpandedPersistence saves only which rows are open: rows of a tree, groups, or details. Persistence saves them
// too, with the rest of a view.
//
// The stored form is the JSON of an idset.Set: true, or an object of ids and booleans. Set the fields, then call
// Follow with a field of a grid in each frame, after the loop of Update:
//
//	p.Follow(&g.Expansion.Rows) // or &g.Details.Rows
//
// or get the state and its setter by Use. Close it with the grid.
type ExpandedPersistence struct {
	// Key and Store are the place of the state, as in option.Persistence. They are read when Key changes.
	Key   string
	Store storage.Store
	// InitialExpanded is the state if none is stored or the stored one cannot be read.
	InitialExpanded idset.Set

	followed, closed bool

	now    idset.Set
	stored *persist.ExpandedRows
}

// Use returns the open rows, and a function that sets and saves them.
func (p *ExpandedPersistence) Use() (expanded idset.Set, setExpanded func(idset.Set)) {
	return p.Expanded(), p.SetExpanded
}

// Expanded returns the open rows: the stored ones until SetExpanded is called.
func (p *ExpandedPersistence) Expanded() idset.Set {
	p.begin()
	return p.now.Clone()
}

// SetExpanded sets the open rows. They are saved in the background, after a short time without changes.
func (p *ExpandedPersistence) SetExpanded(rows idset.Set) {
	p.begin()
	same := p.now.Equal(rows)
	p.now = rows.Clone()
	if !same {
		p.stored.Put(p.now.Clone())
	}
}

// Follow saves a set of rows of a grid. The first call, and the first call after a change of Key, sets *rows
// to the stored state and returns true. Later calls save changes of *rows and return false.
func (p *ExpandedPersistence) Follow(rows *idset.Set) (restored bool) {
	if p.begin(); !p.followed {
		p.followed = true
		*rows = p.now.Clone()
		return true
	}
	if rows.Rev() != p.now.Rev() {
		p.SetExpanded(*rows)
	}
	return false
}

// Err returns the error of reading the state, or else of saving it in the background; nil if there is none.
func (p *ExpandedPersistence) Err() error {
	if p.stored == nil {
		return nil
	}
	return p.stored.Err()
}

// Flush saves pending changes and returns after the store has written them.
func (p *ExpandedPersistence) Flush() error {
	if p.stored == nil {
		return nil
	}
	return p.stored.Flush()
}

// Close saves pending changes and ends the background goroutines.
func (p *ExpandedPersistence) Close() error {
	p.closed = true
	if p.stored == nil {
		return nil
	}
	return p.stored.Close()
}

// begin reads the stored state, one time for each key.
func (p *ExpandedPersistence) begin() {
	if p.stored != nil && p.stored.Key() == p.Key {
		return
	}
	var lost error
	if p.stored != nil {
		lost = p.stored.Close()
	}
	p.stored, p.followed = persist.NewExpandedRows(p.Key, p.Store), false
	p.now = p.InitialExpanded.Clone()
	rows, ok, err := p.stored.Read(lost)
	if ok {
		p.now = rows
	}
	if err != nil {
		slog.Warn("gridui: open rows are not read", "key", p.Key, "error", err)
	}
	if p.closed {
		_ = p.stored.Close() // nothing waits yet
	}
}
