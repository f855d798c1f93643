// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestApplyInGroupsAndTreesAgainstOracle makes random changes of grouped rows and of trees,
// and compares what shows with a grid that was given the same rows.
func TestApplyInGroupsAndTreesAgainstOracle(t *testing.T) {
	for _, shape := range shapes {
		t.Run(shape.name, func(t *testing.T) {
			for seed := range rounds.Seeds(16) {
				rng := rand.New(rand.NewPCG(seed, 8))
				next := 0
				fresh := func() twig {
					next++
					n := twig{ID: itoa(next), Kind: itoa(rng.IntN(4)), N: rng.IntN(5)}
					if next > 5 {
						n.Up = itoa(1 + rng.IntN(5))
					}
					n.Path = []string{itoa(next % 3), n.ID}
					return n
				}
				sorting := [][]option.SortKey{nil, {{ColumnID: "n"}}, {{ColumnID: "kind", Desc: true}}}[rng.IntN(3)]
				grid := func(rows []twig) *stage[twig] {
					s := newStage(image.Pt(300, 9000), func(g *gridui.Grid[twig]) {
						g.Columns, g.RowID = twigColumns(), twigID
						g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: sorting}
						g.ExpandAll()
						shape.set(g)
						g.SetRows(slices.Clone(rows))
					})
					return s
				}
				rows := make([]twig, 60)
				for i := range rows {
					rows[i] = fresh()
				}
				s := grid(rows)
				for range 8 {
					var c gridui.Changes[twig]
					for range rng.IntN(3) {
						i := rng.IntN(len(rows))
						rows[i].N = rng.IntN(5)
						if rng.IntN(3) == 0 {
							rows[i].Kind = itoa(rng.IntN(6))
						}
						c.Update = append(c.Update, rows[i])
					}
					for range rng.IntN(2) {
						rows = append(rows, fresh())
						c.Add = append(c.Add, rows[len(rows)-1])
					}
					require.NoError(t, s.grid.Apply(c))
					s.Settle()
					require.Equal(t, cells(grid(rows)), cells(s))
				}
				require.Empty(t, s.problems())
			}
		})
	}
}
