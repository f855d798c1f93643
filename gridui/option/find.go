// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Find lets users search the cells for a text and replace it. Ctrl+F opens a bar above the header, F3 and Shift+F3
// go to the next and the previous hit. The zero value is off. A FindChanged event reports changes of the search,
// HitFound the current hit, HitsReplaced replacements.
//
// A hit is a cell whose visible text contains the searched text, in any visible column and any row that passes the
// filter, including rows of other pages and of closed groups. Hits are ordered by row, then by column. On the screen
// the found text is tinted, and the current hit has a ring. Rows of groups and floating rows are not searched.
// Details are searched if Grid.DetailText returns their texts: each is one hit, after the hits in the cells of its
// row. Going to a hit opens its groups, rows of a tree and detail, and turns the page.
//
// A search of few cells ends within the frame; a longer one runs in a background job, and Result counts the hits
// that were found so far. Changed rows are searched again. A sort only renumbers the hits.
//
// The source of a Remote searches all rows itself, if its Features include Find. It searches the texts that it has
// of the visible columns, which may differ from the visible texts and do not include unsaved edits. It counts rows
// instead of cells (Result.Rows). Options that it does not support are disabled, and so is the replacement of all
// hits, because not all of them are loaded.
//
// Only the rows on the screen are searched if Virtual.ScanDisabled is set, and over a Remote with groups or with a
// source that cannot search. The bar then states this.
type Find struct {
	// Enabled lets users search.
	Enabled bool
	// BarDisabled hides the bar, for a program with its own bar, which sets Query and Do.
	BarDisabled bool
	// Open states that a search is on: the bar and the marks of hits show. Users open and close it, and the program
	// may set it.
	Open bool
	// Query is the searched text and its options. The bar changes it while users type.
	Query FindQuery
	// Expressions compiles regular expressions, for instance findregexp.Compile. It returns errors of type
	// *FindExpressionError. nil: regular expressions are disabled.
	Expressions func(query FindQuery) (FindPattern, error)
	// Replacement replaces the found text. If Query is a regular expression, $1 in it is the first group.
	Replacement string
	// Replacing shows the line of the bar for replacing, if Editing is on.
	Replacing bool

	// Do is the next step of the search. The grid resets it to FindNothing when the step begins.
	Do FindStep
	// Result is the state of the search. The grid sets it when it is laid out.
	Result FindResult
}

// FindQuery is a searched text with its options. By default a search ignores letter case and the form of composed
// characters.
type FindQuery struct {
	// Text is the text to search for. An empty text has no hits.
	Text string
	// MatchCase distinguishes upper and lower case.
	MatchCase bool
	// WholeCell finds only cells that show the text and nothing else.
	WholeCell bool
	// Expression reads Text as a regular expression. It has no effect without Find.Expressions.
	Expression bool
	// Initials lets initial consonants of Hangul match syllables: ㄱㅅ finds 검색. It has no
	// effect on regular expressions.
	Initials bool
	// InRanges searches the cells of CellRanges only, while several cells are selected.
	InRanges bool
}

// A FindStep is a step of a search.
type FindStep uint8

const (
	FindNothing FindStep = iota
	// FindNext and FindPrevious go to the next and the previous hit. After the last hit comes the first.
	FindNext
	FindPrevious
	// FindReplace replaces the text in the current hit and goes to the next one. FindReplaceAll replaces it in all
	// hits, as one step of undo. The new texts are parsed like typed texts.
	FindReplace
	FindReplaceAll
)

// FindResult is the state of a search.
type FindResult struct {
	// Total is the number of cells that are hits. While Counting is true, it is the number found so far.
	Total    int
	Counting bool
	// Number is the place of the current hit among the hits, counted from 1; 0 if there is none.
	Number int
	// Rows is the number of rows with hits if the source of a Remote searches. The source counts no cells: Total and
	// Number are 0 then. Rows is 0 while the exact number is unknown.
	Rows int
	// RowID and ColumnID name the current hit. ColumnID is empty for a hit in the detail of the row.
	RowID, ColumnID string
	// Err is a *FindExpressionError if Query is not a valid regular expression, or the reason why no cell could be
	// searched; nil otherwise.
	Err error
}

// A FindPattern is a compiled regular expression, such as a *regexp.Regexp. It must be safe for concurrent use.
type FindPattern interface {
	// Match reports whether there is an occurrence in a text.
	Match(text []byte) bool
	// FindAllSubmatchIndex returns the places of the occurrences and their groups, as pairs of byte offsets.
	FindAllSubmatchIndex(text []byte, n int) [][]int
	// Expand appends the template to dst, with $1 and the like replaced by the groups of an occurrence.
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
	// FindFaultRepeat is a sign such as * with nothing before it to repeat, or a too large number of repetitions.
	FindFaultRepeat
	// FindFaultEscape is a \ at the end, or before a sign with which it has no meaning.
	FindFaultEscape
	// FindFaultRange is a range such as z-a, whose end comes before its start.
	FindFaultRange
)

// A FindExpressionError is the error of an invalid regular expression.
type FindExpressionError struct {
	// Fault is the kind of error, Part the wrong part of the expression.
	Fault FindFault
	Part  string
	// Err is the error of the package that parses the expression. It may be nil.
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
