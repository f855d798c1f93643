// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterwords says in words what filters do: the names and signs of operators, relative
// dates, conditions, filters of columns and expressions over several columns, in the texts of
// package locale. It reads the signs too that people type into the fields of a filter row.
package filterwords
