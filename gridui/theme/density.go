// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import "gioui.org/unit"

// Density is a set of default sizes of a grid, for the sizes that a Theme leaves at zero. DensityAuto and unknown
// densities have the sizes of DensityStandard.
type Density uint8

// The densities.
const (
	DensityAuto        Density = iota // the density that applies where none is set: of a grid that of its style
	DensityCompact                    // rows of 28 dp, for dense data on a desktop
	DensityStandard                   // rows of 36 dp
	DensityComfortable                // rows of 44 dp, for touch and for easy reading
)

// String returns the name of the density in lower case.
func (d Density) String() string {
	switch d {
	case DensityCompact:
		return "compact"
	case DensityComfortable:
		return "comfortable"
	}
	return "standard"
}

// RowHeight returns the height of a row with one line of text.
func (d Density) RowHeight() unit.Dp {
	switch d {
	case DensityCompact:
		return 28
	case DensityComfortable:
		return 44
	}
	return 36
}

// HeaderHeight returns the height of a header with one line of text.
func (d Density) HeaderHeight() unit.Dp {
	switch d {
	case DensityCompact:
		return 32
	case DensityComfortable:
		return 48
	}
	return 40
}

// Padding returns the space between the border and the contents of a cell, on each side.
func (d Density) Padding() unit.Dp {
	switch d {
	case DensityCompact:
		return 8
	case DensityComfortable:
		return 16
	}
	return 12
}

// TextSize returns the size of text in cells.
func (d Density) TextSize() unit.Sp {
	switch d {
	case DensityCompact:
		return 13
	case DensityComfortable:
		return 15
	}
	return 14
}

// HeaderTextSize returns the size of text in headers.
func (d Density) HeaderTextSize() unit.Sp {
	if d == DensityComfortable {
		return 14
	}
	return 13
}
