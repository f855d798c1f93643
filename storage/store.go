// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package storage keeps what outlives a frame: texts under keys. It is pure: it
// imports nothing of Gio.
package storage

import "sync"

// Store keeps texts under keys. Its methods may be called from any goroutine.
type Store interface {
	// Get returns the text of a key, and whether there is one.
	Get(key string) (value string, ok bool, err error)
	// Set puts a text under a key.
	Set(key, value string) error
	// Delete forgets a key; one that is not there is no error.
	Delete(key string) error
}

// Memory is a Store that lasts as long as the process. The zero value is empty
// and ready.
type Memory struct {
	mu   sync.RWMutex
	kept map[string]string
}

var _ Store = (*Memory)(nil)

// Get implements Store.
func (m *Memory) Get(key string) (value string, ok bool, err error) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	value, ok = m.kept[key]
	return value, ok, nil
}

// Set implements Store.
func (m *Memory) Set(key, value string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.kept == nil {
		m.kept = map[string]string{}
	}
	m.kept[key] = value
	return nil
}

// Delete implements Store.
func (m *Memory) Delete(key string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.kept, key)
	return nil
}
