// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

// Lines says which grid lines are drawn.
type Lines uint8

const (
	LinesRows Lines = iota
	LinesBoth
	LinesNone
)
