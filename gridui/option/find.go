// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Find lets users search the cells for a text, and replace it. Ctrl+F opens a bar above the
// header, F3 and Shift+F3 go from one hit to the next and back. The zero value is off.
//
// A hit is a cell whose text as it is shown has the text that is searched for: in all columns that
// show and in all rows that pass the filter, those of other pages and of closed groups included.
// Hits are in the order of rows, then of columns as they are. On the screen the text that was
// found is tinted and the current hit has a ring. Groups' own rows and floating rows are not
// searched, details where Grid.DetailText gives their texts: each is one hit, behind those in the cells of
// its row. To go to a hit opens the groups, rows of a tree and the detail that it is in, and turns the page.
//
// Few cells are searched within the frame, more of them by a background job: Result counts hits
// as they are found. Rows that change are searched again, a sort only numbers the hits anew.
//
// The source of a Remote searches all rows itself, where its Features have Find: in the texts that it
// has of the columns that show, which may differ from what the cells show, and without edits that are
// not saved. It counts rows instead of cells (Result.Rows). What it cannot do is greyed out. The
// replacement of all hits is, since not all of them are loaded.
//
// Where Virtual.ScanDisabled forbids to read all rows, and over a Remote in groups or one whose source does
// not find texts, those on the screen alone are searched, and the bar says so.
type Find struct {
	// Enabled lets users search.
	Enabled bool
	// BarDisabled hides the bar, for a program with a bar that sets Query and Do.
	BarDisabled bool
	// Open states that a search is on: the bar and the marks of hits show. Users open and close it,
	// and so can the program.
	Open bool
	// Query is the text to search for and how. The bar changes it as users type.
	Query FindQuery
	// Expressions compiles regular expressions, for instance findregexp.Compile. Its errors are
	// *FindExpressionError. nil: users cannot search for any.
	Expressions func(query FindQuery) (FindPattern, error)
	// Replacement replaces the text of hits. If Query is a regular expression, $1 in it is the first group.
	Replacement string
	// Replacing shows the line of the bar that replaces, where Editing is on.
	Replacing bool

	// Do is the next step of the search. The grid resets it to FindNothing when the step begins.
	Do FindStep
	// Result is the state of the search. The grid sets it when it is laid out.
	Result FindResult
}

// FindQuery sets what is searched for. Letter case and the form of composed characters do not
// count unless asked for.
type FindQuery struct {
	// Text is the text to search for. An empty text has no hits.
	Text string
	// MatchCase tells letters that differ in case apart.
	MatchCase bool
	// WholeCell finds cells that show nothing beside the text.
	WholeCell bool
	// Expression reads Text as a regular expression. It has no effect without Find.Expressions.
	Expression bool
	// Initials lets initial consonants of Hangul match syllables: ㄱㅅ finds 검색. It has no
	// effect on regular expressions.
	Initials bool
	// InRanges searches the cells of CellRanges only, while several cells are selected.
	InRanges bool
}

// FindStep is something that a search does.
type FindStep uint8

const (
	FindNothing FindStep = iota
	// FindNext and FindPrevious go to the next hit and to the one before, around the end.
	FindNext
	FindPrevious
	// FindReplace replaces the text in the current hit and goes to the next one, FindReplaceAll
	// replaces it in all hits, as one step of undo. Texts become values as those that are typed
	// into cells do.
	FindReplace
	FindReplaceAll
)

// FindResult is the state of a search.
type FindResult struct {
	// Total is the number of cells that are hits, so far while Counting.
	Total    int
	Counting bool
	// Number is the place of the current hit among them, counted from 1; 0 for none.
	Number int
	// Rows is how many rows have hits where the source of a Remote searches, which counts no cells:
	// Total and Number are 0 then. It is 0 while that is not known, or is known only about.
	Rows int
	// RowID and ColumnID name the current hit. ColumnID is empty for a hit in the detail of the row.
	RowID, ColumnID string
	// Err is a *FindExpressionError where Query is no regular expression, or why no cell could be
	// searched.
	Err error
}

// FindPattern is a compiled regular expression, such as a *regexp.Regexp. Several goroutines use
// it at once.
type FindPattern interface {
	// Match reports whether there is an occurrence in a text.
	Match(text []byte) bool
	// FindAllSubmatchIndex returns where occurrences and their groups are, as pairs of bytes.
	FindAllSubmatchIndex(text []byte, n int) [][]int
	// Expand appends a template with the groups of an occurrence in place of $1 and the like.
	Expand(dst, template, src []byte, match []int) []byte
}

// FindFault is the kind of error in a regular expression.
type FindFault uint8

const (
	// FindFaultOther is any other error.
	FindFaultOther FindFault = iota
	// FindFaultBracket is a [ without ], FindFaultParen a ( without ), FindFaultExtraParen a )
	// without (.
	FindFaultBracket
	FindFaultParen
	FindFaultExtraParen
	// FindFaultRepeat is a sign such as * with nothing before it to repeat, or a number of
	// repetitions that is too large.
	FindFaultRepeat
	// FindFaultEscape is a \ before a sign that it means nothing with, or at the end.
	FindFaultEscape
	// FindFaultRange is a range such as z-a, whose end comes before its start.
	FindFaultRange
)

// FindExpressionError is the error of a text that is no regular expression.
type FindExpressionError struct {
	// Fault is the kind of error, Part the wrong part of the expression.
	Fault FindFault
	Part  string
	// Err is the error of the package that reads expressions.
	Err error
}

// Error returns the text of Err.
func (e *FindExpressionError) Error() string {
	if e.Err == nil {
		return "gridui: not a regular expression: " + e.Part
	}
	return e.Err.Error()
}

// Unwrap returns Err.
func (e *FindExpressionError) Unwrap() error { return e.Err }
