// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// million is a grid of a million rows.
var million = rect(0, 1_000_000, 0, 50)

func TestDragsDoNotAllocate(t *testing.T) {
	var s Set
	buf := make([]Rect, 0, 16)
	drag := func() {
		for row := 0; row < 1_000_000; row += 1009 {
			s.MoveHead(Corner{row, row % 50})
			buf = s.AppendRects(buf[:0], million)
			s.Contains(Corner{row / 2, 3}, million)
		}
	}
	for name, begin := range map[string]func(){
		"replace":  func() { s.BeginReplace(Cell(Corner{7, 7})) },
		"extend":   func() { s.BeginExtend(Corner{9, 9}) },
		"add":      func() { s.BeginAdd(Cell(Corner{5, 5})) },
		"subtract": func() { s.BeginSubtract(Cell(Corner{6, 6})) },
	} {
		s.Replace(Of(rect(0, 9, 0, 9)), Range{Kind: Columns, Head: Corner{0, 3}})
		begin()
		assert.Zero(t, testing.AllocsPerRun(10, drag), name)
		s.Cancel()
	}
}

func TestClicksAndSnapshotsDoNotAllocate(t *testing.T) {
	var s, snapshot Set
	s.Replace(Of(rect(0, 9, 0, 9)), Cell(Corner{20, 20}))
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		snapshot = s
		s.BeginExtend(Corner{30, 30})
		s.Cancel()
		require.True(t, s.Equal(&snapshot))
	}))
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		s.BeginReplace(Cell(Corner{1, 1}))
		s.MoveHead(Corner{8, 8})
		s.Commit(million)
		s.Collapse(Corner{2, 2})
	}))
}

func TestFollowDoesNotAllocateInPlace(t *testing.T) {
	var s Set
	s.Replace(Of(rect(0, 9, 0, 9)), Cell(Corner{20, 20}))
	var below Moves = Splices{Before: million.Rows, Now: Span{0, 1_000_001}, Inserted: []Span{{500_000, 500_001}}}
	assert.Zero(t, testing.AllocsPerRun(100, func() { s.Follow(Change{Rows: below, Bounds: million}) }))
}

func TestIteratorsDoNotAllocatePerCell(t *testing.T) {
	rects := []Rect{rect(0, 300, 0, 5), rect(0, 300, 9, 14)}
	tables, sum := Layout(rects), 0
	assert.Zero(t, testing.AllocsPerRun(10, func() {
		for row := range tables[0].EachRow() {
			for col := range tables[0].EachCol() {
				sum += row ^ col
			}
		}
	}))
	p, err := PlanPaste(Size{Rows: 3, Cols: 5}, []Rect{rect(0, 300, 0, 40)}, million, Skip{Row: func(row int) bool { return row == 7 }})
	require.NoError(t, err)
	b := &p.Blocks[0]
	allocs := testing.AllocsPerRun(10, func() {
		for row, line := range b.EachRow() {
			for col, field := range b.EachCol() {
				sum += row ^ col + line ^ field
			}
		}
	})
	assert.Zero(t, allocs)
	w, at := NewWalk(rects, Skip{}), Corner{}
	assert.Zero(t, testing.AllocsPerRun(1000, func() { at, _ = w.Step(at, Down) }))
	require.NotZero(t, sum)
}
