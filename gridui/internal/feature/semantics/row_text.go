// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// describeRow makes the texts of a row. Unchanged texts stay the same strings.
func (f *Feature) describeRow(n *rowNode, p *place) {
	n.outline, n.detail = "", ""
	if n.of.outlined {
		n.outline = f.outlinePhrase(n.of.item)
	}
	if n.of.detail.has {
		n.detail = f.openPhrase("", n.of.detail.open)
	}
	status := f.rowStatus(p.band, coord.Slot(p.row.Index))
	name, text := f.rowPhrase(n, p, &status)
	if n.of.detail.open {
		called := n.phrase[:name]
		if n.named > text {
			called = n.phrase[text:n.named]
		}
		f.buf = textfmt.AppendNamed(f.buf[:0], f.words.texts.Detail, called)
		n.below = kept(n.below, f.buf)
	}
	if !n.of.cells {
		return
	}
	f.buf = f.appendRowName(append(f.buf[:0], ", "...), p.band, coord.Slot(p.row.Index))
	if !status.InCells {
		f.buf = appendWord(f.buf, status.Name)
	}
	f.buf = f.appendSelected(f.buf, n)
	n.tail = kept(n.tail, f.buf)
}

// rowPhrase makes the phrase of a row. It returns where in the phrase the name of the row ends, and where its
// first text begins.
func (f *Feature) rowPhrase(n *rowNode, p *place, status *RowStatus) (name, text int) {
	f.buf = f.appendRowName(f.buf[:0], p.band, coord.Slot(p.row.Index))
	name = len(f.buf)
	f.buf = append(f.buf, ": "...)
	text = len(f.buf)
	f.buf = f.appendFirst(f.buf, p)
	if len(f.buf) == text {
		f.buf = f.buf[:name]
	}
	n.named = len(f.buf)
	f.buf = appendWord(appendWord(f.buf, n.outline), n.detail)
	f.buf = appendWord(appendWord(f.buf, status.Name), status.Reason)
	f.buf = f.appendSelected(f.buf, n)
	n.phrase = kept(n.phrase, f.buf)
	return name, text
}

// appendSelected appends the word for a selected row if the row is selected.
func (f *Feature) appendSelected(dst []byte, n *rowNode) []byte {
	if n.of.selected {
		dst = appendWord(dst, f.words.texts.Selected)
	}
	return dst
}

// appendRowName appends the name of a row: in the body its number and the number of rows, in other bands their
// name.
func (f *Feature) appendRowName(dst []byte, b layoutx.Band, row coord.Slot) []byte {
	words := &f.words.texts
	number := textfmt.Slot{Name: "row", N: int(row + 1)}
	switch {
	case b == layoutx.Body:
		return textfmt.AppendPattern(dst, words.Row, number, textfmt.Slot{Name: "rows", N: f.Viewport.Count})
	case b == layoutx.Foot:
		return append(dst, words.Footer...)
	case f.Viewport.IsPinned(viewport.Address{Band: b, Row: row, Col: 0}):
		pattern := words.PinnedTop
		if b == layoutx.Bottom {
			pattern = words.PinnedBottom
		}
		number.N -= f.Dataset.FloatingCount(b)
		return textfmt.AppendPattern(dst, pattern, number, textfmt.Slot{Name: "rows", N: f.Dataset.PinnedCount(b)})
	case b == layoutx.Bottom:
		return textfmt.AppendPattern(dst, words.FloatingBottom, number)
	}
	return textfmt.AppendPattern(dst, words.FloatingTop, number)
}

// mostAsked bounds the number of columns in which the first text of a row is looked for.
const mostAsked = 16

// appendFirst appends the first text that a row has.
func (f *Feature) appendFirst(dst []byte, p *place) []byte {
	for col := range min(len(f.Columns.Leaves), mostAsked) {
		at := p.cell(col)
		if role := f.cellAt(at).Role; role != feature.RoleText && role != feature.RoleTick {
			continue
		}
		n := len(dst)
		if dst = f.Contents.AppendDrawn(dst, at); len(dst) > n {
			break
		}
	}
	return dst
}

// outlinePhrase returns the phrase for the depth of a row and for whether the rows below it are open.
func (f *Feature) outlinePhrase(it dataset.Node) string {
	level := f.level(it.Depth + 1)
	if !it.Expandable {
		return level
	}
	return f.openPhrase(level, it.Open)
}
