// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import "slices"

// unfinished adds the first row, as far as it is read, to a snapshot without rows: a line may be as long as the file.
// It copies the arrays that it extends, because the loader continues to use them.
func (l *loader) unfinished(t *Table) {
	s, x := &l.scan, &t.text
	if !l.known || l.names || s.state == between {
		return
	}
	start, fields := s.start, s.n+1
	if s.n > 0 {
		start = l.row.start
	}
	x.starts, x.end = []uint32{uint32(start)}, len(x.data)
	if s.start < len(x.data) && x.data[s.start] == '"' && fields <= maxColumns {
		x.plain = append(slices.Clone(x.plain), uint32(s.start)) // its closing quote is still to come
	}
	if x.end-start > stride {
		x.marks = append(slices.Clone(x.marks), mark{off: uint32(x.end + 1), field: uint32(min(fields, maxColumns))})
	}
}
