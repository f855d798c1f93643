// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/tint"
)

// spoken holds the words for the formats of a column's cells, made the first time for each look.
type spoken struct {
	// style is the revision of the texts from which they were made.
	style uint32
	words map[spokenLook]string
}

// spokenLook holds the inputs of the words: the rule that tints a cell, and its icon counted from 1.
type spokenLook struct {
	rule, icon int
	icons      rule.IconSet
}

// CellWords returns why a cell is tinted, and the name of its icon. It omits bars and scales, which show no
// more than the value.
func (f *Feature) CellWords(at viewport.Address) string {
	if len(f.rulebook.all) == 0 {
		return ""
	}
	data, ok := f.Dataset.Row(at.Band, at.Row)
	if !ok {
		return ""
	}
	words := f.rowWords(at, data)
	page := f.rulebook.of(f.Columns.Leaves[at.Col].ID)
	if page == nil {
		return words
	}
	look := page.ready.Look(f.reader.read(page, data))
	if own := f.wordsOf(page, &look); own != "" {
		return f.Painter.Phrase(words, own)
	}
	return words
}

// rowWords returns why a row is tinted, for its first cell with data.
func (f *Feature) rowWords(at viewport.Address, row rowdata.Row) string {
	if at.Col != f.Columns.Detail || len(f.rows.list) == 0 {
		return ""
	}
	if r := f.rows.match(row); r != nil && r.tint != tint.None {
		return r.words
	}
	return ""
}

func (f *Feature) wordsOf(page *page, l *rules.Look) string {
	var of spokenLook
	if l.Tinted && l.From != tint.None {
		of.rule = l.Rule
	}
	if l.HasIcon {
		of.icon, of.icons = l.Icon+1, l.Icons
	}
	if of == (spokenLook{}) {
		return ""
	}
	s := &page.spoken
	if s.words == nil || s.style != f.Painter.StyleRev {
		s.style, s.words = f.Painter.StyleRev, map[spokenLook]string{}
	}
	text, ok := s.words[of]
	if !ok {
		text = f.speak(page, of)
		s.words[of] = text
	}
	return text
}

func (f *Feature) speak(page *page, of spokenLook) (text string) {
	texts := &f.Painter.Style.Texts
	if of.rule > 0 {
		text = describe(page.ready.Rule(of.rule), page.def.Kind, texts)
	}
	if of.icon > 0 {
		if text != "" {
			text += ", "
		}
		text += filterwords.Level(of.icons, of.icon, &texts.Formats)
	}
	return text
}
