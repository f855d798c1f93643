// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import "gioui.org/unit"

// Density is how tightly a grid is set: it gives the sizes that a Theme
// leaves at zero. Unknown densities are Standard.
type Density uint8

// The densities.
const (
	Standard    Density = iota // the zero value: rows of 36 dp
	Compact                    // rows of 28 dp, for much data at a desk
	Comfortable                // rows of 44 dp, for touch and for reading
)

// String names the density in lower case.
func (d Density) String() string {
	switch d {
	case Compact:
		return "compact"
	case Comfortable:
		return "comfortable"
	}
	return "standard"
}

// RowHeight is the height of a row of one line.
func (d Density) RowHeight() unit.Dp {
	switch d {
	case Compact:
		return 28
	case Comfortable:
		return 44
	}
	return 36
}

// HeaderHeight is the height of a header row of one line.
func (d Density) HeaderHeight() unit.Dp {
	switch d {
	case Compact:
		return 32
	case Comfortable:
		return 48
	}
	return 40
}

// Padding is the space between a cell's border and its contents, at either
// side.
func (d Density) Padding() unit.Dp {
	switch d {
	case Compact:
		return 8
	case Comfortable:
		return 16
	}
	return 12
}

// TextSize is the size of text in cells.
func (d Density) TextSize() unit.Sp {
	switch d {
	case Compact:
		return 13
	case Comfortable:
		return 15
	}
	return 14
}

// HeaderTextSize is the size of text in headers.
func (d Density) HeaderTextSize() unit.Sp {
	if d == Comfortable {
		return 14
	}
	return 13
}
