// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

// Lines selects the grid lines: between rows, which is the zero value, between rows and columns, or none.
type Lines uint8

const (
	LinesRows Lines = iota
	LinesBoth
	LinesNone
)
