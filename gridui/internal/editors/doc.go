// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package editors extends the field of the cell editor for kinds of values: lists of times, spin buttons and
// sliders of numbers, forms of texts, swatches of colours, lists of tags and of choices that are loaded.
//
// An option of a column refers to an editor by column.Def.Editor, so that a program links the editors that it names.
// The cell editor and the record view call them through Drop, which has the lists and calendars of the other kinds as
// well; they have the field and the keyboard, and commit.
//
// It imports ui, ui/calendar, column and what is below them.
package editors
