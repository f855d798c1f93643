// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnsize lets users size columns: by the edge of a header with the pointer, and by keys. The edge of
// a group sizes all of its columns.
//
// It reads the positions of headers and columns from package viewport; the grid sets the widths of columns and
// fits them to their contents.
package columnsize
