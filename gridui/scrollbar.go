// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/f32"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

const (
	// barWidth is the width of the gutter a scroll bar stands in.
	barWidth = unit.Dp(12)
	// thumbLeast is the least length of a thumb.
	thumbLeast = unit.Dp(24)
)

// barAxis names a scroll bar.
type barAxis uint8

const (
	noBar barAxis = iota
	rowBar
	columnBar
)

// thumbDrag is a scroll bar's thumb being dragged.
type thumbDrag struct {
	axis barAxis
	// grip is where on the thumb it was taken, in pixels from its start.
	grip int
}

// barRect is the track of a scroll bar in pixels of the sheet: as long as what
// it scrolls, beside the body and below the centre pane.
func (e *engine) barRect(a barAxis) image.Rectangle {
	panes := &e.view.Sheet.Panes
	switch a {
	case rowBar:
		r, body := panes.BarX(), panes.Band(layoutx.Body)
		r.Min.Y, r.Max.Y = body.Min.Y, body.Max.Y
		return r
	case columnBar:
		r, center := panes.BarY(), panes.Pane(layoutx.Center)
		r.Min.X, r.Max.X = center.Min.X, center.Max.X
		return r
	}
	return image.Rectangle{}
}

// barAt is the scroll bar at a position.
func (e *engine) barAt(pos f32.Point) barAxis {
	for _, a := range [...]barAxis{rowBar, columnBar} {
		if pos.Round().In(e.barRect(a)) {
			return a
		}
	}
	return noBar
}

// thumbOf is a bar's thumb, along its track from the track's start. In a
// right-to-left sheet the columns' track starts at the right.
func (e *engine) thumbOf(a barAxis) virtualize.Thumb {
	if a == rowBar {
		track := e.barRect(rowBar).Dy()
		return virtualize.NewThumb(e.view.ScrollOffset(), e.view.Geometry.Contents, e.view.BodyHeight(), track, min(e.view.Geometry.Thumb, track))
	}
	track := e.barRect(columnBar).Dx()
	view := e.view.Sheet.Panes.Pane(layoutx.Center).Dx()
	total := int64(e.view.Widths.Offsets(layoutx.Center).Total())
	return virtualize.NewThumb(int64(e.view.HScroll.Px), total, view, track, min(e.view.Geometry.Thumb, track))
}

// along is a position along a bar's track.
func (e *engine) along(a barAxis, pos f32.Point) int {
	r := e.barRect(a)
	p := pos.Round()
	switch {
	case a == rowBar:
		return p.Y - r.Min.Y
	case e.draw.Style.RTL:
		return r.Max.X - p.X
	}
	return p.X - r.Min.X
}

// thumbPressed takes the thumb at a position, or scrolls a screen towards a
// position beside it. It says whether there is a scroll bar.
func (e *engine) thumbPressed(pos f32.Point) bool {
	a := e.barAt(pos)
	if a == noBar {
		return false
	}
	e.view.Restore.Cancel()
	t, at := e.thumbOf(a), e.along(a, pos)
	switch {
	case t.Length == 0:
	case at < t.Start:
		e.pageBar(a, -1)
	case at >= t.Start+t.Length:
		e.pageBar(a, 1)
	default:
		e.thumb = thumbDrag{axis: a, grip: at - t.Start}
	}
	return true
}

func (e *engine) pageBar(a barAxis, dir int) {
	if a == rowBar {
		e.view.ScrollBy(float32(dir * e.view.Sticky.PageHeight(dir)))
		return
	}
	e.view.HScrollBy(float32(dir * e.view.Sheet.Panes.Pane(layoutx.Center).Dx()))
}

// dragThumb scrolls to where the dragged thumb is.
func (e *engine) dragThumb(pos f32.Point) {
	a := e.thumb.axis
	t := e.thumbOf(a)
	start := e.along(a, pos) - e.thumb.grip
	if a == rowBar {
		off := t.Offset(start, e.view.Geometry.Contents, e.view.BodyHeight(), e.barRect(a).Dy())
		e.view.ScrollTo(off)
		return
	}
	view := e.view.Sheet.Panes.Pane(layoutx.Center).Dx()
	total := int64(e.view.Widths.Offsets(layoutx.Center).Total())
	e.view.HScroll.Px = int(t.Offset(start, total, view, e.barRect(a).Dx()))
	e.view.HScroll.Clamp(e.view.Geometry.MaxHScroll)
}
