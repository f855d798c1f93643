// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import (
	"math"
	"slices"
)

const (
	branchCap = 128
	groupCap  = 8 // searches proceed by groups of this size: it divides the other capacities
)

// branch keeps nodes of one height in order. Searched values are stored as sums before each child, and values
// that change with every measurement for each child separately. Each kind has its own array, because most
// time is spent on fetching them.
type branch struct {
	_ [0]func() // makes the type incomparable, so that programs contain no comparison of it

	n       int
	all     sum
	items   [branchCap]int32            // before each child; beyond all items if there is none
	marks   [branchCap]int32            // measured items before each child
	px      [branchCap]int64            // size of the measured items of each child
	groups  [branchCap / groupCap]int32 // items before each group of children
	groupPx [branchCap / groupCap]int64 // size of the measured items of each group
	kids    [branchCap]node             // nil if there is none
}

// child is a node and its sum.
type child struct {
	node
	sum
}

// split returns the child for right, which was split from c, and subtracts its sum from c.
func (c *child) split(right node) child {
	r := child{right, right.total()}
	c.add(r.negative())
	return r
}

func newBranch(kids ...child) *branch {
	b := new(branch)
	b.take(kids)
	return b
}

// take replaces the children of b.
func (b *branch) take(kids []child) {
	*b = branch{n: len(kids)}
	for k, kid := range kids {
		b.items[k], b.marks[k], b.px[k] = b.all.items, b.all.marks, kid.px
		b.groupPx[k/groupCap] += kid.px
		b.kids[k] = kid.node
		b.all.add(kid.sum)
	}
	for k := range b.items[b.n:] {
		b.items[b.n+k] = math.MaxInt32
	}
	for g := range b.groups {
		b.groups[g] = b.items[g*groupCap]
	}
}

// children appends the children of b to kids.
func (b *branch) children(kids []child) []child {
	next := b.all
	first := len(kids)
	kids = kids[:first+b.n]
	for k := b.n - 1; k >= 0; k-- {
		own := sum{items: next.items - b.items[k], marks: next.marks - b.marks[k], px: b.px[k]}
		kids[first+k] = child{b.kids[k], own}
		next.items, next.marks = b.items[k], b.marks[k]
	}
	return kids
}

// at returns the child that contains item i; for items beyond the branch it returns the last one.
func (b *branch) at(i int32) (k int) {
	k = int(uint32(i) / uint32(b.items[1]))
	if k < branchCap-1 && b.items[k] <= i && i < b.items[k+1] { // all before it are as long as the first
		return k
	}
	k = 0
	for _, first := range b.groups[1:] {
		k += below(first, i+1)
	}
	k *= groupCap
	for _, first := range b.items[k+1 : k+groupCap] {
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
	for _, px := range b.groupPx[:k/groupCap] {
		s.px += px
	}
	for _, px := range b.px[k-k%groupCap : k] {
		s.px += px
	}
	return s
}

func (b *branch) find(pos, def int64) (i int32, inside int64) {
	k := 0
	for ; k+groupCap < b.n; k += groupCap {
		length := b.length(k, k+groupCap, def) + b.groupPx[k/groupCap]
		if pos < length {
			break
		}
		pos -= length
	}
	for ; k < b.n-1; k++ {
		length := b.length(k, k+1, def) + b.px[k]
		if pos < length {
			break
		}
		pos -= length
	}
	i, inside = b.kids[k].find(pos, def)
	return b.items[k] + i, inside
}

// length returns the size of the unmeasured items from child k to before child end.
func (b *branch) length(k, end int, def int64) int64 {
	items, marks := b.items[end]-b.items[k], b.marks[end]-b.marks[k]
	return int64(items-marks) * def
}

func (b *branch) set(i, px int32) (change sum, right node) {
	k := b.at(i)
	change, split := b.kids[k].set(i-b.items[k], px)
	b.shift(k, change)
	if split != nil {
		right = b.insert(k+1, split)
	}
	return change, right
}

// shift applies a change in child k to the sums.
func (b *branch) shift(k int, change sum) {
	b.all.add(change)
	b.px[k] += change.px
	b.groupPx[k/groupCap] += change.px
	if change.items == 0 && change.marks == 0 {
		return
	}
	for j := k + 1; j < b.n; j++ {
		b.items[j] += change.items
		b.marks[j] += change.marks
	}
	for g := k/groupCap + 1; g*groupCap < b.n; g++ {
		b.groups[g] += change.items
	}
}

// insert inserts kid, split from the child before k, at k. A full branch splits and returns its right part.
func (b *branch) insert(k int, kid node) (right node) {
	kids := b.children(make([]child, 0, branchCap+1))
	part := kids[k-1].split(kid)
	kids = append(kids, part)
	copy(kids[k+1:], kids[k:])
	kids[k] = part
	if len(kids) > branchCap {
		at := splitAt(k, branchCap)
		right = newBranch(kids[at:]...)
		kids = kids[:at]
	}
	b.take(kids)
	return right
}

func (b *branch) widen(i, by int32) {
	k := b.at(i)
	b.kids[k].widen(i-b.items[k], by)
	b.shift(k, sum{items: by})
}

func (b *branch) cut(lo, hi int32) (from int32, change sum) {
	change = b.all.negative()
	first, last := b.at(lo), b.at(hi)
	if last > first {
		b.cutChild(last, 0, hi-b.items[last])
	}
	from = b.items[first]
	from += b.cutChild(first, lo-from, hi-from)
	if _, sparse := b.kids[first].fill(); sparse || last > first {
		kids := b.children(make([]child, 0, branchCap))
		kids = slices.Delete(kids, first+1, max(first+1, last)) // the children between are removed entirely
		kids = mend(kids, first+1)
		b.take(mend(kids, first))
	}
	change.add(b.all)
	return from, change
}

// cutChild calls cut on child k.
func (b *branch) cutChild(k int, lo, hi int32) (from int32) {
	from, change := b.kids[k].cut(lo, hi)
	b.shift(k, change)
	return from
}

// mend removes the child k if it is empty, and balances it with its neighbour if it is sparse. It does
// nothing if there is no such child.
func mend(kids []child, k int) []child {
	if k >= len(kids) {
		return kids
	}
	n, sparse := kids[k].fill()
	if n == 0 {
		return slices.Delete(kids, k, k+1)
	}
	if !sparse || len(kids) == 1 {
		return kids
	}
	left := max(k-1, 0)
	l, r := &kids[left], &kids[left+1]
	l.join(r.node)
	l.sum, r.sum = l.total(), r.total()
	if r.marks == 0 {
		kids = slices.Delete(kids, left+1, left+2)
	}
	return kids
}

func (b *branch) total() sum { return b.all }

func (b *branch) fill() (n int, sparse bool) { return b.n, b.n < branchCap/4 }

func (b *branch) join(right node) {
	r := right.(*branch)
	both := r.children(b.children(make([]child, 0, 2*branchCap)))
	half := share(len(both), branchCap)
	b.take(both[:half])
	r.take(both[half:])
}
