// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package jsonid

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// AppendTexts appends a list of texts as JSON, in the form of encoding/json, which programs without other JSON do not
// link. Bytes that are no valid UTF-8 become U+FFFD.
func AppendTexts(dst []byte, texts []string) []byte {
	dst = append(dst, '[')
	for i, text := range texts {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = AppendText(dst, text)
	}
	return append(dst, ']')
}

// AppendText appends a text as a string of JSON, as AppendTexts does.
func AppendText(dst []byte, text string) []byte {
	dst = append(dst, '"')
	for i, r := range text {
		switch {
		case r == '"' || r == '\\':
			dst = append(dst, '\\', byte(r))
		case r < ' ' && shortEscape(r) != 0:
			dst = append(dst, '\\', shortEscape(r))
		case r < ' ' || r == '<' || r == '>' || r == '&' || r == '\u2028' || r == '\u2029':
			dst = appendEscape(dst, r)
		case r == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)):
			dst = append(dst, `\ufffd`...)
		default:
			dst = utf8.AppendRune(dst, r)
		}
	}
	return append(dst, '"')
}

// shortEscape returns the letter of a control character after a backslash, 0 without one.
func shortEscape(r rune) byte {
	switch r {
	case '\b':
		return 'b'
	case '\f':
		return 'f'
	case '\n':
		return 'n'
	case '\r':
		return 'r'
	case '\t':
		return 't'
	}
	return 0
}

// appendEscape appends \u and four digits.
func appendEscape(dst []byte, r rune) []byte {
	const digits = "0123456789abcdef"
	return append(dst, '\\', 'u', digits[r>>12&15], digits[r>>8&15], digits[r>>4&15], digits[r&15])
}

// Texts reads a list of texts in JSON. ok is false if text is anything else. null is no list; in a list it is
// an empty text.
func Texts(text string) (texts []string, ok bool) {
	s := strings.TrimLeft(text, space)
	if rest, null := strings.CutPrefix(s, "null"); null {
		return nil, strings.TrimLeft(rest, space) == ""
	}
	if s, ok = strings.CutPrefix(s, "["); !ok {
		return nil, false
	}
	texts = []string{}
	for s = strings.TrimLeft(s, space); ; s = strings.TrimLeft(s, space) {
		if rest, end := strings.CutPrefix(s, "]"); end && len(texts) == 0 {
			return texts, strings.TrimLeft(rest, space) == ""
		}
		var one string
		if rest, null := strings.CutPrefix(s, "null"); null {
			s = rest
		} else if one, s, ok = readText(s); !ok {
			return nil, false
		}
		texts = append(texts, one)
		s = strings.TrimLeft(s, space)
		if rest, end := strings.CutPrefix(s, "]"); end {
			return texts, strings.TrimLeft(rest, space) == ""
		}
		if s, ok = strings.CutPrefix(s, ","); !ok {
			return nil, false
		}
	}
}

// space holds the characters that JSON allows between values.
const space = " \t\r\n"

// readText reads a string at the start of s, and returns what follows it.
func readText(s string) (text, rest string, ok bool) {
	if s, ok = strings.CutPrefix(s, `"`); !ok {
		return "", "", false
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '"':
			return b.String(), s[i+1:], true
		case c == '\\':
			r, n := readEscape(s[i:])
			if n == 0 {
				return "", "", false
			}
			b.WriteRune(r)
			i += n
		case c < ' ':
			return "", "", false
		default:
			r, n := utf8.DecodeRuneInString(s[i:])
			b.WriteRune(r)
			i += n
		}
	}
	return "", "", false
}

// readEscape reads an escape sequence at the start of s, and returns the number of its bytes, 0 if it is none. Half of
// a surrogate pair is U+FFFD.
func readEscape(s string) (r rune, n int) {
	if len(s) < 2 {
		return 0, 0
	}
	if s[1] != 'u' {
		at := strings.IndexByte(`"\/bfnrt`, s[1])
		if at < 0 {
			return 0, 0
		}
		return rune("\"\\/\b\f\n\r\t"[at]), 2
	}
	r = readHex(s)
	switch {
	case r < 0:
		return 0, 0
	case !utf16.IsSurrogate(r):
		return r, 6
	}
	if low := readHex(s[6:]); low >= 0 {
		if pair := utf16.DecodeRune(r, low); pair != utf8.RuneError {
			return pair, 12
		}
	}
	return utf8.RuneError, 6
}

// readHex reads \u and four digits, -1 if s begins with anything else.
func readHex(s string) rune {
	if len(s) < 6 || s[0] != '\\' || s[1] != 'u' {
		return -1
	}
	for _, c := range []byte(s[2:6]) {
		if !strings.ContainsRune("0123456789abcdefABCDEF", rune(c)) {
			return -1
		}
	}
	v, err := strconv.ParseUint(s[2:6], 16, 16)
	if err != nil {
		return -1
	}
	return rune(v)
}
