// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

// OutlineUpdate says what Outline.Sync has changed.
type OutlineUpdate struct {
	// Changed reports whether anything is not as it was: lines, their number, or errors.
	Changed bool
	// Shift is by how many lines the first line on the screen has moved, since the last call of
	// Want: lines that came before it, below 0: that went. The owner scrolls by as many lines, so
	// that nothing moves on the screen. It is 0 if lines were swapped.
	Shift int64
	// Swapped reports whether other lines show now: those of the new query.
	Swapped bool
	// Anchor is, if Swapped, the line to stay at. Kept reports whether this is the line that was
	// to be kept; else it is the nearest group around it that is still there, or the line to
	// show first.
	Anchor int64
	Kept   bool
}

// Sync takes over what has arrived since the last call. If lines are swapped, the owner scrolls so
// that the line Anchor is where it was on the screen, in the same frame.
func (o *Outline[T]) Sync() OutlineUpdate {
	u := OutlineUpdate{Changed: o.pool.take()}
	if t := o.next; o.ready() {
		u.Changed, u.Swapped = true, true
		u.Anchor, u.Kept = t.anchorLine(), t.seek.kept
		if o.shown != nil {
			o.shown.close()
		}
		o.shown, o.next = t, nil
		o.first = anchor[T]{}
		o.forgetGone()
		o.view.jump()
		return u
	}
	if u.Shift = o.drift(); u.Shift != 0 {
		u.Changed = true
		o.view.shift(u.Shift)
	}
	return u
}

// drift is by how many lines the first line on the screen has moved.
func (o *Outline[T]) drift() int64 {
	a := &o.first
	if a.level == nil {
		return 0
	}
	for a.level.gone && a.level.parent != nil { // its group was closed
		a.level, a.item = a.level.parent, a.level.at
	}
	was := a.line
	a.line = max(min(a.level.lineOf(a.item), o.shown.root.lines-1), 0)
	return a.line - was
}

// noteFirst notes what is on the first line of the screen.
func (o *Outline[T]) noteFirst() {
	o.first = anchor[T]{line: o.view.first}
	o.first.level, o.first.item = o.at(o.view.first)
}
