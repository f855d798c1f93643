// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowfilter converts the filters of a grid to filters of the row model: the conditions of a
// column, with their operands parsed by the kind of the column, and expressions over several
// columns.
//
// It handles columns but not rows: callers that have rows provide the fields that read them.
package rowfilter
