// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package readycells draws the ready cells of columns, and operates them by pointer and keys.
//
// The cells of a column in eight neighbouring rows share a canvas of the package internal/readycells: a block. It is
// drawn again when something changes that its cells depend on, and painted as it is in all other frames. Targets are
// found by drawing a single cell. The package knows cells by their interfaces alone.
package readycells
