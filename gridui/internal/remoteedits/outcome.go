// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"encoding/json"
	"reflect"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// Saved takes over the result of a write. The tracker must have accepted the changes before. Saved
// rows continue to show until the rows are read again. Saved returns the new rows whose id changed.
func (r *Rows[T]) Saved(w Write, out rowsource.Outcome) (renamed []tracking.KeyChange) {
	for i, e := range w.Edits {
		id := w.IDs[i]
		var now rowsource.Written
		if i < len(out.Rows) {
			now = out.Rows[i]
		}
		switch e.Kind {
		case rowsource.EditInsert:
			if to, ok := r.inserted(id, now); ok && to != id {
				renamed = append(renamed, tracking.KeyChange{From: id, To: to})
			}
		case rowsource.EditDelete:
			r.leaving[id] = true
		default:
			r.updated(id, now)
		}
	}
	r.conflicts.clear()
	r.Refresh()
	r.Reread()
	return renamed
}

// updated takes over a row that the source updated.
func (r *Rows[T]) updated(id string, now rowsource.Written) {
	_ = r.tracker.KnowAs(id, id, func(row *T) error { return r.columns.set(row, r.columns.written(now)) })
	if row, ok := r.tracker.Row(id); ok {
		r.saved[id] = &row
	}
}

// inserted takes over a row that the source inserted. ok is false if the tracker does not have it.
func (r *Rows[T]) inserted(id string, now rowsource.Written) (to string, ok bool) {
	if to = now.ID; to == "" {
		to = id
	}
	err := r.tracker.KnowAs(id, to, func(row *T) error {
		return r.columns.set(row, append(r.columns.written(now), r.columns.keyOf(to, *row, now.Key...)...))
	})
	if err != nil {
		return id, false
	}
	r.saved[to] = nil
	return to, true
}

// written returns the values that the source set in a row, other than its key.
func (c *Columns[T]) written(now rowsource.Written) []rowsource.Field {
	if c.version == "" || now.Version.IsNull() {
		return nil
	}
	return []rowsource.Field{{Column: c.version, Value: now.Version}}
}

// keyOf returns the values of a key: those returned by the source, or else parsed from the id,
// which is the text of the only column or a JSON list of texts. A row that has a key keeps it.
func (c *Columns[T]) keyOf(id string, row T, key ...rowsource.Field) (fields []rowsource.Field) {
	if !c.Keyless(row) || key != nil {
		return key
	}
	texts := []string{id}
	if len(c.key) > 1 {
		texts = nil
		if json.Unmarshal([]byte(id), &texts) != nil || len(texts) != len(c.key) {
			return nil
		}
	}
	for i, column := range c.key {
		if f := c.field(column); f != nil {
			fields = append(fields, rowsource.Field{Column: column, Value: parse(texts[i], f.Get(row))})
		}
	}
	return fields
}

// parse returns the value of a text for a field whose present value is now.
func parse(text string, now any) value.Value {
	if _, is := now.(string); is {
		return value.Text(text)
	}
	if t := reflect.TypeOf(now); t != nil && t.Kind() == reflect.String {
		return value.Text(text)
	}
	if v, err := value.Decimal(text); err == nil {
		return v
	}
	return value.Text(text)
}
