// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sidebar shows panels beside the grid, and a strip of buttons that open them.
//
// It surrounds the grid. A panel is an interface: the wiring provides the list of columns and the filters.
package sidebar
