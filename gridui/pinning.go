// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// PinSide is the side a column is pinned to. Sides are those of the reading
// direction: in a right-to-left sheet PinLeft columns stand at the right edge.
type PinSide uint8

const (
	PinNone PinSide = iota
	PinLeft
	PinRight
)

// Pinning holds columns at the sides of the grid while the others scroll.
// Columns are shown in the order of the lists. The zero value pins nothing.
// Together the pinned columns take at most 90 % of the width; what does not
// fit is clipped. An id that names no column is reported once and ignored; a
// column in both lists is pinned left.
type Pinning struct {
	Left, Right []string
}
