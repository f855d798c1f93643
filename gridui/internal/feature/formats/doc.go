// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formats shows conditional formats: colours, bars and icons under the text of cells, by rules of package
// formats/rule that users put together in a card, which the menu of a header opens.
//
// rulebook.go follows the rules of the program and of users and keeps those of each column ready, with the figures that
// a profiling.Profiler has of it. value.go reads cells, paint.go and icons.go draw. The card has two pages: entries.go
// lists the rules of a column, editor.go edits the settings of one rule, which settings.go and choices.go define.
package formats
