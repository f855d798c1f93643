// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// pageSize is the number of rows of a page of slots: small because changed rows may be far apart, and large
// enough to keep the table of pages small.
const pageSize = 16

// slots holds the entries of the rows of the data that have one.
type slots[T any] []*[pageSize]*entry[T]

func newSlots[T any](rows int) slots[T] { return make(slots[T], (rows+pageSize-1)/pageSize) }

// at returns the entry of a row, nil for an unmodified row.
func (s slots[T]) at(slot int) *entry[T] {
	if page := s[uint(slot)/pageSize]; page != nil {
		return page[uint(slot)%pageSize]
	}
	return nil
}

func (s slots[T]) set(slot int, e *entry[T]) {
	page := &s[slot/pageSize]
	if *page == nil {
		*page = new([pageSize]*entry[T])
	}
	(*page)[slot%pageSize] = e
}

// all returns the entries in the order of the data.
func (s slots[T]) all() (all []*entry[T]) {
	for _, page := range s {
		if page == nil {
			continue
		}
		for _, e := range page {
			if e != nil {
				all = append(all, e)
			}
		}
	}
	return all
}
