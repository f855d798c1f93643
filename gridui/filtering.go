// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// ClearFilters takes the filters of all columns away, as a user does. Quick stays.
func (g *Grid[T]) ClearFilters() { g.bound().ClearFilters() }
