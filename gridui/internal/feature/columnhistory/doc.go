// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnhistory makes the changes of users to columns steps of the undo history: moving, pinning,
// resizing, showing and hiding them.
//
// A Feature compares the options of the columns with their values in the last frame. If they differ and an event
// reports that a user changed them, the difference becomes a Step, which restores either state and describes
// itself for screen readers. Changes by the program and proposals to a program that controls an option are not
// steps.
//
// The package reads the options and the set of the columns, and the texts of the style. It imports packages below
// the features, and pushes its steps to package edit.
package columnhistory
