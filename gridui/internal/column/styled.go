// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// WorkbookFormat returns the number format of the column in a workbook, empty for the usual one.
func (d *Def) WorkbookFormat() string {
	if d.ExcelFormat != "" || d.Styled == nil {
		return d.ExcelFormat
	}
	return d.Styled.formatter().Excel()
}

// Speak sets the language of the styles of columns, and the signs of numbers if the program has chosen some. It reports
// whether the text of a column changed. columns are those that the program has given, which may not be resolved yet.
func (c *Set) Speak(language string, chosen locale.Numbers, columns []*Def) (changed bool) {
	c.spoken, c.chosen, c.speaks = language, chosen, true
	changed = c.speak(c.Defs)
	return c.speak(Each(columns, nil, func(d *Def) bool { return d.Styled != nil })) || changed
}

// Turn sets whether the grid is read from the right. It reports whether columns must be resolved again.
func (c *Set) Turn(leftward bool) (changed bool) {
	changed = c.leftward != leftward && slices.ContainsFunc(c.Defs, (*Def).alignsDecimals)
	c.leftward = leftward
	return changed
}

// IsLeftward reports whether the grid is read from the right.
func (c *Set) IsLeftward() bool { return c.leftward }

// alignsDecimals reports whether decimal signs are below each other.
func (d *Def) alignsDecimals() bool { return d.Align == option.AlignDecimal && d.stylesNumbers() }

// alignIn returns the alignment of the text in a grid, which may be read from the right: numbers are read from the left.
func (d *Def) alignIn(leftward bool) option.Align {
	if leftward && d.alignsDecimals() {
		return option.AlignStart
	}
	return d.TextAlign()
}

// AppendRoom appends to the text that begins at start what it lacks up to the longest text with its digits, which is the
// room behind it in a column with decimal signs below each other.
func (d *Def) AppendRoom(dst []byte, start int) []byte {
	if !d.alignsDecimals() {
		return dst
	}
	return d.Styled.formatter().Missing(dst, dst[start:])
}

// speak sets the language of the styles of columns.
func (c *Set) speak(columns []*Def) (changed bool) {
	if !c.speaks {
		return false
	}
	for _, d := range columns {
		if d.Styled == nil {
			continue
		}
		signs := c.chosen
		if d.NumberSigns != (locale.Numbers{}) {
			signs = d.NumberSigns
		}
		changed = d.Styled.speak(c.spoken, signs) || changed
	}
	return changed
}
