// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package column holds the grid's columns after their row type is erased.
//
// [Def] is a column definition: how a cell is read, shown, compared, filtered, aggregated,
// validated, edited and copied, as functions of a [rowdata.Row]. [Value] is the part of a
// definition that needs the type of the column's values; it fills in the Def. Columns of
// all row types share both. [SortField] and [FilterField] adapt a column to the row model.
// [CellContext] and [RowContext] describe a cell and a row to functions of the program.
//
// [Set] holds the columns of a grid in display order: [Set.Resolve] flattens the caller's definitions and the
// grid's own columns, applies order, visibility, collapsed groups and pinning, and finds the runs of header
// groups.
//
// The package depends on rowdata, rowmodel and the options of a column. It does not depend on
// the grid, on pixels of the screen or on events. Package gridui makes definitions with its generic
// constructors, and the grid reads them.
package column
