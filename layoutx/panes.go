// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import "image"

// Pane is one of three parts of a sheet side by side. The names are those of
// sheets read from left to right. Others are mirrored as a whole, so that Left
// is always the pane where reading starts, and a sheet read from right to left
// shows it at the right edge.
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

// Band is one of five parts of a sheet below each other, from top to bottom.
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

// Insets say what the center of the body gives up to the rest of the sheet, in
// pixels. The zero Insets give the whole viewport to it. Negative numbers
// count as 0.
type Insets struct {
	// Left and Right are the widths that the panes of that name ask for.
	Left, Right int
	// Head, Top, Bottom and Foot are the heights that the bands of that name
	// ask for.
	Head, Top, Bottom, Foot int
	// BarX is the width kept free for the vertical scroll bar, at the reading
	// end; BarY the height kept free for the horizontal one, at the bottom.
	BarX, BarY int
	// RTL mirrors the sheet for reading from right to left.
	RTL bool
}

// Panes is a viewport cut into panes and bands. All rectangles are in viewport
// pixels. Every pixel of the viewport is in exactly one of Rect(pane, band),
// BarX, BarY and Corner. The zero Panes are those of an empty viewport. Panes
// can be compared with ==.
type Panes struct {
	size  image.Point
	inner image.Rectangle // the viewport without the gutters
	// cutX is where one pane ends and the next begins, counted in the reading
	// direction from the reading start of inner; cutY counts from the top.
	cutX [paneCount - 1]int
	cutY [bandCount - 1]int
	rtl  bool
}

// Split cuts a viewport of the given size into panes. Where space is short, the
// scroll bars come first, then the header, then the footer. Left and Right
// take at most nine tenths of the width together; the wider gives way until
// they are equal, then both do. Top and Bottom take at most half of the height
// between header and footer each.
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

// Band returns the rectangle of a band across all panes. It is not inlined: that would
// make programs larger, and it is asked for a few times a frame.
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

// between returns the borders of part i of [0, length) cut at cuts.
func between(cuts []int, i, length int) (from, to int) {
	if i > 0 {
		from = cuts[i-1]
	}
	if i == len(cuts) {
		return from, length
	}
	return from, cuts[i]
}

// BarX returns the gutter of the vertical scroll bar: at the right edge, or at
// the left edge of a mirrored sheet. It ends where the Corner begins.
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

// At returns the pane and the band of a point, false if it is in a gutter or
// outside the viewport.
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
