// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package core implements a grid without the type of its rows: it wires the packages below it, and
// calls them in order.
//
// Parts holds the state, each part in a separate package. The other types add little state:
// columnSync and rowSync update columns and rows, actions changes the options as users do,
// menuInput opens menus, input hands events to the first part that takes them, frame lays out and
// paints, and extensions connects the extensions of the program. Grid contains all of them, and
// implements Update and Layout.
//
// Wire connects everything, in one or two lines for each feature. The type answers implements the
// interfaces Grid of the features.
//
// The package imports the owners of state and the features. Packages cellmenu and gridui import it,
// and so do packages of extensions outside gridui.
package core
