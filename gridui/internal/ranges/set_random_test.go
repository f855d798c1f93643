// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// naive returns the cells of a range, computed differently from Range.Rect.
func naive(r Range, bounds Rect) cellSet {
	in := cellSet{}
	between := func(i, a, b int) bool { return a <= i && i <= b || b <= i && i <= a }
	for at := range cellsIn(bounds) {
		row := r.Kind == Columns || r.Kind == All || between(at.Row, r.Anchor.Row, r.Head.Row)
		col := r.Kind == Rows || r.Kind == All || between(at.Col, r.Anchor.Col, r.Head.Col)
		if row && col {
			in[at] = true
		}
	}
	return in
}

// shown returns the cells of a set by its rectangles.
func shown(s *Set) cellSet { return cellsIn(s.AppendRects(nil, field)...) }

func drawCorner(t *rapid.T, name string) Corner {
	return Corner{
		rapid.IntRange(field.Rows.First, field.Rows.End-1).Draw(t, name+" row"),
		rapid.IntRange(field.Cols.First, field.Cols.End-1).Draw(t, name+" column"),
	}
}

func drawRange(t *rapid.T, name string) Range {
	return Range{
		Anchor: drawCorner(t, name+" anchor"),
		Head:   drawCorner(t, name+" head"),
		Kind:   rapid.SampledFrom([]Kind{Cells, Cells, Cells, Columns, Rows, All}).Draw(t, name+" kind"),
	}
}

// setModel models the selected cells of a Set as sets of cells.
type setModel struct {
	set  Set
	snap []snapshot
	// others holds the cells of all ranges except from, the range that MoveHead moves.
	others cellSet
	from   Range
	// before is the state that Cancel restores.
	before Set
}

// snapshot is a copy of a Set and its cells at the time of the copy.
type snapshot struct {
	set   Set
	cells cellSet
}

// othersOf returns the cells of all ranges except the active one.
func othersOf(s *Set) cellSet {
	in := cellSet{}
	for i := range s.Len() {
		if i != s.ActiveIndex() {
			in = in.plus(naive(s.At(i), field))
		}
	}
	return in
}

// want returns the cells that the set should contain.
func (m *setModel) want() cellSet {
	moved := naive(m.from, field)
	switch {
	case m.set.Gesture() == Subtracting:
		return m.others.minus(moved)
	case m.set.Len() == 0:
		return cellSet{}
	}
	return m.others.plus(moved)
}

// sync resets the model to the ranges of the set.
func (m *setModel) sync() {
	m.others = othersOf(&m.set)
	m.from, _ = m.set.Active()
}

func (m *setModel) begin(t *rapid.T) {
	m.set.Commit(field)
	r := drawRange(t, "range")
	m.sync()
	m.before = m.set
	union := m.want()
	inside := len(naive(r, field).minus(union)) == 0
	switch rapid.IntRange(0, 4).Draw(t, "gesture") {
	case 0:
		m.set.BeginReplace(r)
		m.others, m.from = cellSet{}, r
	case 1:
		if m.from.Head = r.Head; m.set.Len() == 0 {
			m.from.Anchor = r.Head
		}
		m.set.BeginExtend(r.Head)
	case 2:
		m.set.BeginAdd(r)
		m.others, m.from = union, r
	case 3:
		m.set.BeginSubtract(r)
		m.others, m.from = union, r
	case 4:
		m.set.BeginToggle(r, field)
		require.Equal(t, inside, m.set.Gesture() == Subtracting)
		m.others, m.from = union, r
	}
}

func (m *setModel) commit(t *rapid.T) {
	want := m.want()
	if m.set.Gesture() == Subtracting && len(want) == 0 {
		want = cellSet{m.from.Anchor: true}
	}
	m.set.Commit(field)
	require.Equal(t, want, shown(&m.set))
	m.sync()
}

func (m *setModel) check(t *rapid.T) {
	want := m.want()
	require.Equal(t, want, shown(&m.set))
	for at := range cellsIn(field) {
		require.Equal(t, want[at], m.set.Contains(at, field), "%v", at)
	}
	require.Equal(t, len(want) > 1, m.set.Several(field))
	r := drawRect(t, "covered").Intersect(field)
	require.Equal(t, len(cellsIn(r).minus(want)) == 0 && !r.Empty(), m.set.Covers(r, field))
	for _, snap := range m.snap {
		require.Equal(t, snap.cells, shown(&snap.set), "a snapshot changed")
	}
}

func TestSetRandom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := setModel{}
		m.sync()
		t.Repeat(map[string]func(*rapid.T){
			"begin":  m.begin,
			"commit": m.commit,
			"move": func(t *rapid.T) {
				to := drawCorner(t, "head")
				if m.set.MoveHead(to) {
					m.from.Head = to
				}
			},
			"cancel": func(t *rapid.T) {
				if m.set.Gesture() != NoGesture {
					m.set.Cancel()
					require.True(t, m.set.Equal(&m.before))
					m.sync()
				}
			},
			"activate": func(t *rapid.T) {
				if n := m.set.Len(); n > 0 {
					m.set.Activate(rapid.IntRange(0, n-1).Draw(t, "active"))
					m.sync()
				}
			},
			"collapse": func(t *rapid.T) {
				m.set.Collapse(drawCorner(t, "cell"))
				m.sync()
			},
			"snapshot": func(*rapid.T) { m.snap = append(m.snap, snapshot{m.set, shown(&m.set)}) },
			"":         m.check,
		})
	})
}
