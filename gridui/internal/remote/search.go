// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Searcher is implemented by Rows whose source finds texts: see Can.Find. A search covers the rows
// of the last query.
type Searcher interface {
	// Search returns a job that finds the next cell with a text, or the previous one.
	Search(s Search) *Found
	// CountHits returns a job that counts the rows with a text.
	CountHits(m Match) *Counted
	// Locate returns a job that finds a row by its id among the rows of the last query: Hit has its Groups and
	// Index, None is set if it is not among them. Locate returns nil if the source has no exact places.
	Locate(id string) *Found
	// InOrder reports whether searches visit the rows in visible order. They do not if groups are
	// ordered by an aggregate. In a tree they visit all rows in the order of the query, level or not.
	InOrder() bool
	// HitRow returns the record of a hit, or NoRecord for a grouped row that is not loaded. Bring
	// reads such a row if its groups are open: Status is Pending until it arrives.
	HitRow(h Hit) coord.Record
	Bring(h Hit)
}

// Searching is implemented by Rows with a separate Searcher, nil if their source does not search.
type Searching interface{ Searcher() Searcher }

// Match is a text to search for, in the source's texts of columns.
type Match struct {
	Text string
	// Case distinguishes upper and lower case, Whole matches whole cells, Initials matches initial
	// consonants of Hangul with syllables. Expression treats Text as a regular expression.
	Case, Whole, Initials, Expression bool
	Columns                           []string
}

// Equal reports whether two matches are equal.
func (m Match) Equal(o Match) bool {
	return m.Text == o.Text && m.Case == o.Case && m.Whole == o.Whole && m.Initials == o.Initials &&
		m.Expression == o.Expression && slices.Equal(m.Columns, o.Columns)
}

// Search defines the start and the direction of a search.
type Search struct {
	Match
	// From is the record and ColumnID the column of the start cell. Itself includes that cell.
	From     coord.Record
	ColumnID string
	Itself   bool
	Back     bool
	// Last, if not nil, is the hit to continue from instead of From.
	Last *Hit
}

// Found is a job that waits for the source. After it has ended without an error, Hit is the result;
// None is set if no cell contains the text.
type Found struct {
	*rowmodel.Job
	Hit  Hit
	None bool
	// Stop cancels the job together with its requests.
	Stop func()
}

// Counted is a job that waits for the source. Rows is the number of rows with the text, an estimate
// unless Exact.
type Counted struct {
	*rowmodel.Job
	Rows  int
	Exact bool
	// Stop cancels the job together with its requests.
	Stop func()
}

// Hit is a row with the text.
type Hit struct {
	ID string
	// Columns holds the columns with the text, in the order of the match. ColumnID is the column
	// of the hit.
	Columns  []string
	ColumnID string
	// Wrapped is set if the search continued at the other end.
	Wrapped bool
	// Groups holds the ids of the groups that contain the row, outermost first.
	Groups []string
	// Index is the index of the row in the source. Place is opaque data with which the source
	// finds the hit again.
	Index coord.Index
	Place any
}

// Beside returns the next column of the same row with the text, or the previous one.
func (h *Hit) Beside(back bool) (columnID string, ok bool) {
	at := slices.Index(h.Columns, h.ColumnID)
	if back {
		at--
	} else {
		at++
	}
	if at < 0 || at >= len(h.Columns) {
		return "", false
	}
	return h.Columns[at], true
}
