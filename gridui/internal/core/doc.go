// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package core implements a grid without the type of its rows: it wires the packages below it, and
// calls them in order.
//
// Parts holds the state, each part in a package of its own. A few types of this package work on it,
// each with little state of its own: columnSync and rowSync bring columns and rows up to date,
// actions changes the options as users do, menuInput opens menus, input hands events to the first
// that takes them, frame lays out and paints, extensions connects the extensions of the program. Grid
// contains all of them, and has Update and Layout.
//
// Wire connects everything, one line or two for a feature. The type answers implements the interfaces
// Grid of the features.
//
// It imports the owners of state and the features. Packages cellmenu and gridui import it, and the
// packages of extensions beside gridui.
package core
