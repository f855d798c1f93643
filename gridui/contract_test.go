// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"strings"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/option"
)

// gesture is a key or an action of the pointer and what it does. Key is what a key
// does of the same, for one of the pointer; Test shows it, several with ", " between
// them.
type gesture struct{ Input, Does, Key, Test string }

// keyContract is what the keys do. Ctrl is Command on Apple systems.
var keyContract = []gesture{
	{"Arrows", "one cell on, stopping at the edge; up from the first row to the header", "", "TestMovementKeys, TestRightToLeftKeysAndPlaces"},
	{"Home, End", "the first and the last cell of the row", "", "TestMovementKeys"},
	{"Ctrl+Home, Ctrl+End", "the first and the last cell of the grid", "", "TestMovementKeys"},
	{"Ctrl+arrows", "the edge of the run of filled or empty cells; of the grid with Keys.GridEdge", "", "TestDataRegionEdge"},
	{"Page Up, Page Down", "a screen on; the focus keeps its line", "", "TestPageKeepsTheLineOnTheScreen"},
	{"Alt+Page Up, Alt+Page Down", "a screen to the side", "", "TestPageAcross"},
	{"Ctrl+Page Up, Ctrl+Page Down", "the page before and the next, with Paging", "", "TestHandlersHearOfPages"},
	{"Tab, Shift+Tab", "leaves the grid, or goes from cell to cell with TabCells", "", "TestTabLeavesOrMoves"},
	{"Tab in the editor", "takes what was typed and edits the next cell that can be edited", "", "TestKeysOfTheEditor"},
	{"Enter", "edits the cell; else opens or closes a group, a row of a tree, a detail", "", "TestKeysOfTheEditor, TestEnterOpensGroups, TestTreeOpensByPointerAndKeys, TestKeysOpenDetails"},
	{"Enter in the editor", "takes what was typed and goes down", "", "TestKeysOfTheEditor"},
	{"Enter, bound to ActionDown", "goes down", "", "TestEnterCanGoDown"},
	{"Shift+Enter in the editor", "takes what was typed and goes up", "", "TestKeysOfTheEditor"},
	{"Ctrl+Enter in the editor", "takes what was typed for all selected rows", "", "TestCtrlEnterFillsTheSelectedRows"},
	{"Ctrl+Enter in the editor, in a range", "takes what was typed for all cells of the ranges", "", "TestTheEditorFillsAllRanges"},
	{"Ctrl+Enter, in a range", "puts the value of the focused cell into all cells of the ranges", "", "TestFillByKeys"},
	{"Ctrl+D, Ctrl+R", "fill each range downward from its first row, to the right from its first column; in browsers Ctrl+Alt+D, Ctrl+Alt+R", "", "TestFillByKeys"},
	{"Ctrl+C, Ctrl+X, Ctrl+V, Delete, in a range", "act on its cells; ranges apart are copied as one table or as blocks", "", "TestCopyOfRanges, TestDeleteAndCutOfRanges, TestPasteIntoRanges, TestPasteAtOneCellSelectsWhatWasWritten, TestPasteThatDoesNotFitIntoRangesFails"},
	{"Ctrl+Enter on a row", "opens or closes its detail", "", "TestKeysOpenDetails"},
	{"Enter on a full row", "gives it the keyboard: Tab walks through its widgets and behind them back, with FullRow", "", "TestEnterGivesTheKeyboardToAFullRowAndEscapeTakesItBack"},
	{"F2", "edits the cell, the caret behind its text; again: what arrows do", "", "TestKeysOfTheEditor"},
	{"A character", "edits the cell in place of what it held, by input methods too", "", "TestKeysOfTheEditor, TestFirstSyllableOnACellGoesOnInTheEditor"},
	{"Backspace", "edits the cell without its text", "", "TestKeysOfTheEditor"},
	{"Delete", "takes the value of the cell", "", "TestKeysClearCutPasteAndUndo"},
	{"Esc in the editor", "gives up what was typed", "", "TestKeysOfTheEditor, TestEscapeGivesUpTheCompositionFirst"},
	{"Shift+Left, Shift+Right", "extend the range of cells, with CellRanges", "", "TestKeysExtendRanges"},
	{"Shift+Up, Shift+Down, in a range", "extend it by rows, with CellRanges", "", "TestKeysExtendRanges, TestTheViewFollowsTheHead"},
	{"Shift+Page Up, Shift+Page Down, in a range", "extend it by a screen", "", "TestKeysExtendRanges"},
	{"Ctrl+Shift+Left, Ctrl+Shift+Right", "extend the range to the edge of the data", "", "TestKeysExtendRanges"},
	{"Ctrl+Shift+Up, Ctrl+Shift+Down, in a range", "extend it to the edge of the data", "", "TestKeysExtendRanges"},
	{"Shift+Home, Shift+End", "extend the range to the ends of the row", "", "TestKeysExtendRanges"},
	{"Ctrl+Shift+Home, Ctrl+Shift+End, in a range", "extend it to the corners of the grid", "", "TestKeysExtendRanges"},
	{"Ctrl+A, in a range", "selects all cells; in groups and trees first those under the same parent", "", "TestKeysExtendRanges, TestSelectAllBeginsWithTheSiblings"},
	{"Ctrl+Space", "selects the columns of the range", "", "TestKeysExtendRanges"},
	{"Shift+Space, with ranges", "selects the rows of the range", "", "TestKeysExtendRanges"},
	{"Ctrl+Shift+Space, in a range", "selects all cells", "", "TestKeysExtendRanges"},
	{"Tab, Enter, in a range", "go from cell to cell of the ranges and around, with TabCells", "", "TestTabAndEnterWalkThroughARange"},
	{"Alt+arrows, in a range", "move the focus by one cell and keep the ranges", "", "TestAltArrowsMoveTheFocusAndKeepTheRange"},
	{"Esc in a full row", "goes back to the grid", "", "TestEnterGivesTheKeyboardToAFullRowAndEscapeTakesItBack"},
	{"Esc, in a range", "gives it up but for the focused cell", "", "TestKeysExtendRanges"},
	{"Esc, after a copy", "takes away the outline of what was copied", "", "TestEscapeTakesTheOutlineAway"},
	{"Esc in a menu", "closes it, level by level", "", "TestWhatClosesTheMenu, menus.TestEscClosesOneLevel"},
	{"Esc in a drag", "everything stays as it was", "", "TestEscapeEndsAMove, TestEscapeTakesAResizeBack, TestEscapeTakesARowsHeightBack, TestEscapePutsRowsBack, TestAMoveIsGivenUp"},
	{"Shift+Up, Shift+Down", "select the rows from the last one to here", "", "TestKeysSelect"},
	{"Shift+Page Up, Shift+Page Down", "select the rows of a screen", "", "TestKeysSelect"},
	{"Ctrl+Shift+Home, Ctrl+Shift+End", "select the rows to the first and to the last", "", "TestKeysSelect"},
	{"Ctrl+A", "selects all rows that can be", "", "TestKeysSelect"},
	{"Shift+Space", "selects the row", "", "TestKeysSelect"},
	{"Space", "toggles the row; a truth value, a button or a handle in the cell comes first", "", "TestKeysSelect, TestTruthValuesAreTurnedOverAtOnce, TestPinButtonsByKey, TestLiftedRowsAreMovedByKeys"},
	{"Space on a group, where nothing is selected", "opens and closes it", "", "TestSpaceOpensAGroupWhereNothingIsSelected"},
	{"Space, without a use", "is left to others", "", "TestKeysOfGridsWithoutSelectionAreLetGo"},
	{"Ctrl+C", "copies the selected rows, else the cell", "", "TestCopyOfSelectedRows, TestCopyOfTheFocusedCell"},
	{"Ctrl+Shift+C", "copies with the headers", "", "TestCopyOfSelectedRows"},
	{"Ctrl+X, Ctrl+V", "cut the cell, paste a table", "", "TestKeysClearCutPasteAndUndo"},
	{"Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z", "take a step back and again", "", "TestKeysClearCutPasteAndUndo, TestKeysRedo"},
	{"Ctrl+Backspace", "brings the focused cell onto the screen", "", "TestFocusedCellIsShown"},
	{"Shift+F10", "opens the menu of the cell or of the header", "", "TestKeyOpensTheMenuBelowTheCell, TestHeaderMenuOpensInEachWay"},
	{"Shift+F1", "shows the tooltip of the cell or of the header, and hides it", "", "TestKeyShowsTheTooltip, TestKeyShowsWhyAValueWasRefused"},
	{"Esc on a tooltip", "hides it", "", "TestEscapeHidesTooltips"},
	{"Alt+Down on a header", "opens its menu", "", "TestHeaderMenuOpensInEachWay"},
	{"Ctrl+Enter on a header", "opens its filter", "", "TestKeyboardRouteOfTheFilter"},
	{"Enter, Shift+Enter on a header", "sorts, adds to the order", "", "TestHeaderKeysSort"},
	{"Space on the header of boxes", "toggles all rows", "", "TestKeysSelect"},
	{"Shift+Left, Shift+Right on a header", "move the column", "", "TestKeysMoveColumns, TestKeysOnGroups"},
	{"Alt+Left, Alt+Right on a header", "resize the column, faster while held", "", "TestKeysResizeAndGrow"},
	{"Alt+Shift+Up, Alt+Shift+Down", "resize the row", "", "TestRowsAreSizedByKeys"},
	{"Right, Left in the column of a tree", "open, then the first below; close, then the row above", "", "TestTreeOpensByPointerAndKeys"},
	{"+, -, *", "open, close, open the siblings too", "", "TestTreeOpensByPointerAndKeys"},
	{"Ctrl+Shift+Up, Ctrl+Shift+Down", "move the row", "", "TestKeysMoveRows, TestKeysMoveRowsOfATree"},
	{"Ctrl+Shift+Space, Space on a handle", "lift the row, for arrows to move and Enter to drop", "", "TestLiftedRowsAreMovedByKeys, TestKeysCarryRowsToAnotherGrid"},
	{"Ctrl+F, F3, Shift+F3", "open the bar that finds a text, go to the next and the previous hit, with Find", "", "TestFindGoesFromHitToHit, TestFindOpensGroupsAndTurnsPages"},
	{"Enter, Shift+Enter in the find bar", "go to the next and the previous hit", "", "TestFindGoesFromHitToHit"},
	{"Esc in the find bar", "closes it; the focus is at the hit", "", "TestFindGoesFromHitToHit"},
	{"Ctrl+G", "takes the number of a row to go to, with GoToRow", "", "TestGoToRow"},
	{"Ctrl+Shift+G", "takes a few letters of the name of a column to go to, with GoToColumn", "", "TestTheChosenColumnGetsTheFocus, TestHiddenColumnsShowWhenChosen"},
	{"letters where they do not edit", "go to the next row whose cell begins so, with TypeAhead", "", "TestLettersGoToTheNextRowThatBeginsSo, TestComposedHangulIsOneLetter"},
	{"Ctrl++, Ctrl+-", "add a row, mark rows as deleted, in a ChangeTrackingGrid; with RemoveRows Ctrl+- deletes rows at once, in any grid", "", "TestKeysAddAndDeleteRows, TestDeletedTrackedRowsLeaveAtOnceByOption"},
	{"Ctrl+S", "saves the changes of a ChangeTrackingGrid; in the editor it takes what was typed first", "", "TestCtrlSSaves"},
	{"Ctrl+I, Ctrl+Shift+I, Ctrl+Shift+D", "insert rows below and above, duplicate rows, with NewRow and CopyRow", "", "TestRowsAreInsertedAndDeletedByKeys, TestTrackedRowsAreInsertedBesideOthers"},
}

// pointerContract is what mouse and fingers do, and the keys for those without.
var pointerContract = []gesture{
	{"Click", "focuses the cell and selects its row", "arrows, Shift+Space", "TestClickOrder, TestRowClicksSelect"},
	{"Ctrl+click", "toggles the row", "Space", "TestRowClicksSelect"},
	{"Shift+click", "selects the rows from the last one to here", "Shift+arrows", "TestRowClicksSelect"},
	{"Click on a box", "toggles the row; that of the header, all", "Space", "TestBoxesToggleRows, TestHeaderBoxSelectsItsScope"},
	{"Drag over cells", "selects a range, scrolling at the edge, with CellRanges", "Shift+arrows", "TestADragSelectsARange, TestADragScrollsAtTheEdge"},
	{"Drag of the fill handle, double click on it", "continues the cells of the range; fills down beside a column", "Ctrl+D, Ctrl+R", "TestTheHandleContinuesColumns, TestADoubleClickFillsDownBesideTheNeighbour"},
	{"Shift+click, in a range", "moves its head there", "Shift+arrows", "TestShiftClickMovesTheHead"},
	{"Ctrl+click or Ctrl+drag, in a range", "adds a range; begun inside one it takes cells out", "Shift+arrows, one range at a time", "TestCtrlAddsAndSubtracts"},
	{"Drag of the border of a range", "moves its cells, with Ctrl, on Apple systems Option, copies them", "Ctrl+X, Ctrl+C, Ctrl+V", "TestTheBorderMovesAndCopiesCells, TestCtrlAtTheReleaseCopies, TestADragOfTheBorderScrollsAtTheEdge"},
	{"Double click", "edits the cell", "Enter, F2", "TestEditorsStartOnlyWhereTheyMay"},
	{"Right click", "opens the menu; the selection stays", "Shift+F10", "TestRightClickOpensTheMenuAtThePointer, TestTheMenuLeavesTheSelectionAloneUnlessAsked"},
	{"Right click, in a range", "opens the menu; the range stays, outside of it the focus moves", "Shift+F10", "TestARightClickInsideARangeKeepsIt"},
	{"Middle button", "nothing", "", "TestTheMiddleButtonDoesNothing"},
	{"Wheel, trackpad", "scroll by exact pixels; with Shift the system turns the wheel sideways", "Page Up, Page Down", "TestWheelScrollsExactPixels, TestHorizontalScrollAndThumb"},
	{"Drag of a scroll thumb, press on its track", "scroll", "Ctrl+Home, Ctrl+End, Page Down", "TestThumbDragsToTheEnds, TestTrackPressPages"},
	{"Click on a header", "sorts, with Shift adds to the order", "Enter, Shift+Enter", "TestHeaderClickSorts, TestHeaderClicksAddToTheOrder"},
	{"Drag of a header by 6 dp and more", "moves the column, and is no click", "Shift+Left, Shift+Right", "TestHeadersAreDragged, TestSmallMovesAreClicks"},
	{"Drag of a header to a side", "pins the column", "menu of the header", "TestPinByDragging, TestHeaderMenuDoes"},
	{"Drag of the edge of a header", "resizes the column", "Alt+Left, Alt+Right", "TestEdgesAreDragged"},
	{"Double click on the edge of a header", "fits the column", "menu of the header", "TestDoubleClickFits, TestHeaderMenuDoes"},
	{"Drag of the edge of a row", "resizes the row", "Alt+Shift+Up, Alt+Shift+Down", "TestRowEdgesAreDragged, TestEdgesOfPinnedRowsAreDragged"},
	{"Drag of the edge of a row number", "resizes the rows that are selected with it too; a double click fits them", "Alt+Shift+Up, Alt+Shift+Down", "TestTheEdgeOfANumberSizesTheSelectedRows"},
	{"Click on a row number, drag over several", "selects the rows", "Shift+Space", "TestNumbersSelectRangesOfRows, TestNumbersSelectRowsWhereRangesAreOff, TestDraggingNumbersScrolls"},
	{"Click on the corner above row numbers", "selects all", "Ctrl+A", "TestTheCornerSelectsAll"},
	{"Right click on a header, click on its button", "opens its menu", "Alt+Down", "TestHeaderMenuOpensInEachWay"},
	{"Drag of a row by 6 dp and more", "moves it, to other grids too; the rows scroll near the edge", "Ctrl+Shift+Up, Ctrl+Shift+Space", "TestRowsAreDragged, TestSmallMovesOfRowsAreClicks, TestRowsScrollUnderAHeldRow, TestRowsGoToAnotherGrid"},
	{"Click on a mark", "opens a group, a row of a tree, a detail", "Enter, Right, +", "TestTreeOpensByPointerAndKeys, TestMarkOpensDetail, TestGroupClickTogglesAndTells"},
	{"Click on a pin button", "pins the row, with Shift to the bottom", "Enter, Shift+Enter", "TestPinButtons, TestPinButtonsByKey"},
	{"Click on a button of the bar of pages", "turns the page", "Ctrl+Page Up, Ctrl+Page Down", "TestButtonsOfTheBarTurnPages, TestKeyboardReachesEveryControl"},
	{"Click into the filter row", "filters the column", "Ctrl+Enter on the header", "TestTypingInTheFilterRow, TestKeyboardRouteOfTheFilter"},
	{"Rest on a cell", "shows its tooltip", "Shift+F1", "TestTooltips, TestGridTooltip"},
	{"Tap", "acts when the finger is lifted; adds to the selection", "Space", "TestFingersActWhenTheyAreLifted, TestTapsAddToTheSelection"},
	{"Drag and fling of a finger", "scroll", "Page Up, Page Down", "TestTouchScrollsAndFlings"},
	{"Long press", "opens the menu", "Shift+F10", "TestLongPressOpensTheMenu, TestHeaderMenuUnderAFinger"},
	{"Long press and drag, with CellRanges", "selects a range, scrolling at the edge", "Shift+arrows", "TestALongPressBeginsARange, TestALongPressWithoutAMoveOpensTheMenuOfTheRange"},
	{"Handles of a range, after a touch", "drag its first or its last cell with a finger, scrolling at the edge", "Shift+arrows", "TestFingersDragTheCornersOfARange, TestCornersOfAFingerScrollAtTheEdge, TestWholeColumnsAndRowsHaveHandlesAtTheirSides"},
	{"Long press and drag of a header or a row", "moves it", "Shift+Left, Ctrl+Shift+Up", "TestFingerHoldsAndMoves, TestFingersDragRows"},
}

// TestContract looks that each key and each action of the pointer is shown by a test,
// and that what a pointer can do a key can do too.
func TestContract(t *testing.T) {
	tests := readTests(t)
	seen := map[string]bool{}
	for _, g := range append(append([]gesture(nil), keyContract...), pointerContract...) {
		assert.NotEmpty(t, g.Does, g.Input)
		assert.False(t, seen[g.Input], "%s is there twice", g.Input)
		seen[g.Input] = true
		for _, test := range strings.Split(g.Test, ", ") {
			assert.True(t, tests.has(test), "%s: there is no test %q", g.Input, test)
		}
	}
	keyless := map[string]bool{"Middle button": true}
	for _, g := range pointerContract {
		assert.Equal(t, keyless[g.Input], g.Key == "", "%s has no key", g.Input)
	}
	assert.Len(t, keyContract, 79, "keys came or went")
	assert.Len(t, pointerContract, 37, "actions of the pointer came or went")
}

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
	"Enter":                              {"Enter", "Enter in the editor", "Enter, bound to ActionDown", "Enter on a full row"},
	"Shift+Enter":                        {"Shift+Enter in the editor"},
	"Ctrl+Enter":                         {"Ctrl+Enter in the editor", "Ctrl+Enter in the editor, in a range", "Ctrl+Enter, in a range", "Ctrl+Enter on a row"},
	"F2":                                 {"F2"},
	"printable":                          {"A character"},
	"Backspace, Delete":                  {"Backspace", "Delete", "Ctrl+C, Ctrl+X, Ctrl+V, Delete, in a range"},
	"Esc":                                {"Esc in the editor", "Esc in a full row", "Esc, in a range", "Esc, after a copy", "Esc in a menu", "Esc in a drag", "Esc on a tooltip"},
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
	"Ctrl+G":                             {"Ctrl+G", "Ctrl+Shift+G", "letters where they do not edit"},
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
	"of this library, beyond the others": {"Shift+F1", "Alt+Shift+Up, Alt+Shift+Down", "Ctrl+I, Ctrl+Shift+I, Ctrl+Shift+D", "Ctrl+S"},
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
	for _, b := range option.DefaultKeys().Bind {
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
