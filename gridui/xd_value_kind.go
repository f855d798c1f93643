// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// firstValues is among how many rows a value is looked for that tells the kind.
const firstValues = 10

// kindToSort is the kind of a column's values: of KindOther that of the first value.
func (ds *dataset) kindToSort(d *column.Def) option.Kind {
	if d.Kind != option.KindOther {
		return d.Kind
	}
	s := ds.shown(0, min(firstValues, ds.shownTotal()))
	defer s.rows.Release()
	for i := range s.n {
		if it := s.item(i); s.kind(it) == itemRow {
			if v := d.Value(s.rows.At(it)); v != nil {
				return kindOfValue(reflect.ValueOf(v))
			}
		}
	}
	return option.KindOther
}

// kindOfValue is the kind of a column of such values.
func kindOfValue(v reflect.Value) option.Kind {
	for v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	return column.KindOf(v.Type())
}

// shownKeys are the keys that headers show marks for.
func (ds *dataset) shownKeys() []option.SortKey {
	if ds.opt.Sorting.Mode == option.SortOff {
		return nil
	}
	return ds.opt.Sorting.Keys
}
