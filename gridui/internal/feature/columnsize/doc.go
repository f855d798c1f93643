// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnsize is how users size columns: by the edge of a header with the pointer, and
// by keys. The edge of a group sizes all of its columns.
//
// It reads where headers and columns are from package viewport, and asks the grid to give
// columns other widths and to fit them to their contents.
package columnsize
