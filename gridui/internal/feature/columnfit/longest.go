// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

// keptTexts bounds how many texts of a column are kept to be measured.
const keptTexts = 6

// longest keeps the widest texts by an estimate, the widest first.
type longest struct {
	texts  []string
	widths []int
}

// offer keeps a text if fewer than keptTexts are kept, or if it is wider than the narrowest of them. It drops a
// text that is kept already.
func (l *longest) offer(text []byte, width int) {
	if len(l.texts) == keptTexts && width <= l.widths[keptTexts-1] {
		return
	}
	at := len(l.texts)
	for at > 0 && l.widths[at-1] < width {
		at--
	}
	for i := at; i > 0 && l.widths[i-1] == width; i-- {
		if l.texts[i-1] == string(text) {
			return
		}
	}
	if len(l.texts) == keptTexts {
		l.texts, l.widths = l.texts[:keptTexts-1], l.widths[:keptTexts-1]
	}
	l.texts, l.widths = append(l.texts, ""), append(l.widths, 0)
	copy(l.texts[at+1:], l.texts[at:])
	copy(l.widths[at+1:], l.widths[at:])
	l.texts[at], l.widths[at] = string(text), width
}
