// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import "image"

// Pane is a part of a sheet: left, center or right. The names apply to left-to-right sheets. Others are
// mirrored as a whole, so that Left is always the pane where reading starts, and a right-to-left sheet shows
// it at the right edge.
type Pane uint8

const (
	// Left holds the columns pinned at the reading start. It is the zero value.
	Left Pane = iota
	// Center holds the columns that scroll.
	Center
	// Right holds the columns pinned at the reading end.
	Right

	paneCount = 3
)

// String returns the name in lower case, and "" for a value out of range.
func (p Pane) String() string {
	if p >= paneCount {
		return ""
	}
	return [paneCount]string{"left", "center", "right"}[p]
}

// Band is a part of a sheet from top to bottom.
type Band uint8

const (
	// Head holds the header rows. It is the zero value.
	Head Band = iota
	// Top holds the rows pinned above the body.
	Top
	// Body holds the rows that scroll.
	Body
	// Bottom holds the rows pinned below the body.
	Bottom
	// Foot holds the footer rows.
	Foot

	bandCount = 5
)

// String returns the name in lower case, and "" for a value out of range.
func (b Band) String() string {
	if b >= bandCount {
		return ""
	}
	return [bandCount]string{"head", "top", "body", "bottom", "foot"}[b]
}

// Insets holds the sizes, in pixels, that the other parts of a sheet take from the center of the body. The
// zero Insets leave the whole viewport to it. Negative numbers count as 0.
type Insets struct {
	// Left and Right are the requested widths of these panes.
	Left, Right int
	// Head, Top, Bottom and Foot are the requested heights of these bands.
	Head, Top, Bottom, Foot int
	// BarX is the width reserved for the vertical scroll bar, at the reading end; BarY the height reserved
	// for the horizontal one, at the bottom.
	BarX, BarY int
	// RTL mirrors the sheet for right-to-left reading.
	RTL bool
}

// Panes is a viewport cut into panes and bands. All rectangles are in viewport pixels. Every pixel of the
// viewport belongs to exactly one rectangle: Rect(pane, band), BarX, BarY or Corner. The zero Panes describes
// an empty viewport. Panes can be compared with ==.
type Panes struct {
	size  image.Point
	inner image.Rectangle // the viewport without the gutters
	// cutX holds the boundaries between panes, in reading direction from the reading start of inner; cutY the
	// boundaries between bands from the top.
	cutX [paneCount - 1]int
	cutY [bandCount - 1]int
	rtl  bool
}

// Split cuts a viewport of the given size into panes. If space is short, scroll bars take precedence, then
// the header, then the footer. Left and Right together take at most nine tenths of the width; the wider one
// shrinks until they are equal, then both do. Top and Bottom each take at most half of the height between
// header and footer.
func Split(size image.Point, in Insets) Panes {
	size = image.Pt(max(0, size.X), max(0, size.Y))
	p := Panes{size: size, inner: image.Rectangle{Max: size}, rtl: in.RTL}
	gutter := clamp(in.BarX, 0, size.X)
	if in.RTL {
		p.inner.Min.X += gutter
	} else {
		p.inner.Max.X -= gutter
	}
	p.inner.Max.Y -= clamp(in.BarY, 0, size.Y)
	p.splitX(in)
	p.splitY(in)
	return p
}

func (p *Panes) splitX(in Insets) {
	width := p.inner.Dx()
	limit := width - (width+9)/10
	left, right := clamp(in.Left, 0, limit), clamp(in.Right, 0, limit)
	switch narrow := min(left, right); {
	case left+right <= limit:
	case 2*narrow >= limit:
		left, right = limit-limit/2, limit/2
	case left > right:
		left = limit - right
	default:
		right = limit - left
	}
	p.cutX = [...]int{left, width - right}
}

func (p *Panes) splitY(in Insets) {
	height := p.inner.Dy()
	head := clamp(in.Head, 0, height)
	foot := clamp(in.Foot, 0, height-head)
	half := (height - head - foot) / 2
	top, bottom := clamp(in.Top, 0, half), clamp(in.Bottom, 0, half)
	p.cutY = [...]int{head, head + top, height - foot - bottom, height - foot}
}

// Size returns the size of the viewport.
func (p Panes) Size() image.Point { return p.size }

// RTL reports whether the sheet is mirrored.
func (p Panes) RTL() bool { return p.rtl }

// Rect returns the rectangle of a pane in a band. It may have no area.
func (p Panes) Rect(pane Pane, band Band) image.Rectangle {
	x, y := p.Pane(pane), p.Band(band)
	return image.Rectangle{
		Min: image.Pt(x.Min.X, y.Min.Y),
		Max: image.Pt(x.Max.X, y.Max.Y),
	}
}

// Pane returns the rectangle of a pane over all bands.
func (p Panes) Pane(pane Pane) image.Rectangle {
	if pane >= paneCount {
		return image.Rectangle{}
	}
	from, to := between(p.cutX[:], int(pane), p.inner.Dx())
	r := p.inner
	if p.rtl {
		r.Min.X, r.Max.X = p.inner.Max.X-to, p.inner.Max.X-from
	} else {
		r.Min.X, r.Max.X = p.inner.Min.X+from, p.inner.Min.X+to
	}
	return r
}

// Band returns the rectangle of a band across all panes. It is not inlined: that would make programs larger,
// and it is called only several times a frame.
//
//go:noinline
func (p Panes) Band(band Band) image.Rectangle {
	if band >= bandCount {
		return image.Rectangle{}
	}
	r := p.inner
	r.Min.Y, r.Max.Y = between(p.cutY[:], int(band), p.inner.Dy())
	return r
}

// between returns the bounds of part i of [0, length) cut at cuts.
func between(cuts []int, i, length int) (from, to int) {
	if i > 0 {
		from = cuts[i-1]
	}
	if i == len(cuts) {
		return from, length
	}
	return from, cuts[i]
}

// BarX returns the gutter of the vertical scroll bar: at the right edge, or at the left edge of a mirrored
// sheet. It ends where the Corner begins.
func (p Panes) BarX() image.Rectangle {
	r := p.inner
	r.Min.X, r.Max.X = p.gutterX()
	return r
}

// BarY returns the gutter of the horizontal scroll bar, below all panes.
func (p Panes) BarY() image.Rectangle {
	r := p.inner
	r.Min.Y, r.Max.Y = p.inner.Max.Y, p.size.Y
	return r
}

// Corner returns the rectangle between the ends of the two scroll bars.
func (p Panes) Corner() image.Rectangle {
	from, to := p.gutterX()
	return image.Rectangle{Min: image.Pt(from, p.inner.Max.Y), Max: image.Pt(to, p.size.Y)}
}

func (p Panes) gutterX() (from, to int) {
	if p.rtl {
		return 0, p.inner.Min.X
	}
	return p.inner.Max.X, p.size.X
}

// At returns the pane and the band of a point. ok is false in a gutter and outside the viewport.
func (p Panes) At(pt image.Point) (pane Pane, band Band, ok bool) {
	if !pt.In(p.inner) {
		return 0, 0, false
	}
	x := pt.X - p.inner.Min.X
	if p.rtl {
		x = p.inner.Max.X - 1 - pt.X
	}
	for _, cut := range p.cutX {
		if x >= cut {
			pane++
		}
	}
	for _, cut := range p.cutY {
		if pt.Y >= cut {
			band++
		}
	}
	return pane, band, true
}

func clamp(v, low, high int) int { return max(low, min(v, high)) }
