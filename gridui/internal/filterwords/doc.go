// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterwords says in words what filters do: the names and signs of operators, relative
// dates, conditions, filters of columns and expressions over several columns, in the texts of
// package locale.
package filterwords
