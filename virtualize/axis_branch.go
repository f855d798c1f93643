// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "math"

const branchCap = 16

// branch keeps nodes of one height in order. What is searched for is kept as
// it is before each child, what changes with every measurement for each child
// alone; and each kind by itself, as the time goes into fetching them.
type branch struct {
	n     int
	all   sum
	items [branchCap]int32 // before each child; beyond all items if there is none
	marks [branchCap]int32 // measured items before each child
	px    [branchCap]int64 // size of the measured items of each child
	kids  [branchCap]node  // nil if there is none
}

func newBranch(kids ...node) *branch {
	b := new(branch)
	b.take(kids)
	return b
}

// take makes these the children of b.
func (b *branch) take(kids []node) {
	b.n = copy(b.kids[:], kids)
	clear(b.kids[b.n:])
	b.resum()
}

// resum takes all sums anew from the children.
func (b *branch) resum() {
	b.all = sum{}
	for k := range b.items {
		if k >= b.n {
			b.items[k] = math.MaxInt32
			continue
		}
		kid := b.kids[k].total()
		b.items[k], b.marks[k], b.px[k] = b.all.items, b.all.marks, kid.px
		b.all.add(kid)
	}
}

// at is the child that holds item i; the last one also takes what lies beyond
// the branch.
func (b *branch) at(i int32) (k int) {
	for _, first := range b.items[1:] {
		k += below(first, i+1)
	}
	return k
}

func (b *branch) size(i int32) (px int32, ok bool) {
	k := b.at(i)
	return b.kids[k].size(i - b.items[k])
}

func (b *branch) before(i int32) sum {
	k := b.at(i)
	s := b.kids[k].before(i - b.items[k])
	s.marks += b.marks[k]
	for _, px := range b.px[:k] {
		s.px += px
	}
	return s
}

func (b *branch) find(pos, def int64) (i int32, inside int64) {
	k := 0
	for ; k < b.n-1; k++ {
		items, marks := b.items[k+1]-b.items[k], b.marks[k+1]-b.marks[k]
		length := int64(items-marks)*def + b.px[k]
		if pos < length {
			break
		}
		pos -= length
	}
	i, inside = b.kids[k].find(pos, def)
	return b.items[k] + i, inside
}

func (b *branch) set(i, px int32) (change sum, right node) {
	k := b.at(i)
	change, split := b.kids[k].set(i-b.items[k], px)
	b.shift(k, change)
	if split == nil {
		return change, nil
	}
	if half := b.insert(k+1, split); half != nil {
		right = half
	}
	return change, right
}

// shift notes a change in the child k.
func (b *branch) shift(k int, change sum) {
	b.all.add(change)
	b.px[k] += change.px
	if change.items == 0 && change.marks == 0 {
		return
	}
	for j := k + 1; j < b.n; j++ {
		b.items[j] += change.items
		b.marks[j] += change.marks
	}
}

// insert puts kid, split from the child before k, in its place. A full branch
// splits itself.
func (b *branch) insert(k int, kid node) (right *branch) {
	var kids [branchCap + 1]node
	copy(kids[:k], b.kids[:k])
	kids[k] = kid
	copy(kids[k+1:], b.kids[k:b.n])
	n := b.n + 1
	if n > branchCap {
		at := splitAt(k, branchCap)
		right = newBranch(kids[at:]...)
		n = at
	}
	b.take(kids[:n])
	return right
}

func (b *branch) widen(i, by int32) {
	k := b.at(i)
	b.kids[k].widen(i-b.items[k], by)
	b.shift(k, sum{items: by})
}

func (b *branch) cut(lo, hi int32) (from int32) {
	first, last := b.at(lo), b.at(hi)
	from = b.items[first]
	from += b.kids[first].cut(lo-from, hi-from)
	if last > first {
		b.kids[last].cut(0, hi-b.items[last])
	}
	b.drop(first+1, max(first+1, last)) // what lies between them goes as a whole
	b.mend(first + 1)
	b.mend(first)
	b.resum()
	return from
}

// drop takes out the children from first to before last.
func (b *branch) drop(first, last int) {
	n := first + copy(b.kids[first:], b.kids[last:b.n])
	clear(b.kids[n:b.n])
	b.n = n
}

// mend takes out the child k if it is empty, and lets it share with its
// neighbour if it is sparse. It leaves the sums to resum.
func (b *branch) mend(k int) {
	if k >= b.n {
		return
	}
	n, sparse := b.kids[k].fill()
	if n == 0 {
		b.drop(k, k+1)
		return
	}
	if !sparse || b.n == 1 {
		return
	}
	left := max(k-1, 0)
	b.kids[left].join(b.kids[left+1])
	if n, _ := b.kids[left+1].fill(); n == 0 {
		b.drop(left+1, left+2)
	}
}

func (b *branch) total() sum { return b.all }

func (b *branch) fill() (n int, sparse bool) { return b.n, b.n < branchCap/4 }

func (b *branch) join(right node) {
	r := right.(*branch)
	var both [2 * branchCap]node
	n := copy(both[:], b.kids[:b.n])
	n += copy(both[n:], r.kids[:r.n])
	half := share(n, branchCap)
	b.take(both[:half])
	r.take(both[half:n])
}
