// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/math/fixed"

	"github.com/giogrid/giogrid/gridui/internal/spare"
)

// MaxLines limits the lines of a paragraph.
const MaxLines = 1000

// Paragraph is a text broken into lines. It holds the result of the last Wrap of the text, and is valid until
// the next call of Wrap.
type Paragraph struct {
	// Elided reports that the lines do not show all the text; the last of them ends in an ellipsis.
	Elided bool
	// Split reports that a word was too wide for a line and is broken where no line may end.
	Split bool

	face        *face
	text        string // as given, up to MaxRunes
	buf         []byte // the memory of text
	partial     bool   // text is a part of a longer text
	pieces      []piece
	lines       []stretch
	width, most int // the arguments for which the lines were made
	used        uint32
}

// piece is a grapheme cluster of a paragraph, or the end of a hard line.
type piece struct {
	end  int32         // byte offset in the text after it
	x    fixed.Int26_6 // advance up to its end, as if all were one line
	kind pieceKind
}

// pieceKind holds what may happen after a piece.
type pieceKind uint8

const (
	breakable pieceKind = 1 << iota // a line may end after it
	blank                           // it hangs over the end of its line
	newline                         // the line ends before it
)

// stretch is a part of a text, in bytes.
type stretch struct{ from, to int32 }

// Wrap breaks s into lines of at most width pixels: at its newlines, where Unicode allows it (after spaces
// and hyphens, between syllables of Hangul and between Han characters), and within words too wide for a line.
// Spaces overhang the end of a line; a cluster wider than width has its own line. There are at most lines
// lines, or MaxLines if that is not positive; the text ends after MaxRunes. A cached text of the same width
// costs a look-up; in another width it is broken again without being shaped. Neither allocates, and s is not
// retained.
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

// Len returns the number of lines, 0 for an empty text.
func (p *Paragraph) Len() int { return len(p.lines) }

// Line returns line i as a run.
func (p *Paragraph) Line(i int) *Run {
	c, l := p.face.cache, p.lines[i]
	if p.Elided && i == len(p.lines)-1 {
		part, _ := head(p.text[l.from:], MaxRunes)
		return c.elide(p.face, c.lookup(p.face, part, true), p.width)
	}
	return c.lookup(p.face, strings.TrimRightFunc(p.text[l.from:l.to], hangs), false)
}

// hangs reports whether r takes no room at the end of a line.
func hangs(r rune) bool {
	const figureSpace, narrowSpace = '\u2007', '\u202F'
	return unicode.IsSpace(r) && r != '\u00A0' && r != figureSpace && r != narrowSpace
}

// flow breaks the text into lines.
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

// offset returns the byte offset at which a piece begins in the text.
func (p *Paragraph) offset(i int) int32 {
	if i == 0 {
		return 0
	}
	return p.pieces[i-1].end
}

// lineFrom returns the end of the line that begins with piece at, and the piece at which the next line
// begins.
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

// measureLine appends the pieces of a hard line that begins at a byte of the text, where the advance is x. It
// returns the advance at its end.
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

// advances returns the advance before each rune of s, which is clean and not empty, and the total.
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

// paragraphKey is the key by which a paragraph is cached.
type paragraphKey struct {
	face *face
	text string
	// partial reports whether text is a part of a longer text.
	partial bool
}

// paragraphs caches paragraphs.
type paragraphs struct {
	kept   map[paragraphKey]*Paragraph
	pieces int // of all cached paragraphs
	spare  spare.List[*Paragraph]
}

const (
	// maxPieces limits the cached pieces, 12 bytes each; beyond it, paragraphs unused for longest are evicted.
	maxPieces = 1 << 19
	// maxSpare limits the paragraphs kept for reuse.
	maxSpare = 256
)

// paragraph returns the paragraph of s, measuring it if it is not cached.
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
	p, ok := all.spare.Take()
	if !ok {
		p = new(Paragraph)
	}
	p.face, p.partial, p.used = f, k.partial, c.frame
	p.buf = append(p.buf[:0], part...)
	p.text = view(p.buf)
	c.measure(p)
	k.text = p.text
	all.kept[k] = p
	all.pieces += len(p.pieces)
	return p
}

// age evicts the older half of the paragraphs if there are too many pieces. It keeps paragraphs used in this
// frame or the last.
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
			a.spare.Put(p)
		}
	}
}

// Part returns the bytes of the text that line i shows.
func (p *Paragraph) Part(i int) (from, to int) { return int(p.lines[i].from), int(p.lines[i].to) }
