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

// View returns what the grid shows and how, as a value of its own. It has all parts.
func (g *Grid[T]) View() option.View { return g.bound().Views().View() }

// SetView puts a view in place, without events. It ignores columns that do not exist and what
// a user could not do: hide a column with NoHide, resize one with NoResize, pin one with
// NoPin, hide all of them. Columns that the view does not know stand after their neighbour in
// Grid.Columns, and show as they were defined. A filter that does not fit the kind of its
// column is left out. Before the grid has columns the view waits for them.
func (g *Grid[T]) SetView(v option.View) {
	g.bound().Resolve()
	g.core.Views().SetView(v)
}

// ResetView puts all parts of the view back that the grid had when it first got its columns,
// as the program set it up. It sends no events.
func (g *Grid[T]) ResetView() {
	g.bound().Resolve()
	g.core.Views().Reset()
}

// SaveView writes changes of the view now, and returns when the store has them. The grid does
// so by itself after a delay; in a browser, call it when the page is hidden.
func (g *Grid[T]) SaveView() error { return g.bound().Views().Flush() }

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

// Names returns the names of all views, in the order in which they were saved first.
func (v *Views) Names() ([]string, error) {
	all, err := namedviews.Load(v.Store, v.Key)
	return all.Names(), err
}

// Load returns the view with a name; ErrNoView if there is none.
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

// ExpandedPersistence saves which rows are open, and nothing else: rows of a tree, groups, or
// details. Persistence saves them too, with the rest of a view.
//
// The stored form is the JSON of an idset.Set: true, or an object of ids and booleans. Fill in
// the fields, then either have it follow a field of a grid in each frame, after the loop of
// Update:
//
//	p.Follow(&g.Expansion.Rows) // or &g.Details.Rows
//
// or take the state and its setter by Use. Close it with the grid.
type ExpandedPersistence struct {
	// StorageKey is the key that the state is stored under, one for each grid; empty: nothing
	// is read or written. When it changes, the state is read again.
	StorageKey string
	// Session keeps the state in storage.Session, until the program ends or in a browser the tab is closed. Without
	// it the state is kept in storage.Local.
	Session bool
	// InitialExpanded is the state if none is stored, or none can be read.
	InitialExpanded idset.Set
	// Store, if not nil, is used in place of these. All are read when the key
	// is read.
	Store storage.Store

	followed, closed bool

	now    idset.Set
	stored *persist.ExpandedRows
}

// Use returns the open rows, and the setter that changes and saves them.
func (p *ExpandedPersistence) Use() (expanded idset.Set, setExpanded func(idset.Set)) {
	return p.Expanded(), p.SetExpanded
}

// Expanded returns the open rows: those stored, until SetExpanded.
func (p *ExpandedPersistence) Expanded() idset.Set {
	p.begin()
	return p.now.Clone()
}

// SetExpanded sets the open rows. They are written in the background, once they have not
// changed for a moment.
func (p *ExpandedPersistence) SetExpanded(rows idset.Set) {
	p.begin()
	same := p.now.Equal(rows)
	p.now = rows.Clone()
	if !same {
		p.stored.Put(p.now.Clone())
	}
}

// Follow saves a set of rows of a grid. The first call, and the first one after StorageKey has
// changed, sets it to what is stored; later calls save its changes. It reports whether the set
// was changed.
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

// Err returns why the state could not be read, or else why it could not be written in the
// background; nil if it could.
func (p *ExpandedPersistence) Err() error {
	if p.stored == nil {
		return nil
	}
	return p.stored.Err()
}

// Flush writes now what waits to be written, and returns when the store has it.
func (p *ExpandedPersistence) Flush() error {
	if p.stored == nil {
		return nil
	}
	return p.stored.Flush()
}

// Close writes what waits to be written, and ends the background goroutines.
func (p *ExpandedPersistence) Close() error {
	p.closed = true
	if p.stored == nil {
		return nil
	}
	return p.stored.Close()
}

// begin reads the stored state, once for each key.
func (p *ExpandedPersistence) begin() {
	if p.stored != nil && p.stored.Key() == p.StorageKey {
		return
	}
	var lost error
	if p.stored != nil {
		lost = p.stored.Close()
	}
	p.stored, p.followed = persist.NewExpandedRows(p.StorageKey, p.Store, p.Session), false
	p.now = p.InitialExpanded.Clone()
	rows, ok, err := p.stored.Read(lost)
	if ok {
		p.now = rows
	}
	if err != nil {
		slog.Warn("gridui: open rows are not read", "key", p.StorageKey, "error", err)
	}
	if p.closed {
		_ = p.stored.Close() // nothing waits yet
	}
}
