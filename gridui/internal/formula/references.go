// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// Reference is a place in a text at which a column is named.
type Reference struct {
	ID         string
	Start, End int
}

// References returns the places at which a text names columns of a schema, even if the text is wrong. It does
// not check types.
func References(text string, s Schema) (refs []Reference) {
	if len(text) > maxLength {
		return nil
	}
	l := lexer{text: text, comma: s.comma()}
	t := l.next()
	for t.kind != tokenEnd {
		next := l.next()
		called := next.kind == tokenSign && next.text == "("
		if t.kind == tokenColumn || t.kind == tokenName && keywordOf(t.text) == 0 && !called {
			if c, _ := s.lookup(t.text); c != nil {
				refs = append(refs, Reference{c.ID, t.start, t.end})
			}
		}
		t = next
	}
	return refs
}
