// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package structcolumns makes columns of the fields of a struct type. Reflection finds the fields when the columns are
// made; a cell is then read by the indexes of its field, without allocation.
package structcolumns
