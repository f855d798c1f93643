// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowpins is the buttons with which users pin rows to the top or the bottom: in separate columns, with a
// button in each row that can be pinned.
//
// It determines where a button is, what a click or a key on it does, how it looks and what its label is. Package
// dataset holds which rows are pinned, and the grid pins others. It imports no other feature.
package rowpins
