// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowgrid is the grid for the rows of a table, a view or a statement: columns by the kinds of the catalogue,
// nulls distinct from empty texts, and a line about the rows. A browser has no drivers: the package is empty there.
package rowgrid
