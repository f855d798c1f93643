// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/layoutx"
)

// Bar names a scroll bar.
type Bar uint8

const (
	NoBar Bar = iota
	// RowBar scrolls the rows of the body, ColumnBar the columns of the centre pane.
	RowBar
	ColumnBar
)

// ScrollBars are the tracks and thumbs of the scroll bars.
type ScrollBars struct {
	geometry  *Geometry
	scrolling *Scrolling
	widths    *Widths
	painter   *draw.Painter
}

// Rect returns the track of a scroll bar in pixels of the sheet. The track is as long as the body
// or the centre pane that it scrolls, and lies to the right of the one and below the other.
func (bars *ScrollBars) Rect(b Bar) image.Rectangle {
	panes := &bars.geometry.Sheet.Panes
	switch b {
	case RowBar:
		r, body := panes.BarX(), panes.Band(layoutx.Body)
		r.Min.Y, r.Max.Y = body.Min.Y, body.Max.Y
		return r
	case ColumnBar:
		r, center := panes.BarY(), panes.Pane(layoutx.Center)
		r.Min.X, r.Max.X = center.Min.X, center.Max.X
		return r
	}
	return image.Rectangle{}
}

// At returns the scroll bar at a position in pixels of the sheet.
func (bars *ScrollBars) At(pos image.Point) Bar {
	for _, b := range [...]Bar{RowBar, ColumnBar} {
		if pos.In(bars.Rect(b)) {
			return b
		}
	}
	return NoBar
}

// barRange holds the offset, the total and the visible length of the scrolled contents, and the
// length of the track, in pixels.
type barRange struct {
	offset, total int64
	view, track   int
}

func (bars *ScrollBars) rangeOf(b Bar) barRange {
	if b == RowBar {
		return barRange{bars.scrolling.ScrollOffset(), bars.geometry.Contents, bars.geometry.BodyHeight(), bars.Rect(RowBar).Dy()}
	}
	return barRange{
		int64(bars.scrolling.HScroll.Px), int64(bars.widths.Offsets(layoutx.Center).Total()),
		bars.geometry.Sheet.Panes.Pane(layoutx.Center).Dx(), bars.Rect(ColumnBar).Dx(),
	}
}

// Thumb returns the thumb of a scroll bar, along its track from the track's start. In a
// right-to-left sheet the track of the columns starts at the right.
func (bars *ScrollBars) Thumb(b Bar) scrolling.Thumb {
	r := bars.rangeOf(b)
	return scrolling.NewThumb(r.offset, r.total, r.view, r.track, min(bars.geometry.Thumb, r.track))
}

// Along converts a position in pixels of the sheet to a distance from the start of a scroll bar's
// track.
func (bars *ScrollBars) Along(b Bar, pos image.Point) int {
	r := bars.Rect(b)
	switch {
	case b == RowBar:
		return pos.Y - r.Min.Y
	case bars.painter.Style.RTL:
		return r.Max.X - pos.X
	}
	return pos.X - r.Min.X
}
