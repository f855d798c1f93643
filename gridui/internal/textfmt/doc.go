// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package textfmt formats numbers: digits in groups of three, and patterns such as "{row} of
// {rows}" with numbers in their slots.
package textfmt
