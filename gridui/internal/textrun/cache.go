// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package textrun keeps shaped text for as long as the grid shows it, and
// paints whole lines of it with few operations.
//
// Gio's own [text.Shaper] remembers 1000 texts and shapes all others anew in
// every frame; a screen of cells easily holds more. A [Cache] keeps one [Run]
// per text, font and size, whatever the width of its column, and forgets those
// unused for longest. A [Line] joins runs that stand on one baseline into one
// path per colour. A [Paragraph] is a text broken into several such runs.
//
// Text is set in one of two ways, which look the same. The full way is the
// Shaper's: any script, any font. The fast way is for plain text in fonts that
// are given as [Cache.Faces]: it puts glyphs side by side by advances and
// kerning that it has learned from text set the full way, and draws outlines
// that it keeps by font and size. Runs, glyphs and operations are used again,
// so that new text allocates nothing once the cache is full.
//
// All lengths are whole pixels unless their type is [fixed.Int26_6].
package textrun

import (
	"gioui.org/font"
	"gioui.org/io/system"
	"gioui.org/op/clip"
	"gioui.org/text"
	"github.com/go-text/typesetting/segmenter"
	"golang.org/x/image/math/fixed"
)

// Cache keeps shaped runs. Its zero value with a Shaper is ready to use;
// without one every run is empty. It must not be copied after first use and is
// not safe for concurrent use.
type Cache struct {
	// Shaper shapes the text. When it is replaced all runs are forgotten.
	Shaper *text.Shaper
	// Faces are the faces that the Shaper was made from. With them, plain text
	// of their fonts is set and drawn without the Shaper and without allocating,
	// and looks the same. Faces that are not the Shaper's do no harm. A change
	// takes effect at the next Begin; the elements of a list must not change.
	Faces []font.FontFace
	// Locale is the language and base direction of all text. A change takes
	// effect at the next Begin.
	Locale system.Locale
	// Images has text that can be drawn from kept outlines recorded as images instead
	// of paths: for renderers without a GPU, to which a path costs ten times as much.
	// Text may then stand a sixteenth of a pixel beside its place. A Line is recorded
	// anew where it was recorded the other way.
	Images bool

	shaper    *text.Shaper    // the one that made the runs kept
	locale    system.Locale   // the one they were made for
	given     []font.FontFace // those the typefaces are of
	typefaces []*typeface
	faces     map[Face]*face
	last      *face     // the face asked for last: neighbouring cells share it
	blank     Run       // stands for all text while there is nothing to shape with
	noLines   Paragraph // likewise

	graphemes segmenter.Segmenter
	scratch   scratch
	masker    masker
	coverages coverages

	frame  uint32 // number of the frame, counting those that used text
	inUse  int    // runs used in this frame
	peak   int    // runs used in a busy frame, slowly decaying
	table  table
	newest *Run
	oldest *Run
	spare  *Run // evicted runs for other texts, linked by newer
	spares int

	paragraphs paragraphs
	stats      Stats
}

// scratch is memory that is used again by every miss and every recording.
type scratch struct {
	path   clip.Path
	glyphs []text.Glyph
	bytes  []byte
	edges  []fixed.Int26_6
	runes  []rune
	run    Run // takes glyphs that are only measured
	items  []item
}

// Stats tells how a Cache fares. Runs is what is kept now; the other numbers
// count since the last Begin.
type Stats struct {
	Hits, Misses, Evicted int
	Runs                  int
}

// Configure sets what text is set with, and reports whether the runs kept were dropped for it.
func (c *Cache) Configure(shaper *text.Shaper, locale system.Locale, faces []font.FontFace, images bool) (dropped bool) {
	if dropped = c.Shaper != shaper || c.Locale != locale; dropped {
		c.Reset()
		c.Shaper, c.Locale = shaper, locale
	}
	c.Faces, c.Images = faces, images
	return dropped
}

// DrawImages sets whether text that can be is recorded as images: see Images.
func (c *Cache) DrawImages(on bool) { c.Images = on }

// Stats returns the counts of the current frame.
func (c *Cache) Stats() Stats { return c.stats }

// Run returns s set in f on one line, shaping it if it is not kept. The text
// ends at its first line break and after MaxRunes; see Run.Elided. Invalid
// UTF-8 shows as U+FFFD, control characters as spaces. A hit does not allocate
// and s is not retained.
func (c *Cache) Run(f Face, s []byte) *Run { return c.RunString(f, view(s)) }

// RunString is Run for a string.
func (c *Cache) RunString(f Face, s string) *Run {
	fc := c.face(f)
	if fc == nil {
		return &c.blank
	}
	part, end := head(s, MaxRunes)
	return c.lookup(fc, part, end != toEnd)
}

// lookup returns the run of all of s, which may stand for a longer text.
func (c *Cache) lookup(f *face, s string, elided bool) *Run {
	k := key{face: f, text: s, partial: elided}
	hash := k.hash()
	if r := c.table.find(k, hash); r != nil {
		c.stats.Hits++
		c.touch(r)
		return r
	}
	c.stats.Misses++
	r := c.takeSpare()
	r.face, r.partial, r.hash = f, elided, hash
	r.buf = append(r.buf, s...)
	r.text = view(r.buf)
	c.shape(r)
	r.Elided = r.Elided || elided
	c.insert(r)
	return r
}
