// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package mask checks and completes texts of a fixed form, such as telephone numbers and codes.
package mask

import (
	"strings"
	"unicode"

	"github.com/giogrid/giogrid/gridui/locale"
)

// Mask is a form of texts. In its pattern 0 is a digit, 9 a digit or nothing, A a letter and * any character. A
// character after \ is literal, and so are all others.
type Mask struct {
	pattern string
	places  []place
}

// place is a place for one character.
type place struct {
	kind rune // '0', '9', 'A', '*', or 0 for a literal
	sign rune // of a literal
}

// Error is the error of a text that does not have the form of a mask.
type Error struct{ Pattern string }

// Error returns a text for logs.
func (e *Error) Error() string { return "the text does not fill the mask " + e.Pattern }

// Localized returns a text for people.
func (e *Error) Localized(texts *locale.Editing) string {
	if texts.InvalidMask == nil {
		return ""
	}
	return texts.InvalidMask(e.Example())
}

// Example returns the mask with an underscore in each place.
func (e *Error) Example() string { return Of(e.Pattern).Rest("") }

// Of returns the mask of a pattern. A \ at the end is literal.
func Of(pattern string) *Mask {
	m := &Mask{pattern: pattern}
	runes := []rune(pattern)
	for i := 0; i < len(runes); i++ {
		p := place{sign: runes[i]}
		switch r := runes[i]; {
		case r == '\\' && i+1 < len(runes):
			i++
			p.sign = runes[i]
		case strings.ContainsRune("09A*", r):
			p = place{kind: r}
		}
		m.places = append(m.places, p)
	}
	return m
}

// Takes reports whether the mask has places for input.
func (m *Mask) Takes() bool {
	for _, p := range m.places {
		if p.kind != 0 {
			return true
		}
	}
	return false
}

// takes reports whether a place takes a character.
func (p place) takes(r rune) bool {
	switch p.kind {
	case '0', '9':
		return r >= '0' && r <= '9'
	case 'A':
		return unicode.IsLetter(r)
	case '*':
		return unicode.IsPrint(r)
	}
	return p.sign == r
}

// Read returns a text in the form of the mask. Literals may be missing in the text. A text that fills only a part of
// the mask, or has more than fits, is an *Error.
func (m *Mask) Read(text string) (string, error) {
	input := []rune(strings.TrimSpace(text))
	if filled, ok := m.fill(input); ok {
		return filled, nil
	}
	return "", &Error{m.pattern}
}

// fill matches all of input with all places: a character belongs to the first place that leaves room for the rest.
func (m *Mask) fill(input []rune) (string, bool) {
	// failed holds the states, a place and the number of characters matched, that lead nowhere.
	type state struct{ place, done int }
	failed := map[state]bool{}
	out := make([]rune, 0, len(m.places))
	var match func(at state) bool
	match = func(at state) bool {
		switch {
		case failed[at] || len(input)-at.done > len(m.places)-at.place:
			return false
		case at.place == len(m.places):
			return at.done == len(input)
		}
		p, kept := m.places[at.place], len(out)
		if at.done < len(input) && p.takes(input[at.done]) {
			out = append(out, input[at.done])
			if match(state{at.place + 1, at.done + 1}) {
				return true
			}
			out = out[:kept]
		}
		if p.kind == 0 || p.kind == '9' {
			if p.kind == 0 {
				out = append(out, p.sign)
			}
			if match(state{at.place + 1, at.done}) {
				return true
			}
			out = out[:kept]
		}
		failed[at] = true
		return false
	}
	ok := match(state{})
	return string(out), ok
}

// Shape returns a text that is being typed in the form of the mask, as far as it goes: literals before a typed
// character are added, and characters that fit nowhere are left out. at is a place in the text, counted in runes, and
// to the place in the result.
func (m *Mask) Shape(text string, at int) (shaped string, to int) {
	out := make([]rune, 0, len(m.places))
	next, i := 0, 0
	for _, r := range text {
		if n := m.next(next, r); n >= 0 {
			for ; next < n; next++ {
				if p := m.places[next]; p.kind == 0 {
					out = append(out, p.sign)
				}
			}
			out, next = append(out, r), n+1
		}
		if i++; i == at {
			to = len(out)
		}
	}
	return string(out), min(to, len(out))
}

// next returns the place, from a given one on, that a typed character belongs to, -1 if there is none. A literal sign
// may skip optional places, and an input character literals.
func (m *Mask) next(from int, r rune) int {
	for i := from; i < len(m.places); i++ {
		switch p := m.places[i]; {
		case p.takes(r):
			return i
		case p.kind != 0 && p.kind != '9':
			return -1
		}
	}
	return -1
}

// Rest returns what follows a shaped text: literals, and an underscore for each place.
func (m *Mask) Rest(shaped string) string {
	next := 0
	for _, r := range shaped {
		if n := m.next(next, r); n >= 0 {
			next = n + 1
		}
	}
	var rest strings.Builder
	for _, p := range m.places[next:] {
		if p.kind == 0 {
			rest.WriteRune(p.sign)
		} else {
			rest.WriteByte('_')
		}
	}
	return rest.String()
}
