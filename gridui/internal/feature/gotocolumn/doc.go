// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gotocolumn is the field above the header that takes the name of a column to go to.
//
// ranking.go orders the columns by how well they match the typed text. feature.go reads the field and its list,
// going.go shows the chosen column and moves the focus to it, and field.go draws. It imports column, columnstate,
// findtext, focus and ui, and no other feature.
package gotocolumn
