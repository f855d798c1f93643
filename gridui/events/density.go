// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// DensityChanged reports that a user chose a density in a toolbar. It is not undone by the keys of the grid.
type DensityChanged struct{ From, To theme.Density }

// Apply sets to.Density.
func (e DensityChanged) Apply(to *option.Options) { to.Density = e.To }
