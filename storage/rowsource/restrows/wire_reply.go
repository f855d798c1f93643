// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"encoding/json"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

type featuresJSON struct {
	Key        []string            `json:"key"`
	Expect     []string            `json:"expect,omitempty"`
	Match      []expr.MatchOp      `json:"match,omitempty"`
	Case       bool                `json:"case,omitempty"`
	Initials   bool                `json:"initials,omitempty"`
	Groups     bool                `json:"groups,omitempty"`
	Aggregates []rowsource.AggFunc `json:"aggregates,omitempty"`
	Magnitudes bool                `json:"magnitudes,omitempty"`
	Lists      bool                `json:"lists,omitempty"`
	Find       bool                `json:"find,omitempty"`
	Index      bool                `json:"index,omitempty"`
	Tree       bool                `json:"tree,omitempty"`
	Write      bool                `json:"write,omitempty"`
	Watch      bool                `json:"watch,omitempty"`
}

type countJSON struct {
	N     int64 `json:"n"`
	Exact bool  `json:"exact"`
}

type pageJSON struct {
	Index int64             `json:"index"`
	Exact bool              `json:"exact"`
	Items []json.RawMessage `json:"items"`
	First rowsource.Cursor  `json:"first"`
	Last  rowsource.Cursor  `json:"last"`
}

type groupJSON struct {
	Path       rowsource.Path `json:"path"`
	Rows       int64          `json:"rows"`
	Aggregates []value.Value  `json:"aggregates,omitempty"`
}

type indexJSON struct {
	Index int64 `json:"index"`
}

type valuesJSON struct {
	Values []value.Value `json:"values"`
}

type hitJSON struct {
	Index   int64            `json:"index"`
	ID      string           `json:"id"`
	Cursor  rowsource.Cursor `json:"cursor"`
	Columns []string         `json:"columns"`
}

type outcomeJSON struct {
	Rows      []writtenJSON  `json:"rows,omitempty"`
	Conflicts []conflictJSON `json:"conflicts,omitempty"`
}

type watchedJSON struct {
	Version string   `json:"version"`
	Changed bool     `json:"changed,omitempty"`
	IDs     []string `json:"ids"` // null: any
}

type writtenJSON struct {
	ID      string      `json:"id"`
	Version value.Value `json:"version"`
	Key     []fieldJSON `json:"key,omitempty"`
}

type conflictJSON struct {
	Edit    int         `json:"edit"`
	Kind    string      `json:"kind"`
	ID      string      `json:"id"`
	Current []fieldJSON `json:"current"`
}

// encodeReply encodes the reply to a call for the default protocol.
func encodeReply[T any](m Method, r Reply[T], encode func(T) ([]byte, error)) ([]byte, error) {
	switch m {
	case MethodFeatures:
		f := r.Features
		return plainjson.Marshal(featuresJSON{f.Key, f.Expect, f.Match, f.Case, f.Initials, f.Groups, f.Aggregates, f.Magnitudes, f.Lists, f.Find, f.Index, f.Tree, f.Write, f.Watch})
	case MethodCount, MethodCountGroups:
		return plainjson.Marshal(countJSON(r.Count))
	case MethodRead:
		return encodePage(r.Rows, encode)
	case MethodGroups:
		return encodePage(r.Groups, encodeGroup)
	case MethodLocate:
		return plainjson.Marshal(indexJSON{r.Index})
	case MethodAggregate:
		return plainjson.Marshal(valuesJSON{r.Values})
	case MethodWatch:
		return plainjson.Marshal(watchedJSON(r.Watched))
	case MethodFind:
		return plainjson.Marshal(hitJSON(r.Hit))
	}
	return plainjson.Marshal(outcomeJSON{
		mapped(r.Outcome.Rows, newWrittenJSON),
		mapped(r.Outcome.Conflicts, newConflictJSON),
	})
}

func encodePage[I any](p rowsource.Page[I], encode func(I) ([]byte, error)) ([]byte, error) {
	w := pageJSON{p.Index, p.Exact, make([]json.RawMessage, len(p.Items)), p.First, p.Last}
	for i, item := range p.Items {
		var err error
		if w.Items[i], err = encode(item); err != nil {
			return nil, err
		}
	}
	return plainjson.Marshal(w)
}

func encodeGroup(g rowsource.Group) ([]byte, error) { return plainjson.Marshal(groupJSON(g)) }

func newWrittenJSON(w rowsource.Written) writtenJSON {
	return writtenJSON{w.ID, w.Version, mapped(w.Key, newFieldJSON)}
}

func newConflictJSON(c rowsource.Conflict) conflictJSON {
	return conflictJSON{c.Edit, c.Kind.String(), c.ID, mapped(c.Current, newFieldJSON)}
}
