// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import ()

// OpenHeaderMenu opens the menu of a column's header, or of a group's, in the next
// frame, as Alt with the arrow down does. It has no effect if there is none such, or
// it is not Enabled.
func (g *Grid[T]) OpenHeaderMenu(id string) { g.bound().OpenHeaderMenu(id) }

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Grid[T]) CloseHeaderMenu() { g.bound().Features.HeadMenu.Close() }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Grid[T]) HeaderMenuIsOpen() bool { return g.bound().Features.HeadMenu.IsOpen() }
