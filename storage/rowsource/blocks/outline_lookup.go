// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "github.com/giogrid/giogrid/storage/rowsource"

// Ref points to the row on the i-th line, nil if there is none or it is not Loaded. What it points to
// does not change, but for what the owner of the rows writes.
func (o *Outline[T]) Ref(i int64) *T {
	l, item := o.at(i)
	if l == nil || !l.leaf {
		return nil
	}
	k, at := blockOf(item)
	if b := l.rows.blocks[k]; b != nil && at < int64(len(b.rows)) {
		return &b.rows[at]
	}
	return nil
}

// LineOf is the line of a group by its path, if it is there and the groups that it is in are open.
func (o *Outline[T]) LineOf(path rowsource.Path) (line int64, ok bool) {
	if o.shown == nil || len(path) == 0 {
		return 0, false
	}
	last := len(path) - 1
	l := o.shown.root.below(path[:last])
	if l == nil || l.leaf {
		return 0, false
	}
	if kid := l.byValue[path[last]]; kid != nil {
		return l.lineOf(kid.at), true
	}
	item, _, ok := l.search(path[last])
	if !ok {
		return 0, false
	}
	return l.lineOf(item), true
}

// Seat is the item on the i-th line by its index right below the group at a path, whether it is Loaded
// or not; LineAt leads back.
func (o *Outline[T]) Seat(i int64) (below rowsource.Path, item int64) {
	l, item := o.at(i)
	if l == nil {
		return nil, i
	}
	return l.group.Path, item
}

// LineAt is the line of an item by its index right below the group at a path.
func (o *Outline[T]) LineAt(below rowsource.Path, item int64) (line int64, ok bool) {
	if o.shown == nil || item < 0 {
		return 0, false
	}
	l := o.shown.root.below(below)
	if l == nil || item >= l.count().N {
		return 0, false
	}
	return l.lineOf(item), true
}

// End is the line after the last one of the group on the i-th line; of other lines it is the next.
func (o *Outline[T]) End(i int64) int64 {
	l, item := o.at(i)
	if l == nil || l.leaf {
		return i + 1
	}
	if kid := l.kidAt(item); kid != nil {
		return i + 1 + kid.lines
	}
	return i + 1
}

// FindRow is the line of a row with an id, if it is Loaded and up to one screen away from those on the
// screen, or from near, or from where the outline stayed when lines were swapped.
func (o *Outline[T]) FindRow(id string, near int64) (line int64, ok bool) {
	if o.shown == nil {
		return 0, false
	}
	lo, hi := o.view.lines(1)
	screen := o.view.screen()
	if line, ok = o.findIn(lo, hi, id); ok {
		return line, true
	}
	if line, ok = o.findIn(near-screen, near+screen, id); ok {
		return line, true
	}
	stayed := o.shown.anchorLine()
	return o.findIn(stayed-screen, stayed+screen, id)
}

func (o *Outline[T]) findIn(lo, hi int64, id string) (line int64, ok bool) {
	for i := max(lo, 0); i < min(hi, o.shown.root.lines); i++ {
		if row := o.Ref(i); row != nil && o.options.Source.ID(*row) == id {
			return i, true
		}
	}
	return 0, false
}

// Reading reports whether anything is being read.
func (o *Outline[T]) Reading() bool { return o.pool.inFlight > 0 }

// Failed is the error of a line on the screen that could not be read, nil if there is none.
func (o *Outline[T]) Failed() error {
	for i := o.view.first; i < o.view.last && len(o.failed) > 0; i++ {
		if err := o.Err(i); err != nil {
			return err
		}
	}
	return nil
}
