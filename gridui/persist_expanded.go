// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coalesce"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// ExpandedPersistence keeps which rows are open, and nothing else: rows of a tree,
// groups, or details. Persistence does that too, with the rest of a view.
//
// What is kept is the JSON of an idset.Set: true, or an object of ids and truth values.
// Fill in the fields, then either have it follow a field of a grid in each frame, after
// the loop of Update:
//
//	p.Follow(&g.Expansion.Rows) // or &g.Details.Rows
//
// or take the state and its setter by Use. Close it with the grid.
type ExpandedPersistence struct {
	// StorageKey is what the state is kept under, one for each grid; empty: nothing is
	// read or written. Another one is read from anew.
	StorageKey  string
	StorageType option.StorageType
	// InitialExpanded is the state where none is kept, or none can be read.
	InitialExpanded idset.Set
	// Store is used in place of that of StorageType where it is not nil. Both are looked
	// at when the key is read.
	Store storage.Store

	followed, closed bool

	now  idset.Set
	kept *keptRows
}

// keptRows is where open rows are kept.
type keptRows struct {
	key   string
	late  storage.Debounced
	saves coalesce.Writer[idset.Set]
	// checked says that what is under the key may be written over.
	checked bool
	err     error
}

// Use returns the rows that are open, and what opens others and keeps that.
func (p *ExpandedPersistence) Use() (expanded idset.Set, setExpanded func(idset.Set)) {
	return p.Expanded(), p.SetExpanded
}

// Expanded are the rows that are open: what is kept, until SetExpanded.
func (p *ExpandedPersistence) Expanded() idset.Set {
	p.begin()
	return p.now.Clone()
}

// SetExpanded says which rows are open from now on. It is written in the background,
// once it has not changed for a moment.
func (p *ExpandedPersistence) SetExpanded(rows idset.Set) {
	p.begin()
	same := p.now.Equal(rows)
	p.now = rows.Clone()
	if !same && p.kept.key != "" {
		p.kept.saves.Put(p.now.Clone())
	}
}

// Follow keeps a set of rows of a grid. The first call, and that after StorageKey was
// changed, puts in it what is kept; from then on it is what becomes of it. It says whether
// the set was changed.
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
	k := p.kept
	if k == nil {
		return nil
	}
	if err := k.saves.Failed.Take(); err != nil && k.err == nil {
		k.err = err
	}
	return k.err
}

// Flush writes now what waits, and returns when the store has it.
func (p *ExpandedPersistence) Flush() error {
	if p.kept == nil {
		return nil
	}
	return p.kept.flush()
}

// Close writes what waits and ends what runs.
func (p *ExpandedPersistence) Close() error {
	p.closed = true
	if p.kept == nil {
		return nil
	}
	return p.kept.close()
}

// begin reads what is kept, once for each key.
func (p *ExpandedPersistence) begin() {
	if p.kept != nil && p.kept.key == p.StorageKey {
		return
	}
	var lost error
	if p.kept != nil {
		lost = p.kept.close()
	}
	store := p.Store
	if store == nil {
		store = p.StorageType.Store()
	}
	p.kept, p.followed = newKeptRows(p.StorageKey, store), false
	p.now = p.InitialExpanded.Clone()
	rows, ok, err := p.kept.read()
	if ok {
		p.now = rows
	}
	if err != nil {
		slog.Warn("gridui: open rows are not read", "key", p.StorageKey, "error", err)
	}
	p.kept.err = errors.Join(lost, err)
	if p.closed {
		_ = p.kept.close() // nothing waits yet
	}
}

func newKeptRows(key string, store storage.Store) *keptRows {
	k := &keptRows{key: key}
	k.late.Store = store
	k.late.OnError = func(_ string, err error) { k.saves.Failed.Report(err) }
	k.saves.Save = k.write
	return k
}

// read reads the set that is kept, if there is one.
func (k *keptRows) read() (rows idset.Set, ok bool, err error) {
	text, ok, err := k.late.Get(k.key)
	if err != nil || !ok {
		return rows, false, err
	}
	rows, err = readExpanded(text)
	return rows, err == nil, err
}

func (k *keptRows) flush() error {
	if err := k.saves.Flush(nil); err != nil {
		return err
	}
	return k.late.Flush()
}

func (k *keptRows) close() error {
	err := k.saves.Flush(nil)
	return errors.Join(err, k.late.Close())
}

// readExpanded reads a set as it is kept.
func readExpanded(text string) (rows idset.Set, err error) {
	if err = json.Unmarshal([]byte(text), &rows); err != nil {
		err = fmt.Errorf("gridui: open rows: %w: %w", storage.ErrUnreadable, err)
	}
	return rows, err
}

// write writes a set. A text under the key that is no set is kept beside it first.
func (k *keptRows) write(rows idset.Set) error {
	text, err := json.Marshal(rows)
	if err != nil {
		return err
	}
	if !k.checked {
		old, ok, err := k.late.Get(k.key)
		if err != nil {
			return err
		}
		if _, bad := readExpanded(old); ok && bad != nil {
			if err := putAside(k.late.Store, k.key); err != nil {
				return err
			}
		}
		k.checked = true
	}
	return k.late.Set(k.key, string(text))
}
