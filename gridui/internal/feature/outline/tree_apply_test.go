// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// node is a row of a tree in any of the three encodings.
type node struct {
	id, up string
	path   []string
	below  []node
	age    int
}

// nodeGrid shows nodes.
func nodeGrid(encoding string, set func(g *gridui.Grid[node])) *gridstage.Stage[node] {
	return gridstage.New(image.Pt(500, 6000), func(g *gridui.Grid[node]) {
		g.Columns = []gridui.Column[node]{
			gridui.Field("id", "ID", func(n node) string { return n.id }).Width(200),
			gridui.Field("age", "Age", func(n node) int { return n.age }).Width(100),
		}
		g.RowID = func(n node) string { return n.id }
		g.Filtering.Enabled, g.Sorting.Mode = true, option.SortSingle
		g.Expansion.Rows = idset.All()
		switch encoding {
		case "children":
			g.Tree.Children = func(n node) []node { return n.below }
		case "path":
			g.Tree.Path = func(n node) []string { return n.path }
		default:
			g.Tree.Parent = func(n node) string { return n.up }
		}
		set(g)
	})
}

// lines returns the rows with their indentation and their spoken level.
func lines(s *gridstage.Stage[node]) (out []string) {
	for _, n := range s.FindAll("row ") {
		_, text, _ := strings.Cut(n.Label, ": ")
		out = append(out, text+" "+n.Description)
	}
	return out
}

// TestTreesThatRowsJoinAndLeaveEqualNewOnes applies changes to trees in all three encodings, and compares what shows
// with a grid that was given the rows that are left.
func TestTreesThatRowsJoinAndLeaveEqualNewOnes(t *testing.T) {
	for _, encoding := range []string{"children", "parent", "path"} {
		t.Run(encoding, func(t *testing.T) {
			for seed := range rounds.Seeds(16) {
				treeOfChanges(t, encoding, rand.New(rand.NewPCG(seed, 1)))
			}
		})
	}
}

// move puts a row below another one, unless that is below it.
func move(rows []node, i int, below node) {
	for at := below; ; {
		if at.id == rows[i].id || slices.Contains(at.path, rows[i].id) {
			return
		}
		k := slices.IndexFunc(rows, func(n node) bool { return n.id == at.up })
		if k < 0 {
			break
		}
		at = rows[k]
	}
	rows[i].up, rows[i].path = below.id, append(slices.Clip(below.path), rows[i].id)
}

func treeOfChanges(t *testing.T, encoding string, rnd *rand.Rand) {
	var rows []node
	made := 0
	var next func(below int) node
	next = func(below int) node {
		made++
		n := node{id: fmt.Sprint("n", made), age: rnd.IntN(30)}
		n.path = []string{n.id}
		if len(rows) > 0 && rnd.IntN(4) > 0 {
			up := rows[rnd.IntN(len(rows))]
			n.up, n.path = up.id, append(slices.Clip(up.path), n.id)
		}
		for range rnd.IntN(below + 1) {
			n.below = append(n.below, next(below-1))
		}
		return n
	}
	add := func(k int) (came []node) {
		for range k {
			came = append(came, next(2))
			rows = append(rows, came[len(came)-1])
		}
		return came
	}
	add(20 + rnd.IntN(100))
	set := func(g *gridui.Grid[node]) {
		switch rnd.IntN(3) {
		case 0:
			g.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: rnd.IntN(2) == 0}}
		case 1:
			g.Sorting.Keys = nil
		}
	}
	s := nodeGrid(encoding, set)
	if rnd.IntN(2) == 0 {
		s.Grid.Column("age").SetFilter(filter.Less.Of(fmt.Sprint(5 + rnd.IntN(25))))
		s.Grid.Tree.Filter = []option.TreeFilter{option.TreeFilterKeepAncestors, option.TreeFilterParentsFirst, option.TreeFilterKeepFamily}[rnd.IntN(3)]
	}
	s.Grid.SetRows(slices.Clone(rows))
	s.Until(s.Settled)
	for range 8 {
		var c gridui.Changes[node]
		gone := map[string]bool{}
		for range rnd.IntN(3) {
			c.Remove = append(c.Remove, rows[rnd.IntN(len(rows))].id)
			gone[c.Remove[len(c.Remove)-1]] = true
		}
		for again := true; again; { // with all rows below
			again = false
			for _, n := range rows {
				if !gone[n.id] && (encoding == "parent" && gone[n.up] || encoding == "path" && slices.ContainsFunc(n.path, func(p string) bool { return gone[p] })) {
					gone[n.id], again = true, true
				}
			}
		}
		rows = slices.DeleteFunc(slices.Clone(rows), func(n node) bool { return gone[n.id] })
		if len(rows) == 0 {
			return
		}
		for range rnd.IntN(3) {
			i := rnd.IntN(len(rows))
			rows[i].age = rnd.IntN(30)
			// In a tree by path, what is below a row keeps its path.
			if leaf := !slices.ContainsFunc(rows, func(n node) bool { return n.id != rows[i].id && slices.Contains(n.path, rows[i].id) }); rnd.IntN(2) == 0 && (leaf || encoding == "parent") {
				move(rows, i, rows[rnd.IntN(len(rows))])
			}
			c.Update = append(c.Update, rows[i])
		}
		c.Add = add(rnd.IntN(4))
		require.NoError(t, s.Grid.Apply(c))
		s.Until(s.Settled)
		s.Settle()
		fresh := nodeGrid(encoding, func(g *gridui.Grid[node]) {
			g.Sorting.Keys, g.Filtering, g.Tree.Filter = s.Grid.Sorting.Keys, s.Grid.Filtering, s.Grid.Tree.Filter
			g.SetRows(slices.Clone(rows))
		})
		fresh.Until(fresh.Settled)
		fresh.Settle()
		require.Equal(t, lines(fresh), lines(s))
		require.Equal(t, fresh.Grid.Shown(), s.Grid.Shown())
	}
}
