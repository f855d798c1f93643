// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"

	"github.com/giogrid/giogrid/storage"
)

// ExpandedPersistence keeps which rows are open, and nothing else: rows of a tree,
// groups, or details. Persistence does that too, with the rest of a view.
//
// What is kept is the JSON of an IDSet: true, or an object of ids and truth values.
// Fill in the fields, then either have it follow a field of a grid in each frame, after
// the loop of Update:
//
//	p.Follow(&g.Expansion.Rows) // or &g.Details.Rows
//
// or take the state and its setter by Use. Close it with the grid.
type ExpandedPersistence struct {
	// StorageKey is what the state is kept under, one for each grid; empty: nothing is
	// read or written.
	StorageKey  string
	StorageType StorageType
	// InitialExpanded is the state where none is kept, or none can be read.
	InitialExpanded IDSet
	// Store is used in place of that of StorageType where it is not nil.
	Store storage.Store

	begun, followed bool

	now   IDSet
	late  storage.Debounced
	saves lateSave[IDSet]
	// checked says that what is under the key may be written over.
	checked bool
	err     error
}

// Use returns the rows that are open, and what opens others and keeps that.
func (p *ExpandedPersistence) Use() (expanded IDSet, setExpanded func(IDSet)) {
	return p.Expanded(), p.SetExpanded
}

// Expanded are the rows that are open: what is kept, until SetExpanded.
func (p *ExpandedPersistence) Expanded() IDSet {
	p.begin()
	return p.now.Clone()
}

// SetExpanded says which rows are open from now on. It is written in the background,
// once it has not changed for a moment.
func (p *ExpandedPersistence) SetExpanded(rows IDSet) {
	p.begin()
	same := p.now.Equal(rows)
	p.now = rows.Clone()
	if !same && p.StorageKey != "" {
		p.saves.put(p.now.Clone())
	}
}

// Follow keeps a set of rows of a grid. The first call puts in it what is kept; from
// then on it is what becomes of it. It says whether the set was changed.
func (p *ExpandedPersistence) Follow(rows *IDSet) (restored bool) {
	if !p.followed {
		p.followed = true
		*rows = p.Expanded()
		return true
	}
	if rows.rev != p.now.rev {
		p.SetExpanded(*rows)
	}
	return false
}

// Err is why the state could not be read, or else why it could not be written in the
// background; nil if it could.
func (p *ExpandedPersistence) Err() error {
	if err := p.saves.failed.take(); err != nil && p.err == nil {
		p.err = err
	}
	return p.err
}

// Flush writes now what waits, and returns when the store has it.
func (p *ExpandedPersistence) Flush() error {
	if err := p.saves.flush(nil); err != nil {
		return err
	}
	return p.late.Flush()
}

// Close writes what waits and ends what runs.
func (p *ExpandedPersistence) Close() error {
	err := p.saves.flush(nil)
	return errors.Join(err, p.late.Close())
}

// begin reads what is kept.
func (p *ExpandedPersistence) begin() {
	if p.begun {
		return
	}
	p.begun = true
	p.late.Store = p.Store
	if p.Store == nil {
		p.late.Store = p.StorageType.store()
	}
	p.late.OnError = func(_ string, err error) { p.saves.failed.put(err) }
	p.saves.save = p.write
	p.now = p.InitialExpanded.Clone()
	text, ok, err := p.late.Get(p.StorageKey)
	if err == nil && ok {
		var rows IDSet
		if rows, err = readExpanded(text); err == nil {
			p.now = rows
		}
	}
	if p.err = err; err != nil {
		slog.Warn("gridui: open rows are not read", "key", p.StorageKey, "error", err)
	}
}

// readExpanded reads a set as it is kept.
func readExpanded(text string) (rows IDSet, err error) {
	if err = json.Unmarshal([]byte(text), &rows); err != nil {
		err = fmt.Errorf("gridui: open rows: %w: %w", storage.ErrUnreadable, err)
	}
	return rows, err
}

// write writes a set. A text under the key that is no set is kept beside it first.
func (p *ExpandedPersistence) write(rows IDSet) error {
	text, err := json.Marshal(rows)
	if err != nil {
		return err
	}
	if !p.checked {
		old, ok, err := p.late.Get(p.StorageKey)
		if err != nil {
			return err
		}
		if _, bad := readExpanded(old); ok && bad != nil {
			if err := p.late.Store.Set(p.StorageKey+storage.PreviousSuffix, old); err != nil {
				return err
			}
		}
		p.checked = true
	}
	return p.late.Set(p.StorageKey, string(text))
}
