// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import "math"

// Floats is a sum of float64 values by Neumaier's algorithm, which keeps the rounding error of each addition.
type Floats struct{ high, low float64 }

// Add adds a number.
func (f *Floats) Add(v float64) {
	sum := f.high + v
	if math.Abs(f.high) >= math.Abs(v) {
		f.low += f.high - sum + v
	} else {
		f.low += v - sum + f.high
	}
	f.high = sum
}

// Join adds the numbers of another sum.
func (f *Floats) Join(o Floats) {
	f.Add(o.high)
	f.low += o.low
}

// Sum returns the sum. Infinite values make it infinite, or NaN if both signs occur.
func (f *Floats) Sum() float64 {
	if math.IsInf(f.high, 0) || math.IsNaN(f.high) {
		return f.high
	}
	return f.high + f.low
}
