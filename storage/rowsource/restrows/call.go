// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Method is what a call asks for.
type Method string

// The methods: what the service can do, those of rowsource.View, and those of rowsource.Writer and
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

// Call is one question to the service. Fields that the method has no use for are zero.
type Call struct {
	Method Method
	// Query says which rows, for all methods but MethodFeatures, MethodWrite and MethodWatch.
	Query rowsource.Query
	// At is where MethodRead, MethodGroups and MethodFind begin, N is how many rows or groups
	// are asked for.
	At rowsource.Seek
	N  int
	// ID is the row that MethodLocate looks for.
	ID string
	// Aggregates and Span are for MethodAggregate.
	Aggregates []rowsource.Agg
	Span       rowsource.Span
	// Match and Back are for MethodFind.
	Match expr.Match
	Back  bool
	// Edits are for MethodWrite.
	Edits []rowsource.Edit
	// After is the version that MethodWatch waits for a change of; empty: none is known.
	After string
}

// Watched answers MethodWatch: at once if there is another version than the one that is known, else
// when there is, or after a while with the same version.
type Watched struct {
	// Version is the one of now. It is not empty.
	Version string
	// Changed says that rows may have changed since the known version, IDs which ones; nil: any.
	Changed bool
	IDs     []string
}

// Reply is the answer to a call. Only the field of the method counts.
type Reply[T any] struct {
	// Features answers MethodFeatures.
	Features rowsource.Features
	// Count answers MethodCount and MethodCountGroups.
	Count rowsource.Count
	// Rows answers MethodRead, Groups MethodGroups.
	Rows   rowsource.Page[T]
	Groups rowsource.Page[rowsource.Group]
	// Index answers MethodLocate.
	Index int64
	// Values answers MethodAggregate, in the order of Call.Aggregates.
	Values []value.Value
	// Hit answers MethodFind.
	Hit rowsource.Hit
	// Outcome answers MethodWrite.
	Outcome rowsource.Outcome
	// Watched answers MethodWatch.
	Watched Watched
}

// check is the error of a reply that no service may give to the call.
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
