// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"strings"
	"unicode"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// hangul detects whether the grid contains Hangul, which can be searched by initial consonants.
type hangul struct {
	found bool
	// rows and columns are the revisions that were examined.
	rows, columns uint32
	looked        bool
	buf           []byte
}

// offered reports whether the switch for initial consonants is shown: users read Korean, the query contains
// Hangul, or the grid does.
func (h *hangul) offered(f *Feature) bool {
	q := &f.Options.Find.Query
	return h.found || q.Initials || isKorean(f.Columns.Language) || hasHangul([]byte(q.Text))
}

// isKorean reports whether a language tag is Korean.
func isKorean(language string) bool {
	base, _, _ := strings.Cut(language, "-")
	return strings.EqualFold(base, "ko")
}

// look searches for Hangul in the headers and the cells on the screen, only the first time for each revision
// of rows and columns. A positive result is permanent, so that the switch does not flicker.
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

// hasHangul reports whether a text contains a letter or a syllable of Hangul.
func hasHangul(text []byte) bool {
	for _, r := range string(text) {
		if r >= 0x1100 && unicode.Is(unicode.Hangul, r) {
			return true
		}
	}
	return false
}
