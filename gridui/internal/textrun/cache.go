// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package textrun caches shaped text while the grid shows it, and paints whole lines of it with few
// operations.
//
// Gio's own [text.Shaper] caches 1000 texts and shapes all others again in every frame; a screen of cells
// easily holds more. A [Cache] keeps one [Run] per text, font and size, whatever the width of its column, and
// evicts the least recently used. A [Line] joins the runs of a baseline into one path per colour. A
// [Paragraph] is a text broken into several runs.
//
// Text is set in two ways, which look the same. The full way uses the Shaper, for any script and
// font. The fast way is for plain text in the fonts given as [Cache.Faces]: it places glyphs side by side by
// advances and kerning learned from text set the full way, and draws outlines cached by font and size. Runs,
// glyphs and operations are reused, so that new text allocates nothing when the cache is full.
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

// Cache caches shaped runs. Its zero value with a Shaper is ready to use; without a Shaper every run is
// empty. It must not be copied after first use and is not safe for concurrent use.
type Cache struct {
	// Shaper shapes the text. Replacing it discards all runs.
	Shaper *text.Shaper
	// Faces holds the faces from which the Shaper was made. Plain text in these fonts is set and drawn without
	// the Shaper and without allocations, and looks the same. Faces unknown to the Shaper do no harm. A change
	// takes effect at the next Begin; the elements of a list must not change.
	Faces []font.FontFace
	// Locale is the language and base direction of all text. A change takes effect at the next Begin.
	Locale system.Locale
	// Images records text with cached outlines as images instead of paths: for renderers without a GPU, where
	// a path costs ten times as much. Text may then be a sixteenth of a pixel off its place. A Line recorded
	// the other way is recorded again.
	Images bool

	shaper    *text.Shaper    // the shaper of the cached runs
	locale    system.Locale   // the locale of the cached runs
	given     []font.FontFace // the fonts of typefaces
	typefaces []*typeface
	faces     map[Face]*face
	last      *face     // the last face returned: neighbouring cells share it
	blank     Run       // the run of all text while there is no Shaper
	noLines   Paragraph // its counterpart for paragraphs

	graphemes segmenter.Segmenter
	scratch   scratch
	masker    masker
	coverages coverages
	views     imageViews

	frame  uint32 // number of the frame, counting only frames that used text
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

// scratch is working memory that cache misses and recordings reuse.
type scratch struct {
	path   clip.Path
	glyphs []text.Glyph
	bytes  []byte
	edges  []fixed.Int26_6
	runes  []rune
	run    Run // takes glyphs that are only measured
	items  []item
	strips []strip
}

// Stats holds the statistics of a Cache. Runs is the number of cached runs; the other fields count since the
// last Begin.
type Stats struct {
	Hits, Misses, Evicted int
	Runs                  int
}

// Configure sets the Shaper, Locale, Faces and Images of the cache, and reports whether it discarded the
// cached runs.
func (c *Cache) Configure(shaper *text.Shaper, locale system.Locale, faces []font.FontFace, images bool) (dropped bool) {
	if dropped = c.Shaper != shaper || c.Locale != locale; dropped {
		c.Reset()
		c.Shaper, c.Locale = shaper, locale
	}
	c.Faces, c.Images = faces, images
	return dropped
}

// Stats returns the counts of the current frame.
func (c *Cache) Stats() Stats { return c.stats }

// Run returns s set in f on one line, shaping it if it is not cached. The text ends at its first line break
// and after MaxRunes; see Run.Elided. Invalid UTF-8 is shown as U+FFFD, control characters as spaces. A cache
// hit does not allocate, and s is not retained.
func (c *Cache) Run(f Face, s []byte) *Run { return c.RunString(f, view(s)) }

// RunString returns the string s set in f on one line, as Run does.
func (c *Cache) RunString(f Face, s string) *Run {
	fc := c.face(f)
	if fc == nil {
		return &c.blank
	}
	part, end := head(s, MaxRunes)
	return c.lookup(fc, part, end != toEnd)
}

// lookup returns the run of all of s. elided marks s as a part of a longer text.
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
