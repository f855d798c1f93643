// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package textinput implements the text field with which a grid has the keyboard, and its state in
// an input method.
//
// The same field is the keyboard tag of the grid and the field of its cell editor: an input method
// that begins a syllable on a focused cell continues it in the editor, without losing the keyboard
// in between.
//
// The window, and with it an input method, learns the caret only once in a frame. Text that follows
// a key that moved the caret in the same frame belongs to the new place of the caret, so ranges of
// the window are translated into ranges of the text.
//
// A Field contains its text, the selection of the window, and the composed text. It does not depend
// on cells. It imports draw and what is below it.
package textinput
