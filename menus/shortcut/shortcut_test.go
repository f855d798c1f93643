// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package shortcut

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParseGivesTheCanonicalForm(t *testing.T) {
	for text, want := range map[string]string{
		"a":                    "A",
		"Ctrl+Shift+E":         "Ctrl+Shift+E",
		"shift+CTRL+e":         "Ctrl+Shift+E",
		"Shift+Alt+Ctrl+Mod+x": "Mod+Ctrl+Alt+Shift+X",
		"Mod+Ctrl+C":           "Mod+Ctrl+C",
		"esc":                  "Escape",
		"ctrl+DEL":             "Ctrl+Delete",
		"ArrowLeft":            "Left",
		"Alt+arrowup":          "Alt+Up",
		"pageDown":             "PageDown",
		"Ctrl+plus":            "Ctrl+Plus",
		"Ctrl++":               "Ctrl+Plus",
		"Shift+Mod++":          "Mod+Shift+Plus",
		"+":                    "Plus",
		"Ctrl+-":               "Ctrl+-",
		"Ctrl+,":               "Ctrl+,",
		"f24":                  "F24",
		"F1":                   "F1",
		"F":                    "F",
		"Ctrl+ㅎ":               "Ctrl+ㅎ",
		"ä":                    "Ä",
		"ß":                    "ß",
	} {
		s, err := Parse(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, s.String())
		again, err := Parse(s.String())
		require.NoError(t, err, text)
		assert.Equal(t, s, again)
	}
}

func TestParseSaysWhatIsWrong(t *testing.T) {
	for text, want := range map[string]string{
		"":             `shortcut "": the end at byte 0, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"Ctrl+":        `shortcut "Ctrl+": the end at byte 5, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"Ctrl+++":      `shortcut "Ctrl+++": "+" at byte 5, expected one of the modifiers Mod, Ctrl, Alt, Shift, or the name Plus for the key '+'`,
		"+A":           `shortcut "+A": "+" at byte 0, expected one of the modifiers Mod, Ctrl, Alt, Shift, or the name Plus for the key '+'`,
		"Ctrl + E":     `shortcut "Ctrl + E": "Ctrl " at byte 0, expected no spaces (the key is called Space)`,
		"Ctrl+ E":      `shortcut "Ctrl+ E": " E" at byte 5, expected no spaces (the key is called Space)`,
		"Ctrl+ctrl+E":  `shortcut "Ctrl+ctrl+E": "ctrl" at byte 5, expected each modifier only once`,
		"Meta+E":       `shortcut "Meta+E": "Meta" at byte 0, expected one of the modifiers Mod, Ctrl, Alt, Shift`,
		"Ctrl+Shift":   `shortcut "Ctrl+Shift": "Shift" at byte 5, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"E+Ctrl":       `shortcut "E+Ctrl": "E" at byte 0, expected one of the modifiers Mod, Ctrl, Alt, Shift`,
		"F25":          `shortcut "F25": "F25" at byte 0, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"F0":           `shortcut "F0": "F0" at byte 0, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"\x00":         `shortcut "\x00": "\x00" at byte 0, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"\xff":         `shortcut "\xff": "\xff" at byte 0, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"eſc":          `shortcut "eſc": "eſc" at byte 0, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
		"Ctrl+\ufffd":  "shortcut \"Ctrl+\ufffd\": \"\ufffd\" at byte 5, expected a key: one printable character, or a name such as Enter, F5 or Plus",
		"Ctrl+Numpad1": `shortcut "Ctrl+Numpad1": "Numpad1" at byte 5, expected a key: one printable character, or a name such as Enter, F5 or Plus`,
	} {
		_, err := Parse(text)
		assert.EqualError(t, err, want, "%q", text)
	}
}

func TestErrorsOfHugeTextsAreSmall(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("한", 10_000), strings.Repeat("Ctrl+", 10_000), strings.Repeat("+", 10_000),
		strings.Repeat("\xff", 10_000), strings.Repeat("x", 10_000) + "+A",
	} {
		_, err := Parse(text)
		require.Error(t, err)
		assert.Less(t, len(err.Error()), 600)
		var e *syntaxError
		require.ErrorAs(t, err, &e)
		assert.LessOrEqual(t, len(e.Text), maxExcerpt)
		assert.LessOrEqual(t, len(e.Found), maxExcerpt)
	}
}

func TestMatch(t *testing.T) {
	tests := []struct {
		text string
		key  string
		held Mods
		want bool
	}{
		{"Ctrl+Shift+E", "E", Ctrl | Shift, true},
		{"Ctrl+Shift+E", "e", Ctrl | Shift, true},
		{"Ctrl+Shift+E", "E", Ctrl, false},
		{"Ctrl+Shift+E", "E", Ctrl | Shift | Alt, false},
		{"E", "E", 0, true},
		{"E", "E", Super, false},
		{"Del", "Delete", 0, true},
		{"Delete", "del", 0, true},
		{"Left", "ArrowLeft", 0, true},
		{"Plus", "+", 0, true},
		{"Ctrl+Plus", "Plus", Ctrl, true},
		{"Space", " ", 0, true},
		{"F1", "F11", 0, false},
		{"ä", "Ä", 0, true},
	}
	for _, tt := range tests {
		s, err := Parse(tt.text)
		require.NoError(t, err)
		assert.Equal(t, tt.want, s.Match(tt.key, tt.held), "%s and %s", tt.text, tt.key)
	}
	assert.False(t, Shortcut{}.Match("", 0), "the zero value is no shortcut")
}

func TestModIsTheSystemsModifier(t *testing.T) {
	s, err := Parse("Mod+C")
	require.NoError(t, err)
	assert.Equal(t, Shortcut{Mods: Command, Key: "C"}, s.resolve(true))
	assert.Equal(t, Shortcut{Mods: Ctrl, Key: "C"}, s.resolve(false))
	held := Ctrl
	if Apple() {
		held = Command
	}
	assert.True(t, s.Match("c", held))
	assert.False(t, s.Match("c", held|Shift))
	assert.False(t, s.Match("c", Super))
}

func TestLabel(t *testing.T) {
	for text, want := range map[string][2]string{
		"Mod+C":            {"Ctrl+C", "⌘C"},
		"mod+shift+del":    {"Ctrl+Shift+Delete", "⇧⌘⌦"},
		"Alt+Ctrl+Shift+e": {"Ctrl+Alt+Shift+E", "⌃⌥⇧E"},
		"F5":               {"F5", "F5"},
	} {
		s, err := Parse(text)
		require.NoError(t, err)
		assert.Equal(t, want, [2]string{s.Label(), s.AppleLabel()})
	}
	assert.Empty(t, Shortcut{}.AppleLabel())
}

func TestStringOfWhatCannotBeWritten(t *testing.T) {
	assert.Equal(t, "Shift+Cmd+Super+A", Shortcut{Mods: Super | Command | Shift, Key: "A"}.String())
}

func TestMatchAllocatesNothing(t *testing.T) {
	s := Shortcut{Mods: Mod, Key: "Delete"}
	assert.Zero(t, testing.AllocsPerRun(100, func() { s.Match("Del", Ctrl) }))
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"Ctrl+Shift+E", "Mod+Plus", "Ctrl+", "+", "f24", "eſc", "\xff", "Ctrl+한"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			if len(err.Error()) > 600 {
				t.Fatalf("%d bytes of error", len(err.Error()))
			}
			return
		}
		again, err := Parse(s.String())
		if err != nil || again != s {
			t.Fatalf("%q is %v, which reads back as %v, %v", text, s, again, err)
		}
		if !s.Match(s.Key, s.resolve(Apple()).Mods) || !utf8.ValidString(s.Key) {
			t.Fatalf("%q does not match itself", text)
		}
	})
}
