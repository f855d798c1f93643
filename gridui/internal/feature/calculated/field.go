// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// formulaField is the field of the formula, with the list of completions at its caret.
type formulaField struct {
	f      *Feature
	editor widget.Editor
	// offers reports that the list may be shown: from the first typed letter until a completion is taken or
	// Escape is pressed. asked reports that a user has requested it, even before any letter.
	offers, asked bool
	// text and caret, in bytes, are the inputs of found.
	text  string
	caret int
	known bool
	found formula.Completion
	at    int
	rows  ui.List
}

// mostFormula limits the characters of a formula.
const mostFormula = 2000

// begin puts a formula into the field.
func (fd *formulaField) begin(text string) {
	fd.editor.Submit, fd.editor.SingleLine, fd.editor.MaxLen = true, false, mostFormula
	fd.editor.SetText(text)
	fd.editor.SetCaret(fd.editor.Len(), fd.editor.Len())
	fd.offers, fd.asked, fd.known = false, false, false
}

// sync computes the completions at the caret.
func (fd *formulaField) sync(schema formula.Schema) {
	text := fd.editor.Text()
	end, _ := fd.editor.Selection()
	caret := byteOf(text, end)
	if fd.known && fd.text == text && fd.caret == caret {
		return
	}
	fd.text, fd.caret, fd.known, fd.at = text, caret, true, 0
	fd.found = formula.Complete(text, caret, schema)
	fd.rows.Restart()
}

// byteOf returns the offset in bytes of a rune of text. runeOf is its inverse.
func byteOf(text string, runes int) int {
	for at := range text {
		if runes == 0 {
			return at
		}
		runes--
	}
	return len(text)
}

func runeOf(text string, at int) int { return utf8.RuneCountInString(text[:min(at, len(text))]) }

// lists reports whether the list is shown. Unless requested, it is not shown before the first letter, nor if
// the written text is a complete item: Enter then saves.
func (fd *formulaField) lists() bool {
	items := fd.found.Items
	if !fd.offers || len(items) == 0 || fd.asked {
		return fd.offers && len(items) > 0
	}
	begun := fd.text[fd.found.Start:fd.found.End]
	if begun == "" {
		return items[0].Kind == formula.ItemValue
	}
	return !slices.ContainsFunc(items, func(it formula.Item) bool { return strings.EqualFold(strings.TrimSpace(it.Insert), begun) })
}

// listKeys holds the keys of the list while it is shown.
var listKeys = []key.Name{key.NameUpArrow, key.NameDownArrow, key.NameReturn, key.NameEnter, key.NameTab, key.NameEscape}

// step reads an event of the list and the field.
func (fd *formulaField) step(gtx layout.Context) (submitted, ok bool) {
	if fd.lists() {
		if picked, ok := fd.rows.Pointed(gtx); ok {
			if picked >= 0 && picked < len(fd.found.Items) {
				fd.accept(picked)
				ui.TakeKeyboard(gtx, &fd.editor)
			}
			return false, true
		}
		for _, name := range listKeys {
			if ev, ok := gtx.Event(key.Filter{Focus: &fd.editor, Name: name}); ok {
				if ev, is := ev.(key.Event); is && ev.State == key.Press {
					fd.press(ev.Name)
				}
				return false, true
			}
		}
	}
	if ev, ok := gtx.Event(key.Filter{Focus: &fd.editor, Name: key.NameSpace, Required: key.ModCtrl}); ok {
		if ev, is := ev.(key.Event); is && ev.State == key.Press {
			fd.offers, fd.asked = true, true
		}
		return false, true
	}
	ev, ok := fd.editor.Update(gtx)
	switch ev.(type) {
	case widget.ChangeEvent:
		fd.offers, fd.asked = true, false
	case widget.SubmitEvent:
		return true, true
	}
	return false, ok
}

// press handles a key of the list.
func (fd *formulaField) press(name key.Name) {
	last := len(fd.found.Items) - 1
	switch name {
	case key.NameUpArrow:
		fd.at = max(fd.at-1, 0)
	case key.NameDownArrow:
		fd.at = min(fd.at+1, last)
	case key.NameEscape:
		fd.offers = false
	default:
		fd.accept(min(fd.at, last))
		return
	}
	fd.rows.MoveTo(fd.at)
}

// accept inserts an item into the formula.
func (fd *formulaField) accept(i int) {
	it, c := fd.found.Items[i], fd.found
	start := runeOf(fd.text, c.Start)
	fd.editor.SetCaret(start, runeOf(fd.text, c.End))
	fd.editor.Insert(it.Insert)
	caret := start + runeOf(it.Insert, it.Caret)
	fd.editor.SetCaret(caret, caret)
	fd.offers = false
}
