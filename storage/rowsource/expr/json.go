// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"errors"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// In JSON a predicate is an object with one member, which names its type; nil is null:
//
//	{"and": […]}  {"or": […]}  {"not": …}
//	{"compare": {"column": "qty", "op": ">=", "value": 5}}
//	{"in": {"column": "city", "values": ["Seoul", null]}}
//	{"null": "city"}
//	{"match": {"columns": ["name"], "op": "contains", "text": "x", "case": true, "initials": true}}

type compareJSON struct {
	Column string      `json:"column"`
	Op     Op          `json:"op"`
	Value  value.Value `json:"value"`
}

type inJSON struct {
	Column string        `json:"column"`
	Values []value.Value `json:"values"`
}

type matchJSON struct {
	Columns  []string `json:"columns"`
	Op       MatchOp  `json:"op"`
	Text     string   `json:"text"`
	Case     bool     `json:"case,omitempty"`
	Initials bool     `json:"initials,omitempty"`
}

// plain converts a predicate to types that package json supports.
func plain(e Predicate) any {
	switch e := e.(type) {
	case And:
		return map[string]any{"and": plainParts(e)}
	case Or:
		return map[string]any{"or": plainParts(e)}
	case Not:
		return map[string]any{"not": plain(e.Of)}
	case Compare:
		return map[string]any{"compare": compareJSON(e)}
	case In:
		return map[string]any{"in": inJSON{e.Column, append([]value.Value{}, e.Values...)}}
	case Null:
		return map[string]any{"null": e.Column}
	case Match:
		return map[string]any{"match": matchJSON{append([]string{}, e.Columns...), e.Op, e.Text, e.Case, e.Initials}}
	}
	return nil
}

func plainParts(parts []Predicate) []any {
	out := make([]any, len(parts))
	for i, part := range parts {
		out[i] = plain(part)
	}
	return out
}

// checkUTF8 returns an error for text that JSON would replace.
func checkUTF8(e Predicate) (err error) {
	texts := Columns(e)
	Walk(e, func(e Predicate) bool {
		if m, ok := e.(Match); ok {
			texts = append(texts, m.Text)
		}
		return true
	})
	for _, text := range texts {
		if !utf8.ValidString(text) {
			return &Error{"", errors.New("JSON has no text that is no valid UTF-8")}
		}
	}
	return nil
}

// JSON is a predicate in a form that package json encodes and decodes.
type JSON struct{ Predicate Predicate }

// MarshalJSON returns the predicate in JSON, always the same text for the same predicate. It fails where Check
// does, for columns and texts of Match with invalid UTF-8, and for times outside the years 0 to 9999.
func (j JSON) MarshalJSON() ([]byte, error) {
	if err := Check(j.Predicate); err != nil {
		return nil, err
	}
	if err := checkUTF8(j.Predicate); err != nil {
		return nil, err
	}
	return plainjson.Marshal(plain(j.Predicate))
}
