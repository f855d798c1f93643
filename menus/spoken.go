// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

// Spoken are the words that assistive technology is told beside the labels of a menu.
type Spoken struct {
	// Menu and Item say what they are.
	Menu, Item string
	// Open and Closed are states of an item with a menu of its own, Checked and
	// Unchecked those of one that is switched on and off.
	Open, Closed, Checked, Unchecked string
}

// KoreanSpoken are the words in Korean.
func KoreanSpoken() Spoken {
	return Spoken{
		Menu: "메뉴", Item: "메뉴 항목",
		Open: "하위 메뉴 펼쳐짐", Closed: "하위 메뉴 접힘", Checked: "선택함", Unchecked: "선택 안 함",
	}
}

// EnglishSpoken are the words in English.
func EnglishSpoken() Spoken {
	return Spoken{
		Menu: "menu", Item: "menu item",
		Open: "submenu expanded", Closed: "submenu collapsed", Checked: "checked", Unchecked: "not checked",
	}
}

// spoken is the phrase of an item, its label and its shortcut as they show, and what
// these were made from.
type spoken struct {
	from                spokenFrom
	label, hint, phrase string
	reason              string
}

// spokenState is what of an item may change while its menu is open.
type spokenState struct {
	reason string
	// open says that its submenu is.
	open bool
}

type spokenFrom struct {
	label, shortcut string
	state           spokenState
	parent          bool
	check           Check
	words           Spoken
	apple           bool
}

// maxSpoken is of how many items phrases are kept.
const maxSpoken = 128

// spokenOf is what there is to say of an item of a level.
func (p *painter) spokenOf(l *level, i int, it entry, state spokenState) spoken {
	from := spokenFrom{it.label, it.shortcut, state, it.parent, it.check, p.Spoken, p.AppleSigns}
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

// phrase is all that there is to say of an item, its label first: readers that know of
// labels and descriptions say the description in place of the label.
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
	switch it.check {
	case Checked:
		add(s.Checked)
	case Unchecked:
		add(s.Unchecked)
	}
	add(hint)
	return text
}
