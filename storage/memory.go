// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import "sync"

// Memory is a Store that lives as long as its value. The zero value is empty and ready to use.
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
	if key == "" {
		return nil
	}
	if err := checkSize(value); err != nil {
		return keyError("set", key, err)
	}
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
