// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package typeahead moves the focus to the next row whose cell begins with typed letters.
//
// The field of the keyboard holds the letters, so that an input method composes them as in an editor. typed.go knows
// which of them belong together, search.go searches the rows, in parts that fit into frames, and
// feature.go connects both with the grid. The package imports contents, dataset, findtext, focus and
// textinput, and no other
// feature.
package typeahead
