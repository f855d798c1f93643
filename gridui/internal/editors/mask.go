// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import "github.com/giogrid/giogrid/gridui/internal/mask"

// Mask returns the editor of texts in the form of a mask.
func Mask(of *mask.Mask) func() any {
	return func() any { return &masked{of: of} }
}

type masked struct {
	Plain
	of *mask.Mask
	// rest is the hint of text, empty before the first one.
	text, rest string
}

func (m *masked) Start(c Cell) string { return c.Text }

func (m *masked) Reshape(text string, caret int) (to string, at int) { return m.of.Shape(text, caret) }

func (m *masked) Hint(text string) string {
	if m.rest == "" || m.text != text {
		m.text, m.rest = text, m.of.Rest(text)
	}
	return m.rest
}

func (m *masked) Outcome(text string) (Outcome, error) {
	if text == "" {
		return Outcome{}, nil
	}
	text, err := m.of.Read(text)
	return Outcome{Text: text}, err
}
