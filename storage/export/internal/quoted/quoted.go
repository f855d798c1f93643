// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package quoted writes texts in quotes, as tables in text files have them.
package quoted

import "strings"

// Append appends text in quotes to dst, with its quotes doubled, and returns the extended slice.
func Append(dst []byte, text string) []byte {
	return append(AppendDoubled(append(dst, '"'), text), '"')
}

// AppendDoubled appends text to dst, with its quotes doubled, and returns the extended slice.
func AppendDoubled(dst []byte, text string) []byte {
	for {
		i := strings.IndexByte(text, '"')
		if i < 0 {
			return append(dst, text...)
		}
		dst = append(append(dst, text[:i]...), `""`...)
		text = text[i+1:]
	}
}
