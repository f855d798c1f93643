// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// displayOrder is the display order of rows: the order of the data, of which it only stores the deviations.
// Finding a position takes logarithmic time in the number of deviations.
type displayOrder[T any] struct {
	n         int // rows of the data
	deviating sequence[deviation[T]]
}

// deviation is a row outside the data, displayed before the row at slot, or, if row is nil, a hole: the row
// at slot is not displayed.
type deviation[T any] struct {
	slot int
	row  *entry[T]
}

func (o *displayOrder[T]) len() int { return o.n + o.deviating.root.total() }

// after returns the first deviation behind the row at slot and all rows inserted before it.
func (o *displayOrder[T]) after(slot int) *node[deviation[T]] {
	return o.deviating.seek(func(d deviation[T]) bool {
		return d.slot > slot || d.slot == slot && d.row == nil
	})
}

// put inserts a deviation before another one, or at the end if at is nil.
func (o *displayOrder[T]) put(d deviation[T], weight int, at *node[deviation[T]]) *node[deviation[T]] {
	n := &node[deviation[T]]{item: d, weight: weight}
	o.deviating.insert(n, at)
	return n
}

// insert puts a row before the row at slot, after rows that were put there earlier.
func (o *displayOrder[T]) insert(e *entry[T], slot int) {
	e.place = o.put(deviation[T]{slot, e}, 1, o.after(slot))
}

// insertFirst puts a row before all others.
func (o *displayOrder[T]) insertFirst(e *entry[T]) {
	e.place = o.put(deviation[T]{0, e}, 1, o.deviating.root.first())
}

// insertBefore puts a row before another row outside the data.
func (o *displayOrder[T]) insertBefore(e, at *entry[T]) {
	e.place = o.put(deviation[T]{at.place.item.slot, e}, 1, at.place)
}

// remove removes a row that insert put in. The row keeps its place.
func (o *displayOrder[T]) remove(e *entry[T]) {
	o.deviating.remove(e.place)
}

// hide makes a hole at a row of the data.
func (o *displayOrder[T]) hide(slot int) {
	o.put(deviation[T]{slot, nil}, -1, o.after(slot))
}

// at returns the row at a position: an entry outside the data, or a slot.
func (o *displayOrder[T]) at(position int) (e *entry[T], slot int) {
	// The last deviation at or before the position decides: positions never decrease from one deviation to
	// the next, and of several at one position only the last can be a row.
	var found *node[deviation[T]]
	var shift, foundShift int // sums of the weights before
	for n := o.deviating.root; n != nil; {
		here := shift + n.left.total()
		if n.item.slot+here <= position {
			found, foundShift = n, here
			shift, n = here+n.weight, n.right
		} else {
			n = n.left
		}
	}
	if found == nil {
		return nil, position
	}
	if found.item.row != nil && found.item.slot+foundShift == position {
		return found.item.row, -1
	}
	return nil, position - foundShift - found.weight
}

// position returns the position of the row at slot.
func (o *displayOrder[T]) position(slot int) int {
	if n := o.after(slot); n != nil {
		return slot + n.before()
	}
	return slot + o.deviating.root.total()
}

// walk calls visit for all rows in order: with an entry and slot −1 for rows outside the data, with the slot
// for others.
func (o *displayOrder[T]) walk(visit func(e *entry[T], slot int)) {
	slot := 0
	for n := o.deviating.root.first(); n != nil; n = n.next() {
		for ; slot < n.item.slot; slot++ {
			visit(nil, slot)
		}
		if n.item.row != nil {
			visit(n.item.row, -1)
		} else {
			slot++
		}
	}
	for ; slot < o.n; slot++ {
		visit(nil, slot)
	}
}
