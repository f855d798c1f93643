// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package idlist

import "slices"

// Same reports whether two lists contain the same ids in the same order.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func Same(a, b []string) bool { return slices.Equal(a, b) }

// Has reports whether a list contains an id.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func Has(ids []string, id string) bool { return slices.Contains(ids, id) }

// Without returns a list without the elements of other lists.
func Without(list []string, others ...[]string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(id string) bool {
		return slices.ContainsFunc(others, func(o []string) bool { return slices.Contains(o, id) })
	})
}

// Union returns the concatenation of two lists, nil if both are empty.
func Union(a, b []string) []string {
	if len(a)+len(b) == 0 {
		return nil
	}
	return append(slices.Clip(a), b...)
}
