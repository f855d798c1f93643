// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "cmp"

// pickTotals picks a row of each group: the first row with the least or the greatest value, or the
// first or last row with any value.
type pickTotals struct {
	function Function
	field    *Field
	// picked is set if the results are rows, else their numbers.
	picked   bool
	precedes func(a, b int32) bool
	// has holds the rows with a value, ints their values if the field has integers, and numbers
	// the results if these are numbers.
	has     Bits
	ints    []int64
	numbers []float64
	old     []pick // by move, without a row where there was no value
	changed []move // moves that may change what is picked
	spare   []pick
	picks   []pick // by group
}

// pick is a picked row, counted from 1, so that 0 means none.
type pick struct {
	row   int32
	value int64 // if the field has integers
}

// extreme reports whether values are compared.
func (t *pickTotals) extreme() bool { return t.function == Min || t.function == Max }

func (t *pickTotals) room(groups, n int) {
	t.picks = roomFor(t.picks, groups)
	t.has = t.has.grown(n)
	if t.extreme() && t.field.Integers != nil {
		t.ints = roomFor(t.ints, n)
	}
	if !t.picked {
		t.numbers = roomFor(t.numbers, n)
	}
}

func (t *pickTotals) read(rd *reader, rows []int32) {
	if !t.picked {
		for i, v := range rd.numbersOf(t.field, rows) {
			t.numbers[rows[i]] = v
			t.has.put(rows[i], v == v)
		}
		return
	}
	if t.ints != nil {
		ints := rd.ints[:len(rows)]
		t.field.Integers(ints, rows)
		for i, v := range ints {
			t.ints[rows[i]] = v
		}
	}
	for i, none := range rd.missing(t.field, rows) {
		t.has.put(rows[i], !none)
	}
}

func (t *pickTotals) reread(rd *reader, moves []move) {
	t.old = resized(t.old, len(moves))
	old := t.old
	for k, m := range moves {
		old[k] = pick{row: m.row + 1}
	}
	if ints := t.ints; ints != nil {
		// The loop only loads, so that the processor overlaps the cache misses.
		for k := range old {
			old[k].value = ints[old[k].row-1]
		}
	}
	for k, m := range moves {
		if !t.has.Has(int(m.row)) {
			old[k] = pick{}
		}
	}
	rd.rereadBy(moves, t.read)
}

// of returns a row as a pick, none if it has no value.
func (t *pickTotals) of(row int32) (p pick) {
	if !t.has.Has(int(row)) {
		return p
	}
	p.row = row + 1
	if t.ints != nil {
		p.value = t.ints[row]
	}
	return p
}

// compare returns a number below zero if the value of a is better than that of b.
func (t *pickTotals) compare(a, b pick) int {
	c := 0
	if t.ints != nil {
		c = cmp.Compare(a.value, b.value)
	}
	if c == 0 && t.field.Compare != nil && (t.ints == nil || clamped(a.value)) {
		c = t.field.Compare(a.row-1, b.row-1)
	}
	return signed(c, t.function == Max)
}

func (t *pickTotals) follow(f *following) {
	t.changed = t.changed[:0]
	for k, m := range f.moves {
		if m.from == m.to && !t.moved(f) && t.same(t.old[k], t.of(m.row)) {
			continue
		}
		t.changed = append(t.changed, m)
		if m.from >= 0 && !t.stays(m) {
			f.stale[m.from] = true
		}
		if m.to >= 0 && !t.extreme() {
			f.stale[m.to] = true
		}
	}
	if len(t.changed) == 0 {
		return
	}
	for _, m := range t.changed {
		if t.extreme() && m.to >= 0 && !f.stale[m.to] {
			t.enter(m)
		}
	}
	f.spoil()
}

// moved reports whether the order of rows may have changed.
func (t *pickTotals) moved(f *following) bool {
	if t.extreme() {
		return f.laid // equal extremes are ordered only within their group
	}
	return f.sorted
}

// same reports whether a row certainly kept its value, which is known only for integers.
func (t *pickTotals) same(was, is pick) bool {
	return was == is && (!t.extreme() || t.ints != nil && !clamped(is.value))
}

// stays reports whether the old group of a row still has the right pick. It updates the pick if the
// row itself improved.
func (t *pickTotals) stays(m move) bool {
	p := &t.picks[m.from]
	switch {
	case !t.extreme():
		return false
	case p.row != m.row+1:
		return true
	case m.from != m.to || t.ints == nil:
		return false
	}
	is := t.of(m.row)
	if is.row == 0 || t.compareInts(is, *p) >= 0 {
		return false
	}
	*p = is
	return true
}

// compareInts compares only integers: old and new value of one row.
func (t *pickTotals) compareInts(a, b pick) int {
	return signed(cmp.Compare(a.value, b.value), t.function == Max)
}

// enter picks a row of a group if it is better than the present pick, or as good and before it.
func (t *pickTotals) enter(m move) {
	p, is := &t.picks[m.to], t.of(m.row)
	if is.row == 0 || is.row == p.row {
		return
	}
	if p.row == 0 {
		*p = is
		return
	}
	c := t.compare(is, *p)
	if c < 0 || c == 0 && t.precedes(m.row, p.row-1) {
		*p = is
	}
}

func (t *pickTotals) fold(group int32, rows []int32) {
	t.picks[group] = pick{}
	p := &t.picks[group]
	switch t.function {
	case First:
		for i := 0; i < len(rows) && p.row == 0; i++ {
			*p = t.of(rows[i])
		}
	case Last:
		for i := len(rows) - 1; i >= 0 && p.row == 0; i-- {
			*p = t.of(rows[i])
		}
	default:
		for _, row := range rows {
			if is := t.of(row); is.row > 0 && (p.row == 0 || t.compare(is, *p) < 0) {
				*p = is
			}
		}
	}
}

func (t *pickTotals) clear(group int32) { t.picks[group] = pick{} }

func (t *pickTotals) join(up, below int32) {
	p, is := &t.picks[up], t.picks[below]
	if is.row > 0 && (p.row == 0 || t.before(is, *p)) {
		*p = is
	}
}

// before reports whether a is picked in preference to b of a later group.
func (t *pickTotals) before(a, b pick) bool {
	if t.extreme() {
		return t.compare(a, b) <= 0
	}
	return t.precedes(a.row-1, b.row-1) == (t.function == First)
}

func (t *pickTotals) renumber(order []int32) {
	t.picks, t.spare = reordered(t.spare, t.picks, order), t.picks
}

func (t *pickTotals) write(g *Groups, aggregate, group int) {
	row := t.picks[group].row - 1
	switch {
	case t.picked:
		g.Picked[aggregate][group] = row
	case row < 0:
		g.Values[aggregate][group] = nan
	default:
		g.Values[aggregate][group] = t.numbers[row]
	}
}

// put adds a number to the set or removes it.
func (b Bits) put(i int32, in bool) {
	if in {
		b.Set(int(i))
	} else {
		b.Clear(int(i))
	}
}
