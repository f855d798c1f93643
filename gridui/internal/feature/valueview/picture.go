// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"
	"image/color"
	"strconv"

	"gioui.org/font"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// picture is a shaped row. It must not be copied after first use.
type picture struct {
	// number holds the number of the line, line the text. Both begin at the start of the rows.
	number, line textrun.Line
	row          valuedoc.Row
	// text holds the key of a member and its value, which can be selected. The value begins at the byte body.
	text string
	body int
	// parts holds the lines that the text is broken into.
	parts []part
	// height is the height of all lines and width the width of the widest, in pixels. mark is the x of the text, before
	// which a row that folds has its mark.
	height, width, mark int
	// phrase describes the row to assistive technology.
	phrase string
}

// part is a part of a text on one line, in bytes, and its place relative to the row in pixels.
type part struct {
	from, to int
	at       image.Rectangle
	face     textrun.Face
	// mixed is set if the part has text from right to left, so that a place in it has no single x.
	mixed bool
}

// set shapes a row of a text or of JSON.
func (s *sheet) set(pic *picture, row valuedoc.Row) {
	p := s.Painter
	pic.number.Reset()
	pic.line.Reset()
	pic.row, pic.parts, pic.width, pic.phrase = row, pic.parts[:0], 0, ""
	face, room := p.Style.Face, s.room()
	x := min(row.Depth*p.Dp(indent), room/2)
	pic.mark = x
	y := s.setKey(pic, row, x, room)
	if y == 0 && row.Key != "" {
		x += pic.width
	} else if row.Key != "" {
		x += p.Dp(indent)
	}
	ink := p.Style.Theme.Fg
	if row.Kind == valuedoc.Word {
		face.Font.Style = font.Italic
	}
	pic.text += row.Text + row.Tail
	y = s.flow(pic, pic.body, face, ink, x, y, room-x)
	if row.Fold == valuedoc.Folded {
		s.addNote(pic, p.Style.Texts.Value.Members(row.Members))
	}
	pic.height = max(y, p.Pitch(p.Style.Face))
	s.addNumber(pic)
	pic.line.Record(&p.Cache)
	pic.number.Record(&p.Cache)
	s.describe(pic)
}

// setKey shapes the key of a member, and returns how far below it the value begins: 0 if both are on one line. It begins
// the text of the picture.
func (s *sheet) setKey(pic *picture, row valuedoc.Row, x, room int) (y int) {
	pic.text, pic.body = "", 0
	if row.Key == "" {
		return 0
	}
	p := s.Painter
	pic.text = row.Key + ": "
	pic.body = len(pic.text)
	face := p.Style.Face
	face.Font.Weight = font.Bold
	if run := p.Cache.RunString(face, pic.text); run.Width <= (room-x)/2 || !s.wraps() {
		s.add(pic, run, part{0, pic.body, image.Rect(x, 0, x+run.Width, 0), face, false}, p.Style.Theme.Fg)
		pic.width = run.Width
		return 0
	}
	return s.flow(pic, 0, face, p.Style.Theme.Fg, x, 0, room-x)
}

// flow shapes the text from a byte on, in lines of a width if lines are wrapped. It returns the lower end of the lines.
func (s *sheet) flow(pic *picture, from int, face textrun.Face, ink color.NRGBA, x, y, width int) int {
	p := s.Painter
	text, pitch := pic.text[from:], p.Pitch(face)
	if text == "" {
		return y + pitch
	}
	if !s.wraps() {
		s.add(pic, p.Cache.RunString(face, textrun.Shapeable(text)), part{from: from, to: len(pic.text), at: image.Rect(x, y, x, y), face: face}, ink)
		return y + pitch
	}
	lines := p.Cache.Wrap(face, []byte(textrun.Shapeable(text)), max(width, 1), textrun.MaxLines)
	for i := range lines.Len() {
		begin, end := lines.Part(i)
		s.add(pic, lines.Line(i), part{from: from + begin, to: from + end, at: image.Rect(x, y, x, y), face: face}, ink)
		y += pitch
	}
	if lines.Len() == 0 {
		y += pitch
	}
	return y
}

// add adds a run at the place of a part. Runs of a text that begins at the right end there.
func (s *sheet) add(pic *picture, run *textrun.Run, at part, ink color.NRGBA) {
	p := s.Painter
	width := min(run.Width, draw.Unbounded)
	at.at.Max = at.at.Min.Add(image.Pt(width, p.Pitch(at.face)))
	pic.width = max(pic.width, at.at.Max.X)
	if s.mirrors() {
		at.at.Min.X, at.at.Max.X = s.room()-at.at.Max.X, s.room()-at.at.Min.X
	}
	at.mixed = hasRightToLeft(pic.text[at.from:at.to])
	pic.parts = append(pic.parts, at)
	pic.line.AddBelow(run, at.at.Min.X, at.at.Min.Y, ink)
}

// addNote adds a muted text behind the row, which cannot be selected.
func (s *sheet) addNote(pic *picture, note string) {
	p := s.Painter
	last := pic.parts[len(pic.parts)-1].at
	run := p.Cache.RunString(p.Style.Face, note)
	x := last.Max.X + p.Dp(rowPad)
	pic.line.AddBelow(run, x, last.Min.Y, p.Style.Theme.FgMuted)
	pic.width = max(pic.width, x+run.Width)
}

// addNumber adds the number of the line, at the end of the room for it.
func (s *sheet) addNumber(pic *picture) {
	if pic.row.Number == 0 {
		return
	}
	p := s.Painter
	run := p.Cache.RunString(p.Style.Face, strconv.Itoa(pic.row.Number))
	x := s.gutter - p.Dp(rowPad) - run.Width
	switch {
	case s.mirrors():
		x = s.body.Dx() - s.gutter + p.Dp(rowPad)
	case s.content.mode == option.ValueJSON:
		x -= p.Dp(foldRoom)
	}
	pic.number.Add(run, x, p.Style.Theme.FgMuted)
}

// describe makes the phrase of a row: its number, and whether it is folded.
func (s *sheet) describe(pic *picture) {
	t := &s.Painter.Style.Texts.Value
	if pic.row.Number > 0 {
		pic.phrase = t.Line(pic.row.Number)
	}
	switch pic.row.Fold {
	case valuedoc.Folded:
		pic.phrase += ", " + t.Folded + ", " + t.Members(pic.row.Members)
	case valuedoc.Unfolded:
		pic.phrase += ", " + t.Unfolded
	}
}

// hasRightToLeft reports whether a text has characters that are written from right to left.
func hasRightToLeft(s string) bool {
	for _, r := range s {
		if r >= 0x590 && (r <= 0x8ff || r >= 0xfb1d && r <= 0xfdff || r >= 0xfe70 && r <= 0xfefe || r >= 0x10800 && r <= 0x10fff || r >= 0x1e800 && r <= 0x1efff) {
			return true
		}
	}
	return false
}

// origin returns where the texts of a row begin.
func (s *sheet) origin(r *placed) image.Point {
	x := s.body.Min.X + s.gutter - s.left
	if s.mirrors() {
		x = s.body.Max.X - s.gutter - s.room() + s.left
	}
	return image.Pt(x, r.at.Min.Y)
}

// paintRow draws a row with its marks.
func (s *sheet) paintRow(r *placed, hits *valuedoc.Search, current int) {
	p, pic := s.Painter, s.picture(r.row)
	origin := s.origin(r)
	text := s.body
	if s.content.mode != option.ValueBytes {
		text = s.turn(image.Rect(s.body.Min.X+s.gutter-p.Dp(rowPad)/2, r.at.Min.Y, s.body.Max.X, r.at.Max.Y))
	}
	area := draw.Clip(p.Ops, text)
	s.paintHits(r, pic, origin, hits, current)
	s.paintSelected(r, pic, origin)
	s.paintFault(pic, origin)
	ascent := p.Cache.Metrics(p.Style.Face).Ascent
	move := draw.Offset(p.Ops, origin.Add(image.Pt(0, ascent)))
	pic.line.Paint(p.Ops)
	move.Pop()
	area.Pop()
	if s.content.mode == option.ValueJSON {
		s.paintFold(r, pic, origin)
	}
	move = draw.Offset(p.Ops, image.Pt(s.body.Min.X, r.at.Min.Y+ascent))
	pic.number.Paint(p.Ops)
	move.Pop()
	p.Node(r.at.Intersect(s.body), pic.text, pic.phrase)
}

// paintFold draws the mark of a row that folds, and the ring of the row that keys fold.
func (s *sheet) paintFold(r *placed, pic *picture, origin image.Point) {
	p := s.Painter
	if pic.row.Fold != valuedoc.NoFold {
		mark := p.Style.Icons.Expand // not mirrored, as the text
		if pic.row.Fold == valuedoc.Unfolded {
			mark = p.Style.Icons.Collapse
		}
		p.Icon(mark, s.foldMark(r, pic), p.Style.Theme.Fg)
	}
	if r.row == s.cursor && p.Gtx.Focused(&s.tag) {
		p.Border(image.Rect(s.body.Min.X, r.at.Min.Y, s.body.Max.X-p.Dp(barRoom), r.at.Max.Y), s.body, p.Style.Line, p.Style.Theme.FocusRing)
	}
}

// foldMark returns the place of the mark that folds a row: before its text.
func (s *sheet) foldMark(r *placed, pic *picture) image.Rectangle {
	p := s.Painter
	x := s.origin(r).X + pic.mark
	return image.Rect(x-p.Dp(foldRoom), r.at.Min.Y, x, r.at.Min.Y+p.Pitch(p.Style.Face))
}
