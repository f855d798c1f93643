// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

// sameIDs says whether two lists have the same ids in the same order.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func sameIDs(a, b []string) bool { return slices.Equal(a, b) }

// hasID says whether a list has an id.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func hasID(ids []string, id string) bool { return slices.Contains(ids, id) }
