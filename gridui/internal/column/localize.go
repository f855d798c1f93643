// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/locale"

// MarkGiven notes that the program gave other columns.
func (c *Set) MarkGiven() { c.Given++ }

// Yield sets which columns give up their pins, and places all columns anew.
func (c *Set) Yield(pins []bool) {
	c.Yields = pins
	c.Settle()
}

// Localize sets the language, the signs of numbers and the words of users, which the first frame brings.
func (c *Set) Localize(texts *locale.Texts) {
	c.Language = texts.Filters.Bar.Language
	c.Numbers, c.SignsKnown = texts.Numbers, true
	c.Grouping, c.Total = texts.Grouping, texts.Total
}
