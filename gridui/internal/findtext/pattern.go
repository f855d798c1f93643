// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

// matches reports whether a text has a non-empty occurrence of the pattern.
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

// patternSpans implements Spans for a pattern.
func (f *Finder) patternSpans(dst []Span, text string) []Span {
	for _, match := range f.query.Pattern.FindAllSubmatchIndex(bytesOf(text), -1) {
		if match[1] > match[0] {
			dst = append(dst, Span{match[0], match[1]})
		}
	}
	return dst
}

// AppendReplaced appends a text with all occurrences replaced by with. For a pattern, $1 and so on in with
// are its groups. n is the number of occurrences.
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

// expand implements AppendReplaced for a pattern.
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
