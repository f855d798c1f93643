// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowpins is the buttons with which users pin rows to the top or the bottom: in columns
// of their own, one in each row that can be pinned.
//
// It knows where a button is, what a click on it or a key at it does, how it looks and what it
// is called. Which rows are pinned is known to package dataset, and the grid is asked to pin
// others. It knows no other feature.
package rowpins
