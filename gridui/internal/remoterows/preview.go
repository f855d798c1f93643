// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// previewText returns a readable text of what a source would send for edits: the statements of a rowsource.Previewer,
// each followed by its parameters, one a line; for other sources the edits as JSON. It never contains the
// credentials of a source.
func previewText(source any, edits []rowsource.Edit) (string, error) {
	p, ok := source.(rowsource.Previewer)
	if !ok {
		return editsText(edits)
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

// mostBytes is the number of bytes of a parameter that are shown.
const mostBytes = 64

// argText returns a parameter in readable form. Texts are quoted and their control characters escaped, so
// that a parameter takes one line.
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

// editsText returns edits as an indented JSON list, for people to read.
func editsText(edits []rowsource.Edit) (string, error) {
	list := make([]editJSON, len(edits))
	for i, e := range edits {
		list[i] = editJSON{e.Kind.String(), e.ID, fieldsJSON(e.Set), e.Version, fieldsJSON(e.Old)}
	}
	var text strings.Builder
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(list); err != nil {
		return "", fmt.Errorf("edits as JSON: %w", err)
	}
	return text.String(), nil
}

// editJSON is an edit in JSON.
type editJSON struct {
	Kind    string      `json:"kind"`
	ID      string      `json:"id,omitempty"`
	Set     fieldsJSON  `json:"set,omitempty"`
	Version value.Value `json:"version,omitzero"`
	Old     fieldsJSON  `json:"old,omitempty"`
}

// fieldsJSON is a list of fields that is encoded as an object, in their order.
type fieldsJSON []rowsource.Field

// MarshalJSON encodes the object.
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
