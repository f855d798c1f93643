// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/option"
)

// keyGroup is a set of groups of keys that the cells of a grid read at some times only, so that
// others get them at all other times.
type keyGroup uint16

const (
	keysAlways keyGroup = 1 << iota
	// keysEverything is read where Keys.All asks for all keys.
	keysEverything
	// keysTab moves between cells, keysTabField only forward, into the filter row.
	keysTab
	keysTabField
	keysSpace
	keysSelectAll
	keysEscape
	keysOutline
	keysTooltip
	// keysEdit change cells, keysHistory undo and redo, keysRows add and delete rows.
	keysEdit
	keysHistory
	keysRows
)

// anyModifier lets a key pass with any modifiers.
const anyModifier = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper

// gridKeys are the keys that the cells of a grid read.
var gridKeys = [...]struct {
	name               key.Name
	required, optional key.Modifiers
	in                 keyGroup
}{
	{"", 0, anyModifier, keysEverything},
	{key.NameTab, 0, key.ModShift, keysTab},
	{key.NameTab, 0, 0, keysTabField},
	{key.NameLeftArrow, 0, anyModifier, keysAlways | keysEverything},
	{key.NameRightArrow, 0, anyModifier, keysAlways | keysEverything},
	{key.NameUpArrow, 0, anyModifier, keysAlways | keysEverything},
	{key.NameDownArrow, 0, anyModifier, keysAlways | keysEverything},
	{key.NameHome, 0, anyModifier, keysAlways},
	{key.NameEnd, 0, anyModifier, keysAlways},
	{key.NamePageUp, 0, anyModifier, keysAlways},
	{key.NamePageDown, 0, anyModifier, keysAlways},
	{key.NameReturn, 0, anyModifier, keysAlways},
	{key.NameEnter, 0, anyModifier, keysAlways},
	{key.NameDeleteBackward, key.ModShortcut, key.ModShift, keysAlways},
	{key.NameF10, key.ModShift, 0, keysAlways},
	{"C", key.ModShortcut, 0, keysAlways},
	{"C", copyWithHeaders.Modifiers, 0, keysAlways},
	{key.NameSpace, 0, anyModifier, keysSpace},
	{"A", key.ModShortcut, 0, keysSelectAll},
	{key.NameEscape, 0, 0, keysEscape},
	{"+", 0, key.ModShift, keysOutline},
	{"-", 0, 0, keysOutline},
	{"*", 0, key.ModShift, keysOutline},
	{key.NameF1, key.ModShift, 0, keysTooltip},
	{key.NameF2, 0, 0, keysEdit},
	{key.NameDeleteBackward, 0, 0, keysEdit},
	{key.NameDeleteForward, 0, 0, keysEdit},
	{"X", key.ModShortcut, 0, keysEdit},
	{"V", key.ModShortcut, 0, keysEdit},
	{"Z", key.ModShortcut, key.ModShift, keysHistory},
	{"Y", key.ModShortcut, 0, keysHistory},
	{"+", key.ModShortcut, key.ModShift, keysRows},
	{"=", key.ModShortcut, 0, keysRows},
	{"-", key.ModShortcut, 0, keysRows},
}

// keyFilters are the filters of the events that the cells of a grid read: presses and hover,
// focus, keys. They are kept, and made anew when other keys are wanted.
type keyFilters struct {
	filters []event.Filter
	// groups and bound are what they were made for: the groups of keys, and Keys.Bind.
	groups keyGroup
	bound  []option.Binding
}

// of returns the filters of some groups of keys and of bindings, for the tags that hear presses
// and keys.
func (k *keyFilters) of(groups keyGroup, bound []option.Binding, cells, keys event.Tag) []event.Filter {
	if k.filters != nil && k.groups == groups && slices.Equal(k.bound, bound) {
		return k.filters
	}
	k.groups, k.bound = groups, slices.Clone(bound)
	k.filters = append(k.filters[:0], pointer.Filter{
		Target: cells,
		Kinds:  pointer.Press | pointer.Release | pointer.Drag | pointer.Move | pointer.Leave | pointer.Cancel,
	}, key.FocusFilter{Target: keys})
	for i := range gridKeys {
		if g := &gridKeys[i]; g.in&groups != 0 {
			k.add(key.Filter{Focus: keys, Name: g.name, Required: g.required, Optional: g.optional})
		}
	}
	if groups&keysEverything == 0 {
		k.addBound(keys)
	}
	return k.filters
}

// add adds a filter, unless it is for a key alone that a binding switches off.
func (k *keyFilters) add(f key.Filter) {
	off := f.Optional == 0 && slices.ContainsFunc(k.bound, func(b option.Binding) bool {
		return b.Action == option.ActionNone && b.Name == f.Name && b.Modifiers == f.Required
	})
	if !off || k.groups&keysEverything != 0 {
		k.filters = append(k.filters, f)
	}
}

// addBound adds the filters of bindings. They pass the exact keys alone; none is needed for
// what does nothing.
func (k *keyFilters) addBound(keys event.Tag) {
	for _, b := range k.bound {
		if b.Action != option.ActionNone && b.Name != "" {
			k.filters = append(k.filters, key.Filter{Focus: keys, Name: b.Name, Required: b.Modifiers})
		}
	}
}

// wantedKeys are the groups of keys that the cells read now.
func (e *engine) wantedKeys() keyGroup {
	groups := keysAlways
	if e.wantsAllKeys() {
		groups = keysEverything
	}
	put := func(in keyGroup, wanted bool) {
		if wanted {
			groups |= in
		}
	}
	tab := e.wantsTab() || e.dragsByKeys()
	put(keysTab, tab)
	put(keysTabField, !tab && e.features.filtering.TakesTab())
	if groups&keysEverything != 0 {
		return groups
	}
	edits, rows := e.ask.Editing.Enabled, e.ask.editing.State.Rows != nil
	put(keysSpace, e.wantsSpace())
	put(keysSelectAll, e.ask.Selection.Mode != option.SelectOff)
	put(keysEscape, e.drags() || e.ask.editing.State.Bulk != nil || e.features.cellEdit.HasEnded() || e.features.tooltip.Visible())
	put(keysOutline, e.ask.data.Outlined())
	put(keysTooltip, !e.ask.Tooltips.Off)
	put(keysEdit, edits)
	put(keysHistory, edits || rows)
	put(keysRows, rows)
	return groups
}

// wantsSpace reports whether the space bar does something: it selects, drags rows, or acts on
// the focused cell.
func (e *engine) wantsSpace() bool {
	if e.ask.Selection.Mode != option.SelectOff || e.ask.RowDrag.Mode != option.RowDragOff {
		return true
	}
	at := e.focus.at()
	return e.focus.set && (e.view.IsGroup(at) || e.features.rowPins.IsButton(at) || e.opensBySpace(at) || e.ask.Editing.Enabled && e.features.cellEdit.Cells.TurnsOver(at))
}
