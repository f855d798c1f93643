// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowdata handles the rows of a program without their type, so that the code of one grid
// serves rows of every type.
//
// A Row points to a row, a Source lists rows, a Slice can change them, and a Kind makes and copies
// them. The package does not handle ids, order or columns. Only a Grid, which knows the type,
// creates these values (SliceOf, Computed, KindOf, Erased) and reads through Ptr.
//
// It imports only rowmodel, for sets of row numbers.
package rowdata
