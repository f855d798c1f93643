// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"gioui.org/font"
	"gioui.org/io/system"
	"gioui.org/text"
	"golang.org/x/image/math/fixed"
)

// maxPx is the largest size that Gio's glyph numbers can express.
const maxPx = 1023

// Face is a font and a size in whole pixels per em, rounded as by widget.Label. Below one pixel text is
// empty; above 1023 it is set at 1023.
type Face struct {
	Font font.Font
	Px   int
}

// Metrics is the extent of a line of text above and below its baseline, in
// pixels rounded up. Descent includes the font's line gap.
type Metrics struct{ Ascent, Descent int }

// reference is the text from which metrics are taken. The first font of any list contains it, so that a
// fallback font in some cell moves no baseline.
const reference = "Ag0"

// face is a Face in use.
type face struct {
	key     Face
	cache   *Cache
	shaper  *text.Shaper // numbers the glyphs of its runs
	params  text.Parameters
	fast    *fast  // nil if all text takes the full way
	salt    uint64 // distinguishes the hashes of its texts from those in other faces
	metrics Metrics
}

// face returns the entry of f, or nil if no text can be shaped.
func (c *Cache) face(f Face) *face {
	if c.Shaper != c.shaper {
		c.Reset()
	}
	if c.last != nil && c.last.key == f {
		return c.last
	}
	if c.Shaper == nil || f.Px < 1 {
		return nil
	}
	fc := c.faces[f]
	if fc == nil {
		fc = c.newFace(f)
	}
	c.last = fc
	return fc
}

func (c *Cache) newFace(f Face) *face {
	if c.faces == nil {
		c.faces = make(map[Face]*face)
		c.locale = c.Locale
	}
	px := min(f.Px, maxPx)
	fc := &face{
		key:    f,
		cache:  c,
		shaper: c.Shaper,
		salt:   uint64(len(c.faces)) << 32,
		params: text.Parameters{
			Font:     f.Font,
			PxPerEm:  fixed.I(px),
			MaxWidth: maxWidth,
			Locale:   c.locale,
		},
	}
	c.faces[f] = fc
	c.layout(fc, reference)
	if len(c.typefaces) > 0 && c.locale.Direction == system.LTR {
		fc.fast = newFast(px)
		fc.fast.learn(c.typefaces, reference, c.scratch.glyphs)
	}
	for _, g := range c.scratch.glyphs {
		fc.metrics.Ascent = max(fc.metrics.Ascent, g.Ascent.Ceil())
		fc.metrics.Descent = max(fc.metrics.Descent, g.Descent.Ceil())
	}
	return fc
}

// Metrics returns the extent of a line in the face's first font. It gives a row one baseline, whatever
// fallback fonts its cells need. It is zero where text is empty.
func (c *Cache) Metrics(f Face) Metrics {
	if fc := c.face(f); fc != nil {
		return fc.metrics
	}
	return Metrics{}
}
