// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import "testing"

// BenchmarkAdd adds a million numbers of each kind.
func BenchmarkAdd(b *testing.B) {
	const n = 1_000_000
	for name, add := range map[string]func(s *Stats, i int){
		"int":     func(s *Stats, i int) { s.AddInt(int64(i)) },
		"decimal": func(s *Stats, i int) { s.AddFloats([]float64{float64(i) / 100}) },
		"float":   func(s *Stats, i int) { s.AddFloats([]float64{float64(i) / 3}) },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				var s Stats
				for i := range n {
					add(&s, i)
				}
			}
		})
	}
}
