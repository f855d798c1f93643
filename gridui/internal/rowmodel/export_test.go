// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "reflect"

// Bytes returns the memory of the cache, in bytes.
func (c *blockCache) Bytes() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := 8 * cap(c.blocks)
	for _, b := range c.blocks {
		if b != nil {
			n += len(b.blob) + 4*(cap(b.ends)+cap(b.stale))
		}
	}
	return n
}

// SetShape lays out the rows in a shape.
func (m *Model) SetShape(s Shape) {
	if s.Tree != nil {
		m.SetTree(s)
	} else {
		m.SetGroups(s)
	}
}

// wantedFilter returns the filter that SetFilter set.
func (m *Model) wantedFilter() Filter {
	if by, ok := m.want.filter.(filterBy); ok {
		return by.filter
	}
	return nil
}

// Refresh computes and adopts changes, on the calling goroutine.
func (m *Model) Refresh() error {
	if j := m.Prepare(); j != nil {
		_ = j.Run() // kept for Err
		m.Adopt()
	}
	return m.Err()
}

// Bytes returns the memory of the model's lists in bytes, without caches of fields. A shared array
// counts once.
func (m *Model) Bytes() int { return listBytes(reflect.ValueOf(m).Elem(), map[uintptr]bool{}) }

// listBytes returns the memory of the lists reachable from a value, in bytes, each array once.
func listBytes(v reflect.Value, seen map[uintptr]bool) (n int) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() && (v.Kind() == reflect.Interface || !seen[v.Pointer()]) {
			if v.Kind() == reflect.Pointer {
				seen[v.Pointer()] = true
			}
			if v.Type() != reflect.TypeFor[*Field]() && v.Type() != reflect.TypeFor[*Job]() && v.Type() != reflect.TypeFor[*reader]() {
				return listBytes(v.Elem(), seen)
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			n += listBytes(v.Field(i), seen)
		}
	case reflect.Slice:
		if v.Cap() > 0 && !seen[v.Pointer()] {
			seen[v.Pointer()] = true
			n += v.Cap() * int(v.Type().Elem().Size())
		}
	}
	return n
}
