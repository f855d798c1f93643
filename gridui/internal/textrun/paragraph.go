// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/math/fixed"
)

// MaxLines is the most lines that a text is broken into.
const MaxLines = 1000

// Paragraph is a text broken into lines. It is what Wrap last made of the text,
// and holds until the next call of Wrap.
type Paragraph struct {
	// Elided tells that there is more text than the lines show; the last of them
	// ends in an ellipsis.
	Elided bool
	// Split tells that a line ends where none may, since there is no room for a word.
	Split bool

	face        *face
	text        string // as given, up to MaxRunes
	buf         []byte // what text is a view of
	partial     bool   // the text stands for a longer one
	pieces      []piece
	lines       []stretch
	width, most int // what the lines were made for
	used        uint32
}

// piece is a grapheme cluster of a paragraph, or the end of a hard line.
type piece struct {
	end  int32         // byte offset in the text after it
	x    fixed.Int26_6 // advance of all up to its end, were it one line
	kind pieceKind
}

// pieceKind says what may happen after a piece.
type pieceKind uint8

const (
	breakable pieceKind = 1 << iota // a line may end after it
	blank                           // it hangs over the end of its line
	newline                         // the line ends before it
)

// stretch is a part of a text, in bytes.
type stretch struct{ from, to int32 }

// Wrap breaks s into lines of at most width pixels: at its newlines, where Unicode
// allows it (after spaces and hyphens, between syllables of Hangul and between
// Han characters), and within what is too wide for a line of its own. Spaces hang
// over the end of a line; a cluster that is wider than the width has a line to
// itself. There are at most lines of them, or MaxLines where that is not positive;
// the text ends after MaxRunes. A text that is known and as wide as last time costs
// a look-up; in another width it is broken anew without being shaped. Neither
// allocates, and s is not retained.
func (c *Cache) Wrap(f Face, s []byte, width, lines int) *Paragraph {
	fc := c.face(f)
	if fc == nil {
		return &c.noLines
	}
	if lines <= 0 || lines > MaxLines {
		lines = MaxLines
	}
	width = min(max(width, 0), maxWidth)
	p := c.paragraph(fc, view(s))
	if p.width != width || p.most != lines {
		p.width, p.most = width, lines
		p.flow()
	}
	return p
}

// Len is the number of lines; a text without any has none.
func (p *Paragraph) Len() int { return len(p.lines) }

// Line returns line i, which is set on its own.
func (p *Paragraph) Line(i int) *Run {
	c, l := p.face.cache, p.lines[i]
	if p.Elided && i == len(p.lines)-1 {
		part, _ := head(p.text[l.from:], MaxRunes)
		return c.elide(p.face, c.lookup(p.face, part, true), p.width)
	}
	return c.lookup(p.face, strings.TrimRightFunc(p.text[l.from:l.to], hangs), false)
}

// hangs tells whether r has no room of its own at the end of a line.
func hangs(r rune) bool {
	const figureSpace, narrowSpace = '\u2007', '\u202F'
	return unicode.IsSpace(r) && r != '\u00A0' && r != figureSpace && r != narrowSpace
}

// flow makes the lines.
func (p *Paragraph) flow() {
	p.lines, p.Elided, p.Split = p.lines[:0], false, false
	for at := 0; at < len(p.pieces); {
		if len(p.lines) == p.most {
			p.Elided = true
			return
		}
		end, next := p.lineFrom(at)
		l := stretch{from: p.offset(at)}
		l.to = max(p.offset(end), l.from)
		p.lines = append(p.lines, l)
		at = next
	}
	p.Elided = p.partial && len(p.lines) > 0
}

// offset is where a piece begins in the text.
func (p *Paragraph) offset(i int) int32 {
	if i == 0 {
		return 0
	}
	return p.pieces[i-1].end
}

// lineFrom returns the end of the line that begins with a piece, and the piece that
// the next one begins with.
func (p *Paragraph) lineFrom(at int) (end, next int) {
	most := fixed.I(p.width)
	if at > 0 {
		most += p.pieces[at-1].x
	}
	broken := at
	for i := at; i < len(p.pieces); i++ {
		k := &p.pieces[i]
		switch {
		case k.kind&newline != 0:
			return i, i + 1
		case k.kind&blank == 0 && k.x > most && broken > at:
			return broken, broken
		case k.kind&blank == 0 && k.x > most && i > at:
			p.Split = true
			return i, i
		}
		if k.kind&breakable != 0 {
			broken = i + 1
		}
	}
	return len(p.pieces), len(p.pieces)
}

// measure finds the pieces of the text.
func (c *Cache) measure(p *Paragraph) {
	p.pieces, p.width = p.pieces[:0], -1
	at, x := 0, fixed.Int26_6(0)
	for more := true; more; {
		var line string
		line, _, more = strings.Cut(p.text[at:], "\n")
		x = c.measureLine(p, strings.TrimRightFunc(line, hangs), at, x)
		at += len(line) + 1
		if more {
			p.pieces = append(p.pieces, piece{end: int32(at), x: x, kind: newline})
		}
	}
}

// measureLine appends the pieces of a hard line that begins at a byte of the text,
// where the advance is x, and returns the advance at its end.
func (c *Cache) measureLine(p *Paragraph, s string, at int, x fixed.Int26_6) fixed.Int26_6 {
	if s == "" {
		return x
	}
	shown := clean(s)
	edges := c.advances(p.face, shown)
	runes := c.scratch.runes[:0]
	for _, r := range shown {
		runes = append(runes, r)
	}
	c.scratch.runes = runes
	c.graphemes.Init(runes)
	breaks, n, off, broken := c.graphemes.LineIterator(), 0, 0, 0
	for it := c.graphemes.GraphemeIterator(); it.Next(); {
		cluster := it.Grapheme().Text
		for range cluster {
			_, size := utf8.DecodeRuneInString(s[off:])
			off += size
		}
		n += len(cluster)
		for broken < n && breaks.Next() {
			l := breaks.Line()
			broken = l.Offset + len(l.Text)
		}
		k := piece{end: int32(at + off), x: x + edges[min(n, len(edges)-1)]}
		if broken == n {
			k.kind |= breakable
		}
		if hangs(cluster[0]) {
			k.kind |= blank
		}
		p.pieces = append(p.pieces, k)
	}
	return x + edges[len(edges)-1]
}

// advances returns the advance before each rune of s, which is clean and not empty,
// and that of all.
func (c *Cache) advances(f *face, s string) []fixed.Int26_6 {
	if f.fast == nil {
		c.layout(f, s)
		return c.edges()
	}
	r := &c.scratch.run
	if !r.setPlain(f.fast, s) {
		c.layout(f, s)
		f.fast.learn(c.typefaces, s, c.scratch.glyphs)
		return c.edges()
	}
	edges := c.scratch.edges[:0]
	for i := range r.glyphs {
		edges = append(edges, r.glyphs[i].x)
	}
	c.scratch.edges = append(edges, r.advance)
	return c.scratch.edges
}

// paragraphKey is what a paragraph is found by.
type paragraphKey struct {
	face *face
	text string
	// partial tells that the text stands for a longer one.
	partial bool
}

// paragraphs are those kept.
type paragraphs struct {
	kept   map[paragraphKey]*Paragraph
	pieces int // of all that are kept
	spare  []*Paragraph
}

const (
	// maxPieces is how many pieces are kept, at 12 bytes, before paragraphs unused
	// for longest go.
	maxPieces = 1 << 19
	// maxSpare is how many paragraphs are kept to be used again.
	maxSpare = 256
)

// paragraph returns the paragraph of s, measuring it if it is not kept.
func (c *Cache) paragraph(f *face, s string) *Paragraph {
	part := firstRunes(s, MaxRunes)
	k := paragraphKey{f, part, len(part) < len(s)}
	all := &c.paragraphs
	if p := all.kept[k]; p != nil {
		p.used = c.frame
		return p
	}
	if all.kept == nil {
		all.kept = map[paragraphKey]*Paragraph{}
	}
	p := all.take()
	p.face, p.partial, p.used = f, k.partial, c.frame
	p.buf = append(p.buf[:0], part...)
	p.text = view(p.buf)
	c.measure(p)
	k.text = p.text
	all.kept[k] = p
	all.pieces += len(p.pieces)
	return p
}

func (a *paragraphs) take() *Paragraph {
	n := len(a.spare)
	if n == 0 {
		return new(Paragraph)
	}
	p := a.spare[n-1]
	a.spare = a.spare[:n-1]
	return p
}

// age lets go of the older half of the paragraphs where too much is kept, but of none
// used in this frame or the last.
func (a *paragraphs) age(frame uint32) {
	if a.pieces <= maxPieces {
		return
	}
	oldest := uint32(math.MaxUint32)
	for _, p := range a.kept {
		oldest = min(oldest, p.used)
	}
	for k, p := range a.kept {
		if p.used > oldest+(frame-min(oldest, frame))/2 || p.used+1 >= frame {
			continue
		}
		delete(a.kept, k)
		a.pieces -= len(p.pieces)
		if len(a.spare) < maxSpare {
			a.spare = append(a.spare, p)
		}
	}
}

// Part returns which bytes of the text line i shows.
func (p *Paragraph) Part(i int) (from, to int) { return int(p.lines[i].from), int(p.lines[i].to) }
