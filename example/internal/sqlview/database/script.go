// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package database

import "strings"

// isScript reports whether a text contains more than one statement: something after a semicolon outside strings,
// names and comments. It is a courtesy to people; it is not what prevents writing.
func isScript(text string) bool {
	ended := false
	for text != "" {
		n, blank := token(text)
		switch {
		case text[0] == ';':
			ended = true
		case ended && !blank:
			return true
		}
		text = text[n:]
	}
	return false
}

// token returns the length of the first token of a text, and whether it is a blank or a comment.
func token(text string) (n int, blank bool) {
	switch {
	case strings.HasPrefix(text, "--"):
		return through(text, 2, "\n"), true
	case strings.HasPrefix(text, "/*"):
		return through(text, 2, "*/"), true
	case strings.ContainsRune(" \t\r\n\f", rune(text[0])):
		return 1, true
	case text[0] == '[':
		return through(text, 1, "]"), false
	case strings.ContainsRune("'\"`", rune(text[0])): // a doubled quote begins the next token
		return through(text, 1, text[:1]), false
	}
	return 1, false
}

// through returns the length of a text up to and including the first mark at or after from.
func through(text string, from int, mark string) int {
	i := strings.Index(text[from:], mark)
	if i < 0 {
		return len(text)
	}
	return from + i + len(mark)
}
