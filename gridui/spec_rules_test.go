// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

// specRules is how things are done: states, functions, failures and limits.
func specRules() []specPart {
	return []specPart{
		{"3.1", "States of tracked rows", []specName{
			{"(none) → added", "tracking.Tracker.Add", "tracking.TestTransitions, tracking.ExampleTracker_Add", ""},
			{"unchanged → edited", "tracking.Tracker.Update, tracking.View.Original", "tracking.TestTransitions, tracking.TestEditedCells", "if a value really changes"},
			{"unchanged → deleted", "tracking.Tracker.Delete, tracking.Tracker.Deleted", "tracking.TestTransitions", ""},
			{"resetChanges", "tracking.Tracker.Reset", "tracking.TestTransitions", ""},
			{"commitChanges with autoReset", "tracking.Tracker.Commit, tracking.Tracker.Accept", "tracking.TestCommit", "what was sent is what rows are compared with from then on"},
			{"commitChanges that fails, optimistic", "tracking.CommitOptions.Optimistic", "tracking.TestCommitThatFails", ""},
			{"stable references", "tracking.View.Version", "tracking.TestVersionsAreOfEachView", "a version in place of the identity of a list"},
		}},
		{"3.2", "States of rows that expand", []specName{
			{"collapsed → expanded", "option.Details.Rows", "TestMarkOpensDetail", ""},
			{"expanded → collapsed", "option.Details.Rows", "TestMarkOpensDetail", ""},
			{"mount, all expanded", "option.Expansion.Rows, idset.All, TreeGrid.Expanded", "ExampleTreeGrid", ""},
			{"mount, unspecified", "option.Expansion.Rows", "TestTreeOpensByPointerAndKeys", ""},
			{"mount, stored", "ExpandedPersistence.Follow", "TestExpandedIsKept", ""},
			{"controlled", "MasterDetailGrid.ExpandedRowKeys, option.Details.Controlled", "TestExpandedRowKeysControl, TestControlledDetailsAreProposed", ""},
		}},
		{"3.3", "States of the menu", []specName{
			{"closed → open", "ContextMenu, events.MenuOpened", "TestRightClickOpensTheMenuAtThePointer", ""},
			{"open submenu", "menus.Item.Children", "menus.TestHoverOpensASubmenuAfterADelay, menus.TestSafeTriangle", ""},
			{"run an item", "menus.Item.OnClick, MenuChosen", "TestRightClickOpensTheMenuAtThePointer, menus.TestDisabledItemsAreNotChosen", ""},
			{"open → closed", "events.MenuClosed, menus.Reason", "TestWhatClosesTheMenu, menus.TestClosing", ""},
		}},
		{"4.1", "Components", []specName{
			{"tracked rows are shown", "ChangeTrackingGrid", "TestTrackedRowsGoThroughTheirStates", ""},
			{"looks by status", "ChangeTrackingGrid.StatusStyles, theme.Theme.Added, theme.Theme.Edited, theme.Theme.Deleted", "TestLooksOfStatuses, TestStatusesCostASettledFrameNothing", ""},
			{"ref handle", "Grid, Gridder", "ExampleHandlers, ExampleMasterDetailGrid", "the component's address"},
		}},
		{"4.2", "useExpandedPersistence", []specName{
			{"[expanded, setExpanded]", "ExpandedPersistence.Use", "ExampleExpandedPersistence", "Follow does it for a field of a grid"},
			{"no stored value", "ExpandedPersistence.InitialExpanded", "TestExpandedIsKept", ""},
		}},
		{"4.3", "cellValueToClipboardText", []specName{
			{"null, undefined", "menus.CellValueToClipboardText", "menus.TestCellValueToClipboardText", "nil, and what points to nothing"},
			{"object", "menus.CellValueToClipboardText", "menus.TestCellValueToClipboardText, menus.TestCyclesThatJSONDoesNotFollow", ""},
			{"string, number, boolean", "menus.CellValueToClipboardText", "menus.TestCellValueToClipboardText", "numbers as JavaScript writes them"},
		}},
		{"4.4", "makeCopyCellItem", []specName{
			{"copies the target's cell", "menus.MakeCopyCellItem", "menus.TestCopyCellItem, TestCopyItemCopiesTheTarget", ""},
		}},
		{"4.5", "makeExportItem", []specName{
			{"exports in the format", "menus.MakeExportItem", "menus.ExampleMakeExportItem, menus.TestExportItemUsesTheExporterGiven", ""},
		}},
		{"4.6", "useChangeTracking", []specName{
			{"addRow returns the key", "tracking.Tracker.Add", "tracking.ExampleTracker_Add, tracking.TestGeneratedKeys", ""},
		}},
		{"4.7", "commitChanges and getChangeSet", []specName{
			{"request", "tracking.Request, tracking.ChangeSet.Payload", "tracking.TestCommit", "JSON with added, updated and removed"},
			{"optimistic failure", "tracking.CommitOptions.Optimistic", "tracking.TestCommitThatFails", ""},
			{"autoReset", "tracking.CommitOptions.AutoReset", "tracking.TestCommit", ""},
			{"the grid sends nothing by itself", "ChangeTrackingGrid.Save", "TestSaveHandsTheChangesOver", ""},
		}},
		{"4.8", "buildChangeSet", []specName{
			{"ChangeMapState", "tracking.ChangeMapState", "tracking.ExampleBuildChangeSet", ""},
			{"ChangeMapState.statusMap", "tracking.ChangeMapState.Status", "tracking.ExampleBuildChangeSet", ""},
			{"1 removed", "tracking.BuildChangeSet", "tracking.TestChangeSetRules", "the row as the backend knows it"},
			{"2 added", "tracking.BuildChangeSet", "tracking.TestChangeSetRules", ""},
			{"3 updated", "tracking.BuildChangeSet", "tracking.TestChangeSetRules", ""},
			{"4 result", "tracking.ChangeSet", "tracking.TestChangeSetRules, tracking.TestChangeSetJSON", ""},
			{"5 mapping throws", "tracking.RowError.Message", "tracking.TestChangeSetRules", "returns an error or panics"},
			{"6 mapping throws for a deleted row", "tracking.ChangeSet.Removed", "tracking.TestChangeSetRules", ""},
			{"7 index", "tracking.RowError.Index", "tracking.TestChangeSetRules", ""},
		}},
		{"4.9", "getRowStatusClassName", []specName{
			{"classNames", "tracking.RowStatusClassName", "tracking.ExampleRowStatusClassName", ""},
			{"unknown status", "tracking.RowStatusClassName", "tracking.ExampleRowStatusClassName, tracking.TestNamesOfKinds", ""},
		}},
		{"7", "What fails, and how", []specName{
			{"validator says no", "tracking.RowError", "tracking.TestChangeSetRules", ""},
			{"mapping throws for an added or edited row", "tracking.RowError", "tracking.TestChangeSetRules", ""},
			{"mapping throws for a deleted row", "tracking.ChangeSet.Removed", "tracking.TestChangeSetRules", ""},
			{"applyMapping", "tracking.ApplyMapping", "tracking.TestApplyMappingLetsFailuresPass", "an error is returned, a panic goes on"},
			{"commit fails, optimistic", "tracking.CommitOptions.Optimistic", "tracking.TestCommitThatFails", ""},
			{"unrecognized status", "tracking.RowStatusClassName", "tracking.TestNamesOfKinds", ""},
			{"invalid shortcut", "menus.Item.Shortcut", "menus.TestBadShortcutsAreIgnoredWithOneWarning", ""},
			{"storage unavailable", "ExpandedPersistence.InitialExpanded, ExpandedPersistence.Err", "TestExpandedWithoutAStore", ""},
		}},
		{"8", "Limits and defaults", []specName{
			{"estimateSize 36 px", "theme.Density.RowHeight", "TestDensityAndSizes, theme.TestSized", "36 dp"},
			{"overscan 10 rows", "option.Virtual.Prefetch", "TestViewportChangedIsSentWhenWatched", ""},
			{"virtualScrollHeight 400 px", "Style.MaxHeight", "TestUnboundedConstraints", "400 dp"},
			{"loadingRowCount fallback", "option.Loading.Rows", "TestSkeletonHasAsManyRowsAsAPage", ""},
			{"flash of 0.9 s", "option.Flash", "TestChangedCellsFlash", ""},
			{"maxMultiSortColCount unlimited", "option.Sorting.Max", "TestHeaderClicksAddToTheOrder", "0"},
			{"columnResizeMode 'onChange'", "option.ColumnResizeLive", "TestEdgesAreDragged", "the first Mode that is not off"},
			{"pinLeft, pinRight empty", "ColumnPinGrid.PinLeft, ColumnPinGrid.PinRight", "TestColumnPinGrid", ""},
			{"commit method 'POST'", "tracking.CommitOptions.Method", "tracking.TestCommit", ""},
			{"column virtualization, flat headers", "option.Virtual", "TestGroupedHeaders", "there is no such limit"},
			{"row reorder and row pinning, non-virtualized", "option.RowDrag, option.RowPins", "TestABillionRowsAreToldOf, TestPinnedRowsOfABillion, TestBarredRowsSayWhy", "there is no such limit; rows that are sorted or filtered are not reordered"},
		}},
	}
}
