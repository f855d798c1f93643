// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Method is the name of a call.
type Method string

// The methods: the features of the service, and the methods of rowsource.Result, rowsource.Writer and
// rowsource.Watcher.
const (
	MethodFeatures    Method = "features"
	MethodCount       Method = "count"
	MethodRead        Method = "read"
	MethodLocate      Method = "locate"
	MethodCountGroups Method = "countGroups"
	MethodGroups      Method = "groups"
	MethodAggregate   Method = "aggregate"
	MethodFind        Method = "find"
	MethodWrite       Method = "write"
	MethodWatch       Method = "watch"
)

// Call is one request to the service. Fields that the method does not use are zero.
type Call struct {
	Method Method
	// Query selects the rows, for all methods except MethodFeatures, MethodWrite and MethodWatch.
	Query rowsource.Query
	// At is where MethodRead, MethodGroups and MethodFind begin; N is the number of rows or groups to read.
	At rowsource.Seek
	N  int
	// ID is the id of the row that MethodLocate searches.
	ID string
	// Aggregates and Span are for MethodAggregate.
	Aggregates []rowsource.Agg
	Span       rowsource.Span
	// Match and Back are for MethodFind.
	Match expr.Match
	Back  bool
	// Edits are for MethodWrite.
	Edits []rowsource.Edit
	// After is the version after which MethodWatch waits for a change; empty if none is known.
	After string
}

// Watched is the reply to MethodWatch. It comes at once if the version differs from the known one, otherwise
// when it changes, or after a while with the same version.
type Watched struct {
	// Version is the current version. It is not empty.
	Version string
	// Changed reports that rows may have changed since the known version; IDs lists them, nil means any row.
	Changed bool
	IDs     []string
}

// Reply is the reply to a call. Only the field of the method is used.
type Reply[T any] struct {
	// Features is the reply to MethodFeatures.
	Features rowsource.Features
	// Count is the reply to MethodCount and MethodCountGroups.
	Count rowsource.Count
	// Rows is the reply to MethodRead, Groups to MethodGroups.
	Rows   rowsource.Page[T]
	Groups rowsource.Page[rowsource.Group]
	// Index is the reply to MethodLocate.
	Index int64
	// Values is the reply to MethodAggregate, in the order of Call.Aggregates.
	Values []value.Value
	// Hit is the reply to MethodFind.
	Hit rowsource.Hit
	// Outcome is the reply to MethodWrite.
	Outcome rowsource.Outcome
	// Watched is the reply to MethodWatch.
	Watched Watched
}

// check returns an error for a reply that is invalid for the call.
func (r *Reply[T]) check(c Call) error {
	switch c.Method {
	case MethodCount, MethodCountGroups:
		if r.Count.N < 0 {
			return wrong("n", "a number of rows below 0")
		}
	case MethodRead:
		return checkLength("items", len(r.Rows.Items), c.N)
	case MethodGroups:
		return checkLength("items", len(r.Groups.Items), c.N)
	case MethodAggregate:
		if len(r.Values) != len(c.Aggregates) {
			return wrong("values", "%d values for %d aggregates", len(r.Values), len(c.Aggregates))
		}
	case MethodWatch:
		if r.Watched.Version == "" {
			return wrong("version", "missing")
		}
	case MethodWrite:
		return checkOutcome(r.Outcome, len(c.Edits))
	}
	return nil
}

func checkOutcome(out rowsource.Outcome, edits int) error {
	for i, c := range out.Conflicts {
		if c.Edit < 0 || c.Edit >= edits {
			return wrong(fmt.Sprintf("conflicts[%d].edit", i), "no edit %d of %d", c.Edit, edits)
		}
	}
	if len(out.Conflicts) == 0 && len(out.Rows) != edits {
		return wrong("rows", "%d rows for %d edits", len(out.Rows), edits)
	}
	return nil
}

func checkLength(place string, got, asked int) error {
	if got > max(asked, 0) {
		return wrong(place, "%d items, %d were asked for", got, asked)
	}
	return nil
}
