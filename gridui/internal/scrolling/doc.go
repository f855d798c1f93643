// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package scrolling holds what a scrolled view needs in addition to package virtualize: the range of items that a
// frame lays out ([Window]), the thumb of a scroll bar ([Thumb]) and the movement after a touch drag ([Fling]).
package scrolling
