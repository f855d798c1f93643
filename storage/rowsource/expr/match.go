// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"regexp"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Matcher returns the test of texts of a match, independently of its columns. It fails where Check does.
func (m Match) Matcher() (func(text string) bool, error) {
	if err := Check(m); err != nil {
		return nil, err
	}
	return m.compile(), nil
}

// compile returns the test of a match that Check has passed.
func (m Match) compile() func(text string) bool {
	switch {
	case m.Op == MatchRegexp:
		return m.compileRegexp()
	case m.Initials && strings.ContainsFunc(m.Text, isInitial):
		return m.compileInitials()
	}
	fold := value.Fold
	if m.Case {
		fold = func(s string) string { return s }
	}
	needle := fold(m.Text)
	return func(text string) bool { return m.Op.matches(fold(text), needle) }
}

func (o MatchOp) matches(text, needle string) bool {
	switch o {
	case MatchEquals:
		return text == needle
	case MatchStarts:
		return strings.HasPrefix(text, needle)
	case MatchEnds:
		return strings.HasSuffix(text, needle)
	}
	return strings.Contains(text, needle)
}

func (m Match) compileRegexp() func(text string) bool {
	pattern := m.Text
	if !m.Case {
		pattern = "(?i:" + pattern + ")"
	}
	return regexp.MustCompile(pattern).MatchString
}
