// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"reflect"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// firstValues is how many rows are searched for a value that tells the kind.
const firstValues = 10

// KindToSort is the kind of a column's values. For KindOther it is that of the first value that
// shows.
func (sn *snapshots) KindToSort(d *column.Def) option.Kind {
	if d.Kind != option.KindOther {
		return d.Kind
	}
	s := sn.Items(0, min(firstValues, sn.total()))
	defer s.Rows.Release()
	for i := range s.N {
		if it := s.Item(i); s.Kind(it) == ItemRow {
			if v := d.Value(s.Rows.At(int(it))); v != nil {
				return kindOfValue(reflect.ValueOf(v))
			}
		}
	}
	return option.KindOther
}

// kindOfValue is the kind of a column with such values.
func kindOfValue(v reflect.Value) option.Kind {
	for v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	return column.KindOf(v.Type())
}
