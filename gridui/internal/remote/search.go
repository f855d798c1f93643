// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Searcher is Rows whose source finds a text: see Can.Find. A search is about the rows that were asked
// for last.
type Searcher interface {
	// Search finds the next cell with a text, or the one before.
	Search(s Search) *Found
	// CountHits counts the rows with a text.
	CountHits(m Match) *Counted
	// InOrder reports whether searches go through the rows in the order that they show in. They do not
	// where groups stand in the order of an aggregate.
	InOrder() bool
	// HitRow is the record of a hit, or NoRecord for a row in groups that is not there yet. Bring reads
	// it then, if its groups are open: Status is Pending until it is there.
	HitRow(h Hit) coord.Record
	Bring(h Hit)
}

// Searching is Rows that have a Searcher beside them, nil if their source does not search.
type Searching interface{ Searcher() Searcher }

// Match is a text that is searched for, in the texts that the source has of some columns.
type Match struct {
	Text string
	// Case tells upper and lower case apart, Whole compares whole cells, Initials has initial
	// consonants of Hangul stand for syllables. Expression reads Text as a regular expression.
	Case, Whole, Initials, Expression bool
	Columns                           []string
}

// Equal reports whether two matches ask for the same.
func (m Match) Equal(o Match) bool {
	return m.Text == o.Text && m.Case == o.Case && m.Whole == o.Whole && m.Initials == o.Initials &&
		m.Expression == o.Expression && slices.Equal(m.Columns, o.Columns)
}

// Search says where a search begins, and which way it goes.
type Search struct {
	Match
	// From is the cell to begin at, by its record and its column. Itself says that it may be the hit.
	From     coord.Record
	ColumnID string
	Itself   bool
	Back     bool
	// Last is the hit to go on from in place of From, nil if there is none.
	Last *Hit
}

// Found is a job that waits for the source. Hit is what it found, once it has ended without an error;
// None says that no cell of any row has the text.
type Found struct {
	*rowmodel.Job
	Hit  Hit
	None bool
	// Stop ends the job, and what the source does for it.
	Stop func()
}

// Counted is a job that waits for the source. Rows is how many rows have the text, if Exact.
type Counted struct {
	*rowmodel.Job
	Rows  int
	Exact bool
	// Stop ends the job, and what the source does for it.
	Stop func()
}

// Hit is a row that has the text.
type Hit struct {
	ID string
	// Columns are those that have it, in the order of the match, ColumnID the one that the search
	// went to.
	Columns  []string
	ColumnID string
	// Wrapped says that the search went on at the other end.
	Wrapped bool
	// Groups are the ids of the groups that the row is in, outermost first.
	Groups []string
	// Index is that of the row in the source, Place where the source found it: it tells the source
	// alone something.
	Index coord.Index
	Place any
}

// Beside is the next column of the same row with the text, or the one before.
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
