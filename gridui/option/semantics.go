// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Semantics sets how much of a grid is described to assistive technology, and to tests. A node for each cell costs
// time in each frame.
//
// The label of a node is the visible text. Its description is the complete text including the label, such as "Name,
// Kim, row 3 of 3,376, selected": readers that support both, such as Android's, read only the description.
//
// A grid of gridui.NewWith needs gridui.FeatureSemantics, except on Android.
type Semantics uint8

const (
	// SemanticsAuto describes cells under gridtest and on platforms where Gio hands descriptions to assistive
	// technology (Android). Elsewhere nobody reads them, and it describes nothing.
	SemanticsAuto Semantics = iota
	SemanticsOff
	// SemanticsRows describes the grid, its headers and its rows.
	SemanticsRows
	// SemanticsCells also describes every cell on the screen.
	SemanticsCells
)
