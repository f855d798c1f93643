// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"errors"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// In JSON an expression is an object with one member, which names its type; nil is null:
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

// Marshal returns an expression in JSON, always the same text for the same expression. It fails where Check
// does, for columns and texts of Match with invalid UTF-8, and for times outside the years 0 to 9999.
func Marshal(e Expr) ([]byte, error) {
	if err := Check(e); err != nil {
		return nil, err
	}
	if err := checkUTF8(e); err != nil {
		return nil, err
	}
	return plainjson.Marshal(plain(e))
}

// plain converts an expression to types that package json supports.
func plain(e Expr) any {
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

func plainParts(parts []Expr) []any {
	out := make([]any, len(parts))
	for i, part := range parts {
		out[i] = plain(part)
	}
	return out
}

// checkUTF8 returns an error for text that JSON would replace.
func checkUTF8(e Expr) (err error) {
	texts := Columns(e)
	Walk(e, func(e Expr) bool {
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

// JSON is an expression as a field of a struct that is encoded as JSON.
type JSON struct{ Expr Expr }

// MarshalJSON returns the result of Marshal.
func (j JSON) MarshalJSON() ([]byte, error) { return Marshal(j.Expr) }

// UnmarshalJSON sets Expr to the result of Unmarshal.
func (j *JSON) UnmarshalJSON(data []byte) (err error) {
	j.Expr, err = Unmarshal(data)
	return err
}
