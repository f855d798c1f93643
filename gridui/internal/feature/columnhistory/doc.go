// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnhistory makes steps of the undo history of what users do to columns: move, pin,
// resize, show and hide them.
//
// A Feature compares the options of the columns with those of the last frame. If they differ
// and an event says that a user changed them, the difference becomes a Step, which restores
// either state and describes itself for screen readers. Changes by the program and proposals
// to a program that controls an option are no steps.
//
// The package knows the options and the set of the columns, and the texts of the style. It
// imports packages below the features, and pushes its steps to package edit.
package columnhistory
