// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"strings"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/option"
)

// missing is a row of the contract that is still to come: what is to do what, and what it
// does until then.
type missing struct{ Input, Does, Now string }

// toCome needs a name for a key in Gio. A line goes from here to keyContract or pointerContract, with its test.
var toCome = []missing{
	{"Insert", "adds a row, in a ChangeTrackingGrid", "Ctrl++ does; Gio has no name for the key"},
}

// contractKeys are the rows of the keyboard contract, and what stands for each in
// keyContract and toCome.
var contractKeys = map[string][]string{
	"arrows":                             {"Arrows"},
	"Home, End":                          {"Home, End"},
	"Ctrl+Home, Ctrl+End":                {"Ctrl+Home, Ctrl+End"},
	"Ctrl+arrows":                        {"Ctrl+arrows"},
	"Page Up, Page Down":                 {"Page Up, Page Down"},
	"Alt+Page Up, Alt+Page Down":         {"Alt+Page Up, Alt+Page Down"},
	"Ctrl+Page Up, Ctrl+Page Down":       {"Ctrl+Page Up, Ctrl+Page Down"},
	"Tab, Shift+Tab":                     {"Tab, Shift+Tab", "Tab in the editor", "Tab, Enter, in a range"},
	"Enter":                              {"Enter", "Enter in the editor", "Enter, bound to ActionDown"},
	"Shift+Enter":                        {"Shift+Enter in the editor"},
	"Ctrl+Enter":                         {"Ctrl+Enter in the editor", "Ctrl+Enter in the editor, in a range", "Ctrl+Enter, in a range", "Ctrl+Enter on a row"},
	"F2":                                 {"F2"},
	"printable":                          {"A character"},
	"Backspace, Delete":                  {"Backspace", "Delete", "Ctrl+C, Ctrl+X, Ctrl+V, Delete, in a range"},
	"Esc":                                {"Esc in the editor", "Esc, in a range", "Esc, after a copy", "Esc in a menu", "Esc in a drag", "Esc on a tooltip"},
	"Shift+arrows":                       {"Shift+Up, Shift+Down", "Shift+Up, Shift+Down, in a range", "Shift+Left, Shift+Right"},
	"Ctrl+Shift+arrows":                  {"Ctrl+Shift+Left, Ctrl+Shift+Right", "Ctrl+Shift+Up, Ctrl+Shift+Down, in a range"},
	"Shift+Home, Ctrl+Shift+Home":        {"Shift+Home, Shift+End", "Ctrl+Shift+Home, Ctrl+Shift+End", "Ctrl+Shift+Home, Ctrl+Shift+End, in a range"},
	"Shift+Page Up":                      {"Shift+Page Up, Shift+Page Down", "Shift+Page Up, Shift+Page Down, in a range"},
	"Ctrl+A":                             {"Ctrl+A", "Ctrl+A, in a range"},
	"Ctrl+Space, Shift+Space":            {"Ctrl+Space", "Shift+Space", "Shift+Space, with ranges"},
	"Ctrl+Shift+Space":                   {"Ctrl+Shift+Space, in a range"},
	"Space":                              {"Space", "Space on a group, where nothing is selected", "Space, without a use"},
	"Ctrl+C, Ctrl+X, Ctrl+V":             {"Ctrl+C", "Ctrl+Shift+C", "Ctrl+X, Ctrl+V", "Ctrl+C, Ctrl+X, Ctrl+V, Delete, in a range"},
	"Ctrl+D, Ctrl+R":                     {"Ctrl+D, Ctrl+R"},
	"Ctrl+Z, Ctrl+Y":                     {"Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z"},
	"Ctrl+F, F3":                         {"Ctrl+F, F3, Shift+F3", "Enter, Shift+Enter in the find bar", "Esc in the find bar"},
	"Ctrl+Backspace":                     {"Ctrl+Backspace"},
	"Ctrl+G":                             {"Ctrl+G"},
	"Shift+F10":                          {"Shift+F10"},
	"Alt+Down, Ctrl+Enter on a header":   {"Alt+Down on a header", "Ctrl+Enter on a header"},
	"Enter, Shift+Enter on a header":     {"Enter, Shift+Enter on a header"},
	"Space on the header of boxes":       {"Space on the header of boxes"},
	"Shift+Left on a header":             {"Shift+Left, Shift+Right on a header"},
	"Alt+Left on a header":               {"Alt+Left, Alt+Right on a header"},
	"Right, Left in a tree":              {"Right, Left in the column of a tree"},
	"+, -, *":                            {"+, -, *"},
	"Alt+arrows":                         {"Alt+arrows, in a range"},
	"Ctrl+Shift+Up, or lift, on a row":   {"Ctrl+Shift+Up, Ctrl+Shift+Down", "Ctrl+Shift+Space, Space on a handle"},
	"Insert, Ctrl++, Ctrl+-":             {"Insert", "Ctrl++, Ctrl+-"},
	"of this library, beyond the others": {"Shift+F1", "Alt+Shift+Up, Alt+Shift+Down"},
}

// TestContractIsListed looks that each row of the keyboard contract is there or said to
// be to come, and that neither list has what the contract has not.
func TestContractIsListed(t *testing.T) {
	listed, claimed := map[string]bool{}, map[string]bool{}
	for _, g := range keyContract {
		listed[g.Input] = true
	}
	pointers := map[string]bool{}
	for _, g := range pointerContract {
		pointers[g.Input] = true
	}
	for _, m := range toCome {
		assert.False(t, listed[m.Input] || pointers[m.Input], "%s has come, or is there twice", m.Input)
		assert.NotEmpty(t, m.Does, m.Input)
		listed[m.Input] = true
	}
	for row, inputs := range contractKeys {
		for _, input := range inputs {
			assert.True(t, listed[input], "%s: %q is neither there nor to come", row, input)
			claimed[input] = true
		}
	}
	for _, g := range keyContract {
		assert.True(t, claimed[g.Input], "%q is in no row of the contract", g.Input)
	}
	assert.Len(t, contractKeys, 41, "rows came or went")
}

// TestWhatIsToComeIsNotBound looks that a key that is to come does nothing yet but what
// the list says, so that the list cannot outlive what it lacks.
func TestWhatIsToComeIsNotBound(t *testing.T) {
	bound := map[string]bool{}
	for _, b := range option.DefaultBindings() {
		bound[spellKey(b)] = true
	}
	assert.True(t, bound["Ctrl+Shift+Up"] && bound["Alt+Left"] && bound["Shift+F10"] && bound["Ctrl+A"], "%v", bound)
	for _, m := range toCome {
		for _, name := range strings.Split(m.Input, ", ") {
			assert.False(t, bound[name] && m.Now == "", "%s is bound: has it come?", name)
		}
	}
}

// spellKey writes a key as the lists do.
func spellKey(b option.Binding) string {
	names := map[key.Name]string{
		key.NameLeftArrow: "Left", key.NameRightArrow: "Right", key.NameUpArrow: "Up", key.NameDownArrow: "Down",
		key.NameHome: "Home", key.NameEnd: "End", key.NamePageUp: "Page Up", key.NamePageDown: "Page Down",
		key.NameEscape: "Esc", key.NameDeleteForward: "Delete",
	}
	var out strings.Builder
	for _, m := range []struct {
		mod  key.Modifiers
		name string
	}{{key.ModShortcut, "Ctrl+"}, {key.ModAlt, "Alt+"}, {key.ModShift, "Shift+"}} {
		if b.Modifiers.Contain(m.mod) {
			out.WriteString(m.name)
		}
	}
	if name, ok := names[b.Name]; ok {
		return out.String() + name
	}
	return out.String() + string(b.Name)
}
