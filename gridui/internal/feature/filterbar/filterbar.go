// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
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

// PaintTop draws the bar.
func (f *Feature) PaintTop(y int) (height int) { return f.bar.paint(y) }

// Paint draws the builder over everything else, if it is open.
func (f *Feature) Paint() {
	f.builder.paint(image.Rect(0, f.bar.top, f.sources.Viewport.Geometry.Size.X, f.bar.top+f.bar.height))
}

// Update reads an event of the bar or the builder and handles it.
func (f *Feature) Update(gtx layout.Context) bool { return f.builder.update(gtx) || f.bar.update(gtx) }

// AppendControls appends the buttons and lists, which take the keyboard focus.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return f.builder.appendControls(f.bar.appendControls(dst))
}
