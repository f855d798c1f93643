// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowfilter turns the filters of a grid into those of the row model: the conditions of a
// column, with their operands read by the kind of the column, and expressions over several
// columns.
//
// It knows columns and no rows: who has rows gives it the fields that read them.
package rowfilter
