// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// finder searches the value.
type finder struct {
	*Sources
	content    *content
	sheet      *sheet
	on         bool
	editor     widget.Editor
	prev, next ui.Button
	exit       ui.Button
	filters    []event.Filter
	search     *valuedoc.Search
	known      finderKey
	// current is the index of the current hit, -1 before there is one. asked is set until it shows.
	current int
	asked   bool
	// counted is the text for the numbers in count.
	counted string
	count   [2]int
	style   uint32
}

// finderKey holds the inputs of a search.
type finderKey struct {
	query string
	rev   uint32
	mode  option.ValueMode
}

// mostTyped limits the query, in runes.
const mostTyped = 250

// open opens the field and gives it the keyboard.
func (f *finder) open(gtx layout.Context) {
	f.on = true
	f.editor.SingleLine, f.editor.Submit, f.editor.MaxLen = true, true, mostTyped
	f.editor.SetCaret(f.editor.Len(), 0)
	ui.TakeKeyboard(gtx, &f.editor)
}

// close closes the field and gives the keyboard to the value.
func (f *finder) close(gtx layout.Context) {
	f.on, f.search, f.known = false, nil, finderKey{}
	ui.TakeKeyboard(gtx, &f.sheet.tag)
}

// sync begins another search after the query or the value has changed.
func (f *finder) sync() {
	if !f.on {
		return
	}
	k := finderKey{f.editor.Text(), f.content.rev, f.content.mode}
	if k == f.known && f.search != nil {
		return
	}
	f.known, f.current, f.asked = k, -1, false
	if k.mode == option.ValueBytes {
		f.search = valuedoc.NewByteSearch(f.content.source(), k.query)
	} else {
		f.search = valuedoc.NewSearch(f.content.source(), k.query)
	}
}

// findStep limits the bytes that a frame searches.
const findStep = 1 << 18

// work searches on, and reports whether there is more to search or to show.
func (f *finder) work() bool {
	if !f.on || f.search == nil {
		return false
	}
	more := f.search.Work(findStep)
	if f.current < 0 && len(f.search.Hits) > 0 {
		f.current, f.asked = 0, true
	}
	if f.asked && f.show() {
		f.asked = false
	}
	return more
}

// hits returns the hits to mark, nil for none.
func (f *finder) hits() *valuedoc.Search {
	if !f.on {
		return nil
	}
	return f.search
}

// show scrolls to the current hit, and reports whether it has been read. A hit between the values of JSON cannot show.
func (f *finder) show() bool {
	if f.current < 0 || f.current >= len(f.search.Hits) {
		return true
	}
	h := f.search.Hits[f.current]
	row, ok := f.content.find(h.From, f.sheet.dump.width)
	if ok {
		f.sheet.wanted, f.sheet.cursor = row, row
		f.sheet.showSide(row, h.From)
	}
	return ok || f.content.mode != option.ValueText || f.content.text.Done()
}

// step goes to the next hit, or to the previous one if by is -1. After the last it goes to the first.
func (f *finder) step(by int) {
	if f.search == nil || len(f.search.Hits) == 0 {
		return
	}
	n := len(f.search.Hits)
	f.current = (f.current + by + n) % n
	f.asked = true
}

// text returns the number of the current hit and of all hits.
func (f *finder) text() string {
	p := f.Painter
	now := [2]int{}
	if f.search != nil {
		now = [2]int{f.current + 1, len(f.search.Hits)}
	}
	if f.editor.Len() == 0 {
		return ""
	}
	if f.counted == "" || now != f.count || f.style != p.StyleRev {
		f.count, f.style = now, p.StyleRev
		f.counted = p.Style.Texts.Value.Hits(now[0], now[1])
	}
	return f.counted
}

// update reads an event of the field and its buttons, and reports whether there was one.
func (f *finder) update(gtx layout.Context) bool {
	if !f.on {
		return false
	}
	some := f.search != nil && len(f.search.Hits) > 0
	switch {
	case f.prev.ClickedIf(gtx, some):
		f.step(-1)
		return true
	case f.next.ClickedIf(gtx, some):
		f.step(1)
		return true
	case f.exit.ClickedIf(gtx, true):
		f.close(gtx)
		return true
	}
	if ev, ok := gtx.Event(f.keys()...); ok {
		if k, is := ev.(key.Event); is && k.State == key.Press {
			f.press(gtx, k)
		}
		return true
	}
	ev, ok := clipread.Update(gtx, &f.editor)
	if _, is := ev.(widget.SubmitEvent); is {
		f.step(1)
	}
	return ok
}

// keys returns the filters of the keys of the field and its buttons.
func (f *finder) keys() []event.Filter {
	if f.filters == nil {
		for _, tag := range [...]event.Tag{&f.editor, &f.prev.Clickable, &f.next.Clickable, &f.exit.Clickable} {
			f.filters = append(f.filters, key.Filter{Focus: tag, Name: key.NameEscape}, key.Filter{Focus: tag, Name: key.NameF3, Optional: key.ModShift})
		}
		f.filters = append(f.filters, key.Filter{Focus: &f.editor, Name: key.NameReturn, Required: key.ModShift}, key.Filter{Focus: &f.editor, Name: key.NameEnter, Required: key.ModShift})
	}
	return f.filters
}

// press handles a key of the field.
func (f *finder) press(gtx layout.Context, k key.Event) {
	switch {
	case k.Name == key.NameEscape:
		f.close(gtx)
	case k.Modifiers.Contain(key.ModShift):
		f.step(-1)
	default:
		f.step(1)
	}
}
