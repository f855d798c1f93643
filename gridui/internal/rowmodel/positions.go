// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// Indexes appends to dst the index of each row among the visible items, -1 for rows that do not
// show. In a sorted list it searches all rows once, however many rows are requested.
func (m *Model) Indexes(dst []coord.Index, rows []int32) []coord.Index {
	if m.now.outline != nil || !m.now.listed || len(rows) < 2 {
		for _, row := range rows {
			dst = append(dst, m.Index(coord.Record(row)))
		}
		return dst
	}
	wanted := NewBits(m.now.n)
	for _, row := range rows {
		if row >= 0 && int(row) < m.now.n {
			wanted.Set(int(row))
		}
	}
	at := make(map[int32]int, len(rows))
	for i, row := range m.now.list {
		if wanted.Has(int(row)) {
			at[row] = i
		}
	}
	for _, row := range rows {
		i, ok := at[row]
		if !ok {
			i = -1
		}
		dst = append(dst, coord.Index(i))
	}
	return dst
}
