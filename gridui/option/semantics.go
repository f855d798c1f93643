// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Semantics sets how much of a grid is described to assistive technology, and to
// tests. A node for each cell costs time in each frame.
//
// A node's label is what shows. Its description is all that there is to say of it, the
// label included, such as "Name, Kim, row 3 of 3,376, selected": readers that know of
// both, such as Android's, say the description in place of the label.
type Semantics uint8

const (
	// SemanticsAuto describes cells where the platform reads them (Android) and
	// under gridtest, else headers and rows.
	SemanticsAuto Semantics = iota
	SemanticsOff
	// SemanticsRows describes the grid, its headers and its rows.
	SemanticsRows
	// SemanticsCells describes every cell on the screen too.
	SemanticsCells
)
