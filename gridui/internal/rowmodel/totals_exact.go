// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/exact"

// exactTotals holds sums of numbers that a float64 would round.
type exactTotals struct {
	field   *Field
	numbers exact.Numbers // by row
	old     []someNumber  // by move
	spare   []exact.Sum
	sums    []exact.Sum // by group
	buffer  []exact.Number
}

// someNumber is a number, or none.
type someNumber struct {
	exact.Number
	some bool
}

func (t *exactTotals) room(groups, n int) {
	t.sums = roomFor(t.sums, groups)
	t.numbers.Grow(n)
}

func (t *exactTotals) read(rd *reader, rows []int32) {
	if t.buffer == nil {
		t.buffer = make([]exact.Number, batch)
	}
	numbers, some := t.buffer[:len(rows)], rd.flags[:len(rows)]
	t.field.Exact(numbers, some, rows)
	for i, row := range rows {
		t.numbers.Put(row, numbers[i], some[i])
	}
}

func (t *exactTotals) reread(rd *reader, moves []move) {
	t.old = t.old[:0]
	for _, m := range moves {
		n, some := t.numbers.At(m.row)
		t.old = append(t.old, someNumber{n, some})
	}
	rd.rereadBy(moves, t.read)
}

func (t *exactTotals) follow(f *following) {
	for k, m := range f.moves {
		was := t.old[k]
		n, some := t.numbers.At(m.row)
		is := someNumber{n, some}
		if m.from == m.to && was == is {
			continue
		}
		if was.some {
			t.change(f, m.from, was.Number, (*exact.Sum).Remove)
		}
		if is.some {
			t.change(f, m.to, is.Number, (*exact.Sum).Put)
		}
	}
	for i, touched := range f.touched {
		if touched && t.sums[i].Ordered() { // rows without a number may reorder the others
			f.stale[i] = true
		}
	}
}

// change applies do to the sums of a group and its ancestors.
func (t *exactTotals) change(f *following, group int32, n exact.Number, do func(*exact.Sum, exact.Number) bool) {
	for ; group >= 0; group = f.list[group].Parent {
		if !f.stale[group] {
			f.stale[group] = !do(&t.sums[group], n)
		}
	}
}

func (t *exactTotals) fold(group int32, rows []int32) {
	sum := exact.Sum{}
	for _, row := range rows {
		if n, some := t.numbers.At(row); some {
			sum.Add(n)
		}
	}
	t.sums[group] = sum
}

func (t *exactTotals) clear(group int32) { t.sums[group] = exact.Sum{} }

func (t *exactTotals) join(up, below int32) { t.sums[up].Join(&t.sums[below]) }

func (t *exactTotals) renumber(order []int32) {
	t.sums, t.spare = reordered(t.spare, t.sums, order), t.sums
}

func (t *exactTotals) write(g *Groups, aggregate, group int) {
	g.Sums[aggregate][group] = t.sums[group]
}
