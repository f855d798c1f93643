// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formats implements conditional formats: colours, bars and icons below the text of cells, by rules
// of package formats/rule. Users compose the rules in a card, which the menu of a header opens.
//
// rulebook.go follows the rules of the program and of users, and prepares the rules of each column with the
// figures that a profiling.Profiler computes for it. value.go reads cells; paint.go and icons.go draw. The
// card has two pages: entries.go lists the rules of a column, editor.go the settings of one rule, which
// settings.go and choices.go define.
package formats
