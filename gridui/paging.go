// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Paging shows the rows page by page.
type Paging struct{ Index, Size int }

// turnPage finds the items that the page shows of a number of them.
func (g *Grid[T]) turnPage(total int) { g.order.lo, g.order.hi = 0, total }
