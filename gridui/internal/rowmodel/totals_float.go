// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "math"

// floatTotals holds aggregates of float64 numbers. Without a field it counts rows.
type floatTotals struct {
	function Function
	field    *Field
	numbers  []float64 // by row, NaN for none
	old      []float64 // by move
	spare    []tally
	tallies  []tally // by group
}

func (t *floatTotals) room(groups, n int) {
	t.tallies = roomFor(t.tallies, groups)
	if t.field != nil {
		t.numbers = roomFor(t.numbers, n)
	}
}

func (t *floatTotals) read(rd *reader, rows []int32) {
	if t.field == nil {
		return
	}
	for i, v := range rd.numbersOf(t.field, rows) {
		t.numbers[rows[i]] = v
	}
}

func (t *floatTotals) reread(rd *reader, moves []move) {
	if t.field == nil {
		return
	}
	t.old = resized(t.old, len(moves))
	old, numbers := t.old, t.numbers
	// The loop only loads, so that the processor overlaps the cache misses.
	for k := range moves {
		old[k] = numbers[moves[k].row]
	}
	rd.rereadBy(moves, t.read)
}

func (t *floatTotals) follow(f *following) {
	for k, m := range f.moves {
		was, is := 1.0, 1.0
		if t.field != nil {
			was, is = t.old[k], t.numbers[m.row]
		}
		switch {
		case m.from != m.to:
			t.change(f, m.from, was, nan)
			t.change(f, m.to, nan, is)
		case math.Float64bits(was) != math.Float64bits(is):
			t.change(f, m.from, was, is)
		}
	}
}

// change replaces a number by another in a group and its ancestors. NaN means none.
func (t *floatTotals) change(f *following, group int32, was, is float64) {
	below := false
	for ; group >= 0; group = f.list[group].Parent {
		if !f.stale[group] {
			f.stale[group] = below || !t.function.replace(&t.tallies[group], was, is)
		}
		below = f.stale[group]
	}
}

func (t *floatTotals) fold(group int32, rows []int32) {
	sum := tally{}
	switch {
	case t.field == nil:
		sum.n = int64(len(rows))
	case t.function == Sum || t.function == Average:
		for _, row := range rows {
			if v := t.numbers[row]; v == v {
				sum.value += v
				sum.n++
			}
		}
	default:
		for _, row := range rows {
			if v := t.numbers[row]; v == v {
				sum = t.function.join(sum, tally{v, 1})
			}
		}
	}
	t.tallies[group] = sum
}

func (t *floatTotals) clear(group int32) { t.tallies[group] = tally{} }

func (t *floatTotals) join(up, below int32) {
	t.tallies[up] = t.function.join(t.tallies[up], t.tallies[below])
}

func (t *floatTotals) renumber(order []int32) {
	t.tallies, t.spare = reordered(t.spare, t.tallies, order), t.tallies
}

func (t *floatTotals) write(g *Groups, aggregate, group int) {
	g.Values[aggregate][group] = t.function.result(t.tallies[group])
}

// rereadBy calls read with the rows of moves that are in a group now.
func (rd *reader) rereadBy(moves []move, read func(rd *reader, rows []int32)) {
	for len(moves) > 0 {
		part := moves[:min(batch, len(moves))]
		moves = moves[len(part):]
		rows := rd.rows[:0]
		for _, m := range part {
			if m.to >= 0 {
				rows = append(rows, m.row)
			}
		}
		read(rd, rows)
	}
}

// exactFloat is the least positive integer whose successor float64 cannot represent.
const exactFloat = 1 << 53

// whole reports whether a number is an integer for which sums are exact.
func whole(v float64) bool { return v > -exactFloat && v < exactFloat && v == float64(int64(v)) }

// add adds a number to a sum of integers, and reports whether the result is exact.
func (t *tally) add(v float64) bool {
	if v == 0 {
		return true
	}
	if !whole(v) || !whole(t.value) || !whole(t.value+v) {
		return false
	}
	t.value += v
	return true
}

// difference returns is minus was, with NaN as 0. It returns infinity if either is not whole, because
// a float64 may round the result then.
func difference(was, is float64) float64 {
	if was != was {
		was = 0
	}
	if is != is {
		is = 0
	}
	if !whole(was) || !whole(is) {
		return math.Inf(1)
	}
	return is - was
}

// replace replaces a number by another in a tally, and reports whether the result is determined.
// NaN means none.
func (f Function) replace(t *tally, was, is float64) bool {
	n := t.n
	if was == was {
		n--
	}
	if is == is {
		n++
	}
	switch f {
	case Sum, Average:
		if !t.add(difference(was, is)) {
			return false
		}
	case Min, Max:
		// A removed number may be the extreme, unless a better one replaces it.
		better := f == Min && is < was || f == Max && is > was
		if was == t.value && !better {
			return false
		}
		if is == is {
			*t = f.join(*t, tally{is, 1})
		}
	}
	t.n = n
	return true
}
