// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/option"
)

// MaxShared is the greatest size of a text that Parse reads, in bytes.
const MaxShared = 4 << 20

// ErrNoViewText is the error for JSON text that does not contain a view.
var ErrNoViewText = errors.New("not a view")

// shared is the JSON form of a shared view.
type shared struct {
	// GridView is the version of the form, which distinguishes it from other JSON.
	GridView int             `json:"gridView"`
	Name     string          `json:"name"`
	View     json.RawMessage `json:"view"`
}

// Share returns a view as JSON, which others can paste.
func Share(v option.NamedView) (string, error) {
	view, err := json.Marshal(v.View)
	if err != nil {
		return "", err
	}
	text, err := json.MarshalIndent(shared{Version, CleanName(v.Name), view}, "", "  ")
	return string(text), err
}

// PlaceError is an error in a text, with its place.
type PlaceError struct {
	// Line and Column are the place in characters, counted from 1; 0 if it is unknown.
	Line, Column int
	Err          error
}

func (e *PlaceError) Error() string {
	if e.Line == 0 {
		return e.Err.Error()
	}
	return fmt.Sprintf("line %d, column %d: %v", e.Line, e.Column, e.Err)
}

func (e *PlaceError) Unwrap() error { return e.Err }

// Parse reads the output of Share, and the JSON of a View, which has no name. Its error is a
// *PlaceError.
func Parse(text string) (v option.NamedView, err error) {
	text = strings.TrimPrefix(text, "\ufeff")
	if len(text) > MaxShared {
		return v, &PlaceError{Err: fmt.Errorf("longer than %d MiB", MaxShared>>20)}
	}
	if strings.TrimSpace(text) == "" {
		return v, &PlaceError{Err: ErrNoViewText}
	}
	var in shared
	if err := json.Unmarshal([]byte(text), &in); err != nil {
		return v, placed(text, 0, err)
	}
	raw, at := []byte(in.View), strings.Index(text, string(in.View))
	switch {
	case in.GridView > Version:
		return v, &PlaceError{Err: fmt.Errorf("%w: version %d is newer than %d", ErrNoViewText, in.GridView, Version)}
	case in.View == nil:
		raw, at = []byte(text), 0
	}
	if !bytes.HasPrefix(bytes.TrimSpace(raw), []byte("{")) {
		return v, placed(text, max(at, 0), &json.SyntaxError{})
	}
	if err := json.Unmarshal(raw, &v.View); err != nil {
		return option.NamedView{}, placed(text, max(at, 0), err)
	}
	if v.View.Parts() == 0 {
		return v, &PlaceError{Err: ErrNoViewText}
	}
	v.Name = CleanName(in.Name)
	return v, nil
}

// placed adds the place in a text to an error. JSON was decoded from byte from on.
func placed(text string, from int, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	out := &PlaceError{Err: err}
	offset := from
	switch {
	case errors.As(err, &syntax):
		if syntax.Offset == 0 {
			out.Err = ErrNoViewText
		}
		offset += max(int(syntax.Offset)-1, 0)
	case errors.As(err, &kind):
		out.Err = fmt.Errorf("%w: %s cannot be %s", ErrNoViewText, strings.TrimPrefix(kind.Field, "plain."), kind.Value)
		offset += max(int(kind.Offset)-1, 0)
	}
	before := text[:min(max(offset, 0), len(text))]
	out.Line = strings.Count(before, "\n") + 1
	out.Column = utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	return out
}
