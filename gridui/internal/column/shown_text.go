// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// ShownString returns a function that reads the text of cells without a copy. It is nil if the text must be
// made from the value.
func (d *Def) ShownString() func(row rowdata.Row) (string, bool) {
	if d.Str == nil || !d.verbatim || d.formatted || d.Worded || d.Styled != nil {
		return nil
	}
	return d.Str
}

// drawnBytes limits the bytes of a text that are drawn. It covers one character more than textrun shapes, by
// which textrun detects that the text continues.
const drawnBytes = utf8.UTFMax * (textrun.MaxRunes + 1)

// AppendDrawn appends the beginning of the displayed text of a cell, as much as can be drawn. For text
// displayed unchanged, the cost does not depend on its length.
func (d *Def) AppendDrawn(dst []byte, row rowdata.Row) []byte {
	if text := d.ShownString(); text != nil {
		s, _ := text(row)
		return append(dst, drawn(s)...)
	}
	start := len(dst)
	dst = d.AppendText(dst, row)
	if d.Styled != nil && !d.Worded {
		dst = d.Styled.formatter().Mark(dst, start)
	}
	return dst[:start+len(drawn(dst[start:]))]
}

// drawn returns the beginning of a text, as much as can be drawn, cut between characters.
func drawn[T string | []byte](text T) T {
	if len(text) <= drawnBytes {
		return text
	}
	end := drawnBytes
	for end > drawnBytes-utf8.UTFMax && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end]
}
