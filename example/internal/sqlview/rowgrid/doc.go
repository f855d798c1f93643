// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowgrid is the grid over the rows of a table, a view or a statement: columns by the kinds
// of the catalogue, nulls apart from empty texts, and a line about what is shown. A browser has no
// drivers: the package is empty there.
package rowgrid
