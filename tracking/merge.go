// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// returned is the part of a response that holds the accepted rows.
type returned struct {
	Added   []map[string]any `json:"added"`
	Updated []map[string]any `json:"updated"`
}

// merged returns the added and edited rows that were sent, merged with the values that the server returned.
func (p *Pending[T]) merged(refused map[int]RowError) ([]*T, error) {
	var r returned
	d := json.NewDecoder(bytes.NewReader(p.response.Data))
	d.UseNumber()
	if err := d.Decode(&r); err != nil {
		return nil, fmt.Errorf("%w: it is no such JSON", ErrNotMerged)
	}
	if len(r.Added) != len(p.set.Added) || len(r.Updated) != len(p.set.Updated) {
		return nil, fmt.Errorf("%w: %d added and %d updated rows, where %d and %d were sent", ErrNotMerged,
			len(r.Added), len(r.Updated), len(p.set.Added), len(p.set.Updated))
	}
	var rows []*T
	var failed error
	for i, values := range append(r.Added, r.Updated...) {
		if _, no := refused[i]; no {
			values = nil
		}
		row, err := p.t.mergeValues(p.sent[i], values)
		if err != nil && failed == nil {
			failed = fmt.Errorf("%w: %w", ErrNotMerged, err)
		}
		rows = append(rows, row)
	}
	return rows, failed
}

// mergeValues sets the values that a server returned in a copy of the sent row. If that fails, it returns the
// sent row and an error.
func (t *Tracker[T]) mergeValues(c capture[T], values map[string]any) (*T, error) {
	row := t.draft(c.row)
	for _, name := range slices.Sorted(maps.Keys(values)) {
		f, ok := t.plan.fieldOf(name)
		if !ok {
			continue
		}
		if err := f.set(row, plain(values[name])); err != nil {
			return c.row, err
		}
	}
	if c.status == Edited && t.otherKey(row, c.row) {
		return c.row, ErrKeyChanged
	}
	return row, nil
}

// plain converts the numbers of a decoded value to int64, uint64 or float64.
func plain(v any) any {
	switch v := v.(type) {
	case json.Number:
		if i, err := v.Int64(); err == nil {
			return i
		}
		if u, err := strconv.ParseUint(v.String(), 10, 64); err == nil {
			return u
		}
		f, _ := v.Float64()
		return f
	case []any:
		for i := range v {
			v[i] = plain(v[i])
		}
	case map[string]any:
		for name := range v {
			v[name] = plain(v[name])
		}
	}
	return v
}
