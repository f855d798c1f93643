// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rangestats accumulates cells: the number of cells with a value, the sum, average, minimum
// and maximum of their numbers, and the first and last of their times.
//
// It adds whole and decimal numbers without rounding. A float64 that is the nearest one to a number
// of at most six decimals counts as that number, so that 0.1 and 0.2 make 0.3. It adds all others
// with compensation for rounding errors.
//
// The package handles neither rows nor columns: code that reads cells calls Add methods. It imports
// exact.
package rangestats
