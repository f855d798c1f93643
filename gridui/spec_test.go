// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
	{"what the source cannot do", "is greyed out where users would ask for it, with the reason in words, also to assistive technology: switches of the search, operators of filters, items and the panel of groups, intervals, orders of groups, aggregates, shares. A program that asks for it is told by a ProblemFound or by Remote.Err", "TestRemoteFindOffersWhatTheSourceCan, TestHeaderMenusOverASourceThatCanDoLittle, TestFilterOperatorsOverASourceThatCanDoLittle, TestGroupPanelsOverASourceThatCanDoLittle, TestGroupPanelsOverASourceThatGroups"},
	{"groups", "the source groups, one level at a time: a level that is read shows skeletons, one that cannot be read says why; nothing moves when lines come or go above the screen. Groups stand in the order of their value, or of the aggregate that is sorted by. Their check boxes read the rows of the group, at most 1,000,000, and select these by one event; the boxes of larger groups are disabled and say why. A source that cannot group leaves it off, reported as a ProblemFound", "TestRemoteGroupsAndGroupsInMemoryAgree, TestRemoteBoxesOfGroupsAndBoxesInMemoryAgree, TestRemoteGroupsOpenAndClose, TestRemoteGroupsThatCannotBeRead, TestRemoteGroupsHoldTheScreen, TestRemoteGroupsByAnAggregate, TestRemoteSourcesThatCannotGroup, TestAHundredMillionRemoteRowsInGroups"},
	{"aggregates of groups", "the source computes them; AggregateFunc and what it cannot compute show nothing, reported as a ProblemFound", "TestRemoteGroupsAndGroupsInMemoryAgree, TestRemoteFeaturesThatNeedAllRows"},
	{"row numbers in groups", "number the rows of each group", "TestRemoteRowNumbersInGroups"},
	{"row of totals", "the source computes it over all rows that pass; … until then", "TestRemoteTotals"},
	{"tree", "with RemoteOptions.Tree, of a source that answers the rows below a row: these are read when it is opened, with a skeleton until then, or the reason why not. Open rows are kept by their ids and stay open when rows are read again; nothing moves when rows come or go above the screen. With a filter all rows that it leaves are open but those that the user closes, until the filter changes. Opening all below a row is greyed out with the reason; check boxes read the rows below and select these too. The functions of Grid.Tree need rows in memory, reported as a ProblemFound", "TestRemoteTreeAndTreeInMemoryAgree, TestRemoteBoxesOfATreeAndBoxesInMemoryAgree, TestRemoteTreeOpensAndCloses, TestRemoteTreeThatCannotBeRead, TestRemoteTreeKeepsOpenRows, TestRemoteTreeFindsClosedRows, TestRemoteTreeOfASourceWithoutOne, TestRemoteFeaturesThatNeedAllRows"},
	{"selection of rows, select all", "by ids, of rows that are not loaded too", "TestRemoteSelection"},
	{"copy of rows", "reads the selected rows from the source, with the changes that are not saved: a few by their ids, many, or where the source does not find rows exactly, from among all", "TestRemoteRowsAreCopiedAndExported, TestRemoteSelectedRowsAreReadByTheirIDs, TestRemoteSelectedRowsThatCannotBeRead, TestSelectedRowsOfASourceAreCopiedWithTheirChanges"},
	{"export", "reads all rows from the source, some at a time, and keeps none; an error ends it. Of groups it has the rows, closed ones too, with the path of their group", "TestRemoteRowsAreCopiedAndExported, TestRemoteExportsFail, TestRemoteGroupsAreExportedAndCopied"},
	{"edits in a ChangeTrackingGrid", "kept by the ids of rows, over what is read: they stay while rows are sorted, filtered and read again; new rows stand at the end, or at the top with AddAt, outside of all groups before they are saved", "TestSourceEditsStayWhereverTheRowStands, TestNewRowsOfASourceStandAtTheTop, TestNewRowsOfASourceInGroups, TestCellsOfASourceAreEditedByKeys"},
	{"inserted and duplicated rows", "no: the source decides where new rows come; the items of the menu are greyed out with the reason, and AddRow adds rows to a ChangeTrackingGrid", "TestRowsOfASourceAreNotInserted"},
	{"Save of a ChangeTrackingGrid", "one transaction in the background; new rows get the keys that the source made", "TestSourceEditsAreSavedInOneTransaction, TestEditsWhileSavingStayChanges, TestRandomSourceEditsAgreeWithAModel"},
	{"conflicts", "marked, and listed cell by cell as it was, mine and theirs; what is settled is saved with the next Save", "TestConflictsAreKnownCellByCell, TestSettledConflictsAreSaved, TestTheListOfConflicts"},
	{"a save that fails", "loses no change: a line says why, and tries again", "TestALostConnectionLosesNoEdit, TestRowsThatASourceRefusesAreMarked, TestAWriteThatWentThroughUnseenIsNoConflict"},
	{"preview of a save", "Remote.Preview: statements with their parameters, else JSON; without secrets", "TestPreviewOfSourceEdits"},
	{"undo, redo in a ChangeTrackingGrid", "as over a slice, of rows that are not loaded too", "TestSourceEditsAreUndone"},
	{"cell editor", "with Editing.Controlled: proposes the edit, which the program makes where the rows are", "TestRemoteEditsAreProposed, TestRemoteRowsAreNotEditedInPlace"},
	{"edits of several cells", "with Editing.Controlled or a ChangeTrackingGrid, and if all of the rows are loaded: else refused with ErrNotLoaded", "TestRemoteEditsOfRowsThatAreNotLoaded, TestRemotePastesReachRowsThatAreNotLoaded"},
	{"menu of cells", "items are greyed out with the reason where their keys are refused: edits of rows that cannot be edited or are not all loaded, copies of ranges in groups that reach beyond the screen", "TestCellMenusOverASource"},
	{"undo, redo", "proposes the edit that undoes", "TestRemoteEditsAreProposed"},
	{"Apply, Post", "no: an error; Remote.Reload reads rows that have changed", "TestRemoteEditsAreProposed"},
	{"pinned rows", "while the row is on the screen, reported as a ProblemFound", "TestRemotePinnedRows"},
	{"details", "of rows that are loaded", "TestRemoteDetails"},
	{"pages", "the rows of the page are read; it stays when they arrive or are read again, and another order leads to the first one, once its rows are there", "TestRemotePages, TestRemotePagesGoBack"},
	{"persistence", "as over a slice, open groups too", "TestRemoteViewsComeBack, TestRemoteGroupsComeBackOpen"},
	{"columns fit to their contents", "to the rows on the screen, reported as a ProblemFound", "TestRemoteColumnsFit"},
	{"status bar", "adds up cells that are loaded; the source adds up others, of columns of numbers, times and truth values. With other columns those on the screen count, with … if there are others, and so do they while there are changes that are not saved", "TestRemoteStatusBar, TestStatusBarOverUnsavedChanges"},
	{"profile of a column", "the source computes it when it is opened, in the background, over all its rows: their number, missing and distinct values, the smallest, the largest and the mean, the most frequent values; for a histogram it counts the rows of each bar, in at most 20 requests. A bar filters. Figures follow rows that are read again, edits that are not saved are not in them. What the source does not compute, quartiles too, is said in words; a failure says why and can be tried again, and closing the profile ends what the source does. The strip below the headers is off, reported as a ProblemFound", "profile.TestProfileOverASource, profile.TestProfilesOverASourceAndInMemoryAgree, profile.TestBarsOverASourceFilter, profile.TestProfileOverASourceIsCancelled, profile.TestFiguresOfASourceComeBeforeItsHistogram, profile.TestProfileOverASourceFails, profile.TestProfilesOverASourceThatCanDoLittle, profile.TestProfileOverASourceThatEstimates, profile.TestProfileOverASourceFollowsTheRows, profile.TestStripOverASourceIsOff"},
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

// symbols are the exported names of packages, "Type", "Type.Member" and "Func", by
// the name of the package.
type symbols struct {
	names map[string]bool
	// embedded are the types that a type has the members of.
	embedded map[string][]string
}

// testNames are the tests, examples and fuzz targets of the module, by the name of
// the folder and their own, and those of gridui and of the folders below it by their own alone.
type testNames map[string]bool

// has reports whether a package has a name; without one the package is gridui. Members
// that come by embedding count.
func (s *symbols) has(name string) bool {
	return s.member(withPackage(name))
}

func (s *symbols) member(name string) bool {
	if s.names[name] {
		return true
	}
	parts := strings.Split(name, ".")
	if len(parts) != 3 {
		return false
	}
	return slices.ContainsFunc(s.embedded[parts[0]+"."+parts[1]], func(of string) bool { return s.member(of + "." + parts[2]) })
}

func (t testNames) has(name string) bool { return t[name] }

// withPackage puts gridui before a name without a package: packages are in lower case.
func withPackage(name string) string {
	if name != "" && 'A' <= name[0] && name[0] <= 'Z' {
		return "gridui." + name
	}
	return name
}

// readSymbols reads the packages that programs may import, for every system.
func readSymbols(t *testing.T) *symbols {
	s := &symbols{names: map[string]bool{}, embedded: map[string][]string{}}
	for _, folder := range []string{".", "events", "filter", "icon", "idset", "locale", "option", "theme", "../layoutx", "../menus", "../menus/shortcut", "../storage", "../storage/export", "../storage/export/xlsx", "../tracking", "../tracking/httpfetch", "../virtualize"} {
		files, err := filepath.Glob(folder + "/*.go")
		require.NoError(t, err)
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			tree := parsed(t, file)
			for _, decl := range tree.Decls {
				s.read(tree.Name.Name, decl)
			}
		}
	}
	return s
}

func parsed(t *testing.T, file string) *ast.File {
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	require.NoError(t, err)
	return tree
}

func (s *symbols) read(pkg string, decl ast.Decl) {
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		if decl.Recv == nil {
			s.add(pkg, decl.Name)
			return
		}
		s.add(typeName(pkg, decl.Recv.List[0].Type), decl.Name)
	case *ast.GenDecl:
		for _, spec := range decl.Specs {
			switch spec := spec.(type) {
			case *ast.ValueSpec:
				s.add(pkg, spec.Names...)
			case *ast.TypeSpec:
				s.add(pkg, spec.Name)
				s.readType(pkg, spec)
			}
		}
	}
}

func (s *symbols) readType(pkg string, spec *ast.TypeSpec) {
	name := pkg + "." + spec.Name.Name
	var members *ast.FieldList
	switch of := spec.Type.(type) {
	case *ast.StructType:
		members = of.Fields
	case *ast.InterfaceType:
		members = of.Methods
	default:
		if spec.Assign.IsValid() {
			s.embedded[name] = append(s.embedded[name], typeName(pkg, of))
		}
		return
	}
	for _, m := range members.List {
		s.add(name, m.Names...)
		if len(m.Names) == 0 {
			of := typeName(pkg, m.Type)
			s.embedded[name] = append(s.embedded[name], of)
			s.names[name+"."+of[strings.LastIndex(of, ".")+1:]] = true
		}
	}
}

func (s *symbols) add(in string, names ...*ast.Ident) {
	for _, n := range names {
		if n.IsExported() {
			s.names[in+"."+n.Name] = true
		}
	}
}

// typeName is the package and the name of a type, without pointer and parameters.
func typeName(pkg string, e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return typeName(pkg, e.X)
	case *ast.IndexExpr:
		return typeName(pkg, e.X)
	case *ast.IndexListExpr:
		return typeName(pkg, e.X)
	case *ast.SelectorExpr:
		return typeName(pkg, e.X)[len(pkg)+1:] + "." + e.Sel.Name
	case *ast.Ident:
		return pkg + "." + e.Name
	}
	return pkg + "."
}

// readTests reads the tests of the library, whatever tags they are built with.
func readTests(t *testing.T) testNames {
	names := testNames{}
	for _, folder := range []string{".", "../layoutx", "../menus", "../storage", "../tracking", "../virtualize"} {
		names.read(t, folder)
	}
	return names
}

// read adds the tests of a folder and of all below it.
func (names testNames) read(t *testing.T, root string) {
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		folder, err := filepath.Abs(filepath.Dir(path))
		if err != nil {
			return err
		}
		for _, decl := range parsed(t, path).Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && isTest(f.Name.Name) {
				names[filepath.Base(folder)+"."+f.Name.Name] = true
				if root == "." {
					names[f.Name.Name] = true
				}
			}
		}
		return nil
	})
	require.NoError(t, err)
}

func isTest(name string) bool {
	return strings.HasPrefix(name, "Test") || strings.HasPrefix(name, "Example") || strings.HasPrefix(name, "Fuzz")
}

var updateTables = flag.Bool("update", false, "write SPECIFICATION.md and CAPABILITIES.md anew")

// requireWritten fails unless a file beside the tests has the text. With -update it writes the file
// first.
func requireWritten(t *testing.T, file string, text []byte) {
	t.Helper()
	if *updateTables {
		require.NoError(t, os.WriteFile(file, text, 0o644))
	}
	old, err := os.ReadFile(file)
	require.NoError(t, err)
	require.True(t, bytes.Equal(old, text), "%s is not what the table says: go test ./gridui -run %s -update", file, t.Name())
}

// specPart is a part of the specification that the grid is made after: that of a
// data grid for web pages, in whose words its users may think.
type specPart struct {
	Section, Title string
	Names          []specName
}

// specName is a name of the specification. Go is what has its place here, several
// things with ", " between them; a name of another package stands behind that of the
// package. Test is what shows it, in the same way. How tells where Go says it in
// another way.
type specName struct{ Name, Go, Test, How string }

func specification() []specPart {
	all := slices.Concat(specGrid(), specComponents(), specRules())
	slices.SortFunc(all, func(a, b specPart) int { return strings.Compare(a.Section, b.Section) })
	return all
}

// specCounts are the numbers of names in each part, so that none is lost.
var specCounts = map[string]int{
	"1": 36, "2.1": 86, "2.2": 1, "2.3": 7, "2.4": 16, "2.5": 9, "2.6": 8, "2.7": 10, "2.8": 7, "2.9": 53,
	"3.1": 7, "3.2": 6, "3.3": 4,
	"4.1": 3, "4.2": 2, "4.3": 3, "4.4": 1, "4.5": 1, "4.6": 1, "4.7": 4, "4.8": 9, "4.9": 2,
	"6": 24, "7": 8, "8": 11,
}

const specFile = "SPECIFICATION.md"

// TestSpecification looks that everything the table names is there, and that
// SPECIFICATION.md is the table.
func TestSpecification(t *testing.T) {
	code, tests := readSymbols(t), readTests(t)
	counts := map[string]int{}
	for _, part := range specification() {
		seen := map[string]bool{}
		for _, n := range part.Names {
			at := part.Section + " " + n.Name
			assert.False(t, seen[n.Name], "%s is there twice", at)
			seen[n.Name] = true
			for _, symbol := range strings.Split(n.Go, ", ") {
				assert.True(t, code.has(symbol), "%s: there is no %q", at, symbol)
			}
			for _, test := range strings.Split(n.Test, ", ") {
				assert.True(t, tests.has(test), "%s: there is no test %q", at, test)
			}
		}
		counts[part.Section] = len(part.Names)
	}
	assert.Equal(t, specCounts, counts, "names came or went")

	requireWritten(t, specFile, writeSpecification())
}

const specPreface = `<!-- Written by TestSpecification; change spec_*_test.go and run it with -update. -->

# Specification

The grid is made after the specification of a data grid for web pages. These are all of
its names, by its sections, what has their place in Go, and the tests and examples that
show it. A name without a package is one of gridui; a test without one is in gridui or a folder
below it, beside what it tests. A callback is an event: On makes a handler of a function of it,
and Handlers call the function.
`

// writeSpecification is the text of SPECIFICATION.md.
func writeSpecification() []byte {
	var b bytes.Buffer
	b.WriteString(specPreface)
	for _, part := range specification() {
		fmt.Fprintf(&b, "\n## %s %s\n\n| Name | Go | Shown by | How |\n|---|---|---|---|\n", part.Section, part.Title)
		for _, n := range part.Names {
			fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", cell(n.Name), code(n.Go), code(n.Test), cell(n.How))
		}
	}
	writeSources(&b)
	writeGestures(&b, "Keys", keyContract)
	writeGestures(&b, "Pointer", pointerContract)
	b.WriteString("\n## To come\n\nRows of the contract of keys and pointers that are not there yet.\n\n| Key or action | Is to do | Until then |\n|---|---|---|\n")
	for _, m := range toCome {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", cell(m.Input), cell(m.Does), cell(m.Now))
	}
	return b.Bytes()
}

func writeGestures(b *bytes.Buffer, title string, list []gesture) {
	keys := title == "Pointer"
	fmt.Fprintf(b, "\n## %s\n\n", title)
	if keys {
		b.WriteString("| Action | Does | Key | Shown by |\n|---|---|---|---|\n")
	} else {
		b.WriteString("Ctrl is Command on Apple systems. Keys.Bind binds others.\n\n| Key | Does | Shown by |\n|---|---|---|\n")
	}
	for _, g := range list {
		fmt.Fprintf(b, "| %s | %s |", cell(g.Input), cell(g.Does))
		if keys {
			fmt.Fprintf(b, " %s |", cell(g.Key))
		}
		fmt.Fprintf(b, " %s |\n", code(g.Test))
	}
}

// cell and code are texts of a Markdown table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

func code(list string) string { return "`" + strings.ReplaceAll(list, ", ", "`, `") + "`" }
