// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package headmenu is the menu of headers, and the button in a header that opens it.
//
// It knows the options that decide which items there are, the columns, where headers are, and
// its own state: the header that the menu is open for, its items, the buttons that show. It
// gives what opens, closes, updates and lays out the menu, what presses and releases of the
// pointer do to a button, and how much room buttons take of the text of headers. What items do
// it asks of the grid as a feature.HeadCommand with the address of the header; Grid has the rest that it
// asks.
//
// It may import column, draw, viewport, ui, events, option and menus, but no other feature:
// the grid opens the list of columns and the filter.
package headmenu
