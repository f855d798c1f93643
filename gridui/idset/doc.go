// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package idset holds sets of row ids: some ids, or all but some, at the cost of the
// exceptions. What is selected, expanded or has its detail open is such a Set.
//
// The package knows no grid and no Gio, and any package of gridui may import it.
package idset
