// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"image"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// A grid that did not move would win every race.
func TestGridFollowsTheWheel(t *testing.T) {
	for _, m := range []sheet.Motion{sheet.Steady, sheet.Pixel, sheet.Slow, sheet.Fast, sheet.Side} {
		t.Run(m.Name, func(t *testing.T) {
			g := NewGrid(sheet.Rows)
			s := New(g, sheet.HD, 400_000)
			for n := range 5 {
				x, y := g.ScrollOffset()
				want := image.Pt(0, 400_000*sheet.RowHeight).Add(m.Step.Mul(n))
				require.Equal(t, want, image.Pt(x, int(y)))
				require.Equal(t, want, s.Offset)
				s.Scroll(m)
			}
		})
	}
}

// The grid must be complete and there must be a label for each cell, or else the comparison is not the announced one.
func TestContestantsDrawTheSheet(t *testing.T) {
	g := NewGrid(sheet.Rows)
	s := New(g, sheet.HD, 400_000)
	require.Equal(t, 400_000, g.Viewport().First)
	require.NotEmpty(t, g.Focused().ColumnID, "with the keyboard a cell has the focus")
	require.True(t, g.FocusCell(400_010, ColumnID(5)))
	s.Frame()
	require.Equal(t, 400_000, g.Viewport().First, "the focused cell is on the screen")
	require.Equal(t, 400_010, g.Focused().Row)

	s.Press(key.NameDownArrow)
	require.Equal(t, 400_011, g.Focused().Row, "keys reach the grid")

	l := New(NewLabels(), sheet.HD, 400_000)
	require.Equal(t, 45*20, gridtest.CountOps(l.Ops()).Path)
}

// TestKeptLabelsAreLaidOutOnce scrolls kept labels: only those on the screen are kept, and they draw the same as
// labels that are laid out in each frame.
func TestKeptLabelsAreLaidOutOnce(t *testing.T) {
	kept, plain := NewKeptLabels(), NewLabels()
	a, b := New(kept, sheet.HD, 400_000), New(plain, sheet.HD, 400_000)
	for _, m := range []sheet.Motion{sheet.Steady, sheet.Pixel, sheet.Slow, sheet.Fast, sheet.Side} {
		first := kept.kept[sheet.Cells(a.Offset, a.Size).Min]
		a.Scroll(m)
		b.Scroll(m)
		require.Equal(t, gridtest.CountOps(b.Ops()).Path, gridtest.CountOps(a.Ops()).Path, m.Name)
		require.Len(t, kept.kept, gridtest.CountOps(a.Ops()).Path, m.Name)
		if m == sheet.Steady {
			require.Same(t, first, kept.kept[sheet.Cells(a.Offset, a.Size).Min], "it was laid out again")
		}
	}
}

// Outlines draw a path for each row, again only for rows and columns that come onto the screen.
func TestOutlinesAreAPathForEachRow(t *testing.T) {
	o := NewOutlines()
	s := New(o, sheet.HD, 400_000)
	for _, m := range []sheet.Motion{sheet.Steady, sheet.Slow, sheet.Fast} {
		s.Scroll(m)
		require.Equal(t, 45, gridtest.CountOps(s.Ops()).Path, m.Name)
		for n := range 45 {
			row := s.Offset.Y/sheet.RowHeight + n
			require.Equal(t, row, o.rows[row%len(o.rows)].row, m.Name)
		}
	}
	for _, c := range "0123456789." {
		require.NotEmpty(t, o.glyphs[c].segments, string(c))
	}
}
