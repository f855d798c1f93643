// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package headmenu is the menu of headers, and the button in a header that opens it.
//
// It reads the options that select the items, the columns and the positions of headers. Its state is the header
// whose menu is open, the items of the menu, and the buttons that show. It opens, closes, updates and lays out
// the menu, handles presses and releases of its buttons, and returns how much room the buttons take from the text
// of headers. An item is a feature.HeadCommand, which the features in feature.List carry out, or an item that
// another feature provides, or an item of the program.
//
// It may import column, draw, viewport, ui, events, option and menus, but no other feature.
package headmenu
