// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package taglist writes several texts as one and reads them: "red, blue". A text with a comma, a quote or a space at
// its ends is quoted as in CSV: red, "light blue, greenish".
package taglist

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/locale"
)

// ErrQuote is the error of a quoted text that does not end, or that is followed by something other than a comma.
var ErrQuote error = quoteError{}

type quoteError struct{}

func (quoteError) Error() string { return "a quoted text does not end, or no comma follows it" }

// Localized returns a text for people.
func (quoteError) Localized(texts *locale.Editing) string { return texts.InvalidTags }

// Append appends texts as one. Empty texts are left out.
func Append(dst []byte, tags ...string) []byte {
	start := len(dst)
	for _, tag := range tags {
		dst = AppendNext(dst, start, tag)
	}
	return dst
}

// AppendNext appends a text to a list of texts that begins at start.
func AppendNext(dst []byte, start int, tag string) []byte {
	switch {
	case tag == "":
		return dst
	case len(dst) > start:
		dst = append(dst, ", "...)
	}
	return appendOne(dst, tag)
}

func appendOne(dst []byte, tag string) []byte {
	first, _ := utf8.DecodeRuneInString(tag)
	last, _ := utf8.DecodeLastRuneInString(tag)
	if !strings.ContainsAny(tag, ",\"\r\n") && !unicode.IsSpace(first) && !unicode.IsSpace(last) {
		return append(dst, tag...)
	}
	dst = append(dst, '"')
	dst = append(dst, strings.ReplaceAll(tag, `"`, `""`)...)
	return append(dst, '"')
}

// Read returns the texts of one. Spaces around them and empty texts are dropped, as are repeated ones. A line break
// separates as a comma does.
func Read(text string) (tags []string, err error) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		var tag string
		if text[0] == '"' {
			if tag, text, err = quoted(text[1:]); err != nil {
				return nil, err
			}
		} else {
			end := strings.IndexAny(text, ",\r\n")
			if end < 0 {
				end = len(text)
			}
			tag, text = strings.TrimSpace(text[:end]), text[min(end+1, len(text)):]
		}
		tags = add(tags, tag)
	}
	return tags, nil
}

// quoted returns the text up to its quote, and what follows the comma.
func quoted(text string) (tag, rest string, err error) {
	for {
		end := strings.IndexByte(text, '"')
		if end < 0 {
			return "", "", ErrQuote
		}
		tag += text[:end]
		if text = text[end+1:]; !strings.HasPrefix(text, `"`) {
			break
		}
		tag, text = tag+`"`, text[1:]
	}
	rest = strings.TrimLeft(text, " \t")
	switch {
	case rest == "":
		return tag, "", nil
	case strings.IndexByte(",\r\n", rest[0]) >= 0:
		return tag, rest[1:], nil
	}
	return "", "", ErrQuote
}

// add adds a text, unless it is empty or there.
func add(tags []string, tag string) []string {
	if tag == "" {
		return tags
	}
	for _, t := range tags {
		if t == tag {
			return tags
		}
	}
	return append(tags, tag)
}
