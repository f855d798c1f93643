// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"strings"
	"unicode"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// hangul tells whether the grid has Hangul, whose initial consonants can be searched for.
type hangul struct {
	found bool
	// rows and columns are the revisions of what was looked at.
	rows, columns uint32
	looked        bool
	buf           []byte
}

// offered reports whether the switch of initial consonants shows: users read Korean, they search for Hangul,
// or the grid has some.
func (h *hangul) offered(f *Feature) bool {
	q := &f.Options.Find.Query
	return h.found || q.Initials || isKorean(f.Columns.Language) || hasHangul([]byte(q.Text))
}

// isKorean reports whether a language tag is Korean.
func isKorean(language string) bool {
	base, _, _ := strings.Cut(language, "-")
	return strings.EqualFold(base, "ko")
}

// look looks for Hangul in the headers and the cells on the screen, once for the rows and columns that there
// are. What was found stays, so that the switch does not come and go.
func (h *hangul) look(f *Feature) {
	if h.found || h.looked && h.rows == f.Dataset.RowsRev && h.columns == f.Columns.Rev {
		return
	}
	h.looked, h.rows, h.columns = true, f.Dataset.RowsRev, f.Columns.Rev
	for i := range f.Columns.Leaves {
		if hasHangul([]byte(f.Columns.Leaves[i].Header)) {
			h.found = true
			return
		}
	}
	for _, row := range f.Viewport.Sheet.Rows[layoutx.Body] {
		for _, pane := range f.Viewport.Sheet.Cols {
			for _, col := range pane {
				at := viewport.Address{Band: layoutx.Body, Row: coord.Slot(row.Index), Col: col.Index}
				if h.buf = f.Cells.AppendText(h.buf[:0], at); hasHangul(h.buf) {
					h.found = true
					return
				}
			}
		}
	}
}

// hasHangul reports whether a text has a letter or a syllable of Hangul.
func hasHangul(text []byte) bool {
	for _, r := range string(text) {
		if r >= 0x1100 && unicode.Is(unicode.Hangul, r) {
			return true
		}
	}
	return false
}
