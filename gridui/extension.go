// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/core"

// Extension is a feature of a grid that is linked only by programs that name it. Each is a struct
// in a package of its own, whose fields are its options and its state, as those of a Grid are:
//
//	grid.Extensions = []gridui.Extension{&grouppanel.Panel{}}
//
// An extension belongs to one grid, from the first frame after it was listed and for good: fields
// of its own switch it on and off. Extensions paint, and are asked for input, in their order and
// after the features of the grid. What an extension keeps for users is part of View.Extensions.
type Extension interface {
	// Extend is for packages of this module.
	Extend(grid *core.Grid)
}

// Extension is the i-th of Grid.Extensions, nil where there are fewer.
func (b *binding[T]) Extension(i int) core.Extension {
	if i >= len(b.grid.Extensions) {
		return nil
	}
	return b.grid.Extensions[i]
}
