// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"cmp"
	"context"
	"image"
	"slices"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Tags returns the editor of cells with several texts: a list with check boxes, in which the field searches.
func Tags() any { return &tags{} }

type tags struct {
	Plain
	list optionList
	of   *column.Tags
	// ticked holds the tags of the cell, and order the places of the choices.
	ticked []string
	order  map[string]int
	// text is the text of the field.
	text string
	// said is the text of the ticked tags, if isSaid is set.
	said   string
	isSaid bool
}

func (t *tags) Start(c Cell) string {
	t.of, t.order = c.Def.Tags, map[string]int{}
	t.of.Each(c.Row, func(tag string) { t.ticked = append(t.ticked, tag) })
	items := make([]Item, 0, len(t.of.Choices)+len(t.ticked))
	add := func(tag string) {
		if _, is := t.order[tag]; !is {
			t.order[tag] = len(items)
			items = append(items, Item{Text: tag})
		}
	}
	for _, tag := range t.of.Choices {
		add(tag)
	}
	if t.of.Choices == nil && t.of.Load == nil {
		t.fromRows(c, add)
	}
	for _, tag := range t.ticked {
		add(tag)
	}
	if c.Cleared {
		t.ticked = nil
	}
	t.list.ticks = t.has
	t.list.begin(items, t.loadBy(), c.Wake)
	return ""
}

// fromRows offers the tags of other rows, in alphabetical order.
func (t *tags) fromRows(c Cell, add func(tag string)) {
	var found []string
	for _, row := range c.Sample {
		t.of.Each(row, func(tag string) { found = append(found, tag) })
	}
	slices.Sort(found)
	for _, tag := range slices.Compact(found) {
		add(tag)
	}
}

// loadBy returns the function that loads items, nil if there is none.
func (t *tags) loadBy() loadFunc {
	load := t.of.Load
	if load == nil {
		return nil
	}
	return func(ctx context.Context, text string) ([]Item, error) {
		texts, err := load(ctx, text)
		items := make([]Item, len(texts))
		for i, tag := range texts {
			items[i].Text = tag
		}
		return items, err
	}
}

func (t *tags) has(tag string) bool { return slices.Contains(t.ticked, tag) }

// toggle ticks a tag, or removes its tick.
func (t *tags) toggle(tag string) {
	t.isSaid = false
	if i := slices.Index(t.ticked, tag); i >= 0 {
		t.ticked = slices.Delete(t.ticked, i, i+1)
		return
	}
	t.ticked = append(t.ticked, tag)
}

func (t *tags) Reshape(text string, caret int) (to string, at int) {
	t.text = text
	if !quoted(text) {
		t.list.seek(text)
	}
	return text, caret
}

// quoted reports whether a text begins as a quoted tag, in which spaces and commas are text.
func quoted(text string) bool { return strings.HasPrefix(strings.TrimSpace(text), `"`) }

// Command ticks the tag at the cursor by a space, and a typed tag by a comma.
func (t *tags) Command(text string) (Pick, bool) {
	if quoted(t.text) {
		return Pick{}, false
	}
	switch text {
	case " ":
		it, ok := t.list.current()
		if !ok {
			return Pick{}, strings.TrimSpace(t.text) == ""
		}
		t.toggle(it.Text)
	case ",":
		tag, ok := t.tagOf(t.text)
		if !ok {
			return Pick{}, strings.TrimSpace(t.text) == ""
		}
		if !t.has(tag) {
			t.toggle(tag)
		}
	default:
		return Pick{}, false
	}
	return t.clear(), true
}

// clear empties the field and keeps the cursor at its tag.
func (t *tags) clear() Pick {
	it, ok := t.list.current()
	t.text = ""
	t.list.seek("")
	if ok {
		t.list.at = slices.IndexFunc(t.list.found, func(i int) bool { return t.list.items[i].Text == it.Text })
		t.list.show()
	}
	return Pick{Set: true}
}

func (t *tags) Steer(k Key) (Pick, bool) { return Pick{}, t.list.move(k.Name) }

func (t *tags) Pointed(gtx layout.Context, _ *draw.Painter) (Pick, bool) {
	picked, ok := t.list.pointed(gtx)
	if it, some := t.list.current(); picked && some {
		t.toggle(it.Text)
		return t.clear(), true
	}
	return Pick{}, ok
}

func (t *tags) PaintCard(p *draw.Painter, window, field image.Rectangle) image.Rectangle {
	return t.list.paint(p, window, field)
}

func (t *tags) FieldButton(texts *locale.Editing) (Button, string) { return ListButton, texts.Options }

// PressButton loads the tags again after a failure.
func (t *tags) PressButton(bool) Pick {
	if t.list.load.err != nil {
		t.list.load.retry()
	}
	return Pick{}
}

// Hint returns the tags of the cell while nothing is typed.
func (t *tags) Hint(text string) string {
	if text != "" {
		return ""
	}
	if !t.isSaid {
		t.said, t.isSaid = string(taglist.Append(nil, t.sorted(t.ticked)...)), true
	}
	return t.said
}

// Outcome returns the ticked tags and the tags in a text of the field.
func (t *tags) Outcome(text string) (Outcome, error) {
	typed, err := taglist.Read(text)
	if err != nil {
		return Outcome{}, err
	}
	all := slices.Clone(t.ticked)
	for _, name := range typed {
		tag, ok := t.tagOf(name)
		if quoted(text) && t.of.Takes() {
			tag, ok = name, true
		}
		if !ok {
			return Outcome{}, column.ErrNoChoice
		}
		if !slices.Contains(all, tag) {
			all = append(all, tag)
		}
	}
	return Outcome{Text: string(taglist.Append(nil, t.sorted(all)...))}, nil
}

// tagOf returns the tag for a typed name: the tag with that text, else the tag at the cursor if the list shows what was
// found for the name, else the name itself if the column takes it.
func (t *tags) tagOf(name string) (tag string, ok bool) {
	name = strings.TrimSpace(name)
	if it, ok := t.list.find(name); ok && name != "" {
		return it.Text, true
	}
	if it, ok := t.list.current(); ok && name != "" && name == strings.TrimSpace(t.list.sought) && !t.of.Takes() {
		return it.Text, true
	}
	return name, name != "" && t.of.Takes()
}

// sorted returns tags in the order of the choices; others keep theirs, at the end.
func (t *tags) sorted(tags []string) []string {
	if t.of.Choices == nil {
		return tags
	}
	return slices.SortedStableFunc(slices.Values(tags), func(a, b string) int { return cmp.Compare(t.place(a), t.place(b)) })
}

// place returns the place of a choice, the number of choices for others.
func (t *tags) place(tag string) int {
	if i, ok := t.order[tag]; ok && i < len(t.of.Choices) {
		return i
	}
	return len(t.of.Choices)
}

func (t *tags) Finish() { t.list.load.stop() }
