// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package virtualize decides which items of a long list are on the screen, and
// where, at a cost that does not depend on how many items there are.
//
// An [Axis] maps items to pixels: rows down, columns across. Items have a
// default size; only those measured to differ are stored. A [Scroll] is the
// scroll position on an axis. Its truth is an [Anchor], an item and the pixels
// of it that lie before the leading edge, and never a pixel total; so items
// that come, go or change size elsewhere leave what is on the screen where it
// is. A [Window] is what one frame lays out, [Thumb] places a scroll bar and
// [Fling] carries a touch drag on after the finger has left.
//
// A frame with items of one size:
//
//	scroll.By(&axis, view, wheel)
//	scroll.Clamp(&axis, view)
//	visible, top := scroll.Visible(&axis, view)
//	window.Update(visible, -1, axis.Len())
//	... lay out visible from top ...
//	scroll.Hold(key)
//
// Where items are measured as they are shown, [Scroll.Measure] takes the place
// of Clamp and Visible. When items come, go or change order, tell the axis
// ([Axis.Insert], [Axis.Remove] or [Axis.Reset]), then call [Scroll.Restore].
//
// Sizes inside an axis and its viewport are int pixels; offsets in the content
// are int64 pixels. No type here may be used from two goroutines at once. Bad
// input is clamped or ignored, as each function says; none panics.
package virtualize
