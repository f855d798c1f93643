// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/option"
)

// SortClears reports whether there is a button that drops the order.
func SortClears(s *option.Sorting) bool { return s.ClearButton && s.Mode == option.SortMulti }

// SortKey returns the place of a column in the order, or -1.
func SortKey(s *option.Sorting, columnID string) int {
	return slices.IndexFunc(s.Keys, func(k option.SortKey) bool { return k.ColumnID == columnID })
}

// SortDirected returns the order by a column in a direction: by it only, or with add by the other columns too, where
// it keeps its place or is the last. Over Max it drops the oldest keys.
func SortDirected(s *option.Sorting, columnID string, desc, add bool) []option.SortKey {
	key := option.SortKey{ColumnID: columnID, Desc: desc}
	if !add || s.Mode != option.SortMulti {
		return []option.SortKey{key}
	}
	keys := slices.Clone(s.Keys)
	if at := SortKey(s, columnID); at >= 0 {
		keys[at] = key
	} else {
		keys = append(keys, key)
	}
	if s.Max > 0 && len(keys) > s.Max {
		return slices.Delete(keys, 0, len(keys)-s.Max)
	}
	return keys
}

// SortWithout returns the order without a column.
func SortWithout(s *option.Sorting, columnID string) []option.SortKey {
	return slices.DeleteFunc(slices.Clone(s.Keys), func(k option.SortKey) bool { return k.ColumnID == columnID })
}

// MissingFirst reports whether rows without a value come first.
func MissingFirst(m option.MissingOrder, descending bool) bool {
	switch m {
	case option.MissingFirst:
		return true
	case option.MissingSmallest:
		return !descending
	case option.MissingLargest:
		return descending
	}
	return false
}

// FirstDescending reports whether the first click on a column sorts descending. kind decides where f does not.
func FirstDescending(f option.SortFirst, kind func() option.Kind) bool {
	switch f {
	case option.SortFirstAscending:
		return false
	case option.SortFirstDescending:
		return true
	}
	k := kind()
	return k != option.KindText && k != option.KindOther
}
