// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package interval divides values into intervals by which rows are grouped: times into years,
// quarters, months, ISO weeks and days, numbers into steps, texts into first letters.
//
// Each interval has a number or a letter, which orders the intervals, and a text that identifies it
// in any language. Times are wall-clock seconds since 1970-01-01 00:00, without a time zone. The
// package does not depend on a grid.
package interval
