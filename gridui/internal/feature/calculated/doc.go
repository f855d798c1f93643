// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package calculated implements the columns that users calculate from others: it makes their definitions,
// stores them in views, and draws the dialogue for writing their formulas.
//
// Packages formula and formulacolumns define the meaning of formulas. A column reads its row whenever a value
// is requested, and caches nothing: edits and changes of rows need no care.
package calculated
