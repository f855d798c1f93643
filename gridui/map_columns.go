// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/mapvalues"
)

// A Record is a row whose fields are known only when the program runs, such as an object of a JSON document.
type Record = map[string]any

// MapColumns returns a column for each key of the records of a sample, in the order of the keys. The id and the header
// are the key. A column has whole numbers, numbers, texts, truth values or times if all values of the sample under its
// key do; else values of any type, which show as package fmt prints them and are not edited.
//
// A key that is not there, and nil, are missing values; clearing a cell removes the key. A record that holds a value of
// another type shows it as text, sorts as if it had no value, and cannot be edited in that cell. An edited number keeps
// the type that the record had, such as int, if that holds the number. Columns get their widths as in ColumnsOf.
func MapColumns(sample []Record) []Column[Record] {
	keys := mapvalues.Keys(sample)
	columns := make([]Column[Record], len(keys))
	for i, key := range keys {
		columns[i] = mapColumn(sample, key)
	}
	return columns
}

// mapColumn returns the column of a key.
func mapColumn(sample []Record, key string) Column[Record] {
	switch mapvalues.KindOf(sample, key) {
	case mapvalues.Text:
		return valuesOf(key, mapvalues.As[string])
	case mapvalues.Truth:
		return valuesOf(key, mapvalues.As[bool])
	case mapvalues.Whole:
		return valuesOf(key, mapvalues.Int)
	case mapvalues.Real:
		return valuesOf(key, mapvalues.Float)
	case mapvalues.Moment:
		return valuesOf(key, mapvalues.As[time.Time])
	}
	return fitted(Func(key, key, func(r Record) (any, bool) { return r[key], r[key] != nil }))
}

// fitted makes a column of data fit its contents unless it gets a width.
func fitted[T, V any](c *Typed[T, V]) *Typed[T, V] {
	c.col.Def.OfData = true
	return c
}

// valuesOf returns the column of the values of a key that read converts to a V.
func valuesOf[V any](key string, read func(any) (V, bool)) Column[Record] {
	return fitted(Func(key, key, func(r Record) (V, bool) { return read(r[key]) })).
		Otherwise(func(r Record) (string, bool) {
			v := r[key]
			if v == nil {
				return "", false
			}
			if _, ok := read(v); ok {
				return "", false
			}
			return fmt.Sprint(v), true
		}).
		Edit(func(r *Record, v V) {
			if *r == nil {
				*r = Record{}
			}
			(*r)[key] = mapvalues.Like(v, (*r)[key])
		}).
		Editable(func(r Record) bool {
			_, ok := read(r[key])
			return ok || r[key] == nil
		}).
		Clear(func(r *Record) { delete(*r, key) })
}
