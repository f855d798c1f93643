// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "math"

// Page is a page of a list. The zero value is the only page of an unpaged list. A negative total
// length means that it is not known: there is always a next page then.
type Page struct {
	Index int // from 0
	Size  int // rows of a page; below 1: all rows
}

// Count returns the number of pages, at least 1, or -1 if the total is not known.
func (p Page) Count(total int) int {
	switch {
	case p.Size < 1:
		return 1
	case total < 0:
		return -1
	}
	return max(total/p.Size+min(total%p.Size, 1), 1)
}

// Clamp returns the page nearest to p that exists.
func (p Page) Clamp(total int) Page {
	p.Size = max(p.Size, 0)
	p.Index = max(p.Index, 0)
	if n := p.Count(total); n >= 0 {
		p.Index = min(p.Index, n-1)
	}
	return p
}

// Resize returns the page of another size that contains the first row of p.
func (p Page) Resize(size int) Page {
	p.Index = max(p.Index, 0)
	if size < 1 {
		return Page{}
	}
	if p.Size < 1 {
		return Page{Size: size}
	}
	// Index*Size may overflow. No list has that many rows, so any large page can replace it.
	if p.Index > math.MaxInt/p.Size {
		p.Index = math.MaxInt / p.Size
	}
	return Page{Index: p.Index * p.Size / size, Size: size}
}

// Rows returns the range lo … hi-1 of a list of total rows on the page, clipped to the list. With
// an unknown total hi is the end of a full page.
func (p Page) Rows(total int) (lo, hi int) {
	if p.Size < 1 {
		return 0, max(total, 0)
	}
	if p.Index > math.MaxInt/p.Size {
		return max(total, 0), max(total, 0)
	}
	lo = max(p.Index, 0) * p.Size
	if total < 0 {
		return lo, lo + p.Size
	}
	lo = min(lo, total)
	return lo, lo + min(p.Size, total-lo)
}

// Next reports whether there is a page after p.
func (p Page) Next(total int) bool {
	n := p.Count(total)
	return n < 0 || p.Index < n-1
}

// Previous reports whether there is a page before p.
func (p Page) Previous() bool { return p.Size > 0 && p.Index > 0 }
