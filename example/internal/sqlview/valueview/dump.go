// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"
)

// ofBytes returns the view of bytes: as text in a column of JSON, which PostgreSQL's driver returns as bytes, else as
// a hex dump.
func ofBytes(b []byte, isJSON bool) View {
	if isJSON && utf8.Valid(b) {
		return ofText(string(b), true)
	}
	if len(b) == 0 {
		return View{Kind: Empty}
	}
	return View{Kind: Bytes, Size: len(b), Media: media(b), bytes: b}
}

// dumpWidth is the number of bytes in a line of a hex dump.
const dumpWidth = 16

// dumpLine returns a line of a hex dump: the offset, the bytes, and the ASCII characters among them.
func dumpLine(b []byte, line int) string {
	from := line * dumpWidth
	part := b[from:min(from+dumpWidth, len(b))]
	var s strings.Builder
	fmt.Fprintf(&s, "%08x ", from)
	for i := range dumpWidth {
		if i%8 == 0 {
			s.WriteByte(' ')
		}
		if i < len(part) {
			fmt.Fprintf(&s, "%02x ", part[i])
		} else {
			s.WriteString("   ")
		}
	}
	s.WriteByte(' ')
	for _, c := range part {
		if c < ' ' || c >= utf8.RuneSelf-1 {
			c = '.'
		}
		s.WriteByte(c)
	}
	return s.String()
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

// media returns the media type of bytes, empty if it is unknown.
func media(b []byte) string {
	for _, s := range signatures {
		if matches(b, s.begins) {
			return s.media
		}
	}
	return ""
}

func matches(b []byte, begins string) bool {
	if len(b) < len(begins) {
		return false
	}
	for part := 0; part < len(begins); part++ {
		if begins[part] != '?' && b[part] != begins[part] {
			return false
		}
	}
	return true
}

// IsPicture reports whether the value is a picture that the standard library's package image can decode.
func (v View) IsPicture() bool {
	return v.Media == "image/png" || v.Media == "image/jpeg" || v.Media == "image/gif"
}

// IsText reports whether bytes are likely a text: valid UTF-8 without a NUL.
func (v View) IsText() bool {
	return v.Kind == Bytes && utf8.Valid(v.bytes) && bytes.IndexByte(v.bytes, 0) < 0
}
