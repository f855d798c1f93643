// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"encoding/json"
	"reflect"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// Saved takes over that the source has written. The tracker has accepted the changes before. What
// was saved goes on to show until the rows were read again. It returns the new rows that got another
// id.
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

// updated takes over a row that the source has changed.
func (r *Rows[T]) updated(id string, now rowsource.Written) {
	_ = r.tracker.KnowAs(id, id, func(row *T) error { return r.columns.set(row, r.columns.written(now)) })
	if row, ok := r.tracker.Row(id); ok {
		r.saved[id] = &row
	}
}

// inserted takes over a row that the source has made. ok is false if the tracker does not have it.
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

// written is what a row got from the source, beside its key.
func (c *Columns[T]) written(now rowsource.Written) []rowsource.Field {
	if c.version == "" || now.Version.IsNull() {
		return nil
	}
	return []rowsource.Field{{Column: c.version, Value: now.Version}}
}

// keyOf returns the values of a key: those that the source returned, or else those of its id, the text of
// the only column, or a list of texts in JSON. A row that has its key already keeps it.
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

// parse is the value of a text, in a field that has another value now.
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
