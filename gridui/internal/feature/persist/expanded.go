// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coalesce"
	"github.com/giogrid/giogrid/storage"
)

// ExpandedRows is the stored set of expanded rows under one key.
type ExpandedRows struct {
	key   string
	store storage.Debounced
	saves coalesce.Writer[idset.Set]
	// checked reports that the stored text may be overwritten.
	checked bool
	err     error
}

// NewExpandedRows returns the stored set under a key, "" for none. A nil store selects the local one.
func NewExpandedRows(key string, store storage.Store) *ExpandedRows {
	e := &ExpandedRows{key: key}
	e.store.Store = storeOrLocal(store)
	e.store.OnError = func(_ string, err error) { e.saves.Failed.Report(err) }
	e.saves.Save = e.write
	return e
}

// Key returns the key under which the set is stored.
func (e *ExpandedRows) Key() string { return e.key }

// Read returns the stored set; ok is false if there is none. A later Err returns lost, if it is not nil,
// joined with the error of reading.
func (e *ExpandedRows) Read(lost error) (rows idset.Set, ok bool, err error) {
	text, ok, err := e.store.Get(e.key)
	if ok && err == nil {
		rows, err = parseExpanded(text)
	}
	e.err = errors.Join(lost, err)
	return rows, ok && err == nil, err
}

// Put writes a set in the background, unless there is no key.
func (e *ExpandedRows) Put(rows idset.Set) {
	if e.key != "" {
		e.saves.Put(rows)
	}
}

// Err returns the error of Read, or else the first error of a write in the background.
func (e *ExpandedRows) Err() error {
	if err := e.saves.Failed.Take(); err != nil && e.err == nil {
		e.err = err
	}
	return e.err
}

// Flush writes pending changes, and returns when the store has them.
func (e *ExpandedRows) Flush() error {
	if err := e.saves.Flush(nil); err != nil {
		return err
	}
	return e.store.Flush()
}

// Close writes pending changes and ends the background goroutines.
func (e *ExpandedRows) Close() error {
	err := e.saves.Flush(nil)
	return errors.Join(err, e.store.Close())
}

// parseExpanded parses a set from its JSON.
func parseExpanded(text string) (rows idset.Set, err error) {
	if err = json.Unmarshal([]byte(text), &rows); err != nil {
		err = fmt.Errorf("gridui: open rows: %w: %w", storage.ErrUnreadable, err)
	}
	return rows, err
}

// write writes a set. It first backs up a stored text that is not a set.
func (e *ExpandedRows) write(rows idset.Set) error {
	text, err := json.Marshal(rows)
	if err != nil {
		return err
	}
	if err := e.check(); err != nil {
		return err
	}
	return e.store.Set(e.key, string(text))
}

// check backs up a stored text that is not a set, before the first write.
func (e *ExpandedRows) check() error {
	if e.checked {
		return nil
	}
	old, ok, err := e.store.Get(e.key)
	if err != nil {
		return err
	}
	if _, bad := parseExpanded(old); ok && bad != nil {
		if err := e.store.BackUp(e.key); err != nil {
			return err
		}
	}
	e.checked = true
	return nil
}
