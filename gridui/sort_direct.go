// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

// keyOf is the place of a column in the order, or -1.
func (s *Sorting) keyOf(columnID string) int {
	return slices.IndexFunc(s.Keys, func(k SortKey) bool { return k.ColumnID == columnID })
}

// directed is the order by a column in a direction: by it alone, or with add by the
// others too, where it keeps its place or is the last.
func (s *Sorting) directed(columnID string, desc, add bool) []SortKey {
	key := SortKey{ColumnID: columnID, Desc: desc}
	if !add || s.Mode != SortMulti {
		return []SortKey{key}
	}
	keys := slices.Clone(s.Keys)
	if at := s.keyOf(columnID); at >= 0 {
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

// without is the order without a column.
func (s *Sorting) without(columnID string) []SortKey {
	return slices.DeleteFunc(slices.Clone(s.Keys), func(k SortKey) bool { return k.ColumnID == columnID })
}

// setSort changes the order as a user does.
func (g *Core) setSort(to []SortKey) {
	from := g.Sorting.Keys
	if g.Sorting.Mode == SortOff || slices.Equal(from, to) {
		return
	}
	if !g.Sorting.Controlled {
		g.Sorting.Keys = to
	}
	g.report.emit(SortChanged{From: from, To: to})
}
