// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// ShownString returns the function that reads the text of cells without a copy, nil where the
// text is made of the value.
func (d *Def) ShownString() func(row rowdata.Row) (string, bool) {
	if d.Str == nil || !d.verbatim || d.formatted || d.Worded {
		return nil
	}
	return d.Str
}

// drawnBytes is how many bytes of a text are drawn at most: those of one character more than textrun shapes,
// by which it sees that the text goes on.
const drawnBytes = utf8.UTFMax * (textrun.MaxRunes + 1)

// AppendDrawn appends the beginning of the displayed text of a cell, with all that can be drawn of it. The cost
// does not depend on the length of a text that is displayed as it is.
func (d *Def) AppendDrawn(dst []byte, row rowdata.Row) []byte {
	if text := d.ShownString(); text != nil {
		s, _ := text(row)
		return append(dst, drawn(s)...)
	}
	start := len(dst)
	dst = d.AppendText(dst, row)
	return dst[:start+len(drawn(dst[start:]))]
}

// drawn returns the beginning of a text with all that can be drawn of it, cut between characters.
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
