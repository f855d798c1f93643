// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package fillstage provides rows of numbers, texts, amounts and exact sums, for the tests of fills
// and moves.
package fillstage
