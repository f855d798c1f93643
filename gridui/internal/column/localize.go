// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/locale"

// MarkGiven records that the program supplied other columns.
func (c *Set) MarkGiven() { c.Given++ }

// Yield sets the columns that give up their pins, and arranges all columns again.
func (c *Set) Yield(pins []bool) {
	c.Yields = pins
	c.Settle()
}

// Localize sets the language, the number signs and the words for users. The first frame calls it.
func (c *Set) Localize(texts *locale.Texts) {
	c.Language = texts.Filters.Language
	c.Numbers, c.SignsKnown = texts.Numbers, true
	c.Grouping, c.Total = texts.Grouping, texts.Total
}
