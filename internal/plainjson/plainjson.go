// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package plainjson encodes JSON without escapes for HTML.
package plainjson

import (
	"bytes"
	"encoding/json"
)

// Marshal encodes v as json.Marshal does, but does not escape characters for HTML.
func Marshal(v any) ([]byte, error) {
	text, err := MarshalIndent(v, "")
	return bytes.TrimSuffix(text, []byte("\n")), err
}

// MarshalIndent returns v in lines that are indented by indent for each level and end with a line feed, or
// in one line without an indent.
func MarshalIndent(v any, indent string) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	err := e.Encode(v)
	return b.Bytes(), err
}
