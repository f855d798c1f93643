// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package override

import (
	"math"
)

// Or is what a part says of a field of texts, colours or icons, or what holds without it:
// cmp.Or for two.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func Or[V comparable](part, own V) V {
	var none V
	if part != none {
		return part
	}
	return own
}

// Positive is v if it is a positive, finite size, else 0. It is not inlined, since every
// column has such sizes.
//
//go:noinline
func Positive[V ~float32](v V) V {
	if v > 0 && !math.IsInf(float64(v), 1) {
		return v
	}
	return 0
}
