// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
)

// Keys changes what keys do in a grid that has the keyboard. The zero value is
// the default map.
type Keys struct {
	// Bind is looked through before the default bindings; a binding with
	// ActionNone switches a default off. It may name any key; the grid then asks for
	// that one too, and leaves to other widgets those that it has no use for, as it
	// does with those that are switched off but for the arrows and the like, which it
	// asks for with any modifiers.
	Bind []Binding
	// Edit is Bind for the editor of a cell: it is looked through before
	// DefaultEditBindings.
	Edit []Binding
	// All delivers every key as a CellKeyDown and not only those the grid has a
	// use for. Widgets that ask for keys after the grid then get none of them.
	All bool
	// Tab says what the Tab key does.
	Tab TabMode
	// GridEdge makes Ctrl with an arrow go to the edge of the grid. Without it goes
	// to the edge of the run of filled or empty cells, as in a spreadsheet.
	GridEdge bool
}

// TabMode says what the Tab key does.
type TabMode uint8

const (
	// TabLeaves moves the focus out of the grid, as assistive technology expects.
	TabLeaves TabMode = iota
	// TabCells moves to the next cell and on to the next row, and leaves the grid
	// after its last cell.
	TabCells
)

// Action is something that a key does.
type Action uint8

const (
	ActionNone Action = iota
	ActionLeft
	ActionRight
	ActionUp
	ActionDown
	ActionRowStart
	ActionRowEnd
	ActionGridStart
	ActionGridEnd
	ActionEdgeLeft
	ActionEdgeRight
	ActionEdgeUp
	ActionEdgeDown
	ActionPageUp
	ActionPageDown
	ActionPageLeft
	ActionPageRight
	ActionNext
	ActionPrevious
	ActionShowFocus
	// ActionActivate sorts by the focused header, ActionActivateMore adds it to the
	// order.
	ActionActivate
	ActionActivateMore
	// ActionExpand and ActionCollapse open and close the focused row of a tree or of
	// groups, ActionExpandSiblings opens it and those beside it. ActionActivate does
	// one or the other, where the cell has nothing else to do.
	ActionExpand
	ActionCollapse
	ActionExpandSiblings
	// ActionContextMenu opens the menu of the focused cell or header.
	ActionContextMenu
	// ActionCopy copies the selected rows that show, else the focused cell;
	// ActionCopyWithHeaders puts the headers above them.
	ActionCopy
	ActionCopyWithHeaders
	// ActionPrevPage and ActionNextPage turn the pages of Paging.
	ActionPrevPage
	ActionNextPage
	// ActionSelect toggles the focused row or, on a header of check boxes, what that
	// box does. ActionSelectRow selects the focused row, ActionSelectAll the rows of
	// Selection.Scope.
	ActionSelect
	ActionSelectRow
	ActionSelectAll
	// ActionExtendUp and the like move the focus and select all rows from the one that
	// was selected last to there. They do nothing unless several rows can be selected.
	ActionExtendUp
	ActionExtendDown
	ActionExtendPageUp
	ActionExtendPageDown
	ActionExtendStart
	ActionExtendEnd
	// ActionFilter opens the filter of the focused header; on a row it is ActionDetail.
	ActionFilter
	// ActionDetail opens or closes the detail of the focused row. ActionActivate does
	// so too, where the cell has nothing else to do.
	ActionDetail
	// ActionMoveLeft and ActionMoveRight move the column or group of the focused
	// header, ActionResizeLeft and ActionResizeRight move its edge at the reading end.
	ActionMoveLeft
	ActionMoveRight
	ActionResizeLeft
	ActionResizeRight
	// ActionHeaderMenu opens the menu of the focused header. ActionContextMenu does so
	// too.
	ActionHeaderMenu
	// ActionRowTaller and ActionRowShorter change the height of the focused row.
	ActionRowTaller
	ActionRowShorter
	// ActionMoveUp and ActionMoveDown move the focused row, and the selected ones with
	// it, by one. ActionLift lifts them, for the keys that RowDrag names; ActionSelect
	// does so on a drag handle.
	ActionMoveUp
	ActionMoveDown
	ActionLift
	// ActionEdit opens the editor of the focused cell with the caret behind the text,
	// ActionEditEmpty without the text. ActionActivate is ActionEdit where the cell can
	// be edited. A truth value is turned over at once.
	ActionEdit
	ActionEditEmpty
	// The following are for the editor of a cell. ActionCommitDown and ActionCommitUp
	// take what was typed and move on, ActionCommitNext and ActionCommitPrevious go to
	// the next cell that can be edited and edit it. ActionCommitAll gives the value to
	// the column in all selected rows too. ActionCancelEdit gives up what was typed.
	ActionCommitDown
	ActionCommitUp
	ActionCommitNext
	ActionCommitPrevious
	ActionCommitAll
	ActionCancelEdit
	// ActionEditArrows says whether arrows move the caret or commit and move on,
	// ActionNewline breaks the line of a long text, ActionDropDown opens and closes the
	// calendar.
	ActionEditArrows
	ActionNewline
	ActionDropDown
	// ActionClear empties the cells that Grid.Copy copies, as far as they can be edited:
	// those of the selected rows, or else the focused one. ActionCut copies them before.
	// ActionPaste does what Grid.Paste does with the clipboard.
	ActionClear
	ActionCut
	ActionPaste
	// ActionUndo and ActionRedo are Undo and Redo of Grid.
	ActionUndo
	ActionRedo
	// ActionAddRow adds a row, ActionDeleteRow deletes the selected rows, or where none
	// is the focused one, in a ChangeTrackingGrid.
	ActionAddRow
	ActionDeleteRow
	// ActionTooltip shows the tooltip of the focused cell or header at once, and hides it
	// again; so does Esc.
	ActionTooltip
)

// Binding gives a key with exact modifiers an action.
type Binding struct {
	Name      key.Name
	Modifiers key.Modifiers
	Action    Action
}

// DefaultBindings are the keys of a grid. Arrows are those of the screen: in a
// right-to-left sheet the left arrow moves to the next column.
func DefaultBindings() []Binding {
	lists := new(Keys).bindings()
	return slices.Concat(lists[:]...)
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
	{key.NameReturn, key.ModShortcut, ActionFilter},
	{key.NameEnter, key.ModShortcut, ActionFilter},
	{key.NameLeftArrow, key.ModShift, ActionMoveLeft},
	{key.NameRightArrow, key.ModShift, ActionMoveRight},
	{key.NameLeftArrow, key.ModAlt, ActionResizeLeft},
	{key.NameRightArrow, key.ModAlt, ActionResizeRight},
	{key.NameDownArrow, key.ModAlt | key.ModShift, ActionRowTaller},
	{key.NameUpArrow, key.ModAlt | key.ModShift, ActionRowShorter},
	{key.NameF1, key.ModShift, ActionTooltip},
	{key.NameTab, 0, ActionNext},
	{key.NameTab, key.ModShift, ActionPrevious},
}

// bindings are all there are, those that are looked through first at the front.
func (k *Keys) bindings() [6][]Binding {
	return [...][]Binding{k.Bind, defaultBindings, menuBindings, rowDragBindings, editBindings, startBindings}
}

// action is what a key does.
func (k *Keys) action(ev key.Event) Action {
	for _, list := range k.bindings() {
		for _, b := range list {
			if b.Name == ev.Name && b.Modifiers == ev.Modifiers {
				return b.Action
			}
		}
	}
	return ActionNone
}

func (e *engine) wantsAllKeys() bool { return e.ask.options().keys.All }

// wantsTab says whether Tab moves between cells. At the grid's ends it is let
// go, so that the keyboard can leave.
func (e *engine) wantsTab() bool {
	return e.ask.options().keys.Tab == TabCells && e.focus.set
}

// keyEvent announces a key to the caller before the grid acts on it.
func (e *engine) keyEvent(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press {
		return
	}
	if e.hidesHint(ev) {
		return
	}
	e.hint.clearFor(e.ask.options().keys.action(ev))
	e.editor.input.deaf = ""
	if e.liftKey(gtx, ev) {
		e.editor.input.deaf = ev.Name
		return
	}
	if ev.Name == key.NameEscape && (e.cancelDrag() || e.ask.edits.stopBulk()) {
		return
	}
	e.key = pendingKey{event: ev, waiting: true}
	if !e.focus.set || !e.isRow(e.focus.at()) {
		e.finishKey(gtx)
		return
	}
	e.ask.report.push(rawEvent{kind: rawKey, at: e.focus.at(), key: ev})
}

// finishKey does what the announced key asks for, unless the caller did.
func (e *engine) finishKey(gtx layout.Context) {
	k := e.key
	e.key = pendingKey{}
	if m := k.event.Modifiers; k.handled && (!m.Contain(key.ModShortcut) || m.Contain(key.ModAlt)) {
		e.editor.input.deaf = k.event.Name
	}
	if !k.waiting || k.handled {
		return
	}
	a := e.ask.options().keys.action(k.event)
	if a == ActionNone || e.focus.set && e.kit().typesHere(e, a) {
		return
	}
	if !e.focus.set {
		e.focusFirst()
		return
	}
	e.act(gtx, a)
}

// act moves the focus, or the sheet under it.
func (e *engine) act(gtx layout.Context, a Action) {
	// Rows in the hand come first, and what opens a cell before what opens a row.
	if e.rowDragAct(gtx, a) || e.editAct(gtx, a) || e.menuAct(a) || e.pinAct(a) || e.kit().act(e, gtx, a) ||
		e.expandAct(a) || e.detailAct(a) || e.headAct(gtx, a) || e.rowSizeAct(gtx, a) || e.hintAct(a) {
		return
	}
	switch a {
	case ActionShowFocus:
		e.showCell(e.focus.at())
	case ActionPageUp:
		e.page(-1)
	case ActionPageDown:
		e.page(1)
	case ActionPageLeft, ActionPageRight:
		e.pageAcross(a)
	case ActionNext, ActionPrevious:
		if e.tabsToFilter() {
			e.editFilter(gtx, e.nextField(-1, 1))
			return
		}
		e.tab(gtx, a)
	case ActionPrevPage:
		e.ask.turnTo(e.ask.page().Index - 1)
	case ActionNextPage:
		e.ask.turnTo(e.ask.page().Index + 1)
	case ActionActivate, ActionActivateMore:
		if !e.selectBy(ActionSelect, e.isBox(e.focus.col)) {
			e.activate(a == ActionActivateMore)
		}
	case ActionSelect, ActionSelectRow, ActionSelectAll:
		e.selectBy(a, true)
	case ActionExtendUp, ActionExtendDown, ActionExtendPageUp, ActionExtendPageDown, ActionExtendStart, ActionExtendEnd:
		e.extend(a)
	case ActionFilter:
		if at := e.focus.at(); at.band == layoutx.Head && !e.isGroup(at) {
			e.openFilter(gtx, at.col)
		}
	default:
		if to, ok := e.target(a); ok {
			e.moveFocus(to, showCell)
		}
	}
}

// activate does to the focused header what a click does.
func (e *engine) activate(add bool) {
	at := e.focus.at()
	if at.band != layoutx.Head || at.row < len(e.cols.leaves[at.col].groups) {
		return
	}
	e.ask.sortBy(at.col, add)
}

// target is where an action moves the focus to.
func (e *engine) target(a Action) (place, bool) {
	at := e.focus.at()
	if e.skin.rtl {
		a = mirrored(a)
	}
	last := len(e.cols.leaves) - 1
	switch a {
	case ActionLeft:
		first, _ := e.headSpanOf(at)
		at.col = first - 1
	case ActionRight:
		_, end := e.headSpanOf(at)
		at.col = end
	case ActionRowStart:
		at.col = 0
	case ActionRowEnd:
		at.col = last
	case ActionEdgeLeft, ActionEdgeRight, ActionEdgeUp, ActionEdgeDown:
		return e.edge(at, a)
	default:
		return e.vertical(at, a)
	}
	if at.col < 0 || at.col > last {
		return at, false
	}
	return e.headPlace(at), true
}

// mirrored swaps the actions of the arrows left and right.
func mirrored(a Action) Action {
	switch a {
	case ActionLeft:
		return ActionRight
	case ActionRight:
		return ActionLeft
	case ActionEdgeLeft:
		return ActionEdgeRight
	case ActionEdgeRight:
		return ActionEdgeLeft
	}
	return a
}

// vertical is where up, down and the grid's corners lead. Above the first row is
// the header.
func (e *engine) vertical(at place, a Action) (place, bool) {
	head := place{layoutx.Head, e.cols.levels - 1, at.col}
	if at.band == layoutx.Head && (a == ActionUp || a == ActionDown) {
		return e.headLevel(at, a)
	}
	switch a {
	case ActionUp:
		if to, ok := e.rowBelow(at, -1); ok {
			return to, true
		}
		return head, true
	case ActionDown:
		return e.rowBelow(at, 1)
	case ActionGridStart, ActionGridEnd:
		return e.gridCorner(at, a == ActionGridEnd)
	}
	return at, e.isRow(at)
}

// tab moves to the next or previous cell, row by row; past the ends it gives the
// keyboard away.
func (e *engine) tab(gtx layout.Context, a Action) {
	at, cols := e.focus.at(), len(e.cols.leaves)
	step := 1
	if a == ActionPrevious {
		step = -1
	}
	at.col += step
	more := at.band != layoutx.Head
	if at.col < 0 || at.col >= cols {
		at.col = (at.col + cols) % cols
		at, more = e.rowBelow(at, step)
	}
	if !more {
		gtx.Execute(key.FocusCmd{})
		return
	}
	e.moveFocus(at, showCell)
}

// page moves by as many whole rows as fit the screen; the focus keeps its line on
// the screen, but at the ends of the sheet.
func (e *engine) page(dir int) {
	at := e.focus.at()
	if at.band != layoutx.Body {
		if e.isPinned(at) {
			e.pagePinned(dir)
		}
		return
	}
	start, view := e.rows.Start(at.row), e.pageHeight(dir)
	to := e.rows.Find(start + int64(dir*view))
	if dir < 0 && start-e.rows.Start(to) > int64(view) {
		to++
	}
	to = e.pageTo(at.row, to)
	if to == at.row {
		to += dir
	}
	at.row = min(max(to, 0), e.n-1)
	e.scroll.ToOffset(&e.rows, e.view(), e.scroll.Offset(&e.rows)+e.rows.Start(at.row)-start)
	e.moveFocus(at, showCell)
}

// pageAcross moves by a screen sideways.
func (e *engine) pageAcross(a Action) {
	dir := 1
	if (a == ActionPageLeft) != e.skin.rtl {
		dir = -1
	}
	o := &e.geo.offsets[layoutx.Center]
	first := e.cols.first(layoutx.Center)
	at := e.focus.at()
	i := at.col - first
	if o.Len() == 0 {
		return
	}
	i = min(max(i, 0), o.Len()-1)
	pos := o.Start(i) + dir*e.sheet.Panes.Pane(layoutx.Center).Dx()
	to := o.Find(min(max(pos, 0), max(o.Total()-1, 0)))
	if to == i {
		to = min(max(i+dir, 0), o.Len()-1)
	}
	at.col = first + max(to, 0)
	e.across.by(float32(dir*e.sheet.Panes.Pane(layoutx.Center).Dx()), e.geo.acrossMax)
	e.moveFocus(at, showCell)
}
