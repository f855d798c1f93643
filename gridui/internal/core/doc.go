// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package core is a grid without the type of its rows: it wires the packages below it, and
// says in which order they work.
//
// Parts is the state, each part a package of its own. A few types of this package work on it,
// each with little state of its own: columnSync and rowSync bring columns and rows up to date,
// views restores what was stored, actions changes the options as users do, menuInput opens
// menus, input hands events to the first that takes them, frame lays out and paints. Grid is
// all of them: Update and Layout.
//
// What features ask of a grid, answers, headMenuGrid, semanticsGrid and the like answer. Wire
// connects everything, one line or two for a feature.
//
// It imports all packages below gridui, and only gridui imports it.
package core
