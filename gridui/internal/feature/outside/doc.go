// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package outside lets packages outside the module add to a grid: items of menus, marks in cells, keys and a card.
// The public package extend passes it functions; this package calls them at the right time, draws the marks and
// the card, and reads the keys.
package outside
