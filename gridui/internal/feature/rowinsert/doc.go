// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowinsert inserts new rows and copies beside others, and deletes rows.
//
// rowinsert.go carries out the actions and calls of the program, acted.go finds the rows that an action is
// for, step.go inserts and removes rows of the slice of SetRows, as steps of undo. Rows of a ChangeTrackingGrid
// are inserted and deleted by their keeper, see edit.Keeper.
package rowinsert
