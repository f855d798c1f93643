// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/menus"
)

// withKey returns an item with a shortcut.
func withKey(it item, shortcut string) item {
	it.Shortcut = shortcut
	return it
}

func TestShortcuts(t *testing.T) {
	for shortcut, keys := range map[string]string{
		"Ctrl+Shift+E": "Ctrl+Shift+E",
		"shift+ctrl+e": "Ctrl+Shift+e",
		"Mod+C":        "Shortcut+C",
		"Delete":       "Delete",
		"Del":          "Delete",
		"Backspace":    "Backspace",
		"Enter":        "KeypadEnter",
		"Esc":          "Esc",
		"Tab":          "Tab",
		"Alt+Up":       "Alt+Up",
		"Left":         "Left",
		"PageDown":     "PageDown",
		"Home":         "Home",
		"F5":           "F5",
		"Ctrl+Plus":    "Ctrl++",
		"Space":        "Space",
		"A":            "a",
	} {
		r := newRig(t)
		r.open(item{Label: "Other"}, withKey(r.act("X"), shortcut))
		r.Keys(keys)
		assert.Equal(t, []string{"X row"}, r.ran, shortcut)
		assert.Equal(t, menus.ItemChosen, r.closed().Reason)
	}
}

func TestShortcutsNeedTheirModifiersExactly(t *testing.T) {
	r := newRig(t)
	r.open(withKey(r.act("X"), "Ctrl+E"))
	r.Keys("E", "Shift+E", "Ctrl+Shift+E", "Ctrl+Alt+E", "Super+E", "Ctrl+F")
	assert.Empty(t, r.ran)
	assert.True(t, r.menu.IsOpen())
}

func TestShortcutOrder(t *testing.T) {
	r := newRig(t)
	off := r.act("off")
	off.Disabled = true
	items := []item{
		{Label: "separator", Separator: true, Shortcut: "Ctrl+K", OnClick: r.act("separator").OnClick},
		{Label: "parent", Shortcut: "Ctrl+K", OnClick: r.act("parent").OnClick,
			Children: []item{withKey(r.act("deep"), "Ctrl+K"), withKey(r.act("deep alone"), "Ctrl+D")}},
		withKey(off, "Ctrl+K"),
		withKey(r.act("first"), "Ctrl+K"),
		withKey(r.act("second"), "Ctrl+K"),
	}
	r.open(items...)
	r.Keys("Ctrl+D")
	assert.True(t, r.menu.IsOpen(), "the submenu is closed")
	r.Keys("Ctrl+K")
	assert.Equal(t, []string{"first row"}, r.ran, "separators, parents and disabled items are passed over")

	r.ran = nil
	r.open(items...)
	r.Keys("Down", "Right", "Ctrl+K")
	assert.Equal(t, []string{"deep row"}, r.ran, "the deepest open level comes first")
	chosen := r.events[len(r.events)-2].(menus.Chosen[string])
	assert.Equal(t, []int{1, 0}, chosen.Path)
}

func TestMatchForGrids(t *testing.T) {
	r := newRig(t)
	items := []item{
		parent("P", withKey(r.act("deep"), "Ctrl+D")),
		withKey(r.act("A"), "Ctrl+K"),
	}
	items[1].DisabledFor = func(row string) bool { return row == "no" }
	press := key.Event{Name: "K", Modifiers: key.ModCtrl, State: key.Press}
	it, ok := menus.Match(items, press, target{Row: "yes"})
	require.True(t, ok)
	assert.Same(t, &items[1], it)

	_, ok = menus.Match(items, press, target{Row: "no"})
	assert.False(t, ok)
	press.State = key.Release
	_, ok = menus.Match(items, press, target{})
	assert.False(t, ok)
	_, ok = menus.Match(items, key.Event{Name: "D", Modifiers: key.ModCtrl}, target{})
	assert.False(t, ok, "in a submenu")
	_, ok = menus.Match(nil, press, target{})
	assert.False(t, ok)
}

// captureLog returns the output of slog until the test ends.
func captureLog(t *testing.T) *bytes.Buffer {
	var log bytes.Buffer
	old := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	t.Cleanup(func() { slog.SetDefault(old) })
	return &log
}

func TestBadShortcutsAreIgnoredWithOneWarning(t *testing.T) {
	log := captureLog(t)
	r := newRig(t)
	huge := strings.Repeat("Ctrl+", 2000)
	r.open(withKey(r.act("A"), "Ctrl+"), withKey(r.act("B"), "Ctrl+"), withKey(r.act("C"), "Shift + Q"),
		withKey(r.act("D"), huge), withKey(r.act("E"), huge+"x"))
	r.Keys("Q", "Ctrl+Q", "Shift+Q")
	r.Frame()
	assert.Empty(t, r.ran)
	assert.Equal(t, 4, strings.Count(log.String(), "shortcut ignored"), log.String())
	assert.Less(t, log.Len(), 4*600)
	for _, n := range r.Nodes() {
		assert.NotContains(t, n.Description, "Ctrl", "no hint of a shortcut that does nothing")
	}
}

func TestDisabledForThatPanics(t *testing.T) {
	log := captureLog(t)
	r := newRig(t)
	it := withKey(r.act("Panics here"), "Ctrl+P")
	it.DisabledFor = func(string) bool { panic("no such row") }
	r.open(it)
	assert.True(t, r.node("Panics here").Disabled)
	r.clickItem("Panics here")
	r.Keys("Down", "Enter", "Ctrl+P")
	assert.Empty(t, r.ran)
	assert.True(t, r.menu.IsOpen())
	assert.Equal(t, 1, strings.Count(log.String(), "no such row"))
}

// An item with a reason for a row is disabled for it, in two lines; for other rows it is an ordinary item.
func TestReasonsForRows(t *testing.T) {
	r := newRig(t)
	asked := 0
	it := withKey(r.act("Delete"), "Ctrl+D")
	it.ReasonFor = func(row string) string {
		asked++
		if row == "row" {
			return "It is locked."
		}
		return ""
	}
	items := []item{it, r.act("Copy")}
	require.False(t, it.EnabledFor("row"))
	require.True(t, it.EnabledFor("other"))
	r.open(items...)
	n := r.node("Delete")
	require.True(t, n.Disabled)
	require.Equal(t, "Delete, menu item, Ctrl+D, It is locked.", n.Description)
	high := n.Bounds.Dy()
	require.Greater(t, high, r.node("Copy").Bounds.Dy())
	r.clickItem("Delete")
	r.Keys("Ctrl+D")
	require.Empty(t, r.ran)
	r.menu.SetTarget(target{Row: "other"})
	r.Settle()
	require.False(t, r.node("Delete").Disabled)
	require.Equal(t, high, r.node("Delete").Bounds.Dy(), "items stay where they are until there are others")
	r.menu.SetItems(items)
	r.Settle()
	require.Equal(t, r.node("Copy").Bounds.Dy(), r.node("Delete").Bounds.Dy())
	r.menu.SetTarget(target{Row: "row"})
	r.Settle()
	require.Equal(t, "Delete, menu item, Ctrl+D, It is locked.", r.node("Delete").Description)
	require.Equal(t, r.node("Copy").Bounds.Dy(), r.node("Delete").Bounds.Dy())
	r.menu.SetTarget(target{Row: "other"})
	r.clickItem("Delete")
	require.Equal(t, []string{"Delete other"}, r.ran)
	asked = 0
	r.Settle()
	r.Frame()
	require.Zero(t, asked, "a closed menu asks for nothing")
}

func TestReasonForThatPanics(t *testing.T) {
	log := captureLog(t)
	r := newRig(t)
	it := r.act("Panics there")
	it.ReasonFor = func(string) string { panic("no reason") }
	r.open(it)
	require.True(t, r.node("Panics there").Disabled)
	r.clickItem("Panics there")
	require.Empty(t, r.ran)
	require.Equal(t, 1, strings.Count(log.String(), "no reason"))
}
