// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tooltip shows what a cell or a header has to say: after the mouse has rested on it,
// or at once by a key. Without a text of its own, a cell that is cut short shows the whole of
// its text.
//
// What a pointer shows by resting goes when the pointer moves on. What a key shows stays until
// the focus moves, the key is pressed again or another one is. Esc hides any tooltip.
package tooltip
