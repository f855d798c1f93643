// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package calculated has the columns that users calculate from others: it makes their definitions,
// keeps them in views, and draws the dialogue in which their formulas are written.
//
// What formulas mean is up to packages formula and formulacolumns. A column reads its row again
// whenever it is asked for a value, and caches nothing: edits and changes of rows need no care.
package calculated
