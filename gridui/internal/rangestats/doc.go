// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rangestats adds up cells: how many have a value, and the sum, average, minimum and
// maximum of the numbers and the first and last of the times among them.
//
// Whole and decimal numbers are added without rounding. A float64 that is the nearest one to a
// number of at most six decimals counts as that number, so that 0.1 and 0.2 make 0.3; all others
// are added with compensation for what each addition rounds.
//
// The package knows neither rows nor columns: who reads cells calls Add methods. It imports exact.
package rangestats
