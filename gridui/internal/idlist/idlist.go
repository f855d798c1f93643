// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package idlist

import "slices"

// Same reports whether two lists have the same ids in the same order.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func Same(a, b []string) bool { return slices.Equal(a, b) }

// Has reports whether a list has an id.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func Has(ids []string, id string) bool { return slices.Contains(ids, id) }

// Without is a list without the elements of others.
func Without(list []string, others ...[]string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(id string) bool {
		return slices.ContainsFunc(others, func(o []string) bool { return slices.Contains(o, id) })
	})
}

// Union is two lists, nil if both are empty.
func Union(a, b []string) []string {
	if len(a)+len(b) == 0 {
		return nil
	}
	return append(slices.Clip(a), b...)
}
