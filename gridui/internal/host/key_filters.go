// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// KeyGroups is a set of groups of keys that the cells of a grid read only in some states, so that
// other handlers get them in all other states.
type KeyGroups uint32

const (
	// KeysAlways move the focus and copy.
	KeysAlways KeyGroups = 1 << iota
	// KeysEverything is read if Keys.All requests all keys.
	KeysEverything
	// KeysTab moves between cells, KeysTabField only forward, into the filter row.
	KeysTab
	KeysTabField
	KeysSpace
	KeysSelectAll
	KeysEscape
	KeysOutline
	KeysTooltip
	// KeysEdit change cells, KeysHistory undo and redo, KeysRows add and delete rows.
	KeysEdit
	KeysHistory
	KeysRows
	// KeysFill fill ranges of cells.
	KeysFill
	// KeysFind search cells, KeysGoTo go to a row by its number, KeysGoToColumn to a column by its name.
	KeysFind
	KeysGoTo
	KeysGoToColumn
	// KeysInsert insert rows, KeysDelete delete rows.
	KeysInsert
	KeysDelete
	// KeysZoom zoom, KeysZoomPlain too where they add and delete no rows.
	KeysZoom
	KeysZoomPlain
)

// anyModifier accepts a key with any modifiers.
const anyModifier = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper

// copyWithHeaders is the key that copies with headers. Browsers use a different key.
var copyWithHeaders = settings.DefaultBinding(option.ActionCopyWithHeaders)

// These are the keys that fill ranges and insert rows. Browsers use different keys.
var (
	fillDown  = settings.DefaultBinding(option.ActionFillDown)
	fillRight = settings.DefaultBinding(option.ActionFillRight)

	insertBelow = settings.DefaultBinding(option.ActionInsertBelow)
	duplicate   = settings.DefaultBinding(option.ActionDuplicate)
)

// zoomReset is the first key that resets the zoom. Browsers use a different key.
var zoomReset = settings.DefaultBinding(option.ActionZoomReset)

// gridKeys lists the keys that the cells of a grid read.
var gridKeys = [...]struct {
	name               key.Name
	required, optional key.Modifiers
	in                 KeyGroups
}{
	{"", 0, anyModifier, KeysEverything},
	{key.NameTab, 0, key.ModShift, KeysTab},
	{key.NameTab, 0, 0, KeysTabField},
	{key.NameLeftArrow, 0, anyModifier, KeysAlways | KeysEverything},
	{key.NameRightArrow, 0, anyModifier, KeysAlways | KeysEverything},
	{key.NameUpArrow, 0, anyModifier, KeysAlways | KeysEverything},
	{key.NameDownArrow, 0, anyModifier, KeysAlways | KeysEverything},
	{key.NameHome, 0, anyModifier, KeysAlways},
	{key.NameEnd, 0, anyModifier, KeysAlways},
	{key.NamePageUp, 0, anyModifier, KeysAlways},
	{key.NamePageDown, 0, anyModifier, KeysAlways},
	{key.NameReturn, 0, anyModifier, KeysAlways},
	{key.NameEnter, 0, anyModifier, KeysAlways},
	{key.NameDeleteBackward, key.ModShortcut, key.ModShift, KeysAlways},
	{key.NameF10, key.ModShift, 0, KeysAlways},
	{"C", key.ModShortcut, 0, KeysAlways},
	{"C", copyWithHeaders.Modifiers, 0, KeysAlways},
	{key.NameSpace, 0, anyModifier, KeysSpace},
	{"A", key.ModShortcut, 0, KeysSelectAll},
	{key.NameEscape, 0, 0, KeysEscape},
	{"+", 0, key.ModShift, KeysOutline},
	{"-", 0, 0, KeysOutline},
	{"*", 0, key.ModShift, KeysOutline},
	{key.NameF1, key.ModShift, 0, KeysTooltip},
	{key.NameF2, 0, 0, KeysEdit},
	{key.NameDeleteBackward, 0, 0, KeysEdit},
	{key.NameDeleteForward, 0, 0, KeysEdit},
	{"X", key.ModShortcut, 0, KeysEdit},
	{"V", key.ModShortcut, 0, KeysEdit},
	{"Z", key.ModShortcut, key.ModShift, KeysHistory},
	{"Y", key.ModShortcut, 0, KeysHistory},
	{"+", key.ModShortcut, key.ModShift, KeysRows},
	{"=", key.ModShortcut, 0, KeysRows},
	{"S", key.ModShortcut, 0, KeysRows},
	{"-", key.ModShortcut, 0, KeysRows | KeysDelete},
	{insertBelow.Name, insertBelow.Modifiers, key.ModShift, KeysInsert},
	{duplicate.Name, duplicate.Modifiers, 0, KeysInsert},
	{fillDown.Name, fillDown.Modifiers, 0, KeysFill},
	{fillRight.Name, fillRight.Modifiers, 0, KeysFill},
	{"F", key.ModShortcut, 0, KeysFind},
	{key.NameF3, 0, key.ModShift, KeysFind},
	{"G", key.ModShortcut, 0, KeysGoTo},
	{"G", key.ModShortcut | key.ModShift, 0, KeysGoToColumn},
	{"+", key.ModShortcut | key.ModAlt, key.ModShift, KeysZoom},
	{"=", key.ModShortcut | key.ModAlt, 0, KeysZoom},
	{"-", key.ModShortcut | key.ModAlt, 0, KeysZoom},
	{"0", key.ModShortcut | key.ModAlt, 0, KeysZoom},
	{"0", zoomReset.Modifiers, 0, KeysZoom},
	{"+", key.ModShortcut, key.ModShift, KeysZoomPlain},
	{"=", key.ModShortcut, 0, KeysZoomPlain},
	{"-", key.ModShortcut, 0, KeysZoomPlain},
}

// KeyFilters caches the filters of the events that the cells of a grid read: presses and hover,
// focus, keys. It rebuilds them when other keys are requested.
type KeyFilters struct {
	filters []event.Filter
	// groups, bound and menu are the input of the cached filters: the groups of keys, Keys.Bind, and the shortcuts of
	// the menu.
	groups KeyGroups
	bound  []option.Binding
	menu   []event.Filter
}

// Of returns the filters for groups of keys, for bindings and for the shortcuts of the menu, whose slice changes with
// them; cells is the target of pointer events, keys the target of keys.
func (k *KeyFilters) Of(groups KeyGroups, bound []option.Binding, menu []event.Filter, cells, keys event.Tag) []event.Filter {
	if k.filters != nil && k.groups == groups && slices.Equal(k.bound, bound) && sameSlice(k.menu, menu) {
		return k.filters
	}
	k.groups, k.bound, k.menu = groups, slices.Clone(bound), menu
	k.filters = append(k.filters[:0], pointer.Filter{
		Target: cells,
		Kinds:  pointer.Press | pointer.Release | pointer.Drag | pointer.Move | pointer.Leave | pointer.Cancel,
	}, key.FocusFilter{Target: keys})
	for i := range gridKeys {
		if g := &gridKeys[i]; g.in&groups != 0 {
			k.add(key.Filter{Focus: keys, Name: g.name, Required: g.required, Optional: g.optional})
		}
	}
	if groups&KeysEverything == 0 {
		k.addBound(keys)
		k.filters = append(k.filters, menu...)
	}
	return k.filters
}

// sameSlice reports whether two slices have the same elements at the same place.
func sameSlice(a, b []event.Filter) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// add adds a filter, unless a binding disables exactly its key.
func (k *KeyFilters) add(f key.Filter) {
	off := f.Optional == 0 && slices.ContainsFunc(k.bound, func(b option.Binding) bool {
		return b.Action == option.ActionNone && b.Name == f.Name && b.Modifiers == f.Required
	})
	if !off || k.groups&KeysEverything != 0 {
		k.filters = append(k.filters, f)
	}
}

// addBound adds the filters of bindings, which accept only the exact keys. Bindings without an
// action need none.
func (k *KeyFilters) addBound(keys event.Tag) {
	for _, b := range k.bound {
		if b.Action != option.ActionNone && b.Name != "" {
			k.filters = append(k.filters, key.Filter{Focus: keys, Name: b.Name, Required: b.Modifiers})
		}
	}
}
