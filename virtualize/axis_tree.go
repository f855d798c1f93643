// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

// tree keeps the measured items of an axis in order: a B+ tree in which every
// node numbers its items from 0 and its branches sum up their children. So
// inserting and removing items costs one path through the tree, wherever they
// lie; and as unmeasured items are counted, not summed, changing the default
// costs nothing at all.
//
// The items after the last measured one are not in the tree. The zero value has
// no measured items.
type tree struct {
	sum
	root node // nil if nothing is measured
}

// sum is what a stretch of an axis holds.
type sum struct {
	items int32 // measured or not
	marks int32 // the measured ones among them
	px    int64 // their size together
}

func (s *sum) add(d sum) {
	s.items += d.items
	s.marks += d.marks
	s.px += d.px
}

// negative is the change that takes s away.
func (s sum) negative() sum { return sum{-s.items, -s.marks, -s.px} }

// length is the size in pixels when unmeasured items have the size def.
func (s *sum) length(def int64) int64 { return int64(s.items-s.marks)*def + s.px }

// node is a leaf or a branch. Item numbers and offsets are relative to its own
// first item and lie inside the node unless said otherwise.
type node interface {
	// size is the size of item i, if it is measured.
	size(i int32) (px int32, ok bool)
	// before sums up the measured items before i; its items are of no use.
	before(i int32) sum
	// find is the item that covers pos, and the pixels of it before pos.
	find(pos, def int64) (i int32, inside int64)
	// set measures item i, which may lie beyond the node if it is the last of
	// its tree. It tells what changed. A full node splits; then right is what
	// comes after it.
	set(i, px int32) (change sum, right node)
	// widen adds (or takes, if negative) unmeasured items at item i.
	widen(i, by int32)
	// cut takes out the measured items in [lo, hi), each with the unmeasured ones
	// before it, back to from, which lies at or before lo. It tells what changed.
	cut(lo, hi int32) (from int32, change sum)
	// total sums up the node.
	total() sum
	// fill is how many children the node has, sparse whether these are too few.
	fill() (n int, sparse bool)
	// join evens out the node with the next of its kind, or empties that into
	// this one.
	join(right node)
}

func (t *tree) size(i int32) (px int32, ok bool) {
	if i >= t.items {
		return 0, false
	}
	return t.root.size(i)
}

func (t *tree) before(i int32) sum {
	if i >= t.items {
		return t.sum
	}
	return t.root.before(i)
}

func (t *tree) set(i, px int32) {
	if t.root == nil {
		t.root = newLeaf()
	}
	change, right := t.root.set(i, px)
	t.add(change)
	if right != nil {
		left := child{t.root, t.sum}
		added := left.split(right)
		t.root = newBranch(left, added)
	}
}

func (t *tree) unset(i int32) {
	if _, ok := t.size(i); !ok {
		return
	}
	from, gone := t.cut(i, i+1)
	t.widen(from, gone)
}

// widen adds unmeasured items at item i. Those after the last measured item
// need no note.
func (t *tree) widen(i, by int32) {
	if i < t.items && by != 0 {
		t.root.widen(i, by)
		t.items += by
	}
}

// remove takes out n items at item i, measured or not.
func (t *tree) remove(i, n int32) {
	if i >= t.items {
		return
	}
	// What is cut begins at or before i and ends at or before i+n: the
	// unmeasured items that it took from before i or left before i+n are settled
	// with the next measured item.
	from, gone := t.cut(i, i+n)
	if gone == 0 {
		from = i
	}
	t.widen(from, gone-n)
}

// cut takes out the measured items in [lo, hi), and all items before them back
// to from: gone items in all.
func (t *tree) cut(lo, hi int32) (from, gone int32) {
	from, change := t.root.cut(lo, hi)
	t.add(change)
	t.root = shallow(t.root)
	return from, -change.items
}

// shallow is the lowest node that holds all that n does; nil if that is nothing.
func shallow(n node) node {
	for {
		b, isBranch := n.(*branch)
		if k, _ := n.fill(); k == 0 {
			return nil
		} else if k > 1 || !isBranch {
			return n
		}
		n = b.kids[0]
	}
}
