// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filtertext is a filter over several columns as text that people write, in the language of
// package formula, and back:
//
//	City in ("Seoul", "Busan") and not (Price < 5 or within(Ordered, "last 7 days"))
//
// Of the language it takes what filters have: comparisons of a column with values, joined by and, or
// and not. They mean what the conditions of filters mean, so a row without a value passes a not.
package filtertext
