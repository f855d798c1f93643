// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

// matches reports whether a text has an occurrence of the pattern that is not empty.
func (f *Finder) matches(text string) bool {
	p, b := f.query.Pattern, bytesOf(text)
	if len(b) == 0 || !p.Match(b) {
		return false
	}
	for _, match := range p.FindAllSubmatchIndex(b, -1) {
		if match[1] > match[0] {
			return true
		}
	}
	return false
}

// patternSpans is Spans for a pattern.
func (f *Finder) patternSpans(dst []Span, text string) []Span {
	for _, match := range f.query.Pattern.FindAllSubmatchIndex(bytesOf(text), -1) {
		if match[1] > match[0] {
			dst = append(dst, Span{match[0], match[1]})
		}
	}
	return dst
}

// AppendReplaced appends a text with another one in place of all occurrences. In that of a
// pattern $1 and the like stand for groups. n is how many occurrences there are.
func (f *Finder) AppendReplaced(dst []byte, text, with string) (out []byte, n int) {
	if f.Empty() {
		return append(dst, text...), 0
	}
	if f.query.Pattern != nil {
		return f.expand(dst, text, with)
	}
	end := 0
	for _, s := range f.Spans(nil, text) {
		dst = append(append(dst, text[end:s.From]...), with...)
		end = s.To
		n++
	}
	return append(dst, text[end:]...), n
}

// expand is AppendReplaced for a pattern.
func (f *Finder) expand(dst []byte, text, with string) (out []byte, n int) {
	end := 0
	for _, match := range f.query.Pattern.FindAllSubmatchIndex(bytesOf(text), -1) {
		if match[1] == match[0] {
			continue
		}
		dst = append(dst, text[end:match[0]]...)
		dst = f.query.Pattern.Expand(dst, []byte(with), bytesOf(text), match)
		end = match[1]
		n++
	}
	return append(dst, text[end:]...), n
}
