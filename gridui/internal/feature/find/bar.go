// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// bar is the bar above the header: a line for searching and, on request, a line for replacing.
type bar struct {
	f                   *Feature
	text, with          field
	prev, next, dismiss ui.Button
	// toggles switch the options of the query, in the order of toggleKinds.
	toggles  [toggleCount]ui.Button
	replaces ui.Button
	one, all ui.Button
	// again repeats a failed search of the source.
	again ui.Button
	// wantsKeyboard moves the keyboard focus to the text field in the next frame.
	wantsKeyboard bool
	// due is the time to search for the typed text; zero: no search is due.
	due   time.Time
	texts barTexts
	// hangul decides whether the switch for initial consonants is shown.
	hangul hangul
	// line is the height of a line in this frame, 0 without a bar; lines is the number of lines.
	line, lines int
	// controls is the buffer of tags.
	controls []event.Tag
	// said is the outcome of a replacement, shown until the query changes.
	said string
}

// typingPause is the pause in typing after which a search begins.
const typingPause = 150 * time.Millisecond

// toggle is an option of the query.
type toggle uint8

const (
	toggleCase toggle = iota
	toggleWhole
	toggleExpression
	toggleInitials
	toggleRanges
	toggleCount
)

// of returns the option of a query that the toggle switches.
func (t toggle) of(q *option.FindQuery) *bool {
	return [...]*bool{&q.MatchCase, &q.WholeCell, &q.Expression, &q.Initials, &q.InRanges}[t]
}

// offers reports whether users can switch an option.
func (f *Feature) offers(t toggle) bool {
	switch t {
	case toggleExpression:
		return f.Options.Find.Expressions != nil
	case toggleInitials:
		return f.bar.hangul.offered(f)
	case toggleRanges:
		return f.Options.CellRanges.Enabled
	}
	return true
}

// denies returns why the source of the rows does not support an option, or "" if it does.
func (b *bySource) denies(t toggle) string {
	f, texts := b.f, &b.f.Painter.Style.Texts.Source
	if !b.on || *t.of(&f.Options.Find.Query) {
		return "" // an option that is on can be switched off
	}
	of := &b.rows.Matches
	can := [...]bool{of.Case, of.Whole, of.Expression, of.Initials, false}
	if can[t] {
		return ""
	}
	return [...]string{texts.NoCase, texts.NoWholeCell, texts.NoExpression, texts.NoInitials, texts.NoRanges}[t]
}

// shows reports whether the bar is shown.
func (f *Feature) shows() bool {
	o := &f.Options.Find
	return o.Enabled && o.Open && !o.BarDisabled && f.Painter.Styled()
}

// Types reports whether a field of the bar has the keyboard focus.
func (f *Feature) Types(gtx layout.Context) bool {
	return f.shows() && (f.bar.text.focused(gtx) || f.bar.with.focused(gtx))
}

// replacing reports whether the line that replaces is shown.
func (f *Feature) replacing() bool {
	return f.Options.Find.Replacing && f.Options.Editing.Enabled
}

// ownKeys holds the keys of the bar, in whichever of its controls the keyboard focus is.
var ownKeys = []key.Filter{
	{Name: key.NameEscape},
	{Name: key.NameF3, Optional: key.ModShift},
	{Name: "F", Required: key.ModShortcut},
	{Name: key.NameReturn, Optional: key.ModShift},
	{Name: key.NameEnter, Optional: key.ModShift},
}

// Update reads an event of the bar and handles it.
func (f *Feature) Update(gtx layout.Context) bool {
	b, o := &f.bar, &f.Options.Find
	if !f.shows() {
		b.due = time.Time{}
		return false
	}
	b.text.show(o.Query.Text)
	b.with.show(o.Replacement)
	if b.wantsKeyboard || !f.shown {
		if b.wantsKeyboard || !b.held(gtx, f) {
			b.text.take(gtx)
		}
		b.wantsKeyboard = false
	}
	if f.fieldStep(gtx) {
		return true
	}
	f.await(gtx)
	return f.clicked(gtx)
}

// fieldStep reads an event of the fields.
func (f *Feature) fieldStep(gtx layout.Context) bool {
	b := &f.bar
	ev, ok := b.text.step(gtx, ownKeys)
	if ok {
		f.pressed(gtx, ev, false)
		return true
	}
	if f.replacing() {
		if ev, ok = b.with.step(gtx, ownKeys); ok {
			f.Options.Find.Replacement, b.with.given = b.with.last, b.with.last
			f.pressed(gtx, ev, true)
			return true
		}
	}
	return f.buttonKey(gtx)
}

// buttonKey handles a key of the bar while a button of the bar has the keyboard focus.
func (f *Feature) buttonKey(gtx layout.Context) bool {
	for _, tag := range f.bar.tags() {
		if !gtx.Focused(tag) {
			continue
		}
		for _, k := range ownKeys[:3] {
			k.Focus = tag
			if ev, ok := gtx.Event(k); ok {
				if ev, is := ev.(key.Event); is && ev.State == key.Press {
					f.pressed(gtx, ev, false)
				}
				return true
			}
		}
	}
	return false
}

// held reports whether a control of the bar has the keyboard focus.
func (b *bar) held(gtx layout.Context, f *Feature) bool {
	if b.text.focused(gtx) || b.with.focused(gtx) {
		return true
	}
	for _, tag := range f.bar.tags() {
		if gtx.Focused(tag) {
			return true
		}
	}
	return false
}

// pressed handles a key of the bar. replaces reports that it was pressed in the field of the replacement.
func (f *Feature) pressed(gtx layout.Context, ev key.Event, replaces bool) {
	back := ev.Modifiers.Contain(key.ModShift)
	switch ev.Name {
	case key.NameEscape:
		f.close(gtx)
	case "F":
		f.bar.text.take(gtx)
	case key.NameF3:
		f.turn(gtx, back)
	case key.NameReturn, key.NameEnter:
		if replaces && !back {
			askReplace(gtx, f, replaceCurrent)
			return
		}
		f.turn(gtx, back)
	}
}

// turn goes to the next hit, or to the previous one. It first searches for text that was just typed.
func (f *Feature) turn(gtx layout.Context, back bool) {
	if !f.bar.flush(f) {
		f.want(back)
	}
	gtx.Execute(op.InvalidateCmd{})
}

// await searches for the typed text after a pause in typing, and after an input method has finished
// composing.
func (f *Feature) await(gtx layout.Context) {
	b := &f.bar
	if b.text.typed {
		b.text.typed, b.due = false, gtx.Now.Add(typingPause)
	}
	switch {
	case b.due.IsZero():
	case b.text.input.Composes():
		b.due = gtx.Now.Add(typingPause)
	case !gtx.Now.Before(b.due) || b.due.After(gtx.Now.Add(typingPause)):
		b.flush(f)
		gtx.Execute(op.InvalidateCmd{})
	default:
		gtx.Execute(op.InvalidateCmd{At: b.due})
	}
}

// flush searches for the typed text, and reports whether it differs from the query. It keeps a text that the
// program has set meanwhile.
func (b *bar) flush(f *Feature) bool {
	b.due, b.text.typed = time.Time{}, false
	q := &f.Options.Find.Query
	if !f.shows() || b.text.last == q.Text || b.text.given != q.Text {
		return false
	}
	q.Text, b.text.given = b.text.last, b.text.last
	b.said = ""
	f.changed()
	return true
}

// clicked reads a click on a button.
func (f *Feature) clicked(gtx layout.Context) bool {
	b, o := &f.bar, &f.Options.Find
	for t := range toggleCount {
		if f.offers(t) && b.toggles[t].ClickedIf(gtx, f.source.denies(t) == "") {
			b.flush(f)
			*t.of(&o.Query) = !*t.of(&o.Query)
			b.said = ""
			f.changed()
			return true
		}
	}
	hits := f.source.hasHits()
	switch {
	case b.prev.ClickedIf(gtx, hits):
		f.turn(gtx, true)
	case b.next.ClickedIf(gtx, hits):
		f.turn(gtx, false)
	case b.dismiss.ClickedIf(gtx, true):
		f.close(gtx)
	case f.Options.Editing.Enabled && b.replaces.ClickedIf(gtx, true):
		o.Replacing = !o.Replacing
	case f.replacing() && b.one.ClickedIf(gtx, hits):
		askReplace(gtx, f, replaceCurrent)
	case f.source.err != nil && b.again.ClickedIf(gtx, true):
		f.source.again(gtx)
	case f.replacing() && b.all.ClickedIf(gtx, hits && !f.source.on):
		askReplace(gtx, f, replaceHits)
	default:
		return false
	}
	return true
}

// AppendControls appends the buttons of the bar, which take the keyboard focus.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	b := &f.bar
	for t := range b.toggles {
		dst = append(dst, &b.toggles[t].Clickable)
	}
	return append(dst, &b.prev.Clickable, &b.next.Clickable, &b.dismiss.Clickable, &b.replaces.Clickable, &b.one.Clickable, &b.all.Clickable, &b.again.Clickable)
}

// tags returns the buttons of the bar. The list is valid until the next call.
func (b *bar) tags() []event.Tag {
	b.controls = b.f.AppendControls(b.controls[:0])
	return b.controls
}
