// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package override

import (
	"math"
)

// Or returns a field of a partial value, or if that is zero the field of the complete value, as
// cmp.Or does for two values.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func Or[V comparable](part, own V) V {
	var none V
	if part != none {
		return part
	}
	return own
}

// Positive returns v if it is a positive, finite size, else 0. It is not inlined, since every
// column has such sizes.
//
//go:noinline
func Positive[V ~float32](v V) V {
	if v > 0 && !math.IsInf(float64(v), 1) {
		return v
	}
	return 0
}
