// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowsize is how users size rows: by the edge of a row with the mouse, near where
// reading starts or over a utility column, and by keys.
//
// The edge that is dragged is the one that moves when the height of a row changes: the lower
// one in the body and the top band. The bottom band stands on what is below it, so there it
// is the upper one.
//
// By the edge of a row number the rows that are selected together with it get the same height when
// the pointer is released.
package rowsize
