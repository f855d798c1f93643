// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"hash/maphash"
	"math"
	"math/bits"
)

// seed makes the hashes of a text equal in all sketches of a program.
var seed = maphash.MakeSeed()

// hashText returns the hash of a text.
func hashText(text string) uint64 { return maphash.String(seed, text) }

func hashBytes(text []byte) uint64 { return maphash.Bytes(seed, text) }

// hashNumber returns the hash of a number; both zeros have the same.
func hashNumber(v float64) uint64 {
	if v == 0 {
		v = 0
	}
	hi, lo := bits.Mul64(math.Float64bits(v)^0x9e3779b97f4a7c15, 0xd6e8feb86659fd93)
	h := hi ^ lo
	hi, lo = bits.Mul64(h^h>>32, 0xa0761d6478bd642f)
	return hi ^ lo
}
