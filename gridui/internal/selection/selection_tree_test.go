// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection_test

import (
	"context"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestEnterOnABoxSelectsAndOpensNothing(t *testing.T) {
	s := newPieces(pieces(), func(*gridui.Grid[piece]) {})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(5, gridui.SelectColumn)
	s.Settle()
	s.Keys("Enter")
	require.Equal(t, []string{"b", "b1"}, selectedIDs(&s.Grid))
	require.Len(t, boxesShown(s.Harness), 8)
}

// piece is a row of a tree, named by its path.
type piece struct {
	ID, Parent string
	Size       int
}

// pieces returns a tree: a, a1, a2, a21, a22, b, b1, c.
func pieces() []piece {
	return []piece{
		{"a", "", 1}, {"a1", "a", 2}, {"a2", "a", 3}, {"a21", "a2", 4}, {"a22", "a2", 5},
		{"b", "", 6}, {"b1", "b", 7}, {"c", "", 8},
	}
}

func newPieces(rows []piece, set func(*gridui.Grid[piece])) *gridstage.Stage[piece] {
	return gridstage.New(image.Pt(460, 600), func(g *gridui.Grid[piece]) {
		g.Columns = []gridui.Column[piece]{
			gridui.Field("id", "ID", func(p piece) string { return p.ID }).Width(120),
			gridui.Field("size", "Size", func(p piece) int { return p.Size }).Width(80),
		}
		g.RowID = func(p piece) string { return p.ID }
		g.Tree.Parent = func(p piece) string { return p.Parent }
		g.ExpandAll()
		g.Selection = gridstage.MultiSelection()
		set(g)
		g.SetRows(rows)
	})
}

// boxesShown returns the states of the boxes on the screen: on, off, mixed, disabled.
func boxesShown(h *gridtest.Harness) (out []string) {
	for _, n := range h.Nodes() {
		if n.Label != locale.For("ko").SelectRow {
			continue
		}
		switch {
		case n.Disabled:
			out = append(out, "disabled")
		case n.Selected:
			out = append(out, "on")
		case strings.Contains(n.Description, ", mixed"):
			out = append(out, "mixed")
		default:
			out = append(out, "off")
		}
	}
	return out
}

func TestParentsSelectWhatIsBelowThem(t *testing.T) {
	s := newPieces(pieces(), func(*gridui.Grid[piece]) {})
	s.Click(gridstage.BoxX, gridstage.RowY(2)) // a2
	require.Equal(t, []string{"a2", "a21", "a22"}, selectedIDs(&s.Grid))
	require.Equal(t, []string{"mixed", "off", "on", "on", "on", "off", "off", "off"}, boxesShown(s.Harness))
	s.Click(gridstage.BoxX, gridstage.RowY(3)) // a21
	require.Equal(t, []string{"mixed", "off", "mixed", "off", "on", "off", "off", "off"}, boxesShown(s.Harness))
	s.Click(gridstage.BoxX, gridstage.RowY(0)) // partly selected: all
	require.Equal(t, []string{"a", "a1", "a2", "a21", "a22"}, selectedIDs(&s.Grid))
	s.Click(gridstage.BoxX, gridstage.RowY(0)) // all selected: none
	require.Empty(t, selectedIDs(&s.Grid))

	// A click on a closed row selects what is hidden below it.
	s.Grid.CollapseAll()
	s.Settle()
	s.Click(gridstage.CellX+60, gridstage.RowY(1)) // b
	require.Equal(t, []string{"b", "b1"}, selectedIDs(&s.Grid))
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	s.ClickWith(gridstage.BoxX, gridstage.RowY(2), key.ModShift)
	require.Equal(t, 8, s.Grid.SelectedCount())
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl+Home", "Space", "Shift+Down")
	require.Equal(t, []string{"a", "a1", "a2", "a21", "a22", "b", "b1"}, selectedIDs(&s.Grid))
}

func TestParentsSelectWhatPassesTheFilter(t *testing.T) {
	s := newPieces(pieces(), func(g *gridui.Grid[piece]) { g.Filtering = option.Filtering{Enabled: true, Quick: "2"} })
	// a, a1 (size 2), a2, a21, a22 show; a does not pass.
	require.Len(t, boxesShown(s.Harness), 5)
	s.Click(gridstage.BoxX, gridstage.RowY(2)) // a2
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	s.Grid.Selectable = func(p piece) bool { return p.ID != "a22" }
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"a", "a1", "a2", "a21"}, selectedIDs(&s.Grid))
	require.Equal(t, []string{"on", "on", "on", "on", "disabled"}, boxesShown(s.Harness))
	s.Grid.Filtering.Quick = ""
	s.Settle()
	require.Equal(t, []string{"on", "on", "on", "on", "disabled", "off", "off", "off"}, boxesShown(s.Harness))

	s.Grid.ClearSelection()
	s.Grid.Selection.Propagate = option.PropagateDescendants
	s.Grid.Filtering.Quick = "a21"
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"a", "a2", "a21", "a1"}, selectedIDs(&s.Grid), "also what the filter leaves out")

	s.Grid.ClearSelection()
	s.Grid.Selection.Propagate = option.PropagateNone
	s.Grid.Filtering.Quick = ""
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"a"}, selectedIDs(&s.Grid))
	require.Equal(t, []string{"on", "off", "off", "off", "disabled", "off", "off", "off"}, boxesShown(s.Harness))
	s.ClickWith(gridstage.BoxX, gridstage.RowY(6), key.ModShift)
	require.Equal(t, []string{"a", "a1", "a2", "a21", "b", "b1"}, selectedIDs(&s.Grid))
}

func TestGroupsSelectTheirRows(t *testing.T) {
	s := gridstage.NewSelecting(20, gridstage.MultiSelection())
	s.Grid.Grouping.By = []string{"name"}
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(1)) // Lee, closed
	require.Equal(t, []string{"p1", "p6", "p11", "p16"}, selectedIDs(&s.Grid))
	require.Equal(t, []string{"off", "on", "off", "off", "off"}, boxesShown(s.Harness))
	s.Grid.ExpandAll()
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(1)) // p0
	require.Equal(t, "mixed", boxesShown(s.Harness)[0])
	s.TakeKinds()
	s.Click(gridstage.CellX, gridstage.RowY(0))
	require.NotContains(t, s.TakeKinds(), "events.SelectionChanged", "a click beside the box of a group selects nothing")
	s.Focus(s.Grid.Tag())
	s.Keys("Space")
	require.Equal(t, "on", boxesShown(s.Harness)[0])
	s.Grid.Selection.Propagate = option.PropagateNone
	s.Settle()
	require.Equal(t, "on", boxesShown(s.Harness)[0], "the box of a row: groups have none")
	s.Grid.Selection.Mode = option.SelectSingle
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, 8, s.Grid.SelectedCount())
}

func TestScopeOfAPageOfGroups(t *testing.T) {
	s := gridstage.NewSelecting(20, gridstage.MultiSelection())
	s.Grid.Selection.Scope = option.SelectScopePage
	s.Grid.Grouping.By = []string{"name"}
	s.Settle()
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 20, s.Grid.SelectedCount(), "closed groups stand for their rows")
	require.Equal(t, []string{"on", "on", "on", "on", "on"}, boxesShown(s.Harness))
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 20, s.Grid.SelectedCount())
	s.Click(gridstage.BoxX, 20)
	require.Zero(t, s.Grid.SelectedCount())
	s.Grid.Grouping.By = nil
	s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "Kim"}
	s.Settle()
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 4, s.Grid.SelectedCount())
}

func TestChildrenYetToComeAreNotSelected(t *testing.T) {
	loaded := make(chan []piece, 1)
	s := newPieces([]piece{{"a", "", 1}, {"b", "", 2}}, func(g *gridui.Grid[piece]) {
		g.CollapseAll()
		g.Tree.HasChildren = func(p piece) bool { return p.ID == "a" }
		g.Tree.Load = func(ctx context.Context, p piece) ([]piece, error) { return <-loaded, nil }
	})
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"a"}, selectedIDs(&s.Grid))
	s.Grid.Row("a").SetExpanded(true)
	s.Settle()
	require.Len(t, boxesShown(s.Harness), 2, "what is on its way has no box")
	loaded <- []piece{{"a1", "a", 1}}
	s.Until(func() bool { s.Settle(); return len(boxesShown(s.Harness)) == 3 })
	require.Equal(t, []string{"off", "off", "off"}, boxesShown(s.Harness))
	require.Equal(t, []string{"a"}, selectedIDs(&s.Grid))
}

func TestNodesWithoutARowAreSelectedByWhatIsBelow(t *testing.T) {
	s := newPieces([]piece{{"x/y", "", 1}, {"x/z", "", 2}}, func(g *gridui.Grid[piece]) {
		g.Tree.Parent = nil
		g.Tree.Path = func(p piece) []string { return strings.Split(p.ID, "/") }
	})
	require.Equal(t, []string{"off", "off", "off"}, boxesShown(s.Harness))
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"x/y", "x/z"}, selectedIDs(&s.Grid))
	require.Equal(t, 2, s.Grid.SelectedCount())
	s.Click(gridstage.BoxX, 20)
	require.Zero(t, s.Grid.SelectedCount())
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 2, s.Grid.SelectedCount())
	require.Equal(t, []string{"on", "on", "on"}, boxesShown(s.Harness))
}

func TestRandomTreeSelectionsAgreeWithAMap(t *testing.T) {
	for seed := range rounds.Seeds(8) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(seed, 3))
			var rows []piece
			for i := range 14 {
				p := piece{ID: "n" + strconv.Itoa(i), Size: rnd.IntN(3)}
				if i > 0 && rnd.IntN(4) > 0 {
					p.Parent = "n" + strconv.Itoa(rnd.IntN(i))
				}
				rows = append(rows, p)
			}
			randomTree(t, rnd, rows)
		})
	}
}

func randomTree(t *testing.T, rnd *rand.Rand, rows []piece) {
	s := newPieces(rows, func(*gridui.Grid[piece]) {})
	on, filter := map[string]bool{}, ""
	passes := func(p piece) bool { return filter == "" || strconv.Itoa(p.Size) == filter }
	byID := map[string]piece{}
	for _, r := range rows {
		byID[r.ID] = r
	}
	under := func(p piece, id string) bool {
		for p.Parent != "" {
			if p.Parent == id {
				return true
			}
			p = byID[p.Parent]
		}
		return false
	}
	// box is the state of a row's check box.
	box := func(id string) string {
		n, sel := 0, 0
		for _, r := range rows {
			if under(r, id) && passes(r) {
				n++
				if on[r.ID] {
					sel++
				}
			}
		}
		switch {
		case n == 0 && on[id], n > 0 && sel == n:
			return "on"
		case sel > 0:
			return "mixed"
		}
		return "off"
	}
	s.Grid.Columns[0] = gridui.Field("id", "ID", func(p piece) string { return p.ID }).Width(120).NoFilter()
	for step := range 60 {
		s.Settle()
		var shown []string
		for i := range rows {
			if row, ok := s.Grid.RowAt(i); ok {
				shown = append(shown, row.ID)
			}
		}
		switch op := rnd.IntN(6); {
		case op < 3 && len(shown) > 0:
			row := rnd.IntN(min(len(shown), 14))
			id, to := shown[row], box(shown[row]) != "on"
			s.Click(gridstage.BoxX, gridstage.RowY(row))
			on[id] = to
			for _, r := range rows {
				if under(r, id) && passes(r) {
					on[r.ID] = to
				}
			}
		case op == 3:
			filter = []string{"", "0", "1", "2"}[rnd.IntN(4)]
			s.Grid.Filtering.Enabled = true
			s.Grid.Filtering.Quick = filter
		case op == 4:
			s.Grid.Row(rows[rnd.IntN(len(rows))].ID).SetExpanded(rnd.IntN(2) == 0)
		case op == 5:
			s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "size", Desc: rnd.IntN(2) == 0}}}
		}
		s.Settle()
		var want []string
		for _, r := range rows {
			if on[r.ID] {
				want = append(want, r.ID)
			}
		}
		got := selectedIDs(&s.Grid)
		slices.Sort(got)
		slices.Sort(want)
		require.Equal(t, want, got, step)
		var boxes []string
		for i := range rows {
			if row, ok := s.Grid.RowAt(i); ok {
				boxes = append(boxes, box(row.ID))
			}
		}
		require.Equal(t, boxes, boxesShown(s.Harness), step)
		require.Equal(t, len(want), s.Grid.SelectedCount())
	}
}
