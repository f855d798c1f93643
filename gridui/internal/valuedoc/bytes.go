// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Encoding is the encoding of a text in bytes.
type Encoding uint8

// The encodings. Those with BOM begin with a byte order mark.
const (
	Binary Encoding = iota
	ASCII
	UTF8
	UTF8BOM
	UTF16LE
	UTF16BE
)

// String returns the name of the encoding, empty for bytes that are no text.
func (e Encoding) String() string {
	return [...]string{"", "ASCII", "UTF-8", "UTF-8 BOM", "UTF-16 LE BOM", "UTF-16 BE BOM"}[e]
}

// EncodingOf returns the encoding of bytes. Bytes with a NUL are no text, except after a byte order mark.
func EncodingOf(b string) Encoding {
	switch {
	case strings.HasPrefix(b, "\xef\xbb\xbf"):
		return UTF8BOM
	case strings.HasPrefix(b, "\xff\xfe"):
		return UTF16LE
	case strings.HasPrefix(b, "\xfe\xff"):
		return UTF16BE
	case strings.IndexByte(b, 0) >= 0 || !utf8.ValidString(b):
		return Binary
	}
	for i := range len(b) {
		if b[i] >= utf8.RuneSelf {
			return UTF8
		}
	}
	return ASCII
}

// Decode returns the text of bytes in an encoding, without a byte order mark. Bytes that are no text are read as
// Latin-1, one character each.
func Decode(b string, e Encoding) string {
	switch e {
	case ASCII, UTF8:
		return b
	case UTF8BOM:
		return b[3:]
	case UTF16LE, UTF16BE:
		return decode16(b[2:], e == UTF16BE)
	}
	var s strings.Builder
	s.Grow(len(b) + len(b)/4)
	for i := range len(b) {
		s.WriteRune(rune(b[i]))
	}
	return s.String()
}

// decode16 returns the text of UTF-16. A last byte without another is dropped.
func decode16(b string, big bool) string {
	var s strings.Builder
	s.Grow(len(b))
	unit := func(i int) rune {
		if big {
			return rune(b[i])<<8 | rune(b[i+1])
		}
		return rune(b[i+1])<<8 | rune(b[i])
	}
	for i := 0; i+1 < len(b); i += 2 {
		r := unit(i)
		if utf16.IsSurrogate(r) && i+3 < len(b) {
			if pair := utf16.DecodeRune(r, unit(i+2)); pair != utf8.RuneError {
				r, i = pair, i+2
			}
		}
		s.WriteRune(r)
	}
	return s.String()
}

// Printable returns the character of a byte in a dump, a point for a control character.
func Printable(b byte) byte {
	if b < ' ' || b >= utf8.RuneSelf-1 {
		return '.'
	}
	return b
}

// Hex returns the two digits of a byte, as a part of a constant text.
func Hex(b byte) string { return hexes[2*int(b) : 2*int(b)+2] }

var hexes = func() string {
	const digits = "0123456789abcdef"
	b := make([]byte, 0, 512)
	for i := range 256 {
		b = append(b, digits[i>>4], digits[i&15])
	}
	return string(b)
}()

// AppendOffset appends an offset of eight hexadecimal digits.
func AppendOffset(dst []byte, at int) []byte {
	for shift := 28; shift >= 0; shift -= 4 {
		dst = append(dst, "0123456789abcdef"[at>>shift&15])
	}
	return dst
}

// AppendDump appends a line of a hex dump of width bytes: the offset, the bytes, and the ASCII characters among them.
func AppendDump(dst []byte, b string, from, width int) []byte {
	part := b[from:min(from+width, len(b))]
	dst = append(AppendOffset(dst, from), ' ')
	for i := range width {
		if i%8 == 0 {
			dst = append(dst, ' ')
		}
		if i < len(part) {
			dst = append(append(dst, Hex(part[i])...), ' ')
		} else {
			dst = append(dst, "   "...)
		}
	}
	dst = append(dst, ' ')
	for i := range len(part) {
		dst = append(dst, Printable(part[i]))
	}
	return dst
}

// signatures lists the beginnings of files by media type, with a question mark for any byte.
var signatures = []struct{ media, begins string }{
	{"image/png", "\x89PNG\r\n\x1a\n"},
	{"image/jpeg", "\xff\xd8\xff"},
	{"image/gif", "GIF87a"},
	{"image/gif", "GIF89a"},
	{"image/webp", "RIFF????WEBP"},
	{"image/bmp", "BM????\x00\x00\x00\x00"},
	{"image/tiff", "II*\x00"},
	{"image/tiff", "MM\x00*"},
	{"image/x-icon", "\x00\x00\x01\x00"},
	{"image/avif", "????ftypavif"},
	{"image/heic", "????ftypheic"},
	{"image/svg+xml", "<svg"},
	{"application/pdf", "%PDF-"},
	{"application/gzip", "\x1f\x8b"},
	{"application/zip", "PK\x03\x04"},
	{"application/vnd.sqlite3", "SQLite format 3\x00"},
}

// Media returns the media type of bytes, empty if it is unknown.
func Media(b string) string {
	for _, s := range signatures {
		if matches(b, s.begins) {
			return s.media
		}
	}
	return ""
}

func matches(b, begins string) bool {
	if len(b) < len(begins) {
		return false
	}
	for i := range len(begins) {
		if begins[i] != '?' && b[i] != begins[i] {
			return false
		}
	}
	return true
}
