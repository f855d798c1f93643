// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowdata holds the rows of a program without their type, so that one grid's code
// serves rows of every type.
//
// It knows rows: a Row points to one, a Source lists them, a Slice can change them, and a
// Kind makes and copies them. It knows no ids, no order and no columns. Only a Grid, which
// knows the type, makes these values (SliceOf, Computed, KindOf, Erased) and reads through
// Ptr.
//
// It imports rowmodel alone, for sets of row numbers.
package rowdata
