// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/assert"
)

func TestParseKey(t *testing.T) {
	for in, want := range map[string]struct {
		name key.Name
		mods key.Modifiers
	}{
		"a":               {"A", 0},
		"A":               {"A", 0},
		"é":               {"É", 0},
		"ㅎ":               {"ㅎ", 0},
		"7":               {"7", 0},
		"/":               {"/", 0},
		"+":               {"+", 0},
		" ":               {key.NameSpace, 0},
		"space":           {key.NameSpace, 0},
		"Ctrl++":          {"+", key.ModCtrl},
		"Ctrl+Plus":       {"+", key.ModCtrl},
		"plus":            {"+", 0},
		"Shift+!":         {"!", key.ModShift},
		"Ctrl+Shift+Down": {key.NameDownArrow, key.ModCtrl | key.ModShift},
		"ctrl+shift+down": {key.NameDownArrow, key.ModCtrl | key.ModShift},
		"Alt+PgUp":        {key.NamePageUp, key.ModAlt},
		"Shortcut+C":      {"C", key.ModShortcut},
		"Cmd+Left":        {key.NameLeftArrow, key.ModCommand},
		"Super+Home":      {key.NameHome, key.ModSuper},
		"Enter":           {key.NameReturn, 0},
		"KeypadEnter":     {key.NameEnter, 0},
		"Esc":             {key.NameEscape, 0},
		"Backspace":       {key.NameDeleteBackward, 0},
		"Delete":          {key.NameDeleteForward, 0},
		"F12":             {key.NameF12, 0},
		"Shift+Tab":       {key.NameTab, key.ModShift},
	} {
		name, mods, err := parseKey(in)
		assert.NoError(t, err, in)
		assert.Equal(t, want.name, name, in)
		assert.Equal(t, want.mods, mods, in)
	}
	for _, in := range []string{"", "Ctrl+", "++", "+a", "Hyper+a", "F13", "Donw", "\x00", "\xff", "Ctrl+Shift"} {
		_, _, err := parseKey(in)
		assert.Error(t, err, "%q", in)
	}
}

func FuzzParseKey(f *testing.F) {
	f.Add("Ctrl+Shift+Down")
	f.Add("++")
	f.Fuzz(func(t *testing.T, s string) {
		name, _, err := parseKey(s)
		if (err == nil) != (name != "") {
			t.Errorf("ParseKey(%q) = %q, %v", s, name, err)
		}
	})
}
