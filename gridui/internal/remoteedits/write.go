// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// Write holds all changes, to be written in one transaction.
type Write struct {
	Edits []rowsource.Edit
	// IDs holds the id in the grid of each edit's row.
	IDs []string
}

// Write returns the changes to save, in the order in which rows were first changed.
func (r *Rows[T]) Write() (Write, error) {
	var ids []string
	for _, view := range [...]tracking.Rows[T]{r.tracker.Added(), r.tracker.Edited(), r.tracker.Deleted()} {
		for id := range view.All() {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b string) int { return cmp.Compare(r.tracker.ChangeOrder(a), r.tracker.ChangeOrder(b)) })
	var w Write
	for _, id := range ids {
		e, some, err := r.edit(id)
		if err != nil {
			return Write{}, err
		}
		if some {
			w.Edits, w.IDs = append(w.Edits, e), append(w.IDs, id)
		}
	}
	return w, nil
}

// edit returns the edit of a row. some is false if it changes nothing in the source.
func (r *Rows[T]) edit(id string) (e rowsource.Edit, some bool, err error) {
	row, _ := r.tracker.Row(id)
	was, _ := r.tracker.Original(id)
	switch r.tracker.Status(id) {
	case tracking.Added:
		e.Kind = rowsource.EditInsert
		e.Set, err = r.columns.inserted(row)
		return e, true, err
	case tracking.Deleted:
		e.Kind, e.ID = rowsource.EditDelete, id
		e.Old, err = r.columns.all(was)
	default:
		e.ID = id
		e.Set, e.Old, err = r.columns.changed(row, was)
		some = len(e.Set) > 0
	}
	e.Version, e.Old = r.columns.expect(was, e.Old)
	return e, some || e.Kind == rowsource.EditDelete, err
}

// inserted returns the values of a new row. The source sets a missing key and the version.
func (c *Columns[T]) inserted(row T) (set []rowsource.Field, err error) {
	made := c.Keyless(row)
	for i := range c.fields {
		f := &c.fields[i]
		v, err := valueOf(f, row)
		if err != nil {
			return nil, err
		}
		if v.IsNull() || f.Name == c.version || made && slices.Contains(c.key, f.Name) {
			continue
		}
		set = append(set, rowsource.Field{Column: f.Name, Value: v})
	}
	return set, nil
}

// changed returns the new and the old values of the columns in which two states of a row differ.
func (c *Columns[T]) changed(row, was T) (set, old []rowsource.Field, err error) {
	for i := range c.fields {
		f := &c.fields[i]
		v, err := valueOf(f, row)
		if err != nil {
			return nil, nil, err
		}
		before, err := valueOf(f, was)
		if err != nil {
			return nil, nil, err
		}
		if v == before || f.Name == c.version {
			continue
		}
		set = append(set, rowsource.Field{Column: f.Name, Value: v})
		old = append(old, rowsource.Field{Column: f.Name, Value: before})
	}
	return set, old, nil
}

// all returns the values of a row, except the version and the key.
func (c *Columns[T]) all(row T) (fields []rowsource.Field, err error) {
	for i := range c.fields {
		f := &c.fields[i]
		v, err := valueOf(f, row)
		if err != nil {
			return nil, err
		}
		if f.Name != c.version && !slices.Contains(c.key, f.Name) {
			fields = append(fields, rowsource.Field{Column: f.Name, Value: v})
		}
	}
	return fields, nil
}

// expect returns the expected version of a row, and the old values extended by the expected
// columns, which distinguish the row from a later row with the same key. The version is among the
// old values too, so that a conflict reports the row's present version.
func (c *Columns[T]) expect(was T, old []rowsource.Field) (version value.Value, all []rowsource.Field) {
	for _, id := range c.expected {
		has := func(f rowsource.Field) bool { return f.Column == id }
		if c.field(id) != nil && !slices.ContainsFunc(old, has) {
			old = append(old, rowsource.Field{Column: id, Value: c.value(id, &was)})
		}
	}
	if c.version == "" {
		return version, old
	}
	version = c.value(c.version, &was)
	return version, append(old, rowsource.Field{Column: c.version, Value: version})
}

// hidden replaces secret values in previews.
var hidden = value.Text("•••")

// Preview returns the edits of Write without secrets.
func (r *Rows[T]) Preview() ([]rowsource.Edit, error) {
	w, err := r.Write()
	for i := range w.Edits {
		e := &w.Edits[i]
		r.columns.hide(e.Set)
		r.columns.hide(e.Old)
		if slices.Contains(r.columns.secret, r.columns.version) && !e.Version.IsNull() {
			e.Version = hidden
		}
	}
	return w.Edits, err
}

func (c *Columns[T]) hide(fields []rowsource.Field) {
	for i := range fields {
		if slices.Contains(c.secret, fields[i].Column) && !fields[i].Value.IsNull() {
			fields[i].Value = hidden
		}
	}
}
