// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/color"
	"slices"

	"gioui.org/op"
	"gioui.org/op/clip"
	"golang.org/x/image/math/fixed"
)

// maxX is the greatest distance from a line's origin at which Gio paints, in pixels.
const maxX = 1_000_000

// Line is text painted together: runs on one or several baselines, each in a colour. All runs of a colour
// become one path, or all runs become one image; see Cache.Images. The Line keeps the operations, so that a
// recorded line is cheap to paint in later frames. The zero value is an empty line; a Line must not be copied
// after first use.
type Line struct {
	items    []item
	recorded []item
	ops      op.Ops
	call     op.CallOp
	inked    bool // the last recording paints something
	images   bool // it was recorded as an image
	// image is nil if the last recording is no image. pix holds its pixels, or the pixels of an earlier recording.
	image *imageView
	pix   []uint8
}

// Reset removes all runs from the line. Paint still paints the last recording.
func (l *Line) Reset() {
	clear(l.items)
	l.items = l.items[:0]
}

// Add adds r to the line with its left edge x pixels right of the origin. It ignores a run that shows
// nothing, or that begins beyond the million pixels that Gio paints.
func (l *Line) Add(r *Run, x int, c color.NRGBA) { l.AddBelow(r, x, 0, c) }

// AddBelow adds r as Add does, with the baseline of r y pixels below the baseline of the line.
func (l *Line) AddBelow(r *Run, x, y int, c color.NRGBA) {
	if len(r.glyphs) > 0 && -maxX < x && x < maxX && -maxX < y && y < maxX {
		l.items = append(l.items, item{run: r, uses: r.uses, x: x, y: y, color: c})
	}
}

// Len returns the number of runs on the line.
func (l *Line) Len() int { return len(l.items) }

// Same reports whether the line holds the runs that were last recorded.
func (l *Line) Same() bool { return slices.Equal(l.items, l.recorded) }

// Record builds the operations that Paint calls, using the working memory of c. It does nothing if the line
// is as last recorded. A line must not be recorded between being painted and the end of that frame. Its runs
// are not needed after recording.
func (l *Line) Record(c *Cache) {
	most := 0
	if c.Images {
		most = maxArea
	}
	l.record(c, most)
}

// RecordImage builds the operations like Record with Cache.Images set, for text that covers a larger part of the screen.
func (l *Line) RecordImage(c *Cache) { l.record(c, maxWideArea) }

// record records an image of at most a number of pixels; zero: paths.
func (l *Line) record(c *Cache, most int) {
	if images := most > 0; l.images == images && l.Same() {
		return
	} else if l.images = images; !images {
		l.pix = nil
	}
	if l.image != nil {
		c.views.retire(l.image, c.frame)
		l.image = nil
	}
	clear(l.recorded)
	l.recorded = append(l.recorded[:0], l.items...)
	l.inked = len(l.items) > 0
	l.ops.Reset()
	m := op.Record(&l.ops)
	items := l.items
	if l.images {
		items = l.recordImage(c, most)
	}
	for i, it := range items {
		if !slices.ContainsFunc(items[:i], it.sharesPath) {
			l.recordColor(c, items[i:])
		}
	}
	l.call = m.Stop()
}

// IsImage reports whether the last recording is an image.
func (l *Line) IsImage() bool { return l.image != nil }

// ImageBytes returns the size of the pixels that the line keeps.
func (l *Line) ImageBytes() int { return cap(l.pix) }

// Free empties the line and releases the pixels of its image. A line that is only dropped may keep them, because Gio's
// reader refers to the operations that it read last.
func (l *Line) Free() {
	if l.image != nil {
		l.image.image = image.RGBA{}
	}
	l.Reset()
	clear(l.recorded)
	l.recorded = l.recorded[:0]
	l.ops.Reset()
	l.inked, l.images, l.image, l.pix = false, false, nil, nil
}

// recordColor records the first item and all others that share its path.
func (l *Line) recordColor(c *Cache, items []item) {
	first := items[0]
	if first.run.outlined {
		l.recordOutlines(&c.scratch.path, items)
		return
	}
	gs, pictures := c.scratch.glyphs[:0], false
	for _, it := range items {
		if it.sharesPath(first) {
			gs = it.run.appendGlyphs(gs, fixed.I(it.x))
			pictures = pictures || it.run.pictures
		}
	}
	c.scratch.glyphs = gs
	ink{shaper: first.run.face.shaper, at: image.Pt(first.x, first.y), color: first.color, pictures: pictures}.paint(&l.ops, gs)
}

// recordOutlines records the first item and all others that share its path, for runs with cached outlines.
func (l *Line) recordOutlines(p *clip.Path, items []item) {
	first := items[0]
	p.Begin(&l.ops)
	for _, it := range items {
		if it.sharesPath(first) {
			it.run.outline(p, it.x, it.y)
		}
	}
	fill(&l.ops, p.End(), first.color)
}

// Paint paints the last recording. The origin of ops is the baseline at x 0 and should be a whole pixel.
// Paint changes the current colour. It is not inlined, because it has many callers and would enlarge
// binaries.
//
//go:noinline
func (l *Line) Paint(ops *op.Ops) {
	if l.inked {
		l.call.Add(ops)
	}
}
