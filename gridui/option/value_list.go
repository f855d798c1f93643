// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"encoding/binary"
	"encoding/json"
)

// ValueList is a list of texts that does not change, so that lists can be compared with ==. The zero value is empty.
// ListOf returns other lists. In JSON it is an array of texts.
type ValueList struct {
	// packed holds the texts, each after its length.
	packed string
}

// ListOf returns a list of texts. Of texts that occur repeatedly only the first stays.
func ListOf(texts ...string) ValueList {
	var packed []byte
	seen := make(map[string]bool, len(texts))
	for _, text := range texts {
		if seen[text] {
			continue
		}
		seen[text] = true
		packed = append(binary.AppendUvarint(packed, uint64(len(text))), text...)
	}
	return ValueList{string(packed)}
}

// Texts returns the texts in their order, nil for none.
func (l ValueList) Texts() (texts []string) {
	for rest := []byte(l.packed); len(rest) > 0; {
		n, size := binary.Uvarint(rest)
		end := size + int(n)
		texts, rest = append(texts, string(rest[size:end])), rest[end:]
	}
	return texts
}

// IsZero reports whether the list is empty.
func (l ValueList) IsZero() bool { return l.packed == "" }

// MarshalJSON writes an array of texts.
func (l ValueList) MarshalJSON() ([]byte, error) {
	texts := l.Texts()
	if texts == nil {
		texts = []string{}
	}
	return json.Marshal(texts)
}

// UnmarshalJSON reads an array of texts.
func (l *ValueList) UnmarshalJSON(text []byte) error {
	var texts []string
	if err := json.Unmarshal(text, &texts); err != nil {
		return err
	}
	*l = ListOf(texts...)
	return nil
}

// mapTexts returns the list with f applied to its texts.
func (l ValueList) mapTexts(f func(string) string) ValueList {
	texts := l.Texts()
	for i, text := range texts {
		texts[i] = f(text)
	}
	return ListOf(texts...)
}
