// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// relayShare of the rows, as a divisor, is the maximum that comes, goes or moves in a tree without a job.
const relayShare = 4

// relay lays out a tree in which a few rows came, went or moved among their siblings: what lies between them is copied.
type relay struct {
	tree     *Tree
	old, now *Outline
	// spare is an outline that is not read any more, or nil.
	spare *Outline
	// out holds the rows that leave their places, hot the rows above changed ones, whose children are visited one by
	// one.
	out, hot Bits
	// into holds the rows that get a place, by their parent, siblings in order.
	into    map[int32][]int32
	compare func(a, b int32) int
	open    func(item coord.Item, depth int) bool
	lazy    func(row coord.Record) bool
	closed  Bits
	stack   []relayLevel
	// kids is memory for the old places of children, rows holds the rows that get a place, of all levels of the stack.
	kids []int
	rows []relayed
}

// relayLevel is a row whose children are being placed.
type relayLevel struct {
	// up is the place of the row, -1 for the rows at the top. at and end bound the old places of its children.
	up, at, end int
	// in and first are the rest of the rows that get a place, and the number of the first one in relay.rows.
	in    []relayed
	first int
}

// relayed is a row that gets a place before the child at an old place.
type relayed struct {
	row    int32
	before int
}

// relayTree updates the outline of a tree. was holds the rows that showed, changed the rows that changed in place, and
// passing the rows that pass the filter now and did not before, or the reverse, all ascending. moved holds the rows whose
// parent changed. It returns the rows above any of these. ok is false for many rows, for which a job updates the outline.
func (m *Model) relayTree(was Bits, known int, changed, passing, moved []int32) (hot Bits, ok bool) {
	s, n := &m.now, m.want.n
	came, went := changedBits(was, known, s.keep, n)
	updated := changed
	if len(m.want.keys) == 0 {
		changed = nil
	}
	if (len(came)+len(went)+len(changed)+len(moved))*relayShare > n {
		return nil, false
	}
	r := &relay{tree: m.want.shape.Tree, old: s.outline, out: NewBits(n), hot: NewBits(n), into: map[int32][]int32{}}
	r.compare, r.lazy = r.tree.order(m.want.keys), m.want.shape.Lazy
	if r.lazy != nil { // an update may change whether a row has children to load
		for _, row := range updated {
			r.heat(row)
		}
	}
	for _, row := range went {
		r.leaves(row)
	}
	for _, row := range passing {
		r.heat(r.tree.parents[row])
	}
	for _, rows := range [...][]int32{went, moved} {
		for _, row := range rows {
			r.heatOld(row)
		}
	}
	for _, row := range append(changed, moved...) {
		if s.outline.Place(coord.Record(row)) >= 0 && !r.out.Has(int(row)) {
			r.leaves(row)
			came = append(came, row)
		}
	}
	if keys := &m.relaid.keys; keys.use(m.want.keys, n) {
		keys.learn(came)
		r.compare = keys.order(r.tree, m.want.keys, r.compare)
	}
	slices.SortFunc(came, r.compare)
	for _, row := range came {
		up := r.tree.parents[row]
		r.into[up] = append(r.into[up], row)
		r.heat(up)
	}
	r.open = m.want.openRow(s)
	r.spare = m.relaid.outline
	m.relaid.outline, s.outline = s.outline, r.outline(len(came), n)
	return r.hot, true
}

// changedBits returns the rows below n that are in now alone and those below known that are in was alone, ascending; nil
// means all.
func changedBits(was Bits, known int, now Bits, n int) (came, went []int32) {
	for i := range (n + 63) / 64 {
		a, b := wordOf(was, i, known), wordOf(now, i, n)
		for diff := a ^ b; diff != 0; diff &= diff - 1 {
			row := int32(64*i + bits.TrailingZeros64(diff))
			if b>>(uint(row)&63)&1 != 0 {
				came = append(came, row)
			} else {
				went = append(went, row)
			}
		}
	}
	return came, went
}

// wordOf returns a word of a set of numbers below n; nil means all of them. It is not inlined,
// because binaries are to be small.
//
//go:noinline
func wordOf(b Bits, i, n int) uint64 {
	switch {
	case b != nil && i >= len(b):
		return 0
	case b != nil:
		return b[i]
	case 64*i+64 <= n:
		return ^uint64(0)
	case 64*i >= n:
		return 0
	}
	return 1<<(uint(n)&63) - 1
}

// leaves notes a row that leaves its place.
//
//go:noinline
func (r *relay) leaves(row int32) {
	r.out.Set(int(row))
	r.heat(r.tree.parents[row])
}

// heat notes a row whose children change, and the rows above it. It is not inlined, because binaries are to be small.
//
//go:noinline
func (r *relay) heat(row int32) {
	for ; row >= 0 && !r.hot.Has(int(row)); row = r.tree.parents[row] {
		r.hot.Set(int(row))
	}
}

// heatOld notes the row that was above another one.
func (r *relay) heatOld(row int32) {
	if at := r.old.Place(coord.Record(row)); at >= 0 {
		if up := r.old.Parent(at); up >= 0 {
			r.heat(int32(r.old.Item(up)))
		}
	}
}

// outline returns the new outline of a tree of n rows, to which a number of rows came.
func (r *relay) outline(came, n int) *Outline {
	room := len(r.old.items) + came
	if r.lazy != nil {
		room += came + r.hot.Count() // items for children to be loaded
	}
	r.now, r.closed = r.spare.emptied(room, n), NewBits(room)
	r.enter(-1, -1, 0, len(r.old.items))
	for len(r.stack) > 0 {
		top := &r.stack[len(r.stack)-1]
		for top.at < top.end && r.leaving(top.at) {
			top.at = int(r.old.ends[top.at])
		}
		switch {
		case len(top.in) > 0 && top.in[0].before <= top.at:
			row := top.in[0].row
			top.in = top.in[1:]
			r.place(row, int(r.old.Place(coord.Record(row))), top.up)
		case top.at < top.end && r.hot.Has(int(r.old.items[top.at])):
			at := top.at
			top.at = int(r.old.ends[at])
			r.place(r.old.items[at], at, top.up)
		case top.at < top.end:
			r.copyRun(top)
		default:
			r.leave(top.up)
		}
	}
	o := r.now
	o.closed = r.closed[:(len(o.items)+63)/64]
	o.shown = o.shown.emptied(len(o.items))
	o.show()
	return o
}

// leaving reports whether the item at an old place gets another one, or none. Items for children to be loaded are made
// again where their row is.
func (r *relay) leaving(place int) bool {
	item := r.old.items[place]
	return item < 0 || r.out.Has(int(item))
}

// place gives a row a place below the row at up. at is its old place, -1 for a row that came.
func (r *relay) place(row int32, at, up int) {
	if at >= 0 && !r.hot.Has(int(row)) {
		r.copy(at, int(r.old.ends[at]), up)
		return
	}
	place := r.now.push(row, up)
	if at >= 0 {
		r.enter(row, place, at+1, int(r.old.ends[at]))
	} else {
		r.enter(row, place, 0, 0)
	}
}

// enter begins to place the children of a row, whose old places are at … end-1.
//
//go:noinline
func (r *relay) enter(row int32, place, at, end int) {
	l := relayLevel{up: place, at: at, end: end, first: len(r.rows)}
	if rows := r.into[row]; len(rows) > 0 {
		kids := r.kids[:0] // old places of the children that stay
		for p := at; p < end; p = int(r.old.ends[p]) {
			if !r.leaving(p) {
				kids = append(kids, p)
			}
		}
		for _, in := range rows {
			k := sort.Search(len(kids), func(i int) bool { return r.compare(in, r.old.items[kids[i]]) < 0 })
			before := end
			if k < len(kids) {
				before = kids[k]
			}
			r.rows = append(r.rows, relayed{in, before})
		}
		l.in, r.kids = r.rows[l.first:], kids
	}
	r.stack = append(r.stack, l)
}

// leave ends a row, whose children have places.
func (r *relay) leave(place int) {
	r.rows = r.rows[:r.stack[len(r.stack)-1].first]
	r.stack = r.stack[:len(r.stack)-1]
	if place < 0 {
		return
	}
	o := r.now
	if row := o.items[place]; len(o.items) == place+1 && r.lazy != nil && r.lazy(coord.Record(row)) {
		o.push(^row, place)
	}
	o.ends[place] = int32(len(o.items))
	r.toggle(place)
}

// toggle closes the row at a place unless it is to be open.
func (r *relay) toggle(place int) {
	o := r.now
	if int(o.ends[place]) > place+1 && !r.open(coord.Item(o.items[place]), int(o.depths[place])) {
		r.closed.Set(place)
	}
}

// copyRun copies children up to the next child that leaves, is hot, or has a new row before it.
func (r *relay) copyRun(l *relayLevel) {
	stop := l.end
	if len(l.in) > 0 {
		stop = min(stop, l.in[0].before)
	}
	from := l.at
	for l.at < stop && !r.leaving(l.at) && !r.hot.Has(int(r.old.items[l.at])) {
		l.at = int(r.old.ends[l.at])
	}
	r.copy(from, l.at, l.up)
}

// copy copies the places lo … hi-1, which form whole branches, below the row at up.
func (r *relay) copy(lo, hi, up int) {
	o, old, base := r.now, r.old, len(r.now.items)
	shift := int32(base - lo)
	o.items = append(o.items, old.items[lo:hi]...)
	o.depths = append(o.depths, old.depths[lo:hi]...)
	o.ends, o.up = o.ends[:base+hi-lo], o.up[:base+hi-lo]
	ends, ups := o.ends[base:], o.up[base:]
	for i, end := range old.ends[lo:hi] {
		ends[i] = end + shift
	}
	for i, above := range old.up[lo:hi] {
		if above < int32(lo) {
			ups[i] = int32(up)
		} else {
			ups[i] = above + shift
		}
	}
	for i, item := range o.items[base:] {
		if item >= 0 {
			o.placed[item] = int32(base + i)
		}
	}
	depth := uint16(0)
	if up >= 0 {
		depth = o.depths[up] + min(1, ^uint16(0)-o.depths[up])
	}
	if depth != old.depths[lo] { // the branch moved
		for place := base; place < len(o.items); place++ {
			if above := o.up[place]; above >= 0 {
				o.depths[place] = o.depths[above] + min(1, ^uint16(0)-o.depths[above])
			} else {
				o.depths[place] = 0
			}
			r.toggle(place)
		}
		return
	}
	for p := old.closed.next(lo, hi); p < hi; p = old.closed.next(p+1, hi) {
		r.closed.Set(p + int(shift))
	}
}
