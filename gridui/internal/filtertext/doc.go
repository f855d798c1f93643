// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filtertext converts a filter over several columns to text that people write, in the
// language of package formula, and back:
//
//	City in ("Seoul", "Busan") and not (Price < 5 or within(Ordered, "last 7 days"))
//
// It uses only the part of the language that filters can express: comparisons of a column with
// values, joined by and, or and not. Comparisons have the meaning of filter conditions, so a row
// without a value passes a not.
package filtertext
