// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"
	"slices"
	"strings"

	"gioui.org/io/key"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/hangul"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Item is an option of a list.
type Item struct {
	Text string
	// Value is the value of the column with this text, nil if the column reads the text.
	Value any
}

// optionList is the list of options below a field, of which those show that contain the text of the field.
type optionList struct {
	_ nocmp.Struct

	items []Item
	// sought is the text of the field, found holds the indexes of the items that contain it, and at is the index in
	// found of the item at the cursor, -1 for none.
	sought string
	found  []int
	at     int
	// home is the text of the item at which the cursor is while nothing is sought.
	home string
	rows ui.List
	load loader
	// ticks reports whether an item is ticked; nil: items have no check boxes.
	ticks func(text string) bool
}

// begin shows items. If load is not nil, its result replaces them.
func (l *optionList) begin(items []Item, load loadFunc, wake func()) {
	l.items, l.at = items, -1
	l.rows.Restart()
	l.load = loader{load: load, wake: wake}
	l.load.ask("", 0)
	l.filter()
}

// seek shows the items for a text that was typed, and moves the cursor to the best of them.
func (l *optionList) seek(text string) {
	if text == l.sought {
		return
	}
	l.sought = text
	l.load.ask(text, loadDelay)
	l.filter()
	l.at = l.best(text)
	l.show()
}

// filter finds the items that contain the sought text. A list that is loaded has what fits.
func (l *optionList) filter() {
	l.found = l.found[:0]
	needle := []rune(value.Fold(strings.TrimSpace(l.sought)))
	for i := range l.items {
		if l.load.fresh() || contains(value.Fold(l.items[i].Text), needle) {
			l.found = append(l.found, i)
		}
	}
	l.at = min(l.at, len(l.found)-1)
}

// best returns the place of the item that equals a text, else of the first that begins with it, else 0. For an empty
// text it returns that of home. It returns -1 if there is none.
func (l *optionList) best(text string) int {
	if text = value.Fold(strings.TrimSpace(text)); text == "" {
		return slices.IndexFunc(l.found, func(i int) bool { return l.items[i].Text == l.home })
	}
	if len(l.found) == 0 {
		return -1
	}
	first := 0
	for place := len(l.found) - 1; place >= 0; place-- {
		if strings.HasPrefix(value.Fold(l.items[l.found[place]].Text), text) {
			first = place
		}
	}
	for place, i := range l.found {
		if value.Fold(l.items[i].Text) == text {
			return place
		}
	}
	return first
}

// contains reports whether a text contains a needle. The last syllable of the needle may still be composed, so a
// syllable without a final, or a consonant, matches every syllable that begins with it.
func contains(text string, needle []rune) bool {
	in := []rune(text)
	for at := 0; at+len(needle) <= len(in); at++ {
		ok := true
		for i, r := range needle {
			if c := in[at+i]; c != r && !(i == len(needle)-1 && beginsSyllable(c, r)) {
				ok = false
				break
			}
		}
		if ok {
			return true
		}
	}
	return false
}

// beginsSyllable reports whether a Hangul syllable begins with r: a consonant, or a syllable without a final.
func beginsSyllable(syllable, r rune) bool {
	const first, last, finals = '가', '힣', 28
	if syllable < first || syllable > last {
		return false
	}
	return hangul.Initial(syllable) == r || r >= first && r <= last && (r-first)%finals == 0 && syllable >= r && syllable < r+finals
}

// find returns the item with a text, letter case aside.
func (l *optionList) find(text string) (it Item, ok bool) {
	folded := value.Fold(strings.TrimSpace(text))
	for i := range l.items {
		if l.items[i].Text == text {
			return l.items[i], true
		}
		if !ok && value.Fold(l.items[i].Text) == folded {
			it, ok = l.items[i], true
		}
	}
	return it, ok
}

// current returns the item at the cursor.
func (l *optionList) current() (it Item, ok bool) {
	if l.at < 0 || l.at >= len(l.found) {
		return it, false
	}
	return l.items[l.found[l.at]], true
}

// move moves the cursor by a key, and reports whether the key does that.
func (l *optionList) move(name key.Name) bool {
	page := max(l.rows.Rect.Dy()/max(l.rows.RowH, 1)-1, 1)
	to := l.at
	switch name {
	case key.NameUpArrow:
		to--
	case key.NameDownArrow:
		to++
	case key.NamePageUp:
		to -= page
	case key.NamePageDown:
		to += page
	default:
		return false
	}
	l.at = min(max(to, 0), len(l.found)-1)
	l.show()
	return true
}

// show scrolls to the cursor.
func (l *optionList) show() {
	if l.rows.RowH > 0 {
		l.rows.Place(l.rows.Rect, len(l.found), l.rows.RowH)
		l.rows.ShowAt(max(l.at, 0))
	}
}

// pointed takes over what was loaded, and reads one pointer event. picked reports that it picked the item at the
// cursor.
func (l *optionList) pointed(gtx layout.Context) (picked, ok bool) {
	if items, some := l.load.take(gtx.Now); some {
		l.items = items
		l.filter()
		l.at = l.best(l.sought)
		l.show()
	}
	i, ok := l.rows.Pointed(gtx)
	switch {
	case i < 0:
		return false, ok
	case l.load.err != nil:
		l.load.retry()
		return false, true
	case i >= len(l.found):
		return false, true
	}
	l.at = i
	return true, true
}

const (
	optionRows  = 8
	optionWidth = unit.Dp(180)
)

// paint draws the list below a field and returns its place.
func (l *optionList) paint(p *draw.Painter, window, field image.Rectangle) image.Rectangle {
	l.load.wakeIn(p)
	rowH := max(p.Style.RowHeight, p.Style.Face.Px*3/2)
	lines, notice := len(l.found), ""
	switch {
	case l.load.err != nil:
		lines, notice = 1, p.Style.Texts.Retry+": "+errwords.Of(l.load.err)
	case lines == 0 && l.load.busy():
		lines, notice = 1, p.Style.Texts.Loading
	case lines == 0:
		lines, notice = 1, p.Style.Texts.NothingFound
	}
	size := image.Pt(max(p.Style.Scaled(optionWidth), field.Dx()), min(lines, optionRows)*rowH+2*p.Style.Line)
	card := ui.PopupIn(p, window, field, size, layoutx.Below)
	defer ui.Card(p, card).Pop()
	in := card.Inset(p.Style.Line)
	first := l.rows.RowH == 0
	l.rows.Place(in, lines, rowH)
	if first && l.at >= 0 {
		l.rows.ShowAt(l.at)
	}
	l.rows.Draw(p, in, lines, rowH, func(i int, at image.Rectangle) {
		if notice != "" {
			l.paintNotice(p, notice, at)
			return
		}
		l.paintItem(p, i, at)
	})
	return card
}

// paintNotice draws a line in place of the items. After a failure it is a button that loads them again.
func (l *optionList) paintNotice(p *draw.Painter, text string, at image.Rectangle) {
	node := draw.Clip(p.Ops, at)
	if l.load.err != nil {
		draw.NodeClass(p.Ops, semantic.Button)
	}
	draw.NodeLabel(p.Ops, text)
	node.Pop()
	at.Min.X, at.Max.X = at.Min.X+p.Style.Padding, at.Max.X-p.Style.Padding
	p.Text(text, at, option.AlignStart, p.Style.Theme.FgMuted)
}

// paintItem draws an item.
func (l *optionList) paintItem(p *draw.Painter, i int, at image.Rectangle) {
	text, ink := l.items[l.found[i]].Text, p.Style.Theme.MenuFg
	if i == l.at && l.ticks == nil {
		p.Fill(at, p.Style.Theme.Accent)
		ink = p.Style.Theme.AccentFg
	}
	node := draw.Clip(p.Ops, at)
	class, on := semantic.RadioButton, i == l.at
	if l.ticks != nil {
		class, on = semantic.CheckBox, l.ticks(text)
	}
	draw.NodeClass(p.Ops, class)
	draw.NodeLabel(p.Ops, text)
	draw.NodeSelected(p.Ops, on)
	node.Pop()
	if l.ticks != nil {
		if i == l.at {
			p.Fill(at, p.Style.Theme.MenuHover)
			p.Ring(at)
		}
		at = l.paintBox(p, at, on)
	}
	at.Min.X, at.Max.X = at.Min.X+p.Style.Padding, at.Max.X-p.Style.Padding
	p.Text(text, at, option.AlignStart, ink)
}

// paintBox draws the check box of an item and returns the rest of its line.
func (l *optionList) paintBox(p *draw.Painter, at image.Rectangle, on bool) (rest image.Rectangle) {
	var state draw.BoxState
	if on {
		state.Share = rowmodel.Every
	}
	cell, rest := at, at
	if p.Style.RTL {
		cell.Min.X = cell.Max.X - at.Dy()
		rest.Max.X = cell.Min.X + p.Style.Padding
	} else {
		cell.Max.X = cell.Min.X + at.Dy()
		rest.Min.X = cell.Max.X - p.Style.Padding
	}
	p.CheckBox(cell, state)
	return rest
}
