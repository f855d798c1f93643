// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
)

// dump is the geometry of a hex dump. Digits are in columns in any font, because each byte has a computed place.
type dump struct {
	// width is the number of bytes in a row, offset the number of digits of an offset.
	width, offset int
	// digit and character are the widths of the widest digit and character in pixels; bytes and characters are where
	// their columns begin.
	digit, character, bytes, characters int
	known                               dumpKey
	buf                                 []byte
}

// dumpKey holds the inputs of a dump.
type dumpKey struct {
	style       uint32
	room, bytes int
}

// fit chooses the number of bytes in a row for a room in pixels and a number of bytes.
func (d *dump) fit(p *draw.Painter, room, size int) {
	k := dumpKey{p.StyleRev, room, size}
	if k == d.known {
		return
	}
	d.known = k
	d.digit, d.character = widestDigit(p), widthOf(p, p.Style.Face, "m")
	d.offset = 6
	if size > 1<<24 {
		d.offset = 8
	}
	gap := p.Dp(rowPad)
	d.bytes = d.offset*d.digit + gap
	d.width = 4
	for _, width := range [...]int{16, 8} {
		if gap+d.place(width)+gap+width*d.character <= room {
			d.width = width
			break
		}
	}
	d.characters = d.place(d.width) + gap/2
}

// place returns where the digits of a byte of a row begin. Groups of four bytes have a gap between them.
func (d *dump) place(i int) int { return d.bytes + i*d.digit*5/2 + i/4*d.digit }

// widestDigit returns the width of the widest hexadecimal digit in pixels.
func widestDigit(p *draw.Painter) int {
	const digits = "0123456789abcdef"
	most := 1
	for i := range len(digits) {
		most = max(most, widthOf(p, p.Style.Face, digits[i:i+1]))
	}
	return most
}

// ascii holds the printable characters from the space on.
const ascii = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"

// set shapes a row of bytes.
func (d *dump) set(pic *picture, p *draw.Painter, source string, row int) {
	pic.number.Reset()
	pic.line.Reset()
	from := row * d.width
	part := source[from:min(from+d.width, len(source))]
	pic.row, pic.parts, pic.phrase = valuedoc.Row{From: from, Text: part}, pic.parts[:0], ""
	d.buf = valuedoc.AppendDump(d.buf[:0], source, from, d.width)
	pic.text, pic.body = string(d.buf), 0
	muted, fg := p.Style.Theme.FgMuted, p.Style.Theme.Fg
	add := func(s string, x int, ink color.NRGBA) { pic.line.Add(p.Cache.RunString(p.Style.Face, s), x, ink) }
	offset := pic.text[8-d.offset : 8]
	for i := range len(offset) {
		add(offset[i:i+1], i*d.digit, muted)
	}
	for i := range len(part) {
		digits := valuedoc.Hex(part[i])
		add(digits[:1], d.place(i), fg)
		add(digits[1:], d.place(i)+d.digit, fg)
		c, ink := valuedoc.Printable(part[i]), fg
		if c != part[i] {
			ink = muted
		}
		sign := ascii[c-' ' : c-' '+1]
		// Wider characters than the usual ones reach into the columns beside them.
		add(sign, d.characters+i*d.character+(d.character-widthOf(p, p.Style.Face, sign))/2, ink)
	}
	pic.height, pic.width = p.Pitch(p.Style.Face), d.characters+d.width*d.character
	pic.line.Record(&p.Cache)
	pic.number.Record(&p.Cache)
}

// places returns the places of a range of bytes of a row: of their digits and of their characters.
func (d *dump) places(from, to, height int) [2]image.Rectangle {
	return [2]image.Rectangle{
		image.Rect(d.place(from), 0, d.place(to-1)+2*d.digit, height),
		image.Rect(d.characters+from*d.character, 0, d.characters+to*d.character, height),
	}
}

// at returns the byte of a row at an x in pixels.
func (d *dump) at(x int) int {
	if x >= d.characters {
		return min((x-d.characters+d.character/2)/max(d.character, 1), d.width)
	}
	for i := range d.width {
		if x < d.place(i)+d.digit {
			return i
		}
	}
	return d.width
}

// widthOf returns the width of a text in pixels.
func widthOf(p *draw.Painter, face textrun.Face, s string) int {
	if s == "" {
		return 0
	}
	return p.Cache.RunString(face, s).Width
}
