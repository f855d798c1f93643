// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package textinput is the text field that a grid has the keyboard with, and what an input
// method knows of it.
//
// The same field is the keyboard tag of the grid and the field of its cell editor: an input
// method that begins a syllable on a focused cell goes on with it in the editor, without
// losing the keyboard in between.
//
// The window, and with it an input method, hears only once a frame where the caret is. Text
// that comes later in the frame than a key that moved the caret is still meant for where the
// caret is then, so ranges of the window are translated into ranges of the text.
//
// A Field knows its text, the selection as the window has it, and the text that is composed.
// It knows no cells. It imports draw and what is below it.
package textinput
