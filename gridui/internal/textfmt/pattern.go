// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textfmt

import "strings"

// Slot is a name in braces in a pattern, and the number that replaces it.
type Slot struct {
	Name string
	N    int
}

// AppendPattern appends a pattern with numbers in its slots. It keeps other braces unchanged.
func AppendPattern(dst []byte, pattern string, slots ...Slot) []byte {
	for {
		at := strings.IndexByte(pattern, '{')
		if at < 0 {
			return append(dst, pattern...)
		}
		dst, pattern = append(dst, pattern[:at]...), pattern[at:]
		end := strings.IndexByte(pattern, '}')
		taken := 1 // a single brace
		for i := range slots {
			if end > 0 && pattern[1:end] == slots[i].Name {
				dst, taken = AppendGrouped(dst, slots[i].N), end+1
				break
			}
		}
		if taken == 1 {
			dst = append(dst, '{')
		}
		pattern = pattern[taken:]
	}
}

// AppendNamed appends a pattern with name in place of {name}.
func AppendNamed(dst []byte, pattern, name string) []byte {
	before, after, named := strings.Cut(pattern, "{name}")
	if dst = append(dst, before...); named {
		dst = append(dst, name...)
	}
	return append(dst, after...)
}
