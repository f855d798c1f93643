// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package keylist

import (
	"slices"
	"strings"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/option"
)

// line is a key with its effect, or the heading of a group without a key.
type line struct{ text, keys string }

// linesKey holds the inputs of the lines.
type linesKey struct {
	query string
	style uint32
	opens option.Binding
}

// list lists the lines that contain the query, if its inputs have changed.
func (f *Feature) list() {
	k := linesKey{f.editor.Text(), f.Painter.StyleRev, f.opens()}
	if f.listed && k == f.known {
		return
	}
	f.listed, f.known = true, k
	all := f.all()
	find := findtext.Finder{Matcher: findtext.New(findtext.Query{Text: strings.TrimSpace(k.query), Initials: true})}
	f.lines = f.lines[:0]
	for i, l := range all {
		switch {
		case l.keys == "" && f.hasHit(&find, all[i+1:]), l.keys != "" && matches(&find, l):
			f.lines = append(f.lines, l)
		}
	}
	f.rows.Reset(-1)
}

// hasHit reports whether a line of a group contains the query.
func (f *Feature) hasHit(find *findtext.Finder, group []line) bool {
	for _, l := range group {
		if l.keys == "" {
			return false
		}
		if matches(find, l) {
			return true
		}
	}
	return false
}

// matches reports whether a line contains the query.
func matches(find *findtext.Finder, l line) bool {
	return find.Empty() || find.In(l.text) || find.In(l.keys)
}

// all returns all lines: the keys that act now, under the headings of their groups.
func (f *Feature) all() (all []line) {
	keys := f.keysByAction()
	last := group(-1)
	add := func(g group, l line) {
		if l.keys == "" {
			return
		}
		if g != last {
			all = append(all, line{text: f.texts().Group(int(g))})
			last = g
		}
		all = append(all, l)
	}
	for _, u := range uses {
		if u.on(f.Options) {
			add(u.group, line{f.texts().Action(int(u.action)), keys[u.action]})
		}
	}
	f.eachEditorKey(func(l line) { add(inEditor, l) })
	add(panels, line{f.texts().Title, settings.KeyText(f.opens())})
	f.help = f.Grid.AppendKeys(f.help[:0])
	for i := 0; i < len(f.help); {
		l := line{text: f.help[i].Label()}
		for ; i < len(f.help) && f.help[i].Label() == l.text; i++ {
			l.keys = joined(l.keys, settings.KeyText(option.Binding{Name: f.help[i].Name, Modifiers: f.help[i].Modifiers}))
		}
		add(panels, l)
	}
	return all
}

// keysByAction returns the keys that the cells read now, by action.
func (f *Feature) keysByAction() map[option.Action]string {
	read := f.Grid.KeyFilters()
	keys := map[option.Action]string{}
	settings.EachBinding(&f.Options.Keys, func(b option.Binding) {
		if textinput.Passes(read, key.Event{Name: b.Name, Modifiers: b.Modifiers}) || f.readsAll() {
			keys[b.Action] = joined(keys[b.Action], settings.KeyText(b))
		}
	})
	return keys
}

// readsAll reports whether the cells read all keys, whatever features are on.
func (f *Feature) readsAll() bool { return f.Options.Keys.All }

// joined appends a key to others, unless it is among them.
func joined(keys, another string) string {
	switch {
	case keys == "":
		return another
	case slices.Contains(strings.Split(keys, ", "), another):
		return keys
	}
	return keys + ", " + another
}

// eachEditorKey calls visit with the keys of the editor of cells, if cells can be edited.
func (f *Feature) eachEditorKey(visit func(line)) {
	if !f.Options.Editing.Enabled {
		return
	}
	keys := map[option.Action]string{}
	settings.EachEditorBinding(&f.Options.Keys, func(b option.Binding) { keys[b.Action] = joined(keys[b.Action], settings.KeyText(b)) })
	for _, a := range editorUses {
		visit(line{f.texts().Action(int(a)), keys[a]})
	}
}
