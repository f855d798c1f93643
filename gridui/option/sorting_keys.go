// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// Clears reports whether there is a button that drops the order.
func (s *Sorting) Clears() bool { return s.ClearButton && s.Mode == SortMulti }

// KeyOf is the place of a column in the order, or -1.
func (s *Sorting) KeyOf(columnID string) int {
	return slices.IndexFunc(s.Keys, func(k SortKey) bool { return k.ColumnID == columnID })
}

// Directed is the order by a column in a direction: by it alone, or with add by the
// others too, where it keeps its place or is the last.
func (s *Sorting) Directed(columnID string, desc, add bool) []SortKey {
	key := SortKey{ColumnID: columnID, Desc: desc}
	if !add || s.Mode != SortMulti {
		return []SortKey{key}
	}
	keys := slices.Clone(s.Keys)
	if at := s.KeyOf(columnID); at >= 0 {
		keys[at] = key
	} else {
		keys = append(keys, key)
	}
	return s.latest(keys)
}

// latest are those of some keys that Max leaves: it drops the oldest.
func (s *Sorting) latest(keys []SortKey) []SortKey {
	if s.Max > 0 && len(keys) > s.Max {
		return slices.Delete(keys, 0, len(keys)-s.Max)
	}
	return keys
}

// Without is the order without a column.
func (s *Sorting) Without(columnID string) []SortKey {
	return slices.DeleteFunc(slices.Clone(s.Keys), func(k SortKey) bool { return k.ColumnID == columnID })
}

// Toggled is the order after a click on a column: its first direction, then the
// other, then none. With add, other columns stay in the order.
func (s Sorting) Toggled(columnID string, firstDesc, add bool) []SortKey {
	add = s.Mode == SortMulti && (add || s.Always)
	at := s.KeyOf(columnID)
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
