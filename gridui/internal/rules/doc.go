// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rules computes what rules of package formats/rule say of a cell, and in which colours.
//
// A Column is the rules of one column, made ready with what is known of all its values: bounds of scales,
// thresholds of ranks and means, operands of conditions. Look is what they say of a value. Colors are the
// shades of tints for a theme, on which its text keeps its contrast.
//
// The package knows no grid.
package rules
