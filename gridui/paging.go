// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import ()

// SetPage shows a page, counted from 0, in the next frame: the nearest there is.
func (g *Grid[T]) SetPage(index int) { g.Paging.Index = max(index, 0) }

// PageCount is the number of pages, at least 1, and whether it is known.
func (g *Grid[T]) PageCount() (count int, known bool) { return g.bound().PageCount() }
