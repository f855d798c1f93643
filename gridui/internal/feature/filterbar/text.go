// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/filtertext"
	"github.com/giogrid/giogrid/gridui/internal/filtertree"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// textField is the field of the builder with the filter as text. Typed text takes effect as soon as it
// parses.
type textField struct {
	builder *builder
	editor  widget.Editor
	// last is the text after the latest event. of is the expression from which the text was made, or to which
	// it was parsed.
	last string
	of   filter.Expr
	// known reports that of is set; none that the expression has no text.
	known, none bool
	// err is the error in the text, nil for none; explained is its text for users.
	err       *filtertext.Error
	explained string

	// choices holds the completions at the caret, completion the texts that they insert; open reports that
	// they are shown.
	choices    ui.Choices
	completion formula.Completion
	open       bool
	regions    []widget.Region
}

// sync shows the expression of the builder, unless it was parsed from the text.
func (t *textField) sync(now filter.Expr) {
	if t.known && t.of.Equal(now) {
		return
	}
	t.known, t.of, t.err, t.open = true, now.Clone(), nil, false
	text, ok := filtertext.Write(notationOf(t.builder.Sources).inText(now), t.builder.schema())
	if t.none = !ok; t.none {
		text = ""
	}
	t.editor.SingleLine, t.editor.MaxLen = true, 10*ui.MaxTyped
	t.editor.SetText(text)
	t.last = t.editor.Text()
}

// update reads an event of the field and handles it.
func (t *textField) update(gtx layout.Context) bool {
	if t.builder.Options.TextDisabled {
		return false
	}
	if ev, ok := t.nextKey(gtx); ok {
		if ev.State == key.Press {
			t.pressed(gtx, ev)
		}
		return true
	}
	if t.open {
		if picked, ok := t.choices.Update(gtx); ok {
			if picked >= 0 {
				t.take(gtx, picked)
			}
			return true
		}
	}
	ev, ok := clipread.Update(gtx, &t.editor)
	switch ev.(type) {
	case widget.ChangeEvent:
		if text := t.editor.Text(); text != t.last {
			t.last = text
			t.typed(gtx)
		}
	case widget.SelectEvent:
		if t.open {
			if t.complete(); !t.writing() {
				t.open = false
			}
		}
	}
	return ok
}

// nextKey reads the keys of the list of completions.
func (t *textField) nextKey(gtx layout.Context) (key.Event, bool) {
	tag := &t.editor
	if !gtx.Focused(tag) {
		t.open = false
		return key.Event{}, false
	}
	filters := []key.Filter{
		{Focus: tag, Name: key.NameSpace, Required: key.ModShortcut}, {Focus: tag, Name: key.NameDownArrow}, {Focus: tag, Name: key.NameReturn}, {Focus: tag, Name: key.NameEnter},
		{Focus: tag, Name: key.NameUpArrow}, {Focus: tag, Name: key.NameTab}, {Focus: tag, Name: key.NamePageUp}, {Focus: tag, Name: key.NamePageDown},
	}
	if !t.open {
		filters = filters[:4]
	}
	for _, f := range filters {
		if ev, ok := gtx.Event(f); ok {
			ke, _ := ev.(key.Event)
			return ke, true
		}
	}
	return key.Event{}, false
}

// pressed handles a key: Down opens the list or moves in it, Enter and Tab insert the chosen entry.
func (t *textField) pressed(gtx layout.Context, ev key.Event) {
	switch {
	case !t.open && (ev.Name == key.NameReturn || ev.Name == key.NameEnter):
		t.builder.close(gtx)
	case !t.open || ev.Name == key.NameSpace:
		t.complete()
	case ev.Name == key.NameReturn || ev.Name == key.NameEnter || ev.Name == key.NameTab:
		at := t.choices.Chosen(" ")
		if t.open = false; at >= 0 {
			t.take(gtx, at)
		}
	default:
		if to, ok := t.choices.Key(ev.Name); ok {
			t.choices.Choose(to)
		}
	}
}

// typed parses the text. An error leaves the filter unchanged.
func (t *textField) typed(gtx layout.Context) {
	b := t.builder
	e, err := filtertext.Read(t.last, b.schema())
	if t.err = err; err == nil {
		e = notationOf(b.Sources).ofText(e)
		b.root = filtertree.Rooted(e)
		t.explained, t.none, t.of = "", false, b.root.Clone()
		b.relist()
		b.typedText(gtx, e)
	} else {
		t.explained = t.explain(err)
	}
	if t.complete(); !t.writing() {
		t.open = false
	}
}

// complete lists the completions at the caret.
func (t *textField) complete() {
	caret, _ := t.editor.Selection()
	s := t.builder.schema()
	s.Filter = true
	t.completion = formula.Complete(t.last, byteOf(t.last, caret), s)
	t.completion.Items = slices.DeleteFunc(t.completion.Items, func(it formula.Item) bool { return !ofFilters(it) })
	labels := make([]string, len(t.completion.Items))
	for i, it := range t.completion.Items {
		labels[i] = it.Label
	}
	t.open = len(labels) > 0
	t.choices.Reset(labels, "", false)
	if t.open && t.writing() {
		t.choices.Choose(0)
	}
}

// writing reports whether the caret is in an unfinished word.
func (t *textField) writing() bool { return t.completion.Start < t.completion.End }

// ofFilters reports whether a completion is valid in filters, which neither compute nor call functions.
func ofFilters(it formula.Item) bool {
	switch it.Kind {
	case formula.ItemFunction:
		return it.Label == "within" || it.Label == "today"
	case formula.ItemOperator:
		return strings.ContainsAny(it.Label, "=<>")
	case formula.ItemKeyword:
		return it.Label != "missing"
	}
	return true
}

// take inserts a completion into the text.
func (t *textField) take(gtx layout.Context, i int) {
	if i >= len(t.completion.Items) {
		return
	}
	it, c := t.completion.Items[i], &t.completion
	before := t.last[:c.Start] + it.Insert
	caret := utf8.RuneCountInString(t.last[:c.Start] + it.Insert[:it.Caret])
	t.last = before + t.last[c.End:]
	t.editor.SetText(t.last)
	t.editor.SetCaret(caret, caret)
	t.typed(gtx)
	t.open = false
	gtx.Execute(key.FocusCmd{Tag: &t.editor})
}

// byteOf returns the offset in bytes of a rune of text.
func byteOf(text string, runes int) int {
	for i := range text {
		if runes--; runes < 0 {
			return i
		}
	}
	return len(text)
}
