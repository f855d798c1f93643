// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package virtualize (v0: its names may still change) determines which items of a long list are on the screen,
// and where, at a cost independent of the number of items.
//
// An [Axis] maps items to pixels: rows down, columns across. Items have a default size; only items measured to
// differ are stored. A [Scroll] is the scroll position on an axis. It is defined by an [Anchor], an item and the
// number of its pixels before the leading edge, and never by a total of pixels. Therefore items that are inserted,
// removed or resized elsewhere do not move the visible ones.
//
// A frame with items of one size:
//
//	scroll.By(&axis, view, wheel)
//	scroll.Clamp(&axis, view)
//	visible, top := scroll.Visible(&axis, view)
//	... lay out visible from top ...
//	scroll.Hold(key)
//
// If items are measured as they are shown, [Scroll.Measure] replaces Clamp and Visible. After items were
// inserted, removed or reordered, update the axis ([Axis.Insert], [Axis.Remove] or [Axis.Reset]), then call
// [Scroll.Restore].
//
// Sizes inside an axis and its viewport are int pixels; offsets in the content are int64 pixels. The types
// are not safe for concurrent use. Invalid input is clamped or ignored, as each function documents; no
// function panics.
package virtualize
