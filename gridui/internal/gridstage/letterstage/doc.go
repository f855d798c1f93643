// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package letterstage provides rows of letters, whose cells are identified by their texts, for the
// tests of ranges, pastes and menus of cells.
package letterstage
