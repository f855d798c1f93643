// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

// Lines sets which grid lines are drawn.
type Lines uint8

const (
	LinesRows Lines = iota
	LinesBoth
	LinesNone
)
