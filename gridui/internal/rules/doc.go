// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rules evaluates the rules of package formats/rule for cells, and computes the colours of
// their results.
//
// A Column holds the rules of one column, prepared with statistics of all its values: bounds of
// scales, thresholds of ranks and means, operands of conditions. Look is their result for a value.
// Colors holds the shades of tints for a theme, on which its text keeps its contrast.
//
// The package does not depend on a grid.
package rules
