// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filter defines the filters of a grid. A Filter filters the rows by a column, with one condition or two. An
// Expr filters by several columns. The operands of conditions are texts as users type them. Filters can be encoded as
// JSON and decoded.
//
// The package does not depend on grids. The grid reads operands according to the kind of the column.
package filter
