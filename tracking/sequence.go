// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// sequence is an ordered list with access by position and changes at any position in logarithmic time: a
// treap. The position of a node is the sum of the weights before it. The zero value is empty.
type sequence[E any] struct {
	root   *node[E]
	random uint32
}

// node is an item of a sequence.
type node[E any] struct {
	item            E
	weight          int
	sum             int // of the weights of the subtree
	heap            uint32
	up, left, right *node[E]
}

func (n *node[E]) total() int {
	if n == nil {
		return 0
	}
	return n.sum
}

func (n *node[E]) first() *node[E] {
	for n != nil && n.left != nil {
		n = n.left
	}
	return n
}

func (n *node[E]) last() *node[E] {
	for n != nil && n.right != nil {
		n = n.right
	}
	return n
}

// next returns the node after n, or nil.
func (n *node[E]) next() *node[E] {
	if n.right != nil {
		return n.right.first()
	}
	for n.up != nil && n.up.right == n {
		n = n.up
	}
	return n.up
}

// before returns the sum of the weights of all nodes before n.
func (n *node[E]) before() int {
	sum := n.left.total()
	for ; n.up != nil; n = n.up {
		if n.up.right == n {
			sum += n.up.weight + n.up.left.total()
		}
	}
	return sum
}

// insert inserts n, whose item and weight are set, before at, or at the end if at is nil.
func (s *sequence[E]) insert(n, at *node[E]) {
	n.sum, n.heap = n.weight, s.draw()
	switch {
	case s.root == nil:
		s.root = n
	case at == nil:
		n.up = s.root.last()
		n.up.right = n
	case at.left == nil:
		n.up = at
		at.left = n
	default:
		n.up = at.left.last()
		n.up.right = n
	}
	for up := n.up; up != nil; up = up.up {
		up.sum += n.weight
	}
	for n.up != nil && n.heap < n.up.heap {
		s.rotate(n)
	}
}

// draw returns a pseudorandom number, by xorshift. It may repeat in each run of the program: only the shape
// of the tree depends on it.
func (s *sequence[E]) draw() uint32 {
	if s.random == 0 {
		s.random = 2463534242
	}
	s.random ^= s.random << 13
	s.random ^= s.random >> 17
	s.random ^= s.random << 5
	return s.random
}

// remove removes a node.
func (s *sequence[E]) remove(n *node[E]) {
	for n.left != nil || n.right != nil {
		if n.right == nil || n.left != nil && n.left.heap < n.right.heap {
			s.rotate(n.left)
		} else {
			s.rotate(n.right)
		}
	}
	for up := n.up; up != nil; up = up.up {
		up.sum -= n.weight
	}
	s.replace(n, nil)
	n.up = nil
}

// replace puts m, or nothing if m is nil, at the place of n below its parent.
func (s *sequence[E]) replace(n, m *node[E]) {
	switch {
	case n.up == nil:
		s.root = m
	case n.up.left == n:
		n.up.left = m
	default:
		n.up.right = m
	}
}

// rotate lifts n above its parent.
func (s *sequence[E]) rotate(n *node[E]) {
	up := n.up
	s.replace(up, n)
	n.up = up.up
	up.up = n
	var moved *node[E]
	if up.left == n {
		moved = n.right
		up.left, n.right = moved, up
	} else {
		moved = n.left
		up.right, n.left = moved, up
	}
	if moved != nil {
		moved.up = up
	}
	n.sum = up.sum
	up.sum = up.weight + up.left.total() + up.right.total()
}

// at returns the node at a position, nil if there is none. All nodes must weigh 1.
func (s *sequence[E]) at(i int) *node[E] {
	if i < 0 || i >= s.root.total() {
		return nil
	}
	n := s.root
	for {
		left := n.left.total()
		switch {
		case i < left:
			n = n.left
		case i == left:
			return n
		default:
			i -= left + 1
			n = n.right
		}
	}
}

// seek returns the first node for whose item after is true, nil if there is none. after must also be true for
// all later nodes.
func (s *sequence[E]) seek(after func(E) bool) (found *node[E]) {
	for n := s.root; n != nil; {
		if after(n.item) {
			found, n = n, n.left
		} else {
			n = n.right
		}
	}
	return found
}
