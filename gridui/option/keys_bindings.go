// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"runtime"
	"slices"

	"gioui.org/io/key"
)

// startBindings are the keys that open the editor of the focused cell if Editing is on. ActionActivate opens it too.
var startBindings = []Binding{
	{key.NameF2, 0, ActionEdit},
	{key.NameDeleteBackward, 0, ActionEditEmpty},
}

var editorBindings = []Binding{
	{key.NameReturn, 0, ActionCommitDown},
	{key.NameEnter, 0, ActionCommitDown},
	{key.NameReturn, key.ModShift, ActionCommitUp},
	{key.NameEnter, key.ModShift, ActionCommitUp},
	{key.NameReturn, key.ModShortcut, ActionCommitAll},
	{key.NameEnter, key.ModShortcut, ActionCommitAll},
	{key.NameReturn, key.ModAlt, ActionNewline},
	{key.NameEnter, key.ModAlt, ActionNewline},
	{key.NameTab, 0, ActionCommitNext},
	{key.NameTab, key.ModShift, ActionCommitPrevious},
	{key.NameEscape, 0, ActionCancelEdit},
	{key.NameF2, 0, ActionEditArrows},
	{key.NameDownArrow, key.ModAlt, ActionDropDown},
	{key.NameUpArrow, key.ModAlt, ActionDropDown},
	{"S", key.ModShortcut, ActionSave},
}

// DefaultKeys returns the default bindings: Bind holds the keys of the grid, Edit the keys of the editor of a cell.
// Arrows move in their direction on the screen: in a right-to-left sheet the left arrow moves to the next column. In
// the editor, keys without a binding move the caret, select, delete, copy or paste. Arrows without modifiers commit
// and move the focus if typing opened the editor; in lists and calendars they choose.
func DefaultKeys() Keys {
	return Keys{
		Bind: slices.Concat(defaultBindings, menuBindings, rowDragBindings, editBindings, startBindings, findBindings, zoomBindings()),
		Edit: slices.Clone(editorBindings),
	}
}

var defaultBindings = []Binding{
	{key.NameLeftArrow, 0, ActionLeft},
	{key.NameRightArrow, 0, ActionRight},
	{key.NameUpArrow, 0, ActionUp},
	{key.NameDownArrow, 0, ActionDown},
	{key.NameHome, 0, ActionRowStart},
	{key.NameEnd, 0, ActionRowEnd},
	{key.NameHome, key.ModShortcut, ActionGridStart},
	{key.NameEnd, key.ModShortcut, ActionGridEnd},
	{key.NameEnd, key.ModAlt, ActionFollow},
	{key.NameLeftArrow, key.ModShortcut, ActionEdgeLeft},
	{key.NameRightArrow, key.ModShortcut, ActionEdgeRight},
	{key.NameUpArrow, key.ModShortcut, ActionEdgeUp},
	{key.NameDownArrow, key.ModShortcut, ActionEdgeDown},
	{key.NamePageUp, 0, ActionPageUp},
	{key.NamePageDown, 0, ActionPageDown},
	{key.NamePageUp, key.ModAlt, ActionPageLeft},
	{key.NamePageDown, key.ModAlt, ActionPageRight},
	{key.NamePageUp, key.ModShortcut, ActionPrevPage},
	{key.NamePageDown, key.ModShortcut, ActionNextPage},
	{key.NameDeleteBackward, key.ModShortcut, ActionShowFocus},
	{key.NameReturn, 0, ActionActivate},
	{key.NameEnter, 0, ActionActivate},
	{key.NameReturn, key.ModShift, ActionActivateMore},
	{key.NameEnter, key.ModShift, ActionActivateMore},
	{"+", 0, ActionExpand},
	{"+", key.ModShift, ActionExpand},
	{"-", 0, ActionCollapse},
	{"*", 0, ActionExpandSiblings},
	{"*", key.ModShift, ActionExpandSiblings},
	{key.NameSpace, 0, ActionSelect},
	{key.NameSpace, key.ModShift, ActionSelectRow},
	{"A", key.ModShortcut, ActionSelectAll},
	{key.NameUpArrow, key.ModShift, ActionExtendUp},
	{key.NameDownArrow, key.ModShift, ActionExtendDown},
	{key.NamePageUp, key.ModShift, ActionExtendPageUp},
	{key.NamePageDown, key.ModShift, ActionExtendPageDown},
	{key.NameHome, key.ModShortcut | key.ModShift, ActionExtendStart},
	{key.NameEnd, key.ModShortcut | key.ModShift, ActionExtendEnd},
	{key.NameHome, key.ModShift, ActionExtendRowStart},
	{key.NameEnd, key.ModShift, ActionExtendRowEnd},
	{key.NameLeftArrow, key.ModShortcut | key.ModShift, ActionExtendEdgeLeft},
	{key.NameRightArrow, key.ModShortcut | key.ModShift, ActionExtendEdgeRight},
	{key.NameSpace, key.ModShortcut, ActionSelectColumn},
	{key.NameReturn, key.ModShortcut, ActionFilter},
	{key.NameEnter, key.ModShortcut, ActionFilter},
	{key.NameLeftArrow, key.ModShift, ActionMoveLeft},
	{key.NameRightArrow, key.ModShift, ActionMoveRight},
	{key.NameLeftArrow, key.ModAlt, ActionResizeLeft},
	{key.NameRightArrow, key.ModAlt, ActionResizeRight},
	{key.NameUpArrow, key.ModAlt, ActionFocusUp},
	{key.NameDownArrow, key.ModAlt | key.ModShift, ActionRowTaller},
	{key.NameUpArrow, key.ModAlt | key.ModShift, ActionRowShorter},
	{key.NameF1, key.ModShift, ActionTooltip},
	{key.NameTab, 0, ActionNext},
	{key.NameTab, key.ModShift, ActionPrevious},
}

// editBindings are the keys that change cells and rows. In a browser, Ctrl with + or - zooms the page instead.
var editBindings = []Binding{
	{key.NameDeleteForward, 0, ActionClear},
	{"X", key.ModShortcut, ActionCut},
	{"V", key.ModShortcut, ActionPaste},
	{"Z", key.ModShortcut, ActionUndo},
	{"Y", key.ModShortcut, ActionRedo},
	{"Z", key.ModShortcut | key.ModShift, ActionRedo},
	{"+", key.ModShortcut, ActionAddRow},
	{"+", key.ModShortcut | key.ModShift, ActionAddRow},
	{"=", key.ModShortcut, ActionAddRow},
	{"-", key.ModShortcut, ActionDeleteRow},
	{"S", key.ModShortcut, ActionSave},
	{"I", fillModifiers(), ActionInsertBelow},
	{"I", fillModifiers() | key.ModShift, ActionInsertAbove},
	{"D", fillModifiers() | key.ModShift, ActionDuplicate},
	{"D", fillModifiers(), ActionFillDown},
	{"R", fillModifiers(), ActionFillRight},
}

// findBindings are the keys of Find, GoToRow and GoToColumn. In a browser the page must keep them from the browser while a grid
// has the keyboard.
var findBindings = []Binding{
	{"F", key.ModShortcut, ActionFind},
	{key.NameF3, 0, ActionFindNext},
	{key.NameF3, key.ModShift, ActionFindPrevious},
	{"G", key.ModShortcut, ActionGoToRow},
	{"G", key.ModShortcut | key.ModShift, ActionGoToColumn},
}

// zoomBindings returns the keys that zoom everywhere: Ctrl with + and - adds and deletes rows, and zooms the page in a
// browser, as Ctrl+0 does there.
func zoomBindings() []Binding {
	mod := key.ModShortcut | key.ModAlt
	bind := []Binding{
		{"+", mod, ActionZoomIn}, {"+", mod | key.ModShift, ActionZoomIn}, {"=", mod, ActionZoomIn}, {"-", mod, ActionZoomOut},
		{"0", key.ModShortcut, ActionZoomReset}, {"0", mod, ActionZoomReset},
	}
	if runtime.GOOS == "js" {
		bind[4] = bind[5]
	}
	return bind
}

// fillModifiers returns the modifiers of the keys that fill ranges and insert rows: Ctrl, or Command on Apple systems. In a browser it returns Ctrl and Alt, because the browser
// uses these keys with Ctrl, and reloading the page discards edits.
func fillModifiers() key.Modifiers {
	if runtime.GOOS == "js" {
		return key.ModCtrl | key.ModAlt
	}
	return key.ModShortcut
}

// menuBindings are the keys of the menus and of copies.
var menuBindings = []Binding{
	{key.NameF10, key.ModShift, ActionContextMenu}, {key.NameDownArrow, key.ModAlt, ActionHeaderMenu}, copyKey, copyMoreKey,
}

var (
	copyKey     = Binding{"C", key.ModShortcut, ActionCopy}
	copyMoreKey = Binding{"C", copyMoreModifiers(), ActionCopyWithHeaders}
)

// copyMoreModifiers returns Ctrl and Shift, or Command and Shift on Apple systems. In a browser, where these open
// the inspector, it returns Ctrl and Alt, on Apple systems Control and Shift.
func copyMoreModifiers() key.Modifiers {
	switch {
	case runtime.GOOS != "js":
		return key.ModShortcut | key.ModShift
	case key.ModShortcut == key.ModCommand:
		return key.ModCtrl | key.ModShift
	}
	return key.ModCtrl | key.ModAlt
}

var rowDragBindings = []Binding{
	{key.NameUpArrow, key.ModShortcut | key.ModShift, ActionMoveUp},
	{key.NameDownArrow, key.ModShortcut | key.ModShift, ActionMoveDown},
	{key.NameSpace, key.ModShortcut | key.ModShift, ActionLift},
}
