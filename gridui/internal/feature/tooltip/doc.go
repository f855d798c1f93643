// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tooltip shows the tooltip of a cell or a header: after the mouse has rested on it, or at once by a key.
// If there is no tooltip for a cell whose text is cut short, it shows the full text.
//
// A tooltip of the pointer disappears when the pointer moves on. A tooltip of a key stays until the focus moves,
// or until that key or another one is pressed. Esc hides any tooltip.
package tooltip
