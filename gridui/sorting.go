// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"reflect"
	"slices"
)

// Sorting orders the rows by columns. The zero value keeps the caller's order
// and makes headers do nothing.
type Sorting struct {
	Mode SortMode
	// Keys is the order: by the first key, then where that says nothing by the
	// next. A key of an unknown or unsortable column is skipped and reported once.
	Keys []SortKey
	// Max is the most keys that clicks put together; over it the oldest drops. 0 is
	// no limit.
	Max int
	// Always adds to the order on a plain click, as if Shift were held. It needs
	// SortMulti.
	Always bool
	// Manual leaves the rows as they come, for a caller that sorts them elsewhere:
	// clicks change Keys and are told of, that is all.
	Manual bool
	// First is the direction of a column's first click, and Missing where rows without
	// a value go; both where the column does not say.
	First   SortFirst
	Missing MissingOrder
	// ClearButton puts a button above the header that drops the order, beside the
	// toolbar of the Style if there is one. It needs SortMulti.
	ClearButton bool
	// Controlled proposes a click's order as a SortChanged event and leaves Keys to
	// the caller.
	Controlled bool
}

// SortMode says how many columns may be sorted by.
type SortMode uint8

const (
	SortOff SortMode = iota
	SortSingle
	// SortMulti adds columns to the order with Shift and a click or Enter.
	SortMulti
)

// SortKey is a column in an order.
type SortKey struct {
	ColumnID string `json:"id"`
	Desc     bool   `json:"desc"`
}

// SortFirst says in which direction the first click on a header sorts.
type SortFirst uint8

const (
	// SortFirstByKind begins ascending for text and descending for numbers, times and
	// truth values. Of KindOther the first value among the first ten rows says which.
	SortFirstByKind SortFirst = iota
	SortFirstAscending
	SortFirstDescending
)

// MissingOrder says where rows without a value go when rows are sorted.
type MissingOrder uint8

const (
	// MissingDefault is that of Sorting.Missing in a column, and MissingLast there.
	MissingDefault MissingOrder = iota
	// MissingLast and MissingFirst hold in both directions.
	MissingLast
	MissingFirst
	// MissingSmallest and MissingLargest order rows as if they had the smallest or the
	// largest value: the direction turns them around.
	MissingSmallest
	MissingLargest
)

// first says whether rows without a value come first.
func (m MissingOrder) first(descending bool) bool {
	switch m {
	case MissingFirst:
		return true
	case MissingSmallest:
		return !descending
	case MissingLargest:
		return descending
	}
	return false
}

// SortChanged says that a user changed the order, or asks for it where the
// order is Controlled.
type SortChanged struct{ From, To []SortKey }

func (SortChanged) gridEvent() {}

// desc says whether the first click on a column sorts descending, which kind decides
// unless it is said.
func (f SortFirst) desc(kind func() Kind) bool {
	switch f {
	case SortFirstAscending:
		return false
	case SortFirstDescending:
		return true
	}
	k := kind()
	return k != KindText && k != KindOther
}

// Toggled is the order after a click on a column: its first direction, then the
// other, then none. With add, other columns stay in the order.
func (s Sorting) Toggled(columnID string, firstDesc, add bool) []SortKey {
	add = s.Mode == SortMulti && (add || s.Always)
	at := s.keyOf(columnID)
	next, keep := SortKey{ColumnID: columnID, Desc: firstDesc}, true
	if at >= 0 {
		next.Desc = !firstDesc
		keep = s.Keys[at].Desc == firstDesc
	}
	if !add {
		if keep {
			return []SortKey{next}
		}
		return nil
	}
	keys := slices.Clone(s.Keys)
	switch {
	case at < 0:
		keys = append(keys, next)
	case keep:
		keys[at] = next
	default:
		keys = slices.Delete(keys, at, at+1)
	}
	return s.latest(keys)
}

// shownKeys are the keys that headers show marks for.
func (g *Core) shownKeys() []SortKey {
	if g.Sorting.Mode == SortOff {
		return nil
	}
	return g.Sorting.Keys
}

// sortBy does what a click on a header does.
func (g *Core) sortBy(col int, add bool) {
	leaf := &g.engine.cols.leaves[col]
	if !leaf.sorts {
		return
	}
	d, s := g.defs[leaf.def], g.Sorting
	if d.sortAlone {
		add, s.Always = false, false
	}
	desc := cmp.Or(d.sortFirst, s.First).desc(func() Kind { return g.kindToSort(d) })
	g.setSort(s.Toggled(leaf.id, desc, add))
}

// firstValues is among how many rows a value is looked for that tells the kind.
const firstValues = 10

// kindToSort is the kind of a column's values: of KindOther that of the first value.
func (g *Core) kindToSort(d *columnDef) Kind {
	if d.kind != KindOther {
		return d.kind
	}
	s := g.shown(0, min(firstValues, g.shownTotal()))
	defer s.rows.Release()
	for i := range s.n {
		if it := s.item(i); s.kind(it) == itemRow {
			if v := d.value(s.rows.At(it)); v != nil {
				return kindOfValue(reflect.ValueOf(v))
			}
		}
	}
	return KindOther
}

// kindOfValue is the kind of a column of such values.
func kindOfValue(v reflect.Value) Kind {
	for v.Kind() == reflect.Pointer && !v.IsNil() {
		v = v.Elem()
	}
	if base, ok := underlying(v.Type()); ok {
		return base.traits().kind
	}
	return KindOther
}
