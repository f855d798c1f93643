// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package editors has what kinds of values add to the field of the cell editor: lists of times, spin buttons and
// sliders of numbers, forms of texts, swatches of colours, lists of tags and of choices that are loaded.
//
// An option of a column refers to one of them by column.Def.Editor, so that a program links those that it names. The
// cell editor calls them through Editor and has the field, the keyboard and the commit.
//
// It imports ui, ui/calendar, column and what is below them.
package editors
