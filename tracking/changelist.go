// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// changeList holds the rows of one status, in the order of first change.
type changeList[T any] struct {
	sequence[*entry[T]]
}

// after returns the first row whose first change came after order, nil if there is none.
func (l *changeList[T]) after(order uint64) *node[*entry[T]] {
	if last := l.root.last(); last == nil || last.item.order < order {
		return nil
	}
	return l.seek(func(e *entry[T]) bool { return e.order > order })
}

func (l *changeList[T]) appendItems(to []*entry[T]) []*entry[T] {
	for n := l.root.first(); n != nil; n = n.next() {
		to = append(to, n.item)
	}
	return to
}
