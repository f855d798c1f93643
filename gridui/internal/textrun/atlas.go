// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/color"
	"math"

	"gioui.org/op"
	"gioui.org/op/paint"
	"golang.org/x/image/math/fixed"
)

// Atlas draws text that shows for a single frame into one image, from which pieces are painted: text that
// moves too fast to be kept. Gio uploads one texture, and a row of text is one piece. Plain text is neither
// looked up nor kept in the Cache. The pixels are used again for the next frame, because Gio copies them when
// it draws a frame; drawing a settled series of frames allocates nothing. The zero value is ready to use.
//
// The image is at most maxSide by maxAtlasHeight pixels, 32 MB, and as high as the text of the frame needs.
type Atlas struct {
	cache *Cache
	// views holds image operations on the same pixels, one for each of restFrames frames.
	views []atlasView
	view  int // the operation of this frame

	pix []uint8
	// width is the room for text in the image, whose rows end spriteMargin pixels further on.
	width int
	// shelves holds the rows of pieces in the image, from top to bottom.
	shelves []shelf
	// spots holds the glyphs of the text that was set last. line holds the glyphs of the present line, and cells
	// its texts.
	spots  []spot
	line   []placed
	cells  []placedText
	pieces []Piece
}

const (
	// maxAtlasHeight limits the height of an atlas, in pixels, before a line of text is begun; maxLineHeight is
	// the greatest height of a line.
	maxAtlasHeight = 2048
	maxLineHeight  = 256
	// minAtlasWidth has room for every glyph.
	minAtlasWidth = 256
	// pieceGap is the width in pixels from which on the room between two texts is left out of the image: about
	// the pixels that cost as much as one more piece.
	pieceGap = 64
)

// atlasView is an image operation and its image.
type atlasView struct {
	image image.RGBA
	op    paint.ImageOp
	made  bool
}

// Piece is a part of the image of an Atlas with the point at which its top left corner is painted.
type Piece struct {
	Source image.Rectangle
	At     image.Point
}

// shelf is a row of pieces in the image of an Atlas: y and high are its place and height, x is where the next piece begins.
type shelf struct{ x, y, high int }

// spot is a glyph of a text with the distance of its dot from the text's left edge.
type spot struct {
	outline *outline
	x       fixed.Int26_6
}

// placed is a sprite with its top left corner.
type placed struct {
	sprite *sprite
	x, y   int
}

// placedText is a range of glyphs of a line, and their pixels.
type placedText struct {
	first, end int
	box        image.Rectangle
}

// Begin starts a frame with text of c, at most width pixels wide.
func (a *Atlas) Begin(c *Cache, width int) {
	a.cache = c
	a.width = min(max(width, minAtlasWidth), maxSide-spriteMargin)
	a.shelves = a.shelves[:0]
	a.line, a.cells = a.line[:0], a.cells[:0]
	if a.views == nil {
		a.views = make([]atlasView, restFrames)
	}
	a.view = (a.view + 1) % restFrames
}

// Drop releases all memory. The pieces of the last frame must have been drawn.
func (a *Atlas) Drop() { *a = Atlas{} }

// HasRoom reports whether there is room for a line of text in a row of a height. A line must not be begun
// without room.
func (a *Atlas) HasRoom(height int) bool {
	return height <= maxLineHeight && a.height()+height <= maxAtlasHeight
}

// Set sets a text in one line, and returns its width. ok is false if only Cache.Fit can set it, or cut it to
// fit in room. Place draws the text that was set last.
func (a *Atlas) Set(f Face, s []byte, room int) (width int, ok bool) {
	fc := a.cache.face(f)
	if fc == nil || fc.fast == nil || fc.fast.px > maxImagePx || len(s) > minHead {
		return 0, false
	}
	a.spots, width, ok = fc.fast.place(a.spots[:0], view(s))
	return width, ok && width <= room && width <= a.width-2*fc.fast.px
}

// Place draws the text that was set last, with its left edge and its baseline at a point.
func (a *Atlas) Place(x, y int, ink color.NRGBA) {
	in, m := a.cache.coverages.of(ink), &a.cache.masker
	t := a.begin()
	for i := range a.spots {
		at, phase := phaseOf(a.spots[i].x)
		a.put(&t, m.sprite(a.spots[i].outline, phase, in), x+at, y)
	}
	a.end(t)
}

// PlaceRun draws a run like Place. It reports whether it could: whether the run can be drawn from outlines.
func (a *Atlas) PlaceRun(r *Run, x, y int, ink color.NRGBA) bool {
	it := item{run: r, x: x, y: y}
	if len(r.glyphs) == 0 {
		return true
	}
	if !it.fitsImage() || r.Width > a.width-2*r.face.fast.px {
		return false
	}
	in, m := a.cache.coverages.of(ink), &a.cache.masker
	t := a.begin()
	for i := range r.glyphs {
		g := &r.glyphs[i]
		at, phase := it.place(g)
		a.put(&t, m.sprite(r.face.fast.outlines[g.number()], phase, in), at.X, at.Y)
	}
	a.end(t)
	return true
}

// nowhere is the box of no pixels: its union with another is the other.
var nowhere = image.Rectangle{Min: image.Pt(math.MaxInt32, math.MaxInt32), Max: image.Pt(math.MinInt32, math.MinInt32)}

// begin returns a text without glyphs.
func (a *Atlas) begin() placedText {
	return placedText{first: len(a.line), end: len(a.line), box: nowhere}
}

// put adds a glyph to a text, with its dot at a pixel.
func (a *Atlas) put(t *placedText, s *sprite, x, y int) {
	if len(s.blocks) == 0 {
		return
	}
	x, y = x+s.box.Min.X, y+s.box.Min.Y
	a.line = append(a.line, placed{s, x, y})
	t.end++
	t.box.Min.X, t.box.Min.Y = min(t.box.Min.X, x), min(t.box.Min.Y, y)
	t.box.Max.X, t.box.Max.Y = max(t.box.Max.X, x+s.width), max(t.box.Max.Y, y+s.height)
}

// end adds a text to the line.
func (a *Atlas) end(t placedText) {
	if t.end > t.first {
		a.cells = append(a.cells, t)
	}
}

// EndLine draws the texts that were placed since the last call, and returns the pieces that show them. The
// result is valid until the next call.
func (a *Atlas) EndLine() []Piece {
	a.pieces = a.pieces[:0]
	for first := 0; first < len(a.cells); {
		end, box := a.piece(first)
		a.draw(a.cells[first:end], box)
		first = end
	}
	a.line, a.cells = a.line[:0], a.cells[:0]
	return a.pieces
}

// piece returns the end of the texts from first on that are drawn as one piece, and their pixels.
func (a *Atlas) piece(first int) (end int, box image.Rectangle) {
	box = a.cells[first].box
	for end = first + 1; end < len(a.cells); end++ {
		next := a.cells[end].box
		gap := max(next.Min.X-box.Max.X, box.Min.X-next.Max.X)
		both := box.Union(next)
		if gap >= pieceGap || both.Dx() > a.width || both.Dy() > maxLineHeight {
			break
		}
		box = both
	}
	return end, box
}

// draw draws texts as a piece.
func (a *Atlas) draw(cells []placedText, box image.Rectangle) {
	at := a.allot(box.Size())
	a.pieces = append(a.pieces, Piece{Source: image.Rectangle{Min: at, Max: at.Add(box.Size())}, At: box.Min})
	stride := a.stride()
	start := at.Y*stride + 4*at.X
	for y := range box.Dy() {
		clear(a.pix[start+y*stride:][:4*box.Dx()])
	}
	// Glyphs end before edge.
	edge := box.Min.X
	for _, g := range a.line[cells[0].first:cells[len(cells)-1].end] {
		at := start + (g.y-box.Min.Y)*stride + 4*(g.x-box.Min.X)
		if g.x >= edge {
			g.sprite.store(a.pix, stride, at)
		} else {
			g.sprite.draw(a.pix, stride, at)
		}
		edge = max(edge, g.x+g.sprite.width)
	}
}

// allot returns the place of a piece in the image: on the first shelf with room, else on a new one. The last shelf grows
// with its pieces.
func (a *Atlas) allot(size image.Point) image.Point {
	for i := range a.shelves {
		s := &a.shelves[i]
		if last := i == len(a.shelves)-1; s.x+size.X > a.width || size.Y > s.high && !last {
			continue
		}
		at := image.Pt(s.x, s.y)
		s.x += size.X
		if size.Y > s.high {
			s.high = size.Y
			a.grow()
		}
		return at
	}
	at := image.Pt(0, a.height())
	a.shelves = append(a.shelves, shelf{x: size.X, y: at.Y, high: size.Y})
	a.grow()
	return at
}

// stride returns the number of bytes of a row of the image.
func (a *Atlas) stride() int { return 4 * (a.width + spriteMargin) }

// height returns the height of all shelves.
func (a *Atlas) height() int {
	if len(a.shelves) == 0 {
		return 0
	}
	last := &a.shelves[len(a.shelves)-1]
	return last.y + last.high
}

// grow makes the image of this frame as high as its shelves.
func (a *Atlas) grow() {
	height := a.height()
	n := a.stride() * height
	if n > cap(a.pix) {
		more := make([]uint8, n+n/4)
		copy(more, a.pix)
		a.pix = more
	}
	a.pix = a.pix[:n]
	v := &a.views[a.view]
	v.image = image.RGBA{Pix: a.pix, Stride: a.stride(), Rect: image.Rect(0, 0, a.stride()/4, height)}
	if !v.made {
		v.op = paint.NewImageOp(&v.image)
		v.op.Filter = paint.FilterNearest
		v.made = true
	}
}

// Use makes the image the material of the next paint operations. It must be called after EndLine.
func (a *Atlas) Use(ops *op.Ops) { a.views[a.view].op.Add(ops) }
