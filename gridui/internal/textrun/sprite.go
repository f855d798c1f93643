// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"encoding/binary"
	"image"
)

// sprite is a glyph as pixels of an image, in a colour and at a phase.
type sprite struct {
	in *coverage
	// blocks holds the pixels row by row. A row is filled up with transparent pixels.
	blocks []pixelBlock
	pitch  int             // blocks of a row
	box    image.Rectangle // of the pixels, relative to the pixel of the glyph's dot
	width  int             // of the box
	height int
}

// pixelBlock is eight neighbouring pixels, two in a word with the left one in the lower half, as in an image.
type pixelBlock [4]uint64

const (
	blockPixels = 8
	blockBytes  = 4 * blockPixels
	// spriteMargin is the number of pixels to the right of a glyph that its sprite may write, spriteSlack the number of
	// bytes beyond the last pixel of an image that sprites at its right edge need for it.
	spriteMargin = blockPixels - 1
	spriteSlack  = 4 * spriteMargin
)

// sprite returns a glyph's sprite in a colour at a phase.
func (m *masker) sprite(o *outline, phase int, in *coverage) *sprite {
	if o.masks != nil {
		if s := o.masks.recent[phase]; s != nil && s.in == in {
			return s
		}
	}
	return m.find(o, phase, in)
}

// find returns the sprite if it is not the one requested last.
func (m *masker) find(o *outline, phase int, in *coverage) *sprite {
	k := m.mask(o, phase)
	for _, s := range k.sprites {
		if s.in == in {
			o.masks.recent[phase] = s
			return s
		}
	}
	s := newSprite(k, in)
	k.sprites = append(k.sprites, s)
	m.bytes += blockBytes*len(s.blocks) + maskOverhead
	o.masks.recent[phase] = s
	return s
}

func newSprite(k *mask, in *coverage) *sprite {
	w := k.box.Dx()
	s := &sprite{in: in, box: k.box, width: w, height: k.box.Dy(), pitch: (w + blockPixels - 1) / blockPixels}
	s.blocks = make([]pixelBlock, s.pitch*k.box.Dy())
	for i, a := range k.alpha {
		x, y := i%w, i/w
		b := &s.blocks[y*s.pitch+x/blockPixels]
		b[x%blockPixels/2] |= uint64(in.pixels[a]) << (32 * (x & 1))
	}
	return s
}

// draw draws the sprite into the pixels of an image, stride bytes a row, with the first pixel of its box at a
// byte. Where glyphs overlap, their coverage adds up, as in a path.
func (s *sprite) draw(pix []uint8, stride, at int) {
	column := s.pitch
	for i := range s.blocks {
		b, p := &s.blocks[i], (*[blockBytes]uint8)(pix[at:])
		p0, p1, p2, p3 := (*[8]uint8)(p[:8]), (*[8]uint8)(p[8:16]), (*[8]uint8)(p[16:24]), (*[8]uint8)(p[24:])
		if word(p0)|word(p1)|word(p2)|word(p3) == 0 {
			setWord(p0, b[0])
			setWord(p1, b[1])
			setWord(p2, b[2])
			setWord(p3, b[3])
		} else {
			s.in.addBlock(p, b)
		}
		if column--; column > 0 {
			at += blockBytes
		} else {
			at += stride - blockBytes*(s.pitch-1)
			column = s.pitch
		}
	}
}

// store draws like draw, where all pixels are transparent.
func (s *sprite) store(pix []uint8, stride, at int) {
	if s.pitch > 1 {
		for column := range s.pitch {
			for i := column; i < len(s.blocks); i += s.pitch {
				s.blocks[i].store((*[blockBytes]uint8)(pix[at+i/s.pitch*stride:]))
			}
			at += blockBytes
		}
		return
	}
	for i := range s.blocks {
		s.blocks[i].store((*[blockBytes]uint8)(pix[at:]))
		at += stride
	}
}

func (b *pixelBlock) store(p *[blockBytes]uint8) {
	setWord((*[8]uint8)(p[:8]), b[0])
	setWord((*[8]uint8)(p[8:16]), b[1])
	setWord((*[8]uint8)(p[16:24]), b[2])
	setWord((*[8]uint8)(p[24:]), b[3])
}

// addBlock draws a block over pixels.
func (s *coverage) addBlock(p *[blockBytes]uint8, b *pixelBlock) {
	for i, v := range b {
		if v != 0 {
			q := (*[8]uint8)(p[8*i:])
			setWord(q, s.add(word(q), v))
		}
	}
}

func word(p *[8]uint8) uint64       { return binary.LittleEndian.Uint64(p[:]) }
func setWord(p *[8]uint8, v uint64) { binary.LittleEndian.PutUint64(p[:], v) }

// add returns two pixels covered by both a and b.
func (s *coverage) add(a, b uint64) uint64 {
	if a == 0 {
		return b
	}
	return uint64(s.addPixel(uint32(a), uint32(b))) | uint64(s.addPixel(uint32(a>>32), uint32(b>>32)))<<32
}

func (s *coverage) addPixel(a, b uint32) uint32 {
	switch {
	case a == 0:
		return b
	case b == 0:
		return a
	}
	opaque := uint32(s.opaque)
	return s.pixels[min((a>>24)*255/opaque+(b>>24)*255/opaque, 255)]
}
