// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"math/bits"
)

// registers estimate how many distinct hashes were added, by HyperLogLog: each register keeps the
// longest run of zeros among the hashes that fall to it. The standard error is 1.04/√16384, 0.8 %.
type registers []uint8

const (
	registerBits  = 14
	registerCount = 1 << registerBits
	// restBits is how many bits of a hash are left to count zeros in.
	restBits = 64 - registerBits
)

func newRegisters() registers { return make(registers, registerCount) }

// add adds a hash.
func (r registers) add(hash uint64) {
	at := hash >> restBits
	// The lowest bit ends the run where all others are zeros.
	run := uint8(bits.LeadingZeros64(hash<<registerBits|1<<(registerBits-1))) + 1
	if run > r[at] {
		r[at] = run
	}
}

// merge adds the hashes of other registers.
func (r registers) merge(o registers) {
	o = o[:len(r)]
	for i, run := range o {
		if run > r[i] {
			r[i] = run
		}
	}
}

// count is the estimate. It needs no table of biases: sums over the ends of the range, where registers
// are empty or full, correct them.
func (r registers) count() float64 {
	var runs [restBits + 2]float64
	for _, run := range r {
		runs[run]++
	}
	const m = float64(registerCount)
	z := m * fullShare((m-runs[restBits+1])/m)
	for k := restBits; k >= 1; k-- {
		z = (z + runs[k]) / 2
	}
	z += m * emptyShare(runs[0]/m)
	return m * m / (2 * math.Ln2 * z)
}

// emptyShare is what a share of empty registers adds to the sum.
func emptyShare(x float64) float64 {
	if x == 1 {
		return math.Inf(1)
	}
	z, y := x, 1.0
	for last := math.NaN(); z != last; {
		last = z
		x *= x
		z += x * y
		y += y
	}
	return z
}

// fullShare is what a share of registers that are not full adds to the sum.
func fullShare(x float64) float64 {
	if x == 0 || x == 1 {
		return 0
	}
	z, y := 1-x, 1.0
	for last := math.NaN(); z != last; {
		last = z
		x = math.Sqrt(x)
		y /= 2
		z -= (1 - x) * (1 - x) * y
	}
	return z / 3
}
