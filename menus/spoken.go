// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

// Spoken holds the words for assistive technology, in addition to the labels of a menu.
type Spoken struct {
	// Menu and Item are the names of these roles.
	Menu, Item string
	// Open and Closed are states of an item with a submenu, Checked and Unchecked states of an item with a
	// check.
	Open, Closed, Checked, Unchecked string
}

// SpokenFor returns the words in a language, given as a BCP 47 tag ("ko-KR") or a POSIX locale ("ko_KR.UTF-8"):
// Korean, or English for all other languages. The empty text means the language of the system.
func SpokenFor(language string) Spoken { return wordsFor(language).spoken }

// spoken caches the phrase of an item, its label and its shortcut as shown, and the values that they were
// made from.
type spoken struct {
	from                spokenFrom
	label, hint, phrase string
	reason              string
}

// spokenState is the part of an item that may change while its menu is open.
type spokenState struct {
	reason string
	// open reports whether its submenu is open.
	open bool
}

type spokenFrom struct {
	label, shortcut string
	state           spokenState
	parent          bool
	choice, checked bool
	words           Spoken
	apple           bool
}

// maxSpoken is the number of items whose phrases are cached.
const maxSpoken = 128

// spokenOf returns the texts of an item of a level.
func (p *painter) spokenOf(l *level, i int, it entry, state spokenState) spoken {
	from := spokenFrom{it.label, it.shortcut, state, it.parent, it.choice, it.checked, p.Spoken, p.AppleSigns}
	s, ok := l.panel.spoken[i]
	if ok && s.from == from {
		return s
	}
	s = spoken{from: from, label: oneLine(it.label), hint: p.hintOf(it), reason: oneLine(state.reason)}
	s.phrase = p.Spoken.phrase(s.label, it, state.open, s.hint)
	if s.reason != "" {
		s.phrase += ", " + s.reason
	}
	if l.panel.spoken == nil || len(l.panel.spoken) >= maxSpoken {
		l.panel.spoken = map[int]spoken{}
	}
	l.panel.spoken[i] = s
	return s
}

// phrase returns the full spoken text of an item, its label first, because screen readers that support labels
// and descriptions read the description instead of the label.
func (s *Spoken) phrase(label string, it entry, open bool, hint string) string {
	text := label
	add := func(word string) {
		if word != "" {
			text += ", " + word
		}
	}
	add(s.Item)
	switch {
	case !it.parent:
	case open:
		add(s.Open)
	default:
		add(s.Closed)
	}
	switch {
	case it.checked:
		add(s.Checked)
	case it.choice:
		add(s.Unchecked)
	}
	add(hint)
	return text
}
