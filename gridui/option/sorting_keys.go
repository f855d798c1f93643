// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// Toggled returns the keys after a click on a column. Clicks cycle through the first direction, descending if
// firstDesc, the other direction, and no key; By and List stay until then. With add, in SortMulti, the keys of other columns stay.
func (s Sorting) Toggled(columnID string, firstDesc, add bool) []SortKey {
	add = s.Mode == SortMulti && (add || s.Always)
	at := slices.IndexFunc(s.Keys, func(k SortKey) bool { return k.ColumnID == columnID })
	next, keep := SortKey{ColumnID: columnID, Desc: firstDesc}, true
	if at >= 0 {
		next = s.Keys[at]
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
	if s.Max > 0 && len(keys) > s.Max {
		return slices.Delete(keys, 0, len(keys)-s.Max)
	}
	return keys
}
