// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rounds sets the number of rounds of random tests. With -short, which `make test` sets,
// they take an eighth of their rounds; otherwise, as in `make check`, all of them. Under the race
// detector, which is ten times slower and looks at the code rather than at values, -short leaves a
// thirty-second.
package rounds

import "testing"

// Of returns the number of rounds of a random test: n, or with -short a part of n, but at least two,
// so that no test is skipped. It panics outside of tests.
func Of(n int) int {
	if !testing.Short() {
		return n
	}
	return min(n, max(2, n/shortPart))
}

// Seeds returns Of(n) for loops over seeds.
func Seeds(n int) uint64 { return uint64(Of(n)) }
