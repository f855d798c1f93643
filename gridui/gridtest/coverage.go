// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"sync"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/opscan"
)

// Unpainted returns the first pixel of the window, from the top and then from the left, that no fill of the last
// frame covers with a plain opaque colour. ok is false if all pixels are covered. Only rectangles count: shapes,
// images and gradients cover nothing.
//
// Unpainted needs no GPU. It panics under the same condition as CountOps.
func (h *Harness) Unpainted() (at image.Point, ok bool) {
	h.start()
	c := newCoverage(h.Size)
	opscan.Walk(&h.ops, c.see)
	return c.hole()
}

// coverage executes the operations of a frame as the renderer does, and records which pixels they cover.
type coverage struct {
	size    image.Point
	covered []bool
	codes   *coverCodes

	now   coverState
	trans []coverPlace
	clips []coverClip
	saved map[uint32]coverPlace
	// shape is true if the next clip is to a path. faint is the number of open layers with less than full opacity.
	shape   bool
	opacity []bool
	faint   int
}

// coverState is the state that a paint operation depends on.
type coverState struct {
	at     coverPlace
	clip   coverClip
	opaque bool
}

// coverPlace is a transformation: off is its offset in pixels, and plain is true if it only moves.
type coverPlace struct {
	off   f32.Point
	plain bool
}

// coverClip is the area that may be painted: rect is its bounds, and plain is true if it is the whole rectangle.
type coverClip struct {
	rect  image.Rectangle
	plain bool
}

func newCoverage(size image.Point) *coverage {
	c := &coverage{size: size, covered: make([]bool, size.X*size.Y), codes: coverKinds(), saved: map[uint32]coverPlace{}}
	c.load(coverPlace{plain: true})
	return c
}

// load sets the state at the start of a deferred macro.
func (c *coverage) load(at coverPlace) {
	c.now = coverState{at: at, clip: coverClip{image.Rectangle{Max: c.size}, true}, opaque: true}
}

// see executes an operation.
func (c *coverage) see(data []byte) {
	k := c.codes
	switch data[0] {
	case k.transform:
		c.move(data)
	case k.popTransform:
		c.now.at, c.trans = popped(c.trans)
	case k.path:
		c.shape = true
	case k.clip:
		c.narrow(data)
	case k.popClip:
		c.now.clip, c.clips = popped(c.clips)
	case k.opacity:
		faint := math.Float32frombits(binary.LittleEndian.Uint32(data[1:])) < 1
		c.opacity = append(c.opacity, faint)
		c.faint += count(faint)
	case k.popOpacity:
		var faint bool
		faint, c.opacity = popped(c.opacity)
		c.faint -= count(faint)
	case k.color:
		c.now.opaque = data[4] == 0xff
	case k.image, k.gradient:
		c.now.opaque = false
	case k.paint:
		c.fill()
	case k.save:
		c.saved[binary.LittleEndian.Uint32(data[1:])] = c.now.at
	case k.load:
		c.load(c.saved[binary.LittleEndian.Uint32(data[1:])])
	}
}

// move changes the transformation. data contains a flag, which is set for a push, and six numbers.
func (c *coverage) move(data []byte) {
	if data[1] != 0 {
		c.trans = append(c.trans, c.now.at)
	}
	var by [6]float32
	for i := range by {
		by[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[2+4*i:]))
	}
	c.now.at.off = c.now.at.off.Add(f32.Pt(by[2], by[5]))
	c.now.at.plain = c.now.at.plain && by[0] == 1 && by[1] == 0 && by[3] == 0 && by[4] == 1
}

// narrow pushes a clip. data contains four numbers in the coordinates of the transformation.
func (c *coverage) narrow(data []byte) {
	c.clips = append(c.clips, c.now.clip)
	var at [4]int
	for i := range at {
		at[i] = int(int32(binary.LittleEndian.Uint32(data[1+4*i:])))
	}
	off := c.now.at.off.Round()
	r := image.Rect(at[0], at[1], at[2], at[3]).Add(off)
	if at[0] > at[2] || at[1] > at[3] {
		r = image.Rectangle{}
	}
	c.now.clip.rect = c.now.clip.rect.Intersect(r)
	c.now.clip.plain = c.now.clip.plain && c.now.at.plain && !c.shape
	c.shape = false
}

// fill covers the area of the clip.
func (c *coverage) fill() {
	if !c.now.opaque || !c.now.clip.plain || c.faint > 0 {
		return
	}
	r := c.now.clip.rect
	for y := r.Min.Y; y < r.Max.Y; y++ {
		line := c.covered[y*c.size.X:][r.Min.X:r.Max.X]
		for x := range line {
			line[x] = true
		}
	}
}

// hole returns the first pixel that is not covered.
func (c *coverage) hole() (at image.Point, ok bool) {
	for i, covered := range c.covered {
		if !covered {
			return image.Pt(i%c.size.X, i/c.size.X), true
		}
	}
	return image.Point{}, false
}

func popped[V any](stack []V) (V, []V) { return stack[len(stack)-1], stack[:len(stack)-1] }

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// coverCodes holds the codes of the operations that affect which pixels are covered.
type coverCodes struct {
	transform, popTransform, path, clip, popClip, opacity, popOpacity byte
	color, image, gradient, paint, save, load                         byte
}

var coverKinds = sync.OnceValue(func() *coverCodes {
	offset := opscan.Codes(func(o *op.Ops) { op.Offset(image.Pt(1, 1)).Push(o).Pop() })
	rect := opscan.Codes(func(o *op.Ops) { clip.Rect{Max: image.Pt(1, 1)}.Push(o).Pop() })
	layer := opscan.Codes(func(o *op.Ops) { paint.PushOpacity(o, 0.5).Pop() })
	deferred := opscan.Codes(func(o *op.Ops) {
		m := op.Record(o)
		op.Defer(o, m.Stop())
	})
	of := kinds()
	return &coverCodes{
		transform: offset[0], popTransform: offset[1], path: of.path, clip: rect[0], popClip: rect[1],
		opacity: layer[0], popOpacity: layer[1],
		color:    codeOf(func(o *op.Ops) { paint.ColorOp{Color: color.NRGBA{A: 0xff}}.Add(o) }),
		image:    codeOf(func(o *op.Ops) { paint.NewImageOp(image.NewRGBA(image.Rect(0, 0, 2, 2))).Add(o) }),
		gradient: codeOf(func(o *op.Ops) { paint.LinearGradientOp{}.Add(o) }),
		paint:    of.paint, save: deferred[0], load: deferred[1],
	}
})
