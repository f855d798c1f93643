// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"errors"
	"slices"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// callJSON is a call in the default protocol.
type callJSON struct {
	Query      *queryJSON      `json:"query,omitempty"`
	At         *seekJSON       `json:"at,omitempty"`
	N          int             `json:"n,omitempty"`
	ID         string          `json:"id,omitempty"`
	Aggregates []rowsource.Agg `json:"aggregates,omitempty"`
	Span       *spanJSON       `json:"span,omitempty"`
	Match      *expr.JSON      `json:"match,omitempty"`
	Back       bool            `json:"back,omitempty"`
	Edits      []editJSON      `json:"edits,omitempty"`
	After      string          `json:"after,omitempty"`
}

type queryJSON struct {
	Sort       []rowsource.Order `json:"sort,omitempty"`
	Filter     expr.JSON         `json:"filter"`
	Group      []string          `json:"group,omitempty"`
	Path       rowsource.Path    `json:"path,omitempty"`
	Tree       bool              `json:"tree,omitempty"`
	Parent     string            `json:"parent,omitempty"`
	Aggregates []rowsource.Agg   `json:"aggregates,omitempty"`
	Columns    []string          `json:"columns"` // null: all
}

type seekJSON struct {
	Index  *int64           `json:"index,omitempty"`
	After  rowsource.Cursor `json:"after,omitempty"`
	Before rowsource.Cursor `json:"before,omitempty"`
}

type spanJSON struct {
	From int64 `json:"from"`
	To   int64 `json:"to"`
}

type editJSON struct {
	Kind    string      `json:"kind"`
	ID      string      `json:"id,omitempty"`
	Set     []fieldJSON `json:"set,omitempty"`
	Version value.Value `json:"version"`
	Old     []fieldJSON `json:"old,omitempty"`
}

type fieldJSON struct {
	Column string      `json:"column"`
	Value  value.Value `json:"value"`
}

// MarshalJSON encodes the call for the default protocol; the method is part of the address. It fails for data
// that JSON cannot represent: names with invalid UTF-8, and times outside the years 0 to 9999.
func (c Call) MarshalJSON() ([]byte, error) {
	if !c.valid() {
		return nil, errors.New("JSON has no text that is no valid UTF-8")
	}
	w := callJSON{N: c.N, ID: c.ID, Aggregates: c.Aggregates, Back: c.Back, Edits: mapped(c.Edits, newEditJSON), After: c.After}
	if c.Method != MethodFeatures && c.Method != MethodWrite && c.Method != MethodWatch {
		q := queryJSON{c.Query.Sort, expr.JSON{Predicate: c.Query.Filter}, c.Query.Group, c.Query.Path, c.Query.Tree, c.Query.Parent, c.Query.Aggregates, c.Query.Columns}
		w.Query = &q
	}
	switch c.Method {
	case MethodFind:
		w.Match = &expr.JSON{Predicate: c.Match}
		w.At = newSeekJSON(c.At)
	case MethodRead, MethodGroups:
		w.At = newSeekJSON(c.At)
	case MethodAggregate:
		w.Span = &spanJSON{c.Span.From, c.Span.To}
	}
	return plainjson.Marshal(w)
}

// valid reports whether all names of a call are valid UTF-8: package json would replace invalid bytes.
func (c Call) valid() bool {
	names := slices.Concat([]string{c.ID, c.Query.Parent}, c.Query.Group, c.Query.Columns)
	for _, o := range c.Query.Sort {
		names = append(append(names, o.Column), o.List...)
	}
	for _, a := range slices.Concat(c.Aggregates, c.Query.Aggregates) {
		names = append(names, a.Column)
	}
	for _, e := range c.Edits {
		names = append(names, e.ID)
		for _, f := range slices.Concat(e.Set, e.Old) {
			names = append(names, f.Column)
		}
	}
	return !slices.ContainsFunc(names, func(s string) bool { return !utf8.ValidString(s) })
}

// mapped converts each element of a list; nil stays nil.
func mapped[A, B any](list []A, convert func(A) B) []B {
	if list == nil {
		return nil
	}
	out := make([]B, len(list))
	for i, a := range list {
		out[i] = convert(a)
	}
	return out
}

func newSeekJSON(at rowsource.Seek) *seekJSON {
	switch {
	case at.Cursor == nil:
		return &seekJSON{Index: &at.Index}
	case at.Before:
		return &seekJSON{Before: at.Cursor}
	}
	return &seekJSON{After: at.Cursor}
}

func newEditJSON(e rowsource.Edit) editJSON {
	return editJSON{e.Kind.String(), e.ID, mapped(e.Set, newFieldJSON), e.Version, mapped(e.Old, newFieldJSON)}
}

func newFieldJSON(f rowsource.Field) fieldJSON { return fieldJSON(f) }
