// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import "math"

const (
	// microUnit is the number of micro units in 1, microDecimals the number of decimals of a unit.
	microUnit     = 1e6
	microDecimals = 6
	// mostExact bounds the whole numbers that float64 represents exactly.
	mostExact = 1 << 53
)

// microsOf returns a float64 in millionths. ok is false if it is not the nearest float64 to a
// number of at most six decimals.
func microsOf(v float64) (n int64, ok bool) {
	u := math.RoundToEven(v * microUnit)
	return int64(u), u > -mostExact && u < mostExact && u/microUnit == v
}

// micros adds up to MostFloats numbers in millionths: their sum fits into 64 bits.
type micros struct {
	n             int
	sum, min, max int64
}

func noMicros() micros { return micros{min: math.MaxInt64, max: math.MinInt64} }

// add adds a number that microsOf returned.
func (m *micros) add(n int64) {
	m.n++
	m.sum += n
	m.min, m.max = min(m.min, n), max(m.max, n)
}

// addMicros adds the numbers of some micros.
func (s *Stats) addMicros(m micros) {
	s.Count += m.n
	s.Numbers += m.n
	s.micro.join(units{n: m.n, min: m.min, max: m.max, low: m.sum})
}
