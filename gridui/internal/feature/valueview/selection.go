// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// spot is a place in a row: a byte of the text of its picture, or of the bytes of a dump.
type spot struct{ row, at int }

// before reports whether a place is before another one.
func (a spot) before(b spot) bool { return a.row < b.row || a.row == b.row && a.at < b.at }

// selection is the selected part of a value, from where it began to where it was extended to.
type selection struct{ from, to spot }

// ends returns the ends of the selection in their order.
func (s selection) ends() (from, to spot) {
	if s.to.before(s.from) {
		return s.to, s.from
	}
	return s.from, s.to
}

// isEmpty reports whether nothing is selected.
func (s selection) isEmpty() bool { return s.from == s.to }

// within returns the selected part of a row with a length.
func (s selection) within(row, length int) (from, to int) {
	first, last := s.ends()
	if row < first.row || row > last.row {
		return 0, 0
	}
	from, to = 0, length
	if row == first.row {
		from = min(first.at, length)
	}
	if row == last.row {
		to = min(last.at, length)
	}
	return from, max(from, to)
}

// length returns the number of places in a row.
func (s *sheet) length(pic *picture) int {
	if s.content.mode == option.ValueBytes {
		return len(pic.row.Text)
	}
	return len(pic.text)
}

// selectAll selects the whole value.
func (s *sheet) selectAll() {
	if n := s.len(); n > 0 {
		s.selected = selection{spot{}, spot{n - 1, math.MaxInt}}
	}
}

// selectWord selects the word at a place.
func (s *sheet) selectWord(at spot) {
	if s.content.mode == option.ValueBytes {
		s.selected = selection{at, spot{at.row, at.at + 1}}
		return
	}
	text := s.picture(at.row).text
	from, to := min(at.at, len(text)), min(at.at, len(text))
	for from > 0 {
		r, n := utf8.DecodeLastRuneInString(text[:from])
		if !isWord(r) {
			break
		}
		from -= n
	}
	for to < len(text) {
		r, n := utf8.DecodeRuneInString(text[to:])
		if !isWord(r) {
			break
		}
		to += n
	}
	s.selected = selection{spot{at.row, from}, spot{at.row, to}}
}

func isWord(r rune) bool { return r == '_' || unicode.In(r, unicode.L, unicode.M, unicode.N) }

// spotAt returns the place in the value at a point.
func (s *sheet) spotAt(at image.Point) (spot, bool) {
	if len(s.shown) == 0 {
		return spot{}, false
	}
	r := &s.shown[len(s.shown)-1]
	for i := range s.shown {
		if at.Y < s.shown[i].at.Max.Y {
			r = &s.shown[i]
			break
		}
	}
	pic, in := s.picture(r.row), at.Sub(s.origin(r))
	if s.content.mode == option.ValueBytes {
		return spot{r.row, min(s.dump.at(in.X), len(pic.row.Text))}, true
	}
	return spot{r.row, s.placeIn(pic, in)}, true
}

// placeIn returns the place in a row at a point relative to it.
func (s *sheet) placeIn(pic *picture, in image.Point) int {
	var near *part
	for i := range pic.parts {
		pt := &pic.parts[i]
		if near == nil || pt.at.Min.Y <= in.Y && (pt.at.Min.Y > near.at.Min.Y || pt.at.Min.X <= in.X) {
			near = pt
		}
	}
	if near == nil {
		return 0
	}
	x := in.X - near.at.Min.X
	if near.mixed {
		first := x < near.at.Dx()/2
		if first != s.mirrors() {
			return near.from
		}
		return near.to
	}
	return near.from + s.byteAt(near, pic.text[near.from:near.to], x)
}

// byteAt returns the byte of a text of one direction whose left edge is the nearest to an x in pixels.
func (s *sheet) byteAt(pt *part, text string, x int) int {
	low, high := 0, len(text)
	for low < high {
		mid := (low + high) / 2
		for mid > low && !utf8.RuneStart(text[mid]) {
			mid--
		}
		_, n := utf8.DecodeRuneInString(text[mid:])
		a, b := widthOf(s.Painter, pt.face, text[:mid]), widthOf(s.Painter, pt.face, text[:mid+n])
		if x < (a+b)/2 {
			high = mid
		} else {
			low = mid + n
		}
	}
	return low
}

// places returns the places of a part of a row, relative to the row. They are valid until the next call.
func (s *sheet) places(pic *picture, from, to int) []image.Rectangle {
	dst := s.buf[:0]
	if from >= to {
		return dst
	}
	if s.content.mode == option.ValueBytes {
		both := s.dump.places(from, to, pic.height)
		dst = append(dst, both[0], both[1])
		s.buf = dst
		return dst
	}
	for i := range pic.parts {
		pt := &pic.parts[i]
		a, b := max(from, pt.from), min(to, pt.to)
		if a >= b {
			continue
		}
		r := pt.at
		if !pt.mixed {
			text := pic.text[pt.from:pt.to]
			r.Max.X = r.Min.X + widthOf(s.Painter, pt.face, text[:b-pt.from])
			r.Min.X += widthOf(s.Painter, pt.face, text[:a-pt.from])
		}
		dst = append(dst, r)
	}
	s.buf = dst
	return dst
}

// paintSelected marks the selected part of a row.
func (s *sheet) paintSelected(r *placed, pic *picture, origin image.Point) {
	if s.selected.isEmpty() {
		return
	}
	p := s.Painter
	from, to := s.selected.within(r.row, s.length(pic))
	for _, at := range s.places(pic, from, to) {
		p.Fill(at.Add(origin), p.Style.Theme.RangeFill)
	}
}

// paintHits marks the hits of a search in a row. current is the index of the current one.
func (s *sheet) paintHits(r *placed, pic *picture, origin image.Point, hits *valuedoc.Search, current int) {
	if hits == nil || len(hits.Hits) == 0 {
		return
	}
	row := &pic.row
	mark := func(begin, length, shift int) {
		found, first := hits.Within(begin, begin+length)
		for i, h := range found {
			from, to := max(h.From-begin, 0)+shift, min(h.To-begin, length)+shift
			for _, at := range s.places(pic, from, to) {
				s.paintHit(at.Add(origin), first+i == current)
			}
		}
	}
	if row.Key != "" {
		mark(row.KeyFrom, len(row.Key), 0)
	}
	mark(row.From, len(row.Text), pic.body)
}

// paintFault marks the character at which JSON has an error.
func (s *sheet) paintFault(pic *picture, origin image.Point) {
	f := s.content.fault()
	if f == nil {
		return
	}
	from := min(f.At, len(s.content.source())-1) - pic.row.From
	if from < 0 || from >= len(pic.row.Text) {
		return
	}
	p := s.Painter
	for _, at := range s.places(pic, from, characterEnd(pic.row.Text, from)) {
		p.Border(at.Add(origin).Inset(-2*p.Style.Line), s.body, 2*p.Style.Line, p.Style.Theme.Danger)
	}
}

// characterEnd returns the end of the character at a byte.
func characterEnd(s string, at int) int {
	_, n := utf8.DecodeRuneInString(s[at:])
	return at + n
}

// paintHit marks a hit.
func (s *sheet) paintHit(at image.Rectangle, current bool) {
	p := s.Painter
	tint := p.Style.Theme.FindHit
	if current {
		tint = p.Style.Theme.FindCurrent
	}
	if tint.A == 1 {
		p.Border(at, s.body, p.Style.Line, p.Style.Theme.FocusRing)
	} else {
		p.Fill(at, tint)
	}
	if current {
		p.Border(at, s.body, p.Style.Line, p.Style.Theme.FindMark)
	}
}

// selectedText returns the selected part of the value as a text: of JSON as it shows, of bytes their digits.
func (s *sheet) selectedText() string {
	from, to := s.selected.ends()
	to.row = min(to.row, s.len()-1)
	switch s.content.mode {
	case option.ValueText:
		a, b := s.content.row(from.row), s.content.row(to.row)
		return s.content.source()[a.From+min(from.at, len(a.Text)) : b.From+min(to.at, len(b.Text))]
	case option.ValueBytes:
		width := s.dump.width
		source := s.content.source()
		return digitsOf(source[min(from.row*width+from.at, len(source)):min(to.row*width+min(to.at, width), len(source))])
	}
	var b strings.Builder
	for i := from.row; i <= to.row; i++ {
		r := s.content.row(i)
		text := r.Text + r.Tail
		if r.Key != "" {
			text = r.Key + ": " + text
		}
		begin, end := s.selected.within(i, len(text))
		if i > from.row && r.Number > 0 {
			b.WriteByte('\n')
		}
		if begin == 0 && r.Number > 0 && from.row < to.row {
			b.WriteString(strings.Repeat("  ", r.Depth))
		}
		b.WriteString(text[begin:end])
	}
	return b.String()
}

// digitsOf returns the hexadecimal digits of bytes, with spaces between them.
func digitsOf(source string) string {
	var b strings.Builder
	b.Grow(3 * len(source))
	for i := range len(source) {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(valuedoc.Hex(source[i]))
	}
	return b.String()
}
