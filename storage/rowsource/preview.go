// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource/internal/plainjson"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Statement is what a source sends for an edit, in the language of the place where the rows
// are, and the parameters that it sends beside it, in the order of their placeholders. These
// are nil, bool, int64, float64, string, []byte or time.Time.
type Statement struct {
	Text string
	Args []any
}

// Previewer is a Writer that can tell what it would send. It does not speak to the server.
type Previewer interface {
	// Preview is a statement for each edit. An edit that can never work is an *EditError.
	Preview(edits []Edit) ([]Statement, error)
}

// PreviewText is what a source would send for edits as a text for people: the statements of a
// Previewer, each followed by its parameters, one a line; of other sources the edits as JSON.
// What a source logs in with is not in it.
func PreviewText(source any, edits []Edit) (string, error) {
	p, ok := source.(Previewer)
	if !ok {
		return EditsJSON(edits)
	}
	statements, err := p.Preview(edits)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for i, s := range statements {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(s.Text + ";\n")
		for k, arg := range s.Args {
			fmt.Fprintf(&b, "    %d: %s\n", k+1, argText(arg))
		}
	}
	return b.String(), nil
}

// mostBytes is how many bytes of a parameter are shown.
const mostBytes = 64

// argText is a parameter as people read it. Texts are in quotes, and control characters in
// them are escaped, so that a line is one parameter.
func argText(arg any) string {
	switch a := arg.(type) {
	case nil:
		return "null"
	case string:
		return strconv.Quote(a)
	case time.Time:
		return a.Format(time.RFC3339Nano)
	case []byte:
		if len(a) > mostBytes {
			return fmt.Sprintf("0x%x… (%d bytes)", a[:mostBytes], len(a))
		}
		return fmt.Sprintf("0x%x", a)
	}
	return fmt.Sprint(arg)
}

// EditsJSON is edits as a list in JSON, for people to read.
func EditsJSON(edits []Edit) (string, error) {
	list := make([]editJSON, len(edits))
	for i, e := range edits {
		list[i] = editJSON{e.Kind.String(), e.ID, fieldsJSON(e.Set), e.Version, fieldsJSON(e.Old)}
	}
	text, err := plainjson.MarshalIndent(list, "  ")
	if err != nil {
		return "", fmt.Errorf("rowsource: edits as JSON: %w", err)
	}
	return string(text), nil
}

// editJSON is an edit in JSON.
type editJSON struct {
	Kind    string      `json:"kind"`
	ID      string      `json:"id,omitempty"`
	Set     fieldsJSON  `json:"set,omitempty"`
	Version value.Value `json:"version,omitzero"`
	Old     fieldsJSON  `json:"old,omitempty"`
}

// fieldsJSON are fields as an object, in their order.
type fieldsJSON []Field

// MarshalJSON writes the object.
func (f fieldsJSON) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, field := range f {
		if i > 0 {
			b = append(b, ',')
		}
		name, err := value.Text(field.Column).MarshalJSON()
		if err != nil {
			return nil, err
		}
		v, err := field.Value.MarshalJSON()
		if err != nil {
			return nil, err
		}
		b = append(append(append(b, name...), ':'), v...)
	}
	return append(b, '}'), nil
}
