// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Image draws pictures.
type Image struct {
	option.Image
	// Source returns the source of a row's picture, Bytes the encoded picture. Either Source or Bytes is nil.
	Source func(row rowdata.Row) string
	Bytes  func(row rowdata.Row) []byte
}

// NewPictures returns the pictures of a grid.
func (*Image) NewPictures(wake func()) Pictures { return newPictures(wake) }

// Operated marks that pictures that failed have a target.
func (*Image) Operated() {}

// Draw draws the picture as large as the cell allows, or what has become of it.
func (m *Image) Draw(c *Canvas, in *Input) {
	key, load := PictureKey{Of: m}, Load{MaxPixels: m.MaxPixels}
	if m.Bytes != nil {
		data := m.Bytes(in.Row)
		if len(data) == 0 {
			return
		}
		key.Data, key.Len, load.Open = &data[0], len(data), openBytes(data)
	} else {
		source := m.Source(in.Row)
		if source == "" {
			return
		}
		key.Source, load.Open = source, openSource(m.Load, source)
	}
	pad := c.Dp(2)
	room := image.Rect(in.Line.Min.X, in.Cell.Min.Y+pad, in.Line.Max.X, in.Cell.Max.Y-pad)
	if room.Dx() <= 0 || room.Dy() <= 0 {
		return
	}
	pic := in.Pictures.Get(key, load, room.Size(), in.Pos)
	if pic.State != PictureShown {
		side := min(room.Dx(), room.Dy())
		c.placeholder(in, image.Rect(0, 0, side, side).Add(image.Pt(c.alignX(room, side, in.Align), room.Min.Y)), pic)
		return
	}
	size := fit(pic.Image.Size(), room.Size())
	at := image.Pt(c.alignX(room, size.X, in.Align), room.Min.Y+(room.Dy()-size.Y)/2)
	c.Image(pic.Image, image.Rectangle{Min: at, Max: at.Add(size)}, 0)
}

// placeholder draws an empty frame while a picture loads, and a crossed one that loads it again once it has failed.
func (c *Canvas) placeholder(in *Input, r image.Rectangle, pic Picture) {
	line := max(c.Painter.Style.Line, 1)
	if pic.State == PictureLoading {
		c.RoundFrame(r, c.Dp(3), line, c.Look.Track)
		return
	}
	c.RoundFrame(r, c.Dp(3), line, c.Look.Danger)
	d := float32(r.Dx()) / 4
	x0, y0, x1, y1 := float32(r.Min.X)+d, float32(r.Min.Y)+d, float32(r.Max.X)-d, float32(r.Max.Y)-d
	c.Segment(pt(x0, y0), pt(x1, y1), float32(line)*1.5, c.Look.Danger)
	c.Segment(pt(x1, y0), pt(x0, y1), float32(line)*1.5, c.Look.Danger)
	c.Target(r, Outcome{Call: pic.Retry})
}

// Speak returns that the cell has a picture. The text of the cell is its source, or its bytes.
func (m *Image) Speak(in *Input) string {
	if m.Bytes != nil && len(m.Bytes(in.Row)) == 0 || m.Bytes == nil && m.Source(in.Row) == "" {
		return ""
	}
	if m.Bytes != nil {
		return in.Texts.Picture
	}
	return in.Texts.Picture + ", " + string(in.Text)
}

// Avatar draws a name with a picture in a circle, or with initials where there is none.
type Avatar struct {
	option.Avatar
	// Source returns the source of a row's picture; nil: none.
	Source func(row rowdata.Row) string
}

// NewPictures returns the pictures of a grid.
func (*Avatar) NewPictures(wake func()) Pictures { return newPictures(wake) }

// Draw draws the circle and the name.
func (a *Avatar) Draw(c *Canvas, in *Input) {
	if len(in.Text) == 0 {
		return
	}
	side := min(in.Line.Dy()-2*c.Dp(2), in.Line.Dx())
	if side <= 0 {
		return
	}
	r := c.From(in.Line, 0, side)
	r.Min.Y += (in.Line.Dy() - side) / 2
	r.Max.Y = r.Min.Y + side
	if !a.picture(c, in, r) {
		c.pill(r, tintOf(nil, in.Text))
		face := in.Face
		face.Px = max(side*9/20, 1)
		c.String(initials(string(in.Text)), within(r, 1), option.AlignCenter, face, c.Look.Fg)
	}
	if at := side + c.Dp(6); !a.TextHidden && at < in.Line.Dx() {
		c.Text(in.Text, c.From(in.Line, at, in.Line.Dx()-at), option.AlignStart, in.Face, in.Ink)
	}
}

// picture draws the picture, and reports whether there is one. While it loads, and if it fails, there are initials.
func (a *Avatar) picture(c *Canvas, in *Input, r image.Rectangle) bool {
	if a.Source == nil || a.Load == nil {
		return false
	}
	source := a.Source(in.Row)
	if source == "" {
		return false
	}
	// The picture fills the square, so that it is loaded at twice the size.
	pic := in.Pictures.Get(PictureKey{Of: a, Source: source}, Load{openSource(a.Load, source), a.MaxPixels}, r.Size().Mul(2), in.Pos)
	if pic.State != PictureShown {
		return false
	}
	c.Image(pic.Image, r, r.Dx()/2)
	return true
}

// initials returns the first letters of the first and the last word of a name. A name in Hangul or Chinese characters has
// its first one.
func initials(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == '.' })
	if len(words) == 0 {
		return ""
	}
	first, _ := utf8.DecodeRuneInString(words[0])
	out := string(unicode.ToUpper(first))
	if last, _ := utf8.DecodeRuneInString(words[len(words)-1]); len(words) > 1 && !unicode.In(first, unicode.Hangul, unicode.Han) {
		out += string(unicode.ToUpper(last))
	}
	return out
}
