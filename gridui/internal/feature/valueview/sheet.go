// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/spare"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// sheet arranges the rows of a value vertically. Only those on the screen are shaped and drawn.
type sheet struct {
	*Sources
	content *content
	tag     int

	// first is the row at the top, of which above pixels are over the body. left is the offset of lines that are scrolled
	// sideways, and widest the width of the widest line so far.
	first, above, left, widest int
	// body is the place of the rows, with the numbers of lines. gutter is the width of these.
	body   image.Rectangle
	gutter int
	// shown holds the rows on the screen. last is set if the last row is among them.
	shown []placed
	last  bool
	// cursor is the row of JSON that keys fold.
	cursor   int
	selected selection
	wanted   int

	pictures map[int]*picture
	spare    spare.List[*picture]
	known    pictureKey
	dump     dump
	buf      []image.Rectangle
}

// placed is a row on the screen.
type placed struct {
	row int
	at  image.Rectangle
}

// pictureKey holds the inputs of all pictures.
type pictureKey struct {
	version, style uint32
	width, digits  int
	wraps          bool
}

const (
	noRow = -1
	// mostPictures limits the pictures that are kept.
	mostPictures = 512
	// indent is the indentation for each object or array around a row, foldRoom the room of the mark that folds.
	indent   = unit.Dp(14)
	foldRoom = unit.Dp(16)
	rowPad   = unit.Dp(8)
	topPad   = unit.Dp(4)
	barRoom  = unit.Dp(10)
)

// wraps reports whether lines are wrapped.
func (s *sheet) wraps() bool { return !s.Settings.WrapDisabled }

// mirrors reports whether rows begin at the right. JSON and dumps read from left to right in all languages.
func (s *sheet) mirrors() bool { return s.Painter.Style.RTL && s.content.mode == option.ValueText }

// reset scrolls to the beginning, for another cell.
func (s *sheet) reset() {
	s.first, s.above, s.left, s.widest, s.cursor, s.wanted = 0, 0, 0, 0, 0, noRow
	s.selected = selection{}
}

// len returns the number of rows read so far.
func (s *sheet) len() int { return s.content.len(s.dump.width) }

// fit prepares the sheet for a body, and drops pictures that are out of date.
func (s *sheet) fit(body image.Rectangle) {
	p := s.Painter
	s.body = body
	s.body.Min.Y = min(body.Min.Y+p.Dp(topPad), body.Max.Y)
	s.dump.fit(p, body.Dx()-p.Dp(barRoom), len(s.content.subject.source))
	digits := 0
	if s.content.mode != option.ValueBytes {
		digits = 2
		for n := s.content.lines(); n >= 100; n /= 10 {
			digits++
		}
	}
	k := pictureKey{s.content.version, p.StyleRev, body.Dx(), digits, s.wraps()}
	if k != s.known {
		s.drop(k)
	}
	s.gutter = p.Dp(rowPad)
	if digits > 0 {
		s.gutter = digits*p.Cache.RunString(p.Style.Face, "0").Width + 2*p.Dp(rowPad)
	}
	if s.content.mode == option.ValueJSON {
		s.gutter += p.Dp(foldRoom)
	}
	s.place()
}

// drop releases the pictures, and sets the inputs of the next ones.
func (s *sheet) drop(k pictureKey) {
	if k.version != s.known.version {
		s.widest = 0
	}
	s.known = k
	for row, pic := range s.pictures {
		s.spare.Put(pic)
		delete(s.pictures, row)
	}
}

// picture returns the picture of a row.
func (s *sheet) picture(row int) *picture {
	if pic := s.pictures[row]; pic != nil {
		return pic
	}
	if len(s.pictures) >= mostPictures {
		s.drop(s.known)
	}
	pic, ok := s.spare.Take()
	if !ok {
		pic = &picture{}
	}
	if s.pictures == nil {
		s.pictures = map[int]*picture{}
	}
	s.pictures[row] = pic
	if s.content.mode == option.ValueBytes {
		s.dump.set(pic, s.Painter, s.content.subject.source, row)
	} else {
		s.set(pic, s.content.row(row))
	}
	s.widest = max(s.widest, pic.width)
	return pic
}

// height returns the height of a row in pixels.
func (s *sheet) height(row int) int { return s.picture(row).height }

// scroll moves the rows by pixels, down if by is above 0.
func (s *sheet) scroll(by int) { s.above += by }

// scrollTo shows a row at the top.
func (s *sheet) scrollTo(row int) { s.first, s.above = min(max(row, 0), max(s.len()-1, 0)), 0 }

// scrollSide moves lines sideways by pixels, to their ends if by is above 0.
func (s *sheet) scrollSide(by int) {
	s.left = min(max(s.left+by, 0), max(s.widest-s.room(), 0))
}

// room returns the width in pixels that lines have.
func (s *sheet) room() int {
	return max(s.body.Dx()-s.gutter-s.Painter.Dp(rowPad)-s.Painter.Dp(barRoom), 1)
}

// place updates the scroll position: it shows the wanted row and stays within the ends.
func (s *sheet) place() {
	n := s.len()
	s.cursor = min(s.cursor, max(n-1, 0))
	s.first = min(max(s.first, 0), max(n-1, 0))
	if s.wanted >= 0 && s.wanted < n {
		s.bring(s.wanted)
		s.wanted = noRow
	}
	for s.above < 0 && s.first > 0 {
		s.first--
		s.above += s.height(s.first)
	}
	s.above = max(s.above, 0)
	for s.first < n-1 && s.above >= s.height(s.first) {
		s.above -= s.height(s.first)
		s.first++
	}
	s.fillEnd(n)
	s.left = min(s.left, max(s.widest-s.room(), 0))
	if s.wraps() && s.content.mode != option.ValueBytes {
		s.left = 0
	}
	s.list(n)
}

// fillEnd scrolls back if there is room below the last row that rows above can fill.
func (s *sheet) fillEnd(n int) {
	gap := s.body.Dy() + s.above
	for i := s.first; i < n && gap >= 0; i++ {
		gap -= s.height(i)
	}
	s.last = gap >= 0
	if gap <= 0 {
		return
	}
	up := min(s.above, gap)
	s.above, gap = s.above-up, gap-up
	for gap > 0 && s.first > 0 {
		s.first--
		h := s.height(s.first)
		s.above, gap = max(h-gap, 0), gap-h
	}
}

// bring scrolls as little as needed to show a row.
func (s *sheet) bring(row int) {
	if row < s.first || row == s.first && s.above > 0 {
		s.first, s.above = row, 0
		return
	}
	if row-s.first > s.body.Dy() { // no row is lower than a pixel
		s.first, s.above = row, s.height(row)-s.body.Dy()
		return
	}
	below := -s.above
	for i := s.first; i <= row; i++ {
		below += s.height(i)
	}
	if over := below - s.body.Dy(); over > 0 {
		s.above += over
	}
}

// list lists the rows on the screen.
func (s *sheet) list(n int) {
	s.shown = s.shown[:0]
	y := s.body.Min.Y - s.above
	for i := s.first; i < n && y < s.body.Max.Y; i++ {
		h := s.height(i)
		s.shown = append(s.shown, placed{i, image.Rect(s.body.Min.X, y, s.body.Max.X, y+h)})
		y += h
	}
}

// paint draws the rows.
func (s *sheet) paint(hits *valuedoc.Search, current int) {
	p := s.Painter
	if s.content.mode != option.ValueBytes && len(s.shown) > 0 {
		s.paintGutter()
	}
	defer draw.Clip(p.Ops, s.body).Pop()
	draw.Listen(p.Ops, &s.tag)
	for i := range s.shown {
		s.paintRow(&s.shown[i], hits, current)
	}
	if n := s.len(); n > 0 && !(s.last && s.first == 0 && s.above == 0) {
		s.paintThumb(n)
	}
}

// paintGutter draws the ground of the numbers of lines.
func (s *sheet) paintGutter() {
	p := s.Painter
	r := s.body
	r.Min.Y -= p.Dp(topPad)
	r.Max.X = r.Min.X + s.gutter - p.Dp(rowPad)/2
	if s.content.mode == option.ValueJSON {
		r.Max.X -= p.Dp(foldRoom)
	}
	p.Fill(s.turn(r), p.Style.Theme.FooterBg)
}

// turn mirrors a rectangle of the body if rows begin at the right.
func (s *sheet) turn(r image.Rectangle) image.Rectangle {
	if s.mirrors() {
		r.Min.X, r.Max.X = s.body.Min.X+s.body.Max.X-r.Max.X, s.body.Min.X+s.body.Max.X-r.Min.X
	}
	return r
}

// thumbRoom returns the place of the scroll bar.
func (s *sheet) thumbRoom() image.Rectangle {
	r := s.body
	if s.mirrors() {
		r.Max.X = r.Min.X + s.Painter.Dp(barRoom)
	} else {
		r.Min.X = r.Max.X - s.Painter.Dp(barRoom)
	}
	return r
}

// paintThumb draws the thumb of the scroll bar: rows count equally, whatever their heights are.
func (s *sheet) paintThumb(n int) {
	const unit = 16
	part := 0
	if h := s.height(s.first); h > 0 {
		part = s.above * unit / h
	}
	r := s.thumbRoom()
	seen := max(len(s.shown)-1, 1)
	total := int(int64(r.Dy()) * int64(n) / int64(seen))
	offset := int(int64(total) * int64(s.first*unit+part) / int64(n*unit))
	s.Painter.Thumb(r, max(total, r.Dy()+1), min(offset, max(total-r.Dy(), 0)))
}

// dragThumb scrolls to a place of the scroll bar.
func (s *sheet) dragThumb(y int) {
	r := s.thumbRoom()
	s.scrollTo(int(int64(s.len()) * int64(y-r.Min.Y) / int64(max(r.Dy(), 1))))
}

// showSide scrolls sideways to a place of the source in a row, if lines are not wrapped.
func (s *sheet) showSide(row, at int) {
	if s.wraps() || s.content.mode == option.ValueBytes || s.mirrors() {
		return
	}
	pic := s.picture(row)
	from := max(at-pic.row.From+pic.body, 0)
	for _, r := range s.places(pic, from, from+1) {
		if r.Min.X < s.left || r.Max.X > s.left+s.room() {
			s.left = max(r.Min.X-s.room()/2, 0)
		}
	}
}
