// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkTreeAggregates sums up a tree with ten children each, and changes one of its rows or one
// in a thousand. For comparison it uses a tree with all rows below one.
func BenchmarkTreeAggregates(b *testing.B) {
	price := make([]float64, benchRows)
	number := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = price[r]
		}
	}}
	ten, one := make([]int32, benchRows), make([]int32, benchRows)
	for i := range ten {
		ten[i], one[i] = int32(i+9)/10-1, 0
	}
	one[0] = -1
	for name, parents := range map[string][]int32{"ten": ten, "flat": one} {
		var m Model
		m.Reset(benchRows)
		shape := Shape{Tree: NewTree(parents), Aggregates: []Aggregate{{Field: number}, {Field: number, Function: Max}}}
		b.Run(name+"/build", func(b *testing.B) {
			for b.Loop() {
				m.SetShape(shape)
				if err := m.Refresh(); err != nil {
					b.Fatal(err)
				}
			}
		})
		for _, c := range []struct {
			name    string
			changed int
		}{{"1", 1}, {"1000", benchRows / 1000}} {
			b.Run(name+"/apply-"+c.name, func(b *testing.B) {
				rng := rand.New(rand.NewPCG(1, 2))
				updated := make([]int32, c.changed)
				for b.Loop() {
					for i := range updated {
						updated[i] = int32(rng.IntN(benchRows))
						price[updated[i]] = float64(rng.IntN(1000))
					}
					if err := m.Apply(Changes{Updated: updated}); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
