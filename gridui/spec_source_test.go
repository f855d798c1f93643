// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// overSource says what a feature does over a source, and which tests show it.
type overSource struct{ Feature, Does, Test string }

var overSources = []overSource{
	{"sort", "the source sorts; the old rows stay under a veil until the first new ones are there", "TestOldRemoteRowsStayUntilTheNewOnesArrive, TestRemoteGridsAndGridsInMemoryAgree"},
	{"filters of columns, filter row", "the source filters; what it cannot do is in Remote.Err, and the rows stay", "TestRemoteFilterRowAndQuickFilter, TestRemoteFiltersThatASourceCannotDo"},
	{"panel with values", "lists the values that the source has, with the numbers of their rows", "TestRemoteValuesToFilterBy"},
	{"quick filter", "the source searches its own texts of the columns", "TestRemoteFilterRowAndQuickFilter"},
	{"find", "the source finds in all rows, in its own texts of the columns that show, in the order of the rows: next, previous, around the end, with the options that it has; the others are greyed out with the reason. A hit is scrolled to, and its row read. The bar has the number of rows with the text if the source counts them exactly, else none. Frames wait for nothing, another search cancels the one before, and a failure says why and can be tried again. Edits and new rows that are not saved are not found. In groups the one of a hit is opened, if it is closed, and its row read. Where groups stand in the order of an aggregate, and where the source does not find texts, the rows on the screen are searched, which the bar says", "TestRemoteFind, TestRemoteFindGoesThroughTheSource, TestRemoteFindAgreesWithAGridInMemory, TestRemoteFindIsSuperseded, TestRemoteFindFails, TestRemoteFindSaysNoNumberThatMayBeWrong, TestRemoteFindFollowsTheOrder, TestRemoteFindOpensGroups, TestRemoteFindInGroupsAgreesWithAGridInMemory, TestRemoteFindAmongGroupsInTheOrderOfAnAggregate"},
	{"replace", "an edit of the cell of the current hit; all hits at once are not all loaded, so that this is greyed out with the reason, and refused with ErrNotLoaded", "TestRemoteFindReplacesTheHit"},
	{"what the source cannot do", "is greyed out where users would ask for it, with the reason in words, also to assistive technology: switches of the search, operators of filters, items and the panel of groups, intervals, orders of groups, aggregates, shares. A program that asks for it is told by a ConfigProblem or by Remote.Err", "TestRemoteFindOffersWhatTheSourceCan, TestHeaderMenusOverASourceThatCanDoLittle, TestFilterOperatorsOverASourceThatCanDoLittle, TestGroupPanelsOverASourceThatCanDoLittle, TestGroupPanelsOverASourceThatGroups"},
	{"groups", "the source groups, one level at a time: a level that is read shows skeletons, one that cannot be read says why; nothing moves when lines come or go above the screen. Groups stand in the order of their value, or of the aggregate that is sorted by. Their own rows have no check boxes: the selection has the ids of rows, and which of those are in a closed group is not known before all of its rows are read. A source that cannot group leaves it off, reported as a ConfigProblem", "TestRemoteGroupsAndGroupsInMemoryAgree, TestRemoteGroupsOpenAndClose, TestRemoteGroupsThatCannotBeRead, TestRemoteGroupsHoldTheScreen, TestRemoteGroupsByAnAggregate, TestRemoteSourcesThatCannotGroup, TestAHundredMillionRemoteRowsInGroups"},
	{"aggregates of groups", "the source computes them; AggregateFunc and what it cannot compute show nothing, reported as a ConfigProblem", "TestRemoteGroupsAndGroupsInMemoryAgree, TestRemoteFeaturesThatNeedAllRows"},
	{"row numbers in groups", "number the rows of each group", "TestRemoteRowNumbersInGroups"},
	{"row of totals", "the source computes it over all rows that pass; … until then", "TestRemoteTotals"},
	{"tree", "no: rows show one below the other, reported as a ConfigProblem", "TestRemoteFeaturesThatNeedAllRows"},
	{"selection of rows, select all", "by ids, of rows that are not loaded too", "TestRemoteSelection"},
	{"copy of rows", "reads the selected rows from the source, with the changes that are not saved: a few by their ids, many, or where the source does not find rows exactly, from among all", "TestRemoteRowsAreCopiedAndExported, TestRemoteSelectedRowsAreReadByTheirIDs, TestRemoteSelectedRowsThatCannotBeRead, TestSelectedRowsOfASourceAreCopiedWithTheirChanges"},
	{"export", "reads all rows from the source, some at a time, and keeps none; an error ends it. Of groups it has the rows, closed ones too, with the path of their group", "TestRemoteRowsAreCopiedAndExported, TestRemoteExportsFail, TestRemoteGroupsAreExportedAndCopied"},
	{"edits in a ChangeTrackingGrid", "kept by the ids of rows, over what is read: they stay while rows are sorted, filtered and read again; new rows stand at the end, or at the top with AddAt, outside of all groups before they are saved", "TestSourceEditsStayWhereverTheRowStands, TestNewRowsOfASourceStandAtTheTop, TestNewRowsOfASourceInGroups, TestCellsOfASourceAreEditedByKeys"},
	{"Save of a ChangeTrackingGrid", "one transaction in the background; new rows get the keys that the source made", "TestSourceEditsAreSavedInOneTransaction, TestEditsWhileSavingStayChanges, TestRandomSourceEditsAgreeWithAModel"},
	{"conflicts", "marked, and listed cell by cell as it was, mine and theirs; what is settled is saved with the next Save", "TestConflictsAreKnownCellByCell, TestSettledConflictsAreSaved, TestTheListOfConflicts"},
	{"a save that fails", "loses no change: a line says why, and tries again", "TestALostConnectionLosesNoEdit, TestRowsThatASourceRefusesAreMarked, TestAWriteThatWentThroughUnseenIsNoConflict"},
	{"preview of a save", "Remote.Preview: statements with their parameters, else JSON; without secrets", "TestPreviewOfSourceEdits"},
	{"undo, redo in a ChangeTrackingGrid", "as over a slice, of rows that are not loaded too", "TestSourceEditsAreUndone"},
	{"cell editor", "with Editing.Controlled: proposes the edit, which the program makes where the rows are", "TestRemoteEditsAreProposed, TestRemoteRowsAreNotEditedInPlace"},
	{"edits of several cells", "with Editing.Controlled or a ChangeTrackingGrid, and if all of the rows are loaded: else refused with ErrNotLoaded", "TestRemoteEditsOfRowsThatAreNotLoaded, TestRemotePastesReachRowsThatAreNotLoaded"},
	{"menu of cells", "items are greyed out with the reason where their keys are refused: edits of rows that cannot be edited or are not all loaded, copies of ranges in groups that reach beyond the screen", "TestCellMenusOverASource"},
	{"undo, redo", "proposes the edit that undoes", "TestRemoteEditsAreProposed"},
	{"Apply, Post", "no: ErrNotASlice; Remote.Reload reads rows that have changed", "TestRemoteEditsAreProposed"},
	{"pinned rows", "while the row is on the screen, reported as a ConfigProblem", "TestRemotePinnedRows"},
	{"details", "of rows that are loaded", "TestRemoteDetails"},
	{"pages", "the rows of the page are read; it stays when they arrive or are read again, and another order leads to the first one, once its rows are there", "TestRemotePages, TestRemotePagesGoBack"},
	{"persistence", "as over a slice, open groups too", "TestRemoteViewsComeBack, TestRemoteGroupsComeBackOpen"},
	{"columns fit to their contents", "to the rows on the screen, reported as a ConfigProblem", "TestRemoteColumnsFit"},
	{"status bar", "adds up cells that are loaded; the source adds up others, of columns of numbers, times and truth values. With other columns those on the screen count, with … if there are others, and so do they while there are changes that are not saved", "TestRemoteStatusBar, TestStatusBarOverUnsavedChanges"},
	{"profile of a column", "the source computes it when it is opened, in the background, over all its rows: their number, missing and distinct values, the smallest, the largest and the mean, the most frequent values; for a histogram it counts the rows of each bar, in at most 20 requests. A bar filters. Figures follow rows that are read again, edits that are not saved are not in them. What the source does not compute, quartiles too, is said in words; a failure says why and can be tried again, and closing the profile ends what the source does. The strip below the headers is off, reported as a ConfigProblem", "profile.TestProfileOverASource, profile.TestProfilesOverASourceAndInMemoryAgree, profile.TestBarsOverASourceFilter, profile.TestProfileOverASourceIsCancelled, profile.TestFiguresOfASourceComeBeforeItsHistogram, profile.TestProfileOverASourceFails, profile.TestProfilesOverASourceThatCanDoLittle, profile.TestProfileOverASourceThatEstimates, profile.TestProfileOverASourceFollowsTheRows, profile.TestStripOverASourceIsOff"},
	{"ScrollToRow", "waits for the rows that were asked for if there are fewer rows yet", "TestRemoteRowsAreScrolledToInANewOrder"},
	{"changes by others", "with RemoteOptions.Live the rows on the screen are read again, nothing moves, and cells flash", "TestLiveRemoteRows, TestLiveRemoteCellsFlash, TestRemoteRowsThatAreNotLive"},
}

func TestSpecificationOfSources(t *testing.T) {
	tests := readTests(t)
	for _, s := range overSources {
		for _, test := range strings.Split(s.Test, ", ") {
			assert.True(t, tests.has(test), "%s: there is no test %q", s.Feature, test)
		}
	}
}

func writeSources(b *bytes.Buffer) {
	b.WriteString("\n## Rows of a source\n\nWhat a feature does over a Remote, whose rows are not in memory.\n\n| Feature | Over a source | Shown by |\n|---|---|---|\n")
	for _, s := range overSources {
		fmt.Fprintf(b, "| %s | %s | %s |\n", cell(s.Feature), cell(s.Does), code(s.Test))
	}
}
