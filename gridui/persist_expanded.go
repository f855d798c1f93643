// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"log/slog"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

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
	StorageKey  string
	StorageType option.StorageType
	// InitialExpanded is the state if none is stored, or none can be read.
	InitialExpanded idset.Set
	// Store, if not nil, is used in place of that of StorageType. Both are read when the key
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

// Expanded are the open rows: those stored, until SetExpanded.
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

// Err is why the state could not be read, or else why it could not be written in the
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
	p.stored, p.followed = persist.NewExpandedRows(p.StorageKey, p.Store, p.StorageType), false
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
