// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package extending connects the public package extend with the packages of this module that extend grids, which need
// the grid behind an extend.Grid.
package extending

import "github.com/giogrid/giogrid/gridui/internal/core"

var (
	// Wrap returns the *extend.Grid of a grid. Package extend sets it.
	Wrap func(g *core.Grid) any
	// Core returns the grid behind an *extend.Grid. Package extend sets it.
	Core func(grid any) *core.Grid
)
