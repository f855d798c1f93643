// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// SortClears reports whether there is a button that drops the order.
func SortClears(s *option.Sorting) bool { return s.ClearButton && s.Mode == option.SortMulti }

// SortKey returns the place of a column in the order, or -1.
func SortKey(s *option.Sorting, columnID string) int {
	return slices.IndexFunc(s.Keys, func(k option.SortKey) bool { return k.ColumnID == columnID })
}

// SortDirected returns the order by a column in a direction: by it only, or with add by the other columns too, where
// it keeps its place or is the last. A key that the column has keeps what it orders by. Over Max it drops the oldest keys.
func SortDirected(s *option.Sorting, columnID string, desc, add bool) []option.SortKey {
	key := option.SortKey{ColumnID: columnID}
	if at := SortKey(s, columnID); at >= 0 {
		key = s.Keys[at]
	}
	key.Desc = desc
	return SortWith(s, key, add)
}

// SortWith returns the order by a key as SortDirected does.
func SortWith(s *option.Sorting, key option.SortKey, add bool) []option.SortKey {
	if !add || s.Mode != option.SortMulti {
		return []option.SortKey{key}
	}
	keys := slices.Clone(s.Keys)
	if at := SortKey(s, key.ColumnID); at >= 0 {
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

// SortWords returns the description of an order, empty for one by value.
func SortWords(by option.SortBy, texts *locale.SortBy) string {
	switch by {
	case option.SortByMagnitude:
		return texts.ByMagnitude
	case option.SortByList:
		return texts.ByList
	case option.SortByColor:
		return texts.ByColor
	case option.SortByIcon:
		return texts.ByIcon
	}
	return ""
}
