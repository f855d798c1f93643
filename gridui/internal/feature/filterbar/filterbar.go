// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
)

// Feature is the bar and the builder. Wire connects its parts.
type Feature struct {
	sources Sources
	chips   chips
	bar     bar
	builder builder
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) {
	f.sources = s
	f.chips.Sources = &f.sources
	f.bar.Sources, f.bar.chips, f.bar.builder = &f.sources, &f.chips, &f.builder
	f.builder.wire(&f.sources)
}

// Build opens the builder in the next frame.
func (f *Feature) Build() { f.builder.requested = true }

// TopHeight returns the height of the bar in pixels.
func (f *Feature) TopHeight(gtx layout.Context) int { return f.bar.layout(gtx) }

// TopShare returns the width of the bar with all its chips.
func (f *Feature) TopShare(gtx layout.Context) feature.Share {
	return feature.Share{Width: f.bar.share(gtx)}
}

// PaintTop draws the bar at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) { f.bar.paint(at) }

// Paint draws the builder over everything else, if it is open.
func (f *Feature) Paint() {
	f.builder.paint(f.anchor())
}

// anchor returns the bounds of the bar, below which the builder opens. A hidden bar has no height.
func (f *Feature) anchor() image.Rectangle {
	if f.bar.height > 0 {
		return f.bar.at
	}
	g := f.sources.Viewport.Geometry
	return image.Rect(0, g.Top, g.Size.X, g.Top)
}

// Update reads an event of the bar or the builder and handles it.
func (f *Feature) Update(gtx layout.Context) bool { return f.builder.update(gtx) || f.bar.update(gtx) }

// AppendControls appends the buttons and lists, which take the keyboard focus.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return f.builder.appendControls(f.bar.appendControls(dst))
}
