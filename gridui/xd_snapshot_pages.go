// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"sort"

	"github.com/giogrid/giogrid/storage/export"
)

// shownPage holds all rows of the page in the order they stand: with the pinned ones
// above and below the others.
func (ds *dataset) shownPage() *cellSnapshot {
	p, lo := &ds.pinned, ds.order.lo
	s := ds.shown(lo, ds.order.hi-lo)
	s.top, s.bottom = p.records[:p.tops], p.records[p.tops:]
	s.skip = make([]int, len(p.page))
	for i, item := range p.page {
		s.skip[i] = item - lo
	}
	s.n += len(p.records) - len(p.page)
	return s
}

// shownPages holds all rows of all pages in the order they stand, with the pinned ones
// above and below the others.
func (ds *dataset) shownPages() *cellSnapshot {
	p := &ds.pinned
	s := ds.shown(0, ds.shownTotal())
	s.top, s.bottom = p.records[:p.tops], p.records[p.tops:]
	for _, record := range p.records {
		item := record
		if ds.order.on {
			item = ds.order.model.Index(record)
		}
		if item >= 0 && item < s.n {
			s.skip = append(s.skip, item)
		}
	}
	sort.Ints(s.skip)
	s.n += len(p.records) - len(s.skip)
	return s
}

// unpin is the row that is pinned at a place, or else the place among the others.
func (s *cellSnapshot) unpin(i int) (at int, pinned bool) {
	if i < len(s.top) {
		return s.top[i], true
	}
	if b := i - (s.n - len(s.bottom)); b >= 0 {
		return s.bottom[b], true
	}
	i -= len(s.top)
	return i + sort.Search(len(s.skip), func(k int) bool { return s.skip[k]-k > i }), false
}

// copied fills in a cell, with buf for its text, which is returned.
func (s *cellSnapshot) copied(to *export.Cell, buf []byte, it, col int) []byte {
	d := s.cols[col].Def
	if d.CopyShown {
		buf = s.appendText(buf[:0], it, col)
		to.SetText(string(buf))
		return buf
	}
	v := s.value(it, col)
	_, summed := s.sum(it, col)
	text := func() string {
		if s.kind(it) == itemRow && !summed {
			buf = d.ValueText(buf[:0], s.rows.At(it))
		} else {
			buf = s.appendText(buf[:0], it, col)
		}
		return string(buf)
	}
	if label, ok := v.(string); ok && col == s.label && s.kind(it) != itemRow {
		to.SetText(label)
		return buf
	}
	d.CopyValue(to, v, text)
	return buf
}
