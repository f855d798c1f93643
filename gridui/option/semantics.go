// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"runtime"

	"gioui.org/layout"
)

// Semantics says how much of a grid is described to assistive technology, and to
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

// SemanticsKey is the key in layout.Context.Values that sets SemanticsAuto: the
// string "cells", "rows" or "off".
const SemanticsKey = "giogrid.semantics"

func (s Semantics) Resolve(gtx layout.Context) Semantics {
	if s != SemanticsAuto {
		return s
	}
	switch gtx.Values[SemanticsKey] {
	case "cells":
		return SemanticsCells
	case "off":
		return SemanticsOff
	case "rows":
		return SemanticsRows
	}
	if runtime.GOOS == "android" {
		return SemanticsCells
	}
	return SemanticsRows
}
