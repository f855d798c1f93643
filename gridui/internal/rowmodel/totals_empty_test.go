// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// Rows of totals work without other rows too, in every sequence of shapes, while rows are added and
// removed.
func TestTotalsOfNoRows(t *testing.T) {
	for seed := range rounds.Seeds(400) {
		rng := rand.New(rand.NewPCG(seed, 21))
		var values []float64
		field := &Field{Numbers: func(dst []float64, rows []int32) {
			for i, r := range rows {
				dst[i] = values[r]
			}
		}}
		shape := func() (s Shape) {
			s.Totals = TotalRows{First: rng.IntN(2) == 0, Last: rng.IntN(2) == 0}
			if rng.IntN(2) == 0 {
				s.Groups = []*Field{field}
				s.Totals.Footers = rng.IntN(2) == 0
				s.OpenGroup = func(*Groups, int) bool { return rng.IntN(2) == 0 }
			}
			if rng.IntN(2) == 0 {
				s.Aggregates = []Aggregate{{Field: field}}
			}
			return s
		}
		var m Model
		m.Reset(0)
		m.SetFields([]*Field{field})
		for range 12 {
			switch rng.IntN(5) {
			case 0, 1:
				m.SetShape(shape())
			case 2:
				c := Changes{Added: 1 + rng.IntN(3)}
				for range c.Added {
					values = append(values, float64(rng.IntN(3)))
				}
				require.NoError(t, m.Apply(c))
			case 3:
				var all Changes
				for i := range values {
					if m.want.gone == nil || !m.want.gone.Has(i) {
						all.Removed = append(all.Removed, int32(i))
					}
				}
				require.NoError(t, m.Apply(all))
			case 4:
				values = values[:0]
				m.Replace(0)
			}
			walk(&m)
			if rng.IntN(3) > 0 {
				require.NoError(t, m.Refresh())
				walk(&m)
				if m.Outline() != nil {
					sameWritten(t, &m)
				}
			}
		}
	}
}

// walk reads everything in a model.
func walk(m *Model) {
	for i := range m.Len() {
		it := m.Item(coord.Index(i))
		if it >= 0 {
			m.Index(it.Record())
		}
	}
	o := m.Outline()
	if o == nil {
		return
	}
	for at := range coord.Place(o.Places()) {
		o.Item(at)
		o.Depth(at)
		o.Parent(at)
		o.End(at)
		o.RowsUpTo(at)
		o.Open(at)
		o.Index(at)
	}
	o.Before(coord.Place(o.Places()))
}
