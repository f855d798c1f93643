// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/theme"

// Density is the density that a user chose. The zero value leaves the density of the Style.
type Density uint8

// The densities that users choose.
const (
	DensityOfStyle Density = iota
	DensityCompact
	DensityStandard
	DensityComfortable
)

// Over returns the density of a theme that applies: d, or the density of the style.
func (d Density) Over(style theme.Density) theme.Density {
	switch d {
	case DensityCompact:
		return theme.DensityCompact
	case DensityStandard:
		return theme.DensityStandard
	case DensityComfortable:
		return theme.DensityComfortable
	}
	return style
}
