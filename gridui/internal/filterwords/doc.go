// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterwords describes filters in words: the names and signs of operators, relative dates,
// conditions, filters of columns and expressions over several columns, in the texts of package
// locale. It also parses the signs that people type into the fields of a filter row.
package filterwords
