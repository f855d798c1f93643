// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package headmenu is the menu of headers, and the button in a header that opens it.
//
// It knows the options that decide which items there are, the columns, where headers are, and
// its own state: the header that the menu is open for, its items, the buttons that show. It
// opens, closes, updates and lays out the menu, acts on presses and releases of its buttons, and
// returns how much room these take of the text of headers. An item is a feature.HeadCommand, which
// the features in feature.List carry out, or an item of a feature of its own.
//
// It may import column, draw, viewport, ui, events, option and menus, but no other feature.
package headmenu
