// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// What the body shows is a page of the items that the row model lays out. An item
// is a row of records by its number; below zero it is something that no row was
// given for: ^item is a group, or in a tree a row whose children are yet to be
// loaded.

// Shown is the number of rows that the body shows, groups among them, those on the
// screen and those to be scrolled to.
func (g *Grid[T]) Shown() int { return g.bound().Shown() }

func (g *core) Shown() int { return g.data.ShownCount() }
