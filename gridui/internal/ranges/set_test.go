// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRangeRect(t *testing.T) {
	r := Range{Anchor: Corner{4, 3}, Head: Corner{-1, 1}}
	assert.Equal(t, rect(-1, 5, 1, 4), r.Rect(field), "rows pinned at the top have negative numbers")
	r.Kind = Columns
	assert.Equal(t, rect(-2, 7, 1, 4), r.Rect(field))
	r.Kind = Rows
	assert.Equal(t, rect(-1, 5, 0, 6), r.Rect(field))
	r.Kind |= Columns
	assert.Equal(t, All, r.Kind)
	assert.Equal(t, field, r.Rect(field))
	assert.Equal(t, rect(0, 9, 0, 9), r.Rect(rect(0, 9, 0, 9)), "all is all that shows, whatever that is")
	assert.Equal(t, Rect{}, r.Rect(rect(0, 0, 0, 9)))
	assert.Equal(t, rect(4, 7, 3, 6), Range{Anchor: Corner{4, 3}, Head: Corner{99, 99}}.Rect(field))
	assert.Equal(t, Rect{}, Cell(Corner{99, 0}).Rect(field))
	assert.Equal(t, rect(0, 1, 0, 1), Range{}.Rect(field))
	assert.Equal(t, rect(2, 4, 1, 3), Of(rect(2, 4, 1, 3)).Rect(field))
}

func TestSetWithoutRanges(t *testing.T) {
	var s Set
	assert.Zero(t, s.Len())
	assert.Equal(t, -1, s.ActiveIndex())
	_, ok := s.Active()
	assert.False(t, ok || s.MoveHead(Corner{3, 3}) || s.Contains(Corner{}, field) || s.Several(field))
	assert.Empty(t, s.AppendRects(nil, field))
	s.Widen(All)
	s.Replace()
	s.Cancel()
	s.Commit(field)
	assert.True(t, s.Equal(&Set{}))
}

func TestClickAndExtend(t *testing.T) {
	var s Set
	s.BeginExtend(Corner{1, 1})
	assert.Equal(t, Replacing, s.Gesture(), "there was nothing to extend")
	s.Commit(field)
	s.BeginReplace(Cell(Corner{2, 2}))
	s.MoveHead(Corner{3, 4})
	s.Commit(field)
	assert.Equal(t, []Rect{rect(2, 4, 2, 5)}, s.AppendRects(nil, field))
	s.BeginExtend(Corner{0, 0})
	s.Commit(field)
	assert.Equal(t, []Rect{rect(0, 3, 0, 3)}, s.AppendRects(nil, field), "the anchor stays")
	r, _ := s.Active()
	assert.Equal(t, Corner{2, 2}, r.Anchor)
	assert.False(t, s.MoveHead(Corner{0, 0}), "it is there")
	s.Collapse(r.Anchor)
	assert.Equal(t, []Rect{rect(2, 3, 2, 3)}, s.AppendRects(nil, field))
	assert.False(t, s.Several(field))
	s.BeginAdd(r)
	s.Clear()
	assert.True(t, s.Equal(&Set{}))
}

func TestAddAndActivate(t *testing.T) {
	var s Set
	s.Collapse(Corner{0, 0})
	s.BeginToggle(Cell(Corner{2, 2}), field)
	assert.Equal(t, Adding, s.Gesture())
	s.MoveHead(Corner{3, 3})
	s.Commit(field)
	assert.Equal(t, []Rect{rect(0, 1, 0, 1), rect(2, 4, 2, 4)}, s.AppendRects(nil, field))
	assert.Equal(t, 1, s.ActiveIndex())
	assert.True(t, s.Several(field))

	snapshot := s
	s.Activate(0)
	s.MoveHead(Corner{0, 5})
	assert.Equal(t, []Rect{rect(0, 1, 0, 6), rect(2, 4, 2, 4)}, s.AppendRects(nil, field), "the order is the same")
	assert.False(t, s.Equal(&snapshot))
	assert.Equal(t, []Rect{rect(0, 1, 0, 1), rect(2, 4, 2, 4)}, snapshot.AppendRects(nil, field), "a copy is a snapshot")

	s.BeginAdd(Range{Kind: Rows, Head: Corner{6, 0}})
	s.Commit(field)
	assert.Equal(t, 1, s.Len(), "a range that was added takes the place of those within it")
	s.Replace(Range{Kind: Columns}, Cell(Corner{3, 3}))
	s.BeginAdd(Of(field))
	s.Commit(field)
	assert.Equal(t, 2, s.Len(), "a whole column stays, since it will grow")
	assert.Equal(t, Range{Kind: Columns}, s.At(0))
}

func TestCancelRestores(t *testing.T) {
	var s Set
	s.Replace(Of(rect(0, 3, 0, 3)), Of(rect(4, 5, 4, 5)))
	before := s
	for name, begin := range map[string]func(){
		"replace":  func() { s.BeginReplace(Cell(Corner{6, 5})) },
		"extend":   func() { s.BeginExtend(Corner{6, 5}) },
		"add":      func() { s.BeginAdd(Cell(Corner{6, 5})) },
		"subtract": func() { s.BeginSubtract(Cell(Corner{1, 1})) },
	} {
		begin()
		s.MoveHead(Corner{2, 2})
		assert.False(t, s.Equal(&before), name)
		s.Cancel()
		assert.True(t, s.Equal(&before), name)
		assert.Equal(t, NoGesture, s.Gesture())
	}
}

func TestSubtractPreviewAndCommit(t *testing.T) {
	var s Set
	s.Replace(Range{Anchor: Corner{3, 0}, Head: Corner{0, 3}}) // anchored at the bottom left
	s.BeginToggle(Cell(Corner{1, 1}), field)
	require.Equal(t, Subtracting, s.Gesture(), "it began inside")
	s.MoveHead(Corner{2, 2})
	assert.Equal(t, 1, s.Len(), "the ranges stay until the end of the drag")
	assert.False(t, s.Contains(Corner{2, 1}, field))
	assert.True(t, s.Contains(Corner{2, 0}, field))
	preview := s.AppendRects(nil, field)
	assert.Equal(t, []Rect{rect(0, 1, 0, 4), rect(1, 3, 0, 1), rect(1, 3, 3, 4), rect(3, 4, 0, 4)}, preview)
	s.Commit(field)
	assert.Equal(t, preview, s.AppendRects(nil, field))
	r, _ := s.Active()
	assert.Equal(t, Range{Anchor: Corner{3, 0}, Head: Corner{3, 3}}, r, "the piece with the anchor")
	assert.Equal(t, Range{Anchor: Corner{2, 0}, Head: Corner{1, 0}}, s.At(1), "corners lie as they did")
}

func TestSubtractLeavesARange(t *testing.T) {
	var s Set
	s.Replace(Cell(Corner{0, 0}), Of(rect(2, 4, 2, 4)))
	s.BeginSubtract(Of(rect(1, 5, 1, 5)))
	s.Commit(field)
	assert.Equal(t, 1, s.Len())
	assert.Equal(t, 0, s.ActiveIndex(), "the range before the one that is gone")
	s.BeginToggle(Cell(Corner{0, 0}), field)
	assert.Equal(t, Subtracting, s.Gesture())
	s.Commit(field)
	assert.Equal(t, []Rect{rect(0, 1, 0, 1)}, s.AppendRects(nil, field), "nothing would be left")
	s.Replace(Of(rect(0, 2, 0, 2)), Cell(Corner{5, 5}))
	s.Activate(0)
	s.BeginSubtract(Of(rect(0, 2, 0, 2)))
	s.Commit(field)
	assert.Equal(t, Cell(Corner{5, 5}), s.At(s.ActiveIndex()), "there is none before it")
}

func TestSubtractKeepsWhatIsWhole(t *testing.T) {
	kinds := func(s *Set) (kinds []Kind) {
		for i := range s.Len() {
			kinds = append(kinds, s.At(i).Kind)
		}
		return kinds
	}
	var s Set
	s.Replace(Range{Anchor: Corner{0, 1}, Head: Corner{0, 4}, Kind: Columns})
	s.BeginSubtract(Of(rect(2, 3, 2, 3)))
	s.Commit(field)
	assert.Equal(t, []Rect{rect(-2, 7, 1, 2), rect(-2, 2, 2, 3), rect(3, 7, 2, 3), rect(-2, 7, 3, 5)}, s.AppendRects(nil, field))
	assert.Equal(t, []Kind{Columns, Cells, Cells, Columns}, kinds(&s))

	s.Replace(Range{Kind: All})
	s.BeginSubtract(Range{Head: Corner{1, 1}, Kind: Rows})
	s.Commit(field)
	assert.Equal(t, []Kind{Rows, Rows}, kinds(&s), "rows without two of them are whole rows")
	s.Replace(Range{Kind: Columns}, Range{Anchor: Corner{0, 5}, Head: Corner{0, 5}, Kind: Columns})
	s.BeginSubtract(Cell(Corner{0, 0}))
	s.Commit(field)
	assert.Equal(t, []Kind{Cells, Cells, Columns}, kinds(&s), "a range that loses nothing stays as it is")
}

func TestWidenToWholeColumnsAndRows(t *testing.T) {
	var s Set
	s.Replace(Of(rect(1, 3, 2, 4)))
	s.Widen(Columns)
	assert.Equal(t, []Rect{rect(-2, 7, 2, 4)}, s.AppendRects(nil, field))
	s.MoveHead(Corner{1, 5})
	assert.Equal(t, []Rect{rect(-2, 7, 2, 6)}, s.AppendRects(nil, field), "it stays whole")
	s.Widen(Rows)
	assert.Equal(t, []Rect{field}, s.AppendRects(nil, field))
}

func TestSeveral(t *testing.T) {
	var s Set
	s.Replace(Cell(Corner{1, 1}), Cell(Corner{1, 1}))
	assert.False(t, s.Several(field), "twice the same cell")
	s.Replace(Cell(Corner{1, 1}), Cell(Corner{1, 2}))
	assert.True(t, s.Several(field))
	s.Replace(Range{Kind: Columns})
	assert.False(t, s.Several(rect(0, 1, 0, 3)), "a column of one row")
}

// A gesture whose end was lost does not change the state that the next one restores.
func TestGestureAfterALostOne(t *testing.T) {
	var s Set
	s.Collapse(Corner{0, 0})
	s.BeginAdd(Cell(Corner{2, 2}))
	s.BeginSubtract(Cell(Corner{2, 2}))
	s.BeginReplace(Cell(Corner{4, 4}))
	s.Cancel()
	assert.Equal(t, []Rect{rect(0, 1, 0, 1), rect(2, 3, 2, 3)}, s.AppendRects(nil, field))
}

func TestACornerMovesWhileTheOtherStays(t *testing.T) {
	var s Set
	s.BeginCorner(Corner{1, 1}, Corner{2, 2})
	assert.Equal(t, NoGesture, s.Gesture(), "there is no range")
	s.Replace(Cell(Corner{9, 9}), Range{Kind: Rows, Anchor: Corner{2, 1}, Head: Corner{4, 3}})
	s.BeginCorner(Corner{4, 3}, Corner{2, 1})
	s.MoveHead(Corner{7, 1})
	active, _ := s.Active()
	assert.Equal(t, Range{Kind: Rows, Anchor: Corner{4, 3}, Head: Corner{7, 1}}, active)
	assert.Equal(t, 2, s.Len(), "the other range stays")
	s.Cancel()
	active, _ = s.Active()
	assert.Equal(t, Range{Kind: Rows, Anchor: Corner{2, 1}, Head: Corner{4, 3}}, active)
}
