// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkRegroup changes 1,000 of 100,000 rows in 1,000 groups: their numbers, and for ten of
// them the group.
func BenchmarkRegroup(b *testing.B) {
	const n, groups, changed = 100_000, 1_000, 1_000
	names := make([]string, groups)
	for i := range names {
		names[i] = "customer " + string(rune('a'+i%26)) + string(rune('a'+i/26))
	}
	of, price := make([]int32, n), make([]float64, n)
	for i := range of {
		of[i] = int32(i * 7919 % groups)
	}
	name := &Field{Texts: func(dst []string, rows []int32) {
		for i, r := range rows {
			dst[i] = names[of[r]]
		}
	}}
	number := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = price[r]
		}
	}}
	grouped := Shape{Groups: []*Field{name}, Aggregates: []Aggregate{{Field: number, Function: Sum}, {Field: number, Function: Max}}}
	for _, c := range []struct {
		name  string
		shape Shape
		keys  []SortKey
		moves int
	}{
		{"flat", Shape{}, nil, 0}, {"grouped", grouped, nil, 0}, {"grouped-moving", grouped, nil, 10},
		{"flat-sorted", Shape{}, []SortKey{{Field: number}}, 0}, {"grouped-sorted", grouped, []SortKey{{Field: number}}, 0},
	} {
		b.Run(c.name, func(b *testing.B) {
			rng := rand.New(rand.NewPCG(1, 2))
			var m Model
			m.Reset(n)
			m.SetSort(c.keys)
			m.SetShape(c.shape)
			if err := m.Refresh(); err != nil {
				b.Fatal(err)
			}
			updated := make([]int32, changed)
			for b.Loop() {
				for i := range updated {
					r := int32(rng.IntN(n))
					updated[i] = r
					price[r] = float64(rng.IntN(1000))
					if i < c.moves {
						of[r] = int32(rng.IntN(groups))
					}
				}
				if err := m.Apply(Changes{Updated: updated}); err != nil {
					b.Fatal(err)
				}
				if m.Prepare() != nil {
					b.Fatal("a job is to group the rows")
				}
			}
		})
	}
}
