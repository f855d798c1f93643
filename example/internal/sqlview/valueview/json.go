// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"bytes"
	"encoding/json"
)

// indented returns a JSON text with indents; ok is false for other texts, and for a text too large to parse while a
// person waits. Numbers and the order of keys stay unchanged.
func indented(text string) (pretty string, ok bool) {
	if len(text) > MaxText || !begins(text, `{["-0123456789tfn`) {
		return "", false
	}
	var b bytes.Buffer
	if json.Indent(&b, []byte(text), "", "  ") != nil {
		return "", false
	}
	return b.String(), true
}
