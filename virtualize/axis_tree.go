// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

// tree keeps the measured items of an axis in order: a B+ tree in which every node numbers its items from 0
// and branches store the sums of their children. Inserting and removing items therefore costs one path
// through the tree, wherever they are. Unmeasured items are counted rather than summed, so that changing the
// default costs nothing.
//
// The items after the last measured one are not in the tree. The zero value has no measured items.
type tree struct {
	sum
	root node // nil if nothing is measured
}

// sum is the content of a range of an axis.
type sum struct {
	items int32 // measured or not
	marks int32 // the measured items among them
	px    int64 // their total size
}

func (s *sum) add(d sum) {
	s.items += d.items
	s.marks += d.marks
	s.px += d.px
}

// negative returns the change that removes s.
func (s sum) negative() sum { return sum{-s.items, -s.marks, -s.px} }

// length returns the size in pixels if unmeasured items have the size def.
func (s *sum) length(def int64) int64 { return int64(s.items-s.marks)*def + s.px }

// node is a leaf or a branch. Item numbers and offsets are relative to its first item and inside the node,
// except where noted.
type node interface {
	// size returns the size of item i, if it is measured.
	size(i int32) (px int32, ok bool)
	// before returns the sum of the measured items before i; its field items is meaningless.
	before(i int32) sum
	// find returns the item that covers pos, and the number of its pixels before pos.
	find(pos, def int64) (i int32, inside int64)
	// set measures item i, which may be beyond the node if it is the last of its tree. It returns the change.
	// If a full node splits, right is the new node after it.
	set(i, px int32) (change sum, right node)
	// widen inserts (or removes, if negative) unmeasured items at item i.
	widen(i, by int32)
	// cut removes the measured items in [lo, hi), each with the unmeasured items before it, back to from,
	// which is at or before lo. It returns the change.
	cut(lo, hi int32) (from int32, change sum)
	// total returns the sum of the node.
	total() sum
	// fill returns the number of children of the node, and whether these are too few.
	fill() (n int, sparse bool)
	// join balances the node with the next of its kind, or moves all children of that node to this one.
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

// widen inserts unmeasured items at item i. Items after the last measured one are not stored.
func (t *tree) widen(i, by int32) {
	if i < t.items && by != 0 {
		t.root.widen(i, by)
		t.items += by
	}
}

// remove removes n items at item i, measured or not.
func (t *tree) remove(i, n int32) {
	if i >= t.items {
		return
	}
	// The cut begins at or before i and ends at or before i+n: unmeasured items that it removed before i or
	// left before i+n are corrected at the next measured item.
	from, gone := t.cut(i, i+n)
	if gone == 0 {
		from = i
	}
	t.widen(from, gone-n)
}

// cut removes the measured items in [lo, hi), and all items before them back to from: gone items in total.
func (t *tree) cut(lo, hi int32) (from, gone int32) {
	from, change := t.root.cut(lo, hi)
	t.add(change)
	t.root = shallow(t.root)
	return from, -change.items
}

// shallow returns the lowest node with the whole content of n; nil if n is empty.
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
