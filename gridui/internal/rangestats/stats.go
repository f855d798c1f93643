// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import (
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Stats holds statistics of the added cells. The zero value has no cells. A copy by assignment is a
// snapshot.
type Stats struct {
	// Count is the number of cells with a value, Numbers and Times the numbers of these cells with
	// numbers and times.
	Count, Numbers, Times int
	// Earliest and Latest are the first and the last time, zero if there is none.
	Earliest, Latest time.Time

	whole, micro units
	// wide holds whole numbers beyond int64, decimals the numbers of decimal types.
	wide, decimals numbers
	floats         floats
	// given holds figures of numbers that were not added one by one, nil if there are none.
	given *given
}

// AddOther adds a cell with a value that is neither a number nor a time.
func (s *Stats) AddOther() { s.Count++ }

// AddInt adds a whole number.
func (s *Stats) AddInt(v int64) {
	s.Count++
	s.Numbers++
	s.whole.add(v)
}

// AddNumber adds a number that package exact parsed.
func (s *Stats) AddNumber(n exact.Number) {
	v, fits := n.Units.Int64()
	switch {
	case n.Exact && n.Decimals == 0 && fits:
		s.AddInt(v)
		return
	case n.Exact && n.Decimals == 0:
		s.wide.add(n)
	case n.Exact:
		s.decimals.add(n)
	case n.Rat != nil:
		s.AddGiven(1, n, n, n)
		return
	default:
		s.floats.add(n.Float)
	}
	s.Count++
	s.Numbers++
}

// MostFloats is the greatest number of values for AddFloats.
const MostFloats = 512

// AddFloats adds some float64 values, at most MostFloats. NaN does not count.
func (s *Stats) AddFloats(values []float64) {
	m := noMicros()
	for _, v := range values {
		if n, ok := microsOf(v); ok {
			m.add(n)
		} else {
			s.addRounded(v)
		}
	}
	s.addMicros(m)
}

// AddFloatsOf adds the values that a function returns for the elements of a slice as AddFloats
// does, in little more time than the calls of the function take. Its loop calls no other functions,
// since the compiler does not inline functions of this package when T is a type of another package.
func AddFloatsOf[T any](s *Stats, of []T, value func(T) float64) {
	for len(of) > 0 {
		n := min(len(of), MostFloats)
		m := noMicros()
		for i := range of[:n] {
			v := value(of[i])
			u := math.RoundToEven(v * microUnit)
			if u > -mostExact && u < mostExact && u/microUnit == v {
				k := int64(u)
				m.n++
				m.sum += k
				m.min, m.max = min(m.min, k), max(m.max, k)
			} else {
				s.addRounded(v)
			}
		}
		s.addMicros(m)
		of = of[n:]
	}
}

// AddFloatsAt adds the values of some elements, by their indices, as AddFloatsOf does.
func AddFloatsAt[T any, I ~int](s *Stats, of []T, at []I, value func(T) float64) {
	var values [MostFloats]float64
	for len(at) > 0 {
		n := min(len(at), MostFloats)
		for k, i := range at[:n] {
			values[k] = value(of[i])
		}
		s.AddFloats(values[:n])
		at = at[n:]
	}
}

// AddFloat32 adds a float32. NaN does not count.
func (s *Stats) AddFloat32(v float32) {
	if u := math.RoundToEven(float64(v) * microUnit); u > -mostExact && u < mostExact && float32(u/microUnit) == v {
		s.Count++
		s.Numbers++
		s.micro.add(int64(u))
		return
	}
	s.addRounded(float64(v))
}

// addRounded adds a float64 that has more decimals than micro.
func (s *Stats) addRounded(v float64) {
	if math.IsNaN(v) {
		return
	}
	s.Count++
	s.Numbers++
	if v == math.Trunc(v) && math.Abs(v) < 1<<63 {
		s.whole.add(int64(v))
	} else {
		s.floats.add(v)
	}
}

// AddTime adds a time.
func (s *Stats) AddTime(at time.Time) {
	if s.Times == 0 || at.Before(s.Earliest) {
		s.Earliest = at
	}
	if s.Times == 0 || at.After(s.Latest) {
		s.Latest = at
	}
	s.Count++
	s.Times++
}
