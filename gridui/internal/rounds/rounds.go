// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rounds gives random tests their length. With -short, as `make test` runs them, they
// take an eighth of their rounds; without, as `make check` does, all.
package rounds

import "testing"

// Of returns how many of n rounds a random test takes: n, or with -short an eighth, at
// least two, so that no test is left out. It panics outside of tests.
func Of(n int) int {
	if !testing.Short() {
		return n
	}
	return min(n, max(2, n/8))
}

// Seeds is Of for loops over seeds.
func Seeds(n int) uint64 { return uint64(Of(n)) }
