// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/option"
)

// listOf returns the lines of a text as a list. Lines without text are left out; ends of other lines are as written.
func listOf(text string) option.ValueList {
	lines := strings.Split(text, "\n")
	return option.ListOf(slices.DeleteFunc(lines, func(line string) bool { return strings.TrimSpace(line) == "" })...)
}

// textOf returns a list as lines. A value with a line break becomes one line, with spaces.
func textOf(list option.ValueList) string {
	texts := list.Texts()
	for i, text := range texts {
		texts[i] = oneLine.Replace(text)
	}
	return strings.Join(texts, "\n")
}

var oneLine = strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ")

// moveLines moves the lines of a selection, given by the caret and the other end in characters, up or down by one line.
// It returns the text and the ends of the selection afterwards, and false if there is no line to change places with.
func moveLines(text string, caret, other, by int) (moved string, toCaret, toOther int, ok bool) {
	lines := strings.Split(text, "\n")
	first, last := lineAt(lines, min(caret, other)), lineAt(lines, max(caret, other))
	to := first + by
	if to < 0 || last+by >= len(lines) {
		return text, caret, other, false
	}
	passed := lines[to]
	if by > 0 {
		passed = lines[last+1]
	}
	shift := utf8.RuneCountInString(passed) + 1
	if by < 0 {
		shift = -shift
		lines = slices.Insert(slices.Delete(lines, to, first), last, passed)
	} else {
		lines = slices.Insert(slices.Delete(lines, last+1, last+2), first, passed)
	}
	return strings.Join(lines, "\n"), caret + shift, other + shift, true
}

// lineAt returns the index of the line that has a position in characters.
func lineAt(lines []string, at int) int {
	for i, line := range lines {
		n := utf8.RuneCountInString(line)
		if at <= n {
			return i
		}
		at -= n + 1
	}
	return len(lines) - 1
}
