// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package letterstage has rows of letters, whose cells are told apart by their texts, for the tests of ranges,
// pastes and menus of cells.
package letterstage
