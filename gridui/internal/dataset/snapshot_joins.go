// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/export"
)

// Joins finds the merged cells of the lines of a snapshot; full rows merge over all columns. Rows of trees do not merge.
type Joins struct {
	s *Snapshot
	// of holds the comparison of each column, nil for columns that do not merge.
	of []*column.Joiner
}

// JoinsOf returns what merges the cells of a snapshot, nil if nothing does. It may be used on another goroutine than
// the frame's.
func (sn *snapshots) JoinsOf(s *Snapshot) *Joins {
	cols := sn.rows.Cols
	if cols.JoinKit == nil && !cols.Full.Any() || s.tree != nil {
		return nil
	}
	j := &Joins{s: s, of: make([]*column.Joiner, len(s.Cols))}
	for i := range s.Cols {
		if s.Cols[i].leaf >= 0 && i != s.Label {
			j.of[i] = cols.JoinerOf(s.Cols[i].leaf, s.mode, slices.Clone(s.keys))
		}
	}
	return j
}

// Mark sets which cells of a line are merged with the cells before them and, if it follows the last line, with
// the cells of that line.
func (j *Joins) Mark(cells []export.Cell, line int, last bool) {
	if j == nil {
		return
	}
	below := j.s.Item(line)
	if j.s.Kind(below) != ItemRow {
		return
	}
	if j.s.IsFull(below) {
		for i := j.s.firstOwn() + 1; i < len(cells); i++ {
			cells[i].Left = true
		}
		return
	}
	follows := last && j.follows(line)
	var was rowdata.Row // a source that computes rows keeps the last two that were read
	if follows {
		was = j.s.Rows.At(int(j.s.Item(line - 1)))
	}
	row := j.s.Rows.At(int(below))
	for i := range cells {
		leaf := j.s.Cols[i].leaf
		e := j.s.cover.Extent(row, leaf)
		switch {
		case leaf < 0:
		case e.Leaf != leaf:
			if i > 0 && j.s.Cols[i-1].leaf == leaf-1 {
				cells[i].Left, cells[i].Above = true, cells[i-1].Above
			}
		case follows && j.of[i] != nil:
			cells[i].Above = j.s.cover.Extent(was, leaf) == e && j.of[i].Equal(was, row)
		}
	}
}

// follows reports whether the row of a line can merge with that of the line before it: both are rows of one group and of
// one band.
func (j *Joins) follows(line int) bool {
	s := j.s
	if line == 0 || line == len(s.Top) || line == s.N-len(s.bottom) {
		return false
	}
	above, below := s.Item(line-1), s.Item(line)
	if s.Kind(above) != ItemRow || s.IsFull(above) {
		return false
	}
	for i := range s.Cols {
		if by := s.Cols[i].level; by != nil && by.Title(s.Rows.At(int(above)), s.texts) != by.Title(s.Rows.At(int(below)), s.texts) {
			return false
		}
	}
	return !s.listed
}
