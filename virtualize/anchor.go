// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

// Anchor defines a scroll position: an item, and the number of its pixels before the leading edge of the
// viewport (its top, or its left side). Key names the item for [Scroll.Restore]; it is the zero K until
// [Scroll.Hold] has set it. The zero Anchor is the start of the content.
type Anchor[K comparable] struct {
	Key    K
	Item   int
	Inside int
}

// offset returns the position of the anchor in the content, in pixels. If the item has shrunk, Inside is
// limited to its size.
func (n Anchor[K]) offset(a *Axis) int64 {
	return a.Start(n.Item) + int64(min(max(n.Inside, 0), a.Size(n.Item)))
}

// Align is the position of an item in the viewport. The zero value is Nearest.
type Align uint8

const (
	// Nearest scrolls as little as is needed to show the whole item, and not at all if it is visible or
	// already fills the viewport. An item larger than the viewport is aligned at its start.
	Nearest Align = iota
	// Start puts the start of the item at the leading edge.
	Start
	// Center puts the middle of the item in the middle of the viewport, or the start of a larger item at the
	// leading edge.
	Center
	// End puts the end of the item at the trailing edge.
	End

	nearestEnd // End, or Start if the item is larger than the viewport
)

// aim is an item to align after it has been measured. The zero value, with Nearest, is none.
type aim struct {
	item  int
	align Align
	// below is the distance in pixels from the leading edge.
	below int
}

// inside returns the number of pixels of the aimed item, of a size, before the leading edge.
func (m aim) inside(size, view int) int { return m.align.inside(size, view) - m.below }

// inside returns the number of pixels of an item of the given size before the leading edge when it is
// aligned; negative if it begins after the edge.
func (l Align) inside(size, view int) int {
	switch l {
	case End:
		return size - view
	case Center:
		return min((size-view)/2, 0)
	case nearestEnd:
		return min(size-view, 0)
	default:
		return 0
	}
}

// settle replaces Nearest by another alignment, for an item of the given size that begins start pixels after
// the leading edge. It returns Nearest if the item need not move.
func (l Align) settle(start int64, size, view int) Align {
	end := start + int64(size)
	switch {
	case l > End:
		return Start
	case l != Nearest:
		return l
	case start >= 0 && end <= int64(view), start <= 0 && end >= int64(view):
		return Nearest
	case start < 0:
		return Start
	default:
		return nearestEnd
	}
}
